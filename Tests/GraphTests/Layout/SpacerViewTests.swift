import AttributeGraphUI
import Testing
import ViewTestSupport

/// A space comes last: it has what the views of a stack leave.
@MainActor
@Suite struct `Mounted spacers` {
  @Test func `a flexible view beside a spacer takes all but the spacer's minimum`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 92, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        Spacer()
      }
    }
    expectMounted(proposing: 10, 100, size: (10, 100), frames: ["a": (0, 0, 10, 92)]) {
      VStack(spacing: 0) {
        C.named("a")
        Spacer()
      }
    }
  }

  @Test func `two flexible views share what the spacer between them leaves`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 46, 10), "b": (54, 0, 46, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        Spacer()
        C.named("b")
      }
    }
  }

  @Test func `a spacer without a minimum leaves everything`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 100, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `a spacer has what a limited view does not take`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 60, 10)]) {
      HStack(spacing: 0) {
        C.frame(maxWidth: 60).named("a")
        Spacer()
      }
    }
  }

  @Test func `a frame that fills comes before a spacer`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 92, 10)]) {
      HStack(spacing: 0) {
        F(20, 10).frame(maxWidth: .infinity).named("a")
        Spacer()
      }
    }
  }

  @Test func `a negative priority comes before a spacer`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 92, 10)]) {
      HStack(spacing: 0) {
        C.layoutPriority(-1).named("a")
        Spacer()
      }
    }
  }

  @Test func `a spacer with a priority of its own is served by that`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 50, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        Spacer().layoutPriority(0)
      }
    }
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["a": (0, 0, 0, 10)]) {
      HStack(spacing: 0) {
        C.named("a")
        Spacer().layoutPriority(1)
      }
    }
  }

  @Test func `a long text beside a spacer is offered all but the minimum`() {
    let text = String(repeating: "word ", count: 40)
    let host = expectMounted(proposing: 100, nil, size: (100, ViewHost.height(of: text, width: 92))) {
      HStack(spacing: 0) {
        Text(text).named("t")
        Spacer()
      }
    }
    #expect(host.frame(named: "t")?.height == ViewHost.height(of: text, width: 92))
  }

  @Test func `a spacer does not count for the size of what it is over or under`() {
    expectMounted(proposing: 100, 100, size: (20, 10)) {
      ZStack {
        Spacer()
        F(20, 10)
      }
    }
  }

  @Test func `a spacer alone in a container is as large as there is room`() {
    expectMounted(proposing: 100, 100, size: (100, 100)) {
      ZStack { Spacer() }
    }
  }
}

/// A view that is alone on its screen is in no stack.
@MainActor
@Suite struct `Mounted spacers outside of stacks` {
  @Test func `a spacer as root takes room along both axes`() {
    expectMounted(proposing: nil, nil, size: (8, 8)) { Spacer() }
    expectMounted(proposing: 50, 30, size: (50, 30)) { Spacer() }
    expectMounted(proposing: 0, 0, size: (8, 8)) { Spacer() }
    expectMounted(proposing: 0, 0, size: (20, 20)) { Spacer(minLength: 20) }
  }

  @Test func `in a frame it has the size of the frame`() {
    expectMounted(proposing: nil, nil, size: (50, 50), frames: ["a": (0, 0, 50, 50)]) {
      Spacer().named("a").frame(width: 50, height: 50)
    }
  }

  @Test func `conditions, groups and bodies make no difference`() {
    let isThere = true
    expectMounted(proposing: 50, 30, size: (50, 30)) { if isThere { Spacer() } }
    expectMounted(proposing: nil, nil, size: (8, 8)) { if isThere { Spacer() } }
    expectMounted(proposing: 50, 30, size: (50, 30)) { Group { Spacer() } }
    expectMounted(proposing: 50, 30, size: (50, 30)) { Space() }
  }

  @Test func `several views of a screen are in a stack`() {
    expectMounted(proposing: 50, 30, size: (10, 30), frames: ["a": (0, 20, 10, 10)]) {
      Spacer()
      F(10, 10).named("a")
    }
  }

  @Test func `a spacer is in a stack while it has company`() {
    var company: Binding<Bool>?
    let host = ViewHost(size: CGSize(width: 100, height: 60)) { Company { company = $0 } }
    expectFrame(of: "space", (0, 0, 100, 60), in: host)
    host.perform { company?.wrappedValue = true }
    expectFrame(of: "space", (50, 0, 0, 32), in: host)
    host.perform { company?.wrappedValue = false }
    expectFrame(of: "space", (0, 0, 100, 60), in: host)
  }
}

/// A space, below which there is another view at times; the padding around it remembers sizes.
private struct Company: View {
  @State private var isThere = false
  let keep: (Binding<Bool>) -> Void

  var body: some View {
    let _ = keep($isThere)
    Spacer().named("space").padding(0)
    if isThere { F(20, 20) }
  }
}

/// A space through the body of a view.
private struct Space: View {
  var body: some View { Spacer() }
}

extension ViewHost {
  /// How high a text is in a width.
  fileprivate static func height(of text: String, width: CGFloat) -> CGFloat {
    let proposal = ProposedViewSize(width: width, height: nil)
    return ViewHost(proposing: proposal) { Text(text) }.sizeThatFits(proposal).height
  }
}
