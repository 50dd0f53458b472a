import AttributeGraphUI
import Foundation
import Testing

/// The questions of a stack to its children while it divides its space and while it places them.
@MainActor
struct `Stack queries` {
  @Test func `L-244: a single child is not probed`() {
    let child = RuleView.C
    _ = StackLayout.horizontal(spacing: 0).sizeThatFits(ProposedViewSize(width: 100, height: 50), children: [child])
    #expect(child.queries == [ProposedViewSize(width: 100, height: 50)])
  }

  @Test func `L-245: an unspecified length is not probed`() {
    let children = [RuleView.C, .C]
    _ = StackLayout.horizontal(spacing: 0).sizeThatFits(ProposedViewSize(width: nil, height: 50), children: children)
    #expect(children.map(\.queries) == [[ProposedViewSize(width: nil, height: 50)], [.init(width: nil, height: 50)]])
  }

  @Test(arguments: [0, .infinity]) func `zero and infinity are proposed without probes`(length: CGFloat) {
    let children = [RuleView.C, .C, .F(10, 10)]
    let proposal = ProposedViewSize(width: length, height: 50)
    _ = StackLayout.horizontal(spacing: 4).sizeThatFits(proposal, children: children)
    #expect(children.map(\.queries) == [[proposal], [proposal], [proposal]])
  }

  @Test func `children of one priority are asked for minimum, maximum and share`() {
    let children = [RuleView.C, .C]
    _ = StackLayout.vertical(spacing: 0).sizeThatFits(ProposedViewSize(width: 5, height: 80), children: children)
    let expected: [CGFloat?] = [0, .infinity, 40]
    #expect(children[0].queries.map(\.height) == expected)
    #expect(children[1].queries.map(\.height) == expected)
  }

  @Test func `priorities of one child each are asked for a minimum only where it is reserved`() {
    let first = RuleView.C.layoutPriority(1)
    let second = RuleView.C.flexible(FlexibleFrameRule(minWidth: 30))
    _ = StackLayout.horizontal(spacing: 0)
      .sizeThatFits(ProposedViewSize(width: 100, height: 5), children: [first, second])
    #expect(first.queries.map(\.width) == [70])
    #expect(second.queries.map(\.width) == [0, 30])
  }

  @Test func `placing by a division asks nothing where both lengths were proposed`() {
    let children = [RuleView.C, .F(10, 10)]
    let layout = StackLayout.horizontal()
    let division = layout.division(of: ProposedViewSize(width: 100, height: 50), among: children)
    for child in children { child.forgetQueries() }
    let placements = layout.placements(of: division, in: division.size, children: children)
    #expect(children.flatMap(\.queries).isEmpty)
    #expect(placements.map(\.frame.origin.x) == [0, 90])
  }

  @Test func `placing by a division proposes the minor length of the stack once where it was unspecified`() {
    let children = [RuleView.C, .F(10, 60)]
    let layout = StackLayout.horizontal(spacing: 0)
    let division = layout.division(of: ProposedViewSize(width: 100, height: nil), among: children)
    for child in children { child.forgetQueries() }
    let placements = layout.placements(of: division, in: division.size, children: children)
    #expect(children[0].queries == [ProposedViewSize(width: 90, height: 60)])
    #expect(children[1].queries == [ProposedViewSize(width: 50, height: 60)])
    #expect(placements[0].proposal == ProposedViewSize(width: 90, height: 60))
  }

  @Test func `an overlay asks each child that decides its size once`() {
    let children = [RuleView.C, .C.layoutPriority(2), .C.layoutPriority(2)]
    let proposal = ProposedViewSize(width: 7, height: 8)
    _ = OverlayLayout().sizeThatFits(proposal, children: children)
    #expect(children.map(\.queries) == [[], [proposal], [proposal]])
  }

  @Test func `placing by the division of other children is refused`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let layout = StackLayout.horizontal()
      let division = layout.division(of: .zero, among: [RuleView.C])
      _ = layout.placements(of: division, in: .zero, children: [RuleView.C, .C])
    }
  }

  @Test func `a guide along the major axis is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = StackLayout(axis: .horizontal, alignment: HorizontalAlignment.leading.key, spacing: nil)
    }
  }
}
