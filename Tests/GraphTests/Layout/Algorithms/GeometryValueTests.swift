import AttributeGraphUI
import Foundation
import Testing

/// The values of layout: proposals, guides and dimensions.
struct `Geometry values` {
  @Test func `an unspecified proposal is replaced by 10 by 10`() {
    #expect(ProposedViewSize(width: nil, height: 3).replacingUnspecifiedDimensions() == CGSize(width: 10, height: 3))
    #expect(
      ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 1, height: 2))
  }

  @Test func `a proposal of NaN counts as unspecified`() {
    #expect(ProposedViewSize(width: .nan, height: 3).sanitised == ProposedViewSize(width: nil, height: 3))
  }

  @Test func `guides have their defaults`() {
    let dimensions = ViewDimensions(size: CGSize(width: 20, height: 30))
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 10)
    #expect(dimensions[HorizontalAlignment.trailing] == 20)
    #expect(dimensions[VerticalAlignment.top] == 0)
    #expect(dimensions[VerticalAlignment.center] == 15)
    #expect(dimensions[VerticalAlignment.bottom] == 30)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 30)
    #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == nil)
  }

  @Test func `an explicit guide replaces the default and a baseline`() {
    let dimensions = ViewDimensions(size: CGSize(width: 20, height: 30), firstTextBaseline: 9, lastTextBaseline: 25)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 9)
    #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == 25)
    let moved = dimensions.setting(VerticalAlignment.firstTextBaseline.key, to: 4)
      .setting(HorizontalAlignment.center.key, to: 1)
    #expect(moved[VerticalAlignment.firstTextBaseline] == 4)
    #expect(moved[HorizontalAlignment.center] == 1)
    #expect(moved[explicit: HorizontalAlignment.leading] == nil)
  }

  @Test func `one type names different guides along the two axes`() {
    enum Third: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    let dimensions = ViewDimensions(size: CGSize(width: 20, height: 30))
      .setting(HorizontalAlignment(Third.self).key, to: 2)
    #expect(dimensions[HorizontalAlignment(Third.self)] == 2)
    #expect(dimensions[VerticalAlignment(Third.self)] == 10)
    #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
    #expect(HorizontalAlignment(Third.self) != .leading)
  }

  @Test func `several children give the mean of a custom guide, and the outermost baselines`() {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    let key = VerticalAlignment(Middle.self).key
    let text = ViewDimensions(size: CGSize(width: 5, height: 20), firstTextBaseline: 8, lastTextBaseline: 18)
    var combination = GuideCombination()
    combination.add(text.setting(key, to: 1), at: .zero)
    combination.add(text.setting(key, to: 3), at: CGPoint(x: 0, y: 20))
    let dimensions = combination.dimensions(size: CGSize(width: 5, height: 40))
    #expect(dimensions[explicit: key] == 12)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 8)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 38)
  }

  @Test func `a guide combines the values of several children by itself`() {
    enum Largest: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
      static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = max(parentValue ?? childValue, childValue)
      }
    }
    let key = VerticalAlignment(Largest.self).key
    let child = ViewDimensions(size: CGSize(width: 5, height: 20))
    var combination = GuideCombination()
    for value: CGFloat in [1, 7, 3] { combination.add(child.setting(key, to: value), at: CGPoint(x: 0, y: 10)) }
    #expect(combination.dimensions(size: CGSize(width: 5, height: 40))[explicit: key] == 17)
  }

  @Test func `the values of a guide are combined to their mean`() {
    enum Middle: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    var value: CGFloat?
    for (number, next) in [4.0, 8, 3].enumerated() { Middle._combineExplicit(childValue: next, number, into: &value) }
    #expect(value == 5)
  }

  @Test func `sets of edges and axes hold what they name`() {
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.all.contains(Edge.bottom))
    #expect(Axis.Set.horizontal.union(.vertical) == [.horizontal, .vertical])
    #expect(UnitPoint.bottomTrailing.position(in: CGSize(width: 4, height: 6)) == CGPoint(x: 4, y: 6))
  }
}
