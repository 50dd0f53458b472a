import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// How often a layout of the user's own is called, and for which guides.
@MainActor
struct `Calls of a custom layout` {
  /// The calls since they were taken last.
  private final class Calls {
    var placements: [CGRect] = []
    var guides: [String] = []

    func take() -> (placements: [CGRect], guides: [String]) {
      defer { (placements, guides) = ([], []) }
      return (placements, guides)
    }
  }

  /// A layout of views over each other that takes what it is proposed and notes its calls.
  private struct Noting: Layout {
    let calls: Calls
    /// Where it says that it has the middle; nil for where its views have it.
    var middle: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      calls.placements.append(bounds)
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? {
      calls.guides.append(guide == .center ? "center" : guide == .leading ? "leading" : "another")
      return guide == .center ? middle : nil
    }

    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? {
      calls.guides.append("vertical")
      return nil
    }
  }

  @Test func `the views of a layout at a root are placed once`() {
    let calls = Calls()
    _ = ViewHost(size: CGSize(width: 100, height: 50)) { Noting(calls: calls) { Noting(calls: Calls()) { C } } }
    #expect(calls.take().placements == [CGRect(x: 0, y: 0, width: 100, height: 50)])
  }

  private struct Column: View {
    @State private var middle: CGFloat?
    let calls: Calls
    let levers: Levers

    final class Levers { var setMiddle: (CGFloat) -> Void = { _ in } }

    var body: some View {
      let _ = (levers.setMiddle = { middle = $0 })
      VStack(spacing: 0) {
        F(100, 20).named("title")
        Noting(calls: calls, middle: middle) { Text("Leaf") }.background(C).padding(10).named("layout")
      }
    }
  }

  private func host(_ calls: Calls, _ levers: Column.Levers = Column.Levers()) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) { Column(calls: calls, levers: levers) }
  }

  @Test func `it places its views once, in its true bounds`() {
    let calls = Calls()
    _ = host(calls)
    #expect(calls.take().placements == [CGRect(x: 10, y: 30, width: 80, height: 60)])
  }

  @Test func `it is placed again with another size, and once`() {
    let calls = Calls()
    let host = host(calls)
    _ = calls.take()
    host.resize(to: CGSize(width: 100, height: 120))
    #expect(calls.take().placements == [CGRect(x: 10, y: 30, width: 80, height: 80)])
  }

  @Test func `it is asked for the guide by which it is aligned, and for no other along that axis`() {
    let calls = Calls()
    _ = host(calls)
    let guides = Set(calls.take().guides)
    #expect(guides.contains("center"))
    #expect(!guides.contains("leading") && !guides.contains("another"))
  }

  @Test func `a layout that says something else of a guide is aligned again`() {
    let (calls, levers) = (Calls(), Column.Levers())
    let host = host(calls, levers)
    #expect(host.frame(named: "title") == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(host.frame(named: "layout")?.minX == 0)
    host.perform { levers.setMiddle(60) }
    // The middle of the title and that of the layout, 10 + 60 points from its padding's edge, lie on one line.
    let (title, layout) = (host.frame(named: "title"), host.frame(named: "layout"))
    #expect((title?.midX ?? 0) == (layout?.minX ?? 0) + 70)
  }

  @Test func `a layout in an HStack that is aligned by baselines hands on those of its texts`() {
    let calls = Calls()
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Leaf").named("text")
        Silent { Text("Leaf").padding(.top, 30) }.named("layout")
      }
    }
    _ = calls
    #expect(host.frame(named: "text")?.minY == (host.frame(named: "layout")?.minY ?? 0) + 30)
  }

  /// Says nothing of guides.
  private struct Silent: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(.unspecified) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }
}
