import AttributeGraphUI
import Foundation
import Testing

/// Frames report invalid lengths and treat them as unspecified.
@MainActor
struct `Invalid frame lengths` {
  /// The minimum, ideal and maximum length of a rule.
  private func limits(_ rule: FlexibleLengthRule) -> [CGFloat?] { [rule.minimum, rule.ideal, rule.maximum] }

  @Test(arguments: [-1, -.infinity, .infinity, .nan] as [CGFloat])
  func `a fixed frame reports a length that is negative or not finite`(length: CGFloat) {
    let rule = FixedFrameRule(width: length, height: length)
    #expect(rule.invalidLengths == [.width, .height])
    #expect(rule.width == nil)
    #expect(rule.height == nil)
  }

  @Test func `a fixed frame of zero is valid`() {
    #expect(FixedFrameRule(width: 0, height: 0).invalidLengths.isEmpty)
  }

  @Test func `an infinite minimum or maximum is valid, an infinite ideal is not`() {
    let rule = FlexibleFrameRule(minWidth: .infinity, maxWidth: .infinity, idealHeight: .infinity, maxHeight: .infinity)
    #expect(rule.invalidLengths == [.idealHeight])
    #expect(limits(rule.horizontal) == [.infinity, nil, .infinity])
    #expect(limits(rule.vertical) == [nil, nil, .infinity])
  }

  @Test func `a flexible frame reports negative lengths and NaN by name`() {
    let rule = FlexibleFrameRule(minWidth: -1, idealWidth: .nan, maxWidth: -2, minHeight: .nan, maxHeight: .nan)
    #expect(rule.invalidLengths == [.minWidth, .idealWidth, .maxWidth, .minHeight, .maxHeight])
    #expect(limits(rule.horizontal) == [nil, nil, nil])
  }

  @Test func `a maximum below the minimum is raised to it`() {
    let rule = FlexibleFrameRule(minWidth: 100, maxWidth: 50)
    #expect(rule.contradictoryLengths == [.maxWidth])
    #expect(limits(rule.horizontal) == [100, nil, 100])
  }

  @Test func `an ideal length below the minimum is raised to it, and a maximum below the ideal to that`() {
    let rule = FlexibleFrameRule(minWidth: 100, idealWidth: 50, maxWidth: 70, idealHeight: 80, maxHeight: 60)
    #expect(rule.contradictoryLengths == [.maxWidth, .idealWidth, .maxHeight])
    #expect(limits(rule.horizontal) == [100, 100, 100])
    #expect(limits(rule.vertical) == [nil, 80, 80])
  }

  @Test func `padding that is not finite counts as 0`() {
    let rule = PaddingRule(insets: EdgeInsets(top: .nan, leading: .infinity, bottom: 3, trailing: -.infinity))
    #expect(rule.insets == EdgeInsets(top: 0, leading: 0, bottom: 3, trailing: 0))
  }

  @Test func `padding of some edges leaves the others`() {
    #expect(
      PaddingRule(edges: [.top, .trailing], length: 5).insets
        == EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 5))
    #expect(PaddingRule(edges: .horizontal, length: nil).insets.total(along: .horizontal) == 32)
  }
}
