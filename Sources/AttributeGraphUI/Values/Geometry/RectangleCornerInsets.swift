import Foundation

/// The sizes that the corners of a rectangle keep free.
@frozen public struct RectangleCornerInsets: Hashable, Sendable {
  /// The size at the upper leading corner.
  public var topLeading: CGSize
  /// The size at the upper trailing corner.
  public var topTrailing: CGSize
  /// The size at the lower leading corner.
  public var bottomLeading: CGSize
  /// The size at the lower trailing corner.
  public var bottomTrailing: CGSize

  /// Makes insets that keep nothing free.
  public init() { self.init(topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero) }

  /// Makes insets from the sizes at the corners.
  public init(topLeading: CGSize, topTrailing: CGSize, bottomLeading: CGSize, bottomTrailing: CGSize) {
    self.topLeading = topLeading
    self.topTrailing = topTrailing
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
  }
}
