import Foundation

/// A type that names an alignment guide and computes its default position.
///
/// The type itself is the name, so it needs no cases and no instance:
///
/// ```swift
/// private enum FirstThird: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
/// extension VerticalAlignment {
///   static let firstThird = VerticalAlignment(FirstThird.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The position of this guide in a view of the given dimensions, if it is not set explicitly.
  ///
  /// - Returns: Points from the view's leading side for a horizontal alignment, from its upper side for a vertical one.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide together with the axis it is measured along.
///
/// `HorizontalAlignment` and `VerticalAlignment` are this value with the axis fixed by their type. Layout algorithms
/// that work along either axis use the key directly.
package struct AlignmentKey: Hashable, Sendable {
  /// The type that names the guide.
  let id: any AlignmentID.Type

  /// The axis along which the guide's value is a coordinate: horizontal for a `HorizontalAlignment`.
  let axis: Axis

  /// Whether the guide belongs to the library rather than to its user.
  ///
  /// An explicit value of such a guide stays with the view it was set on; containers pass on only custom guides and
  /// text baselines (rows L-195 and L-197 of the layout facts).
  let isBuiltIn: Bool

  /// A guide of a type along an axis.
  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    isBuiltIn = id is any BuiltInAlignmentID.Type
  }

  /// Whether both keys name the guide by the same type along the same axis.
  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    ObjectIdentifier(left.id) == ObjectIdentifier(right.id) && left.axis == right.axis
  }

  /// Feeds what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(axis)
  }
}

/// Marks the guides the library defines, apart from the two text baselines.
protocol BuiltInAlignmentID: AlignmentID {}
