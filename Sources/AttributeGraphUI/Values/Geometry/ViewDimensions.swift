import Foundation

/// A view's size together with its alignment guides, in the view's own coordinates.
///
/// A parent aligns by the guides, and the closure of `alignmentGuide(_:computeValue:)` receives them. Most views set
/// none explicitly; then this value is a size, two absent baselines and an empty array, and making one allocates
/// nothing.
public struct ViewDimensions: Equatable, Sendable {
  /// The view's size, in points.
  let size: CGSize

  /// The baseline of the first line of text, in points from the upper side; `nil` in a view without text.
  let firstTextBaseline: CGFloat?

  /// The baseline of the last line of text, in points from the upper side; `nil` in a view without text.
  let lastTextBaseline: CGFloat?

  /// The guides that are set explicitly, at most one for each key.
  ///
  /// They are searched linearly: a view has none, one or two of them.
  package private(set) var explicitGuides: [ExplicitGuide]

  /// Guides that are computed on demand; nil in most views.
  let asked: AskedGuides?

  /// The dimensions of a view, with the baselines of its text and the guides set on it, if any.
  ///
  /// - Precondition: No key occurs twice in `explicitGuides`.
  package init(
    size: CGSize, firstTextBaseline: CGFloat? = nil, lastTextBaseline: CGFloat? = nil,
    explicitGuides: [ExplicitGuide] = []
  ) {
    self.init(
      size: size, firstTextBaseline: firstTextBaseline, lastTextBaseline: lastTextBaseline,
      explicitGuides: explicitGuides, asked: nil)
  }

  /// The dimensions of a view with guides that are computed on demand.
  init(
    size: CGSize, firstTextBaseline: CGFloat? = nil, lastTextBaseline: CGFloat? = nil,
    explicitGuides: [ExplicitGuide] = [], asked: AskedGuides?
  ) {
    self.asked = asked
    self.size = size
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
    self.explicitGuides = explicitGuides
  }

  /// The view's width, in points.
  public var width: CGFloat { size.width }

  /// The view's height, in points.
  public var height: CGFloat { size.height }

  /// The position of a horizontal guide: its explicit value, or else the guide's default for these dimensions.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide: its explicit value, or else the guide's default for these dimensions.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit value of a horizontal guide, or `nil` where the default applies.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The explicit value of a vertical guide, or `nil` where the default applies.
  ///
  /// Text sets its two baselines explicitly; every other guide is explicit only through `alignmentGuide`.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

/// The value that `alignmentGuide(_:computeValue:)` gave a guide of one view.
package struct ExplicitGuide: Equatable, Sendable {
  /// The key of the guide.
  var key: AlignmentKey

  /// The position of the guide, in points from the view's leading or upper side.
  var value: CGFloat
}

extension ViewDimensions {
  /// Whether the size and all guides are the same; of guides that are computed on demand, only those that the other
  /// dimensions have computed are compared.
  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    guard
      one.size == other.size && one.firstTextBaseline == other.firstTextBaseline
        && one.lastTextBaseline == other.lastTextBaseline && one.explicitGuides == other.explicitGuides
    else { return false }
    guard let asked = one.asked, let earlier = other.asked else { return one.asked == nil && other.asked == nil }
    return onMainActor((asked, earlier)) { asked, earlier in asked.agree(with: earlier) }
  }

  /// The position of a guide of either axis.
  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? (key.isBuiltIn ? key.position(in: size) : key.id.defaultValue(in: self))
  }

  /// The point at which the guides of an alignment meet.
  @MainActor
  func point(of alignment: Alignment) -> CGPoint {
    CGPoint(x: position(of: alignment.horizontal.key), y: position(of: alignment.vertical.key))
  }

  /// The position of a guide, for a caller on the main actor.
  @MainActor
  func position(of key: AlignmentKey) -> CGFloat {
    guard key.isBuiltIn && explicitGuides.isEmpty else { return self[key] }
    return asked?.explicit(key) ?? key.position(in: size)
  }

  /// The explicit value of a guide of either axis, or `nil` where the default applies.
  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    for guide in explicitGuides where guide.key == key {
      return guide.value
    }
    if firstTextBaseline != nil, key == VerticalAlignment.firstTextBaseline.key {
      return firstTextBaseline
    }
    if lastTextBaseline != nil, key == VerticalAlignment.lastTextBaseline.key {
      return lastTextBaseline
    }
    guard let asked else { return nil }
    return onMainActor((asked, key)) { asked, key in asked.explicit(key) }
  }

  /// The same dimensions with one guide set, replacing the value it had.
  package func setting(_ key: AlignmentKey, to value: CGFloat) -> ViewDimensions {
    var result = self
    if let index = result.explicitGuides.firstIndex(where: { $0.key == key }) {
      result.explicitGuides[index].value = value
    } else {
      result.explicitGuides.append(ExplicitGuide(key: key, value: value))
    }
    return result
  }
}
