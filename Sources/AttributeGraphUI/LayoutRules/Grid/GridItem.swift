import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`: how long it is across, how far from the next one, and where views
/// lie in it.
public struct GridItem: Sendable {
  /// How long columns or rows are.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// An equal part of what is there, within the bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as there is room for at the minimum; they are flexible then.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the columns or rows are.
  public var size: GridItem.Size
  /// The distance to the next one in points; nil for 8.
  public var spacing: CGFloat?
  /// Where views lie in it; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Makes a description of a column or row, or of as many as there is room for.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// Whether its lengths are lengths, and its spacing is a number.
  var isUsable: Bool {
    let isSizeUsable =
      switch size {
      case .fixed(let length): length >= 0
      case .flexible(let least, let most), .adaptive(let least, let most):
        least >= 0 && least.isFinite && most >= 0
      }
    return isSizeUsable && (spacing ?? 0).isFinite
  }
}

/// A grid item with the numbers that count: its bounds, and its distance to the next one.
package struct GridItemRule: Equatable {
  /// How an item divides its part.
  enum Kind: Equatable {
    /// It has its length, whatever there is.
    case fixed
    /// It is one track.
    case flexible
    /// It is as many tracks as there is room for.
    case adaptive
  }

  /// How the item divides its part.
  var kind: Kind
  /// The least length of a track in points.
  var minimum: CGFloat
  /// The greatest length of a track in points, at least the least one.
  var maximum: CGFloat
  /// The distance to the next track in points.
  var spacing: CGFloat
  /// Where views lie in it; nil for the alignment of the grid.
  var alignment: Alignment?

  /// The least length that a track of an adaptive item can have, in points: with none there would be room for any number.
  static let leastAdaptiveLength: CGFloat = 1

  /// The rule of an item.
  ///
  /// A length that is negative or not a number counts as 0, a fixed one without end as flexible, a maximum below the
  /// minimum as the minimum.
  package init(_ item: GridItem) {
    spacing = Length.finite(item.spacing) ?? StackLayout.defaultSpacing
    alignment = item.alignment
    switch item.size {
    case .fixed(let length):
      kind = length == .infinity ? .flexible : .fixed
      minimum = length == .infinity ? 0 : Length.measured(length)
      maximum = length == .infinity ? length : minimum
    case .flexible(let least, let most):
      kind = .flexible
      minimum = least.isFinite ? Length.measured(least) : 0
      maximum = max(minimum, Length.measured(most))
    case .adaptive(let least, let most):
      kind = .adaptive
      minimum = max(Self.leastAdaptiveLength, least.isFinite ? least : 0)
      maximum = max(minimum, Length.measured(most))
    }
  }
}
