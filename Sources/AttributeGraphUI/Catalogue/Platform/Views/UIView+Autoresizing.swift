#if !canImport(Darwin)
import Foundation

extension UIView {
  /// How the size of a view follows that of the superview.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Values from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width may change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Changes the frame by the mask, because the size of the superview has changed.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let (x, width) = Self.stretched(
      from: frame.minX, length: frame.width, in: old.width, to: new.width,
      flexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(autoresizingMask.contains))
    let (y, height) = Self.stretched(
      from: frame.minY, length: frame.height, in: old.height, to: new.height,
      flexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(autoresizingMask.contains))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Shares the change of a length among the flexible ones of margin, length and margin, in proportion to them.
  private static func stretched(
    from start: CGFloat, length: CGFloat, in old: CGFloat, to new: CGFloat, flexible: [Bool]
  ) -> (start: CGFloat, length: CGFloat) {
    var parts = [start, length, old - start - length]
    let flexibleParts = parts.indices.filter { flexible[$0] }
    let sum = flexibleParts.reduce(0) { $0 + parts[$1] }
    for part in flexibleParts {
      let share = sum == 0 ? 1 / CGFloat(flexibleParts.count) : parts[part] / sum
      parts[part] += (new - old) * share
    }
    return (parts[0], parts[1])
  }
}
#endif
