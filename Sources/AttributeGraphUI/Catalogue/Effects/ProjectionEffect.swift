import Foundation

/// Draws a view transformed; its layout does not change.
nonisolated public struct _ProjectionEffect: GeometryEffect {
  /// The transform, about the upper left corner of the view.
  public var transform: ProjectionTransform

  /// Transforms the drawing.
  public init(transform: ProjectionTransform) {
    self.transform = transform
  }

  /// The transform, for any size.
  nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws the view transformed about its upper left corner; its layout does not change.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
