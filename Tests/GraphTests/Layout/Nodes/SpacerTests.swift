import AttributeGraphUI
import Testing
import ViewTestSupport

/// Spacers beside views whose height depends on their width.
@MainActor
struct `Spacers` {
  @Test func `a long text beside a spacer is proposed all but the minimum of the spacer`() {
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

/// A root view that is alone on its screen is in no stack.
@MainActor
struct `Spacers outside of stacks` {
  @Test func `a root spacer may stand in a condition, a group or a body`() {
    let isThere = true
    expectMounted(proposing: 50, 30, size: (50, 30)) { if isThere { Spacer() } }
    expectMounted(proposing: nil, nil, size: (8, 8)) { if isThere { Spacer() } }
    expectMounted(proposing: 50, 30, size: (50, 30)) { Group { Spacer() } }
    expectMounted(proposing: 50, 30, size: (50, 30)) { Space() }
  }

  @Test func `several root views are in a stack`() {
    expectMounted(proposing: 50, 30, size: (10, 30), frames: ["a": (0, 20, 10, 10)]) {
      Spacer()
      F(10, 10).named("a")
    }
  }

  @Test func `a root spacer is in a stack while there is another root view`() {
    var company: Binding<Bool>?
    let host = ViewHost(size: CGSize(width: 100, height: 60)) { Company { company = $0 } }
    expectFrame(of: "space", (0, 0, 100, 60), in: host)
    host.perform { company?.wrappedValue = true }
    expectFrame(of: "space", (50, 0, 0, 40), in: host)
    host.perform { company?.wrappedValue = false }
    expectFrame(of: "space", (0, 0, 100, 60), in: host)
  }
}

/// A spacer, below which another view comes and goes; the padding around it caches sizes.
private struct Company: View {
  @State private var isThere = false
  let keep: (Binding<Bool>) -> Void

  var body: some View {
    let _ = keep($isThere)
    Spacer().named("space").padding(0)
    if isThere { F(20, 20) }
  }
}

/// A spacer as the body of a view.
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
