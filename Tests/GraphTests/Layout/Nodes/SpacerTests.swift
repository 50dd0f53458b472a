import AttributeGraphUI
import Testing
import ViewTestSupport

/// Spacers and views whose size depends on the length that they are offered.
@MainActor
@Suite struct `Spacers` {
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
}

/// A view that is alone on its screen is in no stack.
@MainActor
@Suite struct `Spacers outside of stacks` {
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
