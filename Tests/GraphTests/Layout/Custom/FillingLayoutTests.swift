import AttributeGraphUI
import Testing

/// A layout that takes all that it is proposed, and puts its views in the middle of it.
private struct Filling: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

@MainActor
struct `A layout that fills` {
  @Test func `is not reported for the middle of the infinite length that a stack proposes`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Filling { Text("Leaf").named("leaf") }.named("layout")
      }
    }
    #expect(host.issues.isEmpty)
    #expect(host.frame(named: "layout") == CGRect(x: 0, y: 20, width: 100, height: 80))
    let middle = host.frame(named: "leaf")?.midY ?? 0
    #expect(abs(middle - 60) < 1e-9)
  }
}
