import Foundation

/// Arithmetic on lengths and coordinates that may be infinite, without ever arriving at NaN.
///
/// An infinite length is a regular answer to an infinite proposal (row L-005 of the layout facts), so differences such
/// as ∞ − ∞ do occur. Each operation below defines its result for them.
package enum Length {
  /// The difference up to which two lengths or places are the same, in points: rounding adds less.
  static let tolerance: CGFloat = 0.001

  /// The lengths of a size for layout: NaN and negative lengths become 0.
  package static func measured(_ size: CGSize) -> CGSize {
    CGSize(width: measured(size.width), height: measured(size.height))
  }

  /// A length for layout: NaN and negative lengths become 0.
  static func measured(_ length: CGFloat) -> CGFloat {
    // `length > 0` is false for NaN.
    length > 0 ? length : 0
  }

  /// The difference of two lengths: ∞ less anything is ∞, except that two equal infinities differ by 0.
  static func difference(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
    left == right ? 0 : left - right
  }

  /// The sum of two coordinates, where opposite infinities cancel out.
  static func sum(_ left: CGFloat, _ right: CGFloat) -> CGFloat {
    left == -right ? 0 : left + right
  }

  /// The rest of `available` after subtracting `taken`; an infinite length stays infinite (row L-135).
  ///
  /// - Precondition: `taken` is not negative infinity, and neither argument is NaN.
  static func remainder(of available: CGFloat, after taken: CGFloat) -> CGFloat {
    available == .infinity ? .infinity : available - taken
  }

  /// The origin of a view that is aligned with its container by a guide of each.
  ///
  /// Guides that are not finite, such as the middle of an infinite length, align nothing: the view then begins where
  /// the container does.
  static func origin(containerGuide: CGFloat, childGuide: CGFloat) -> CGFloat {
    let origin = containerGuide - childGuide
    return origin.isFinite ? origin : 0
  }

  /// The origin of a view that is aligned with its container by a guide of each along both axes.
  static func origin(containerGuide: CGPoint, childGuide: CGPoint) -> CGPoint {
    CGPoint(
      x: origin(containerGuide: containerGuide.x, childGuide: childGuide.x),
      y: origin(containerGuide: containerGuide.y, childGuide: childGuide.y))
  }

  /// Whether two sizes are the same except for rounding.
  static func isSame(_ one: CGSize, _ other: CGSize) -> Bool {
    abs(difference(one.width, other.width)) <= tolerance && abs(difference(one.height, other.height)) <= tolerance
  }

  /// A length limited to a range; either end may be nil.
  ///
  /// If the ends cross, the lower one wins, because a minimum always applies.
  static func clamp(_ length: CGFloat, _ minimum: CGFloat?, _ maximum: CGFloat?) -> CGFloat {
    max(min(length, maximum ?? .infinity), minimum ?? -.infinity)
  }

  /// A length for an inset or a gap: `nil` unless it is a finite number.
  static func finite(_ length: CGFloat?) -> CGFloat? {
    guard let length, length.isFinite else { return nil }
    return length
  }
}
