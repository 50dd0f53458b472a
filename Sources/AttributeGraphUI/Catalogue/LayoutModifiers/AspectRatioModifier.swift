import Foundation

/// A view in a rectangle with an aspect ratio.
nonisolated public struct _AspectRatioLayout: LayoutRuleModifier {
  /// Width over height; nil for the ratio of the view's ideal size.
  public var aspectRatio: CGFloat?
  /// Whether the view fits into its space or fills it.
  public var contentMode: ContentMode

  /// Gives a view a shape.
  public init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  var rule: AspectRatioRule { AspectRatioRule(ratio: aspectRatio, contentMode: contentMode) }

  static func check(_ rule: AspectRatioRule, _ report: (Issue) -> Void) {
    if rule.isInvalid { report(.invalidLength(view: String(describing: Self.self), length: "aspectRatio")) }
  }
}

extension View {
  /// The view in a rectangle with a ratio of width to height, by default that of its ideal size.
  ///
  /// A ratio that is not above zero, or not finite, is reported as an issue and treated as nil.
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
  }

  /// The view in a rectangle with the ratio of a size.
  nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(_AspectRatioLayout(aspectRatio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// The view with the ratio of its ideal size, as large as fits into its space.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// The view with the ratio of its ideal size, filling its space.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
