import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`: its length across, its distance to the next one, and the
/// alignment of views in it.
public struct GridItem: Sendable {
  /// The length of columns or rows.
  public enum Size: Sendable {
    /// A number of points.
    case fixed(CGFloat)
    /// An equal part of the available length, within the bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many flexible columns or rows as fit with the minimum length.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the columns or rows.
  public var size: GridItem.Size
  /// The distance to the next one in points; nil for 8.
  public var spacing: CGFloat?
  /// The alignment of views in it; nil for the alignment of the grid.
  public var alignment: Alignment?

  /// Makes a description of a column or row, or of as many as fit.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension GridItem {
  /// Whether its lengths and its spacing are valid.
  var isUsable: Bool {
    let isSizeUsable =
      switch size {
      case .fixed(let length): length >= 0
      case .flexible(let least, let most), .adaptive(let least, let most):
        least >= 0 && least.isFinite && most >= least
      }
    return isSizeUsable && (spacing ?? 0).isFinite
  }
}

/// A grid item reduced to its bounds and its distance to the next one.
package struct GridItemRule: Equatable {
  /// The way in which an item divides its part.
  enum Kind: Equatable {
    /// It has its length, whatever is available.
    case fixed
    /// It is one track.
    case flexible
    /// It is as many tracks as fit.
    case adaptive
  }

  /// The way in which the item divides its part.
  var kind: Kind
  /// The minimum length of a track in points.
  var minimum: CGFloat
  /// The maximum length of a track in points, at least the minimum.
  var maximum: CGFloat
  /// The distance to the next track in points.
  var spacing: CGFloat
  /// The alignment of views in it; nil for that of the grid.
  var alignment: Alignment?

  /// The minimum length of an adaptive item's track, in points: with 0, any number would fit.
  static let leastAdaptiveLength: CGFloat = 1

  /// The rule of an item.
  ///
  /// A length that is negative or not a number counts as 0, an infinite fixed one as flexible, a maximum below the
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
