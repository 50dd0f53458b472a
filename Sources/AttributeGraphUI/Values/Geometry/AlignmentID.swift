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

  /// Combines the explicit values of the guide in several children of a container, one child after the other.
  ///
  /// - Parameters:
  ///   - childValue: The value of the next child, in the coordinates of the container.
  ///   - n: How many children with a value came before.
  ///   - parentValue: The value of the container so far; nil before the first child.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// The mean of the values.
  public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    guard let earlier = parentValue else { return parentValue = childValue }
    parentValue = (CGFloat(n) * earlier + childValue) / CGFloat(n + 1)
  }
}

extension AlignmentID {
  /// The combination of the values that are there; nil if there is none.
  static func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var (combined, count): (CGFloat?, Int) = (nil, 0)
    for case let value? in values {
      _combineExplicit(childValue: value, count, into: &combined)
      count += 1
    }
    return combined
  }
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

  /// The kind of the guide, by the reach of an explicit value.
  package let kind: GuideKinds

  /// The kinds of guides on which the value of this one may depend.
  ///
  /// The default of a custom guide may depend on any other guide; those of the library depend on the size only.
  let kinds: GuideKinds

  /// The default position of a built-in guide; nil for one whose type computes it.
  private let part: LengthPart?

  /// Whether the guide belongs to the library rather than to its user.
  ///
  /// An explicit value of such a guide stays with the view it was set on; containers pass on only custom guides and
  /// text baselines (rows L-195 and L-197 of the layout facts).
  var isBuiltIn: Bool { kind == .builtIn }

  /// A guide of a type along an axis.
  init(id: any AlignmentID.Type, axis: Axis) {
    self.id = id
    self.axis = axis
    part = (id as? any BuiltInAlignmentID.Type)?.part
    kind = part != nil ? .builtIn : id is any BaselineAlignmentID.Type ? .baselines : .custom
    kinds = kind == .custom ? .all : kind
  }

  /// The position of the guide in a view without explicit guides.
  func position(in size: CGSize) -> CGFloat {
    position(inLength: axis == .horizontal ? size.width : size.height, of: size)
  }

  /// The place of the guide in a view without explicit guides, as a part of its length.
  var fraction: CGFloat { position(in: CGSize(width: 1, height: 1)) }

  /// The position of the guide in a view without explicit guides, whose length along the axis of the guide is known.
  @inline(__always)
  func position(inLength length: CGFloat, of size: CGSize) -> CGFloat {
    part?.position(in: length) ?? computedPosition(in: size)
  }

  private func computedPosition(in size: CGSize) -> CGFloat { id.defaultValue(in: ViewDimensions(size: size)) }

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

/// A guide of the library, apart from the two text baselines.
protocol BuiltInAlignmentID: AlignmentID {
  /// The axis along which the guide lies.
  static var axis: Axis { get }
  /// The default position.
  static var part: LengthPart { get }
}

extension BuiltInAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { part.position(in: context.size[axis]) }
}

/// A text baseline; a view without text has it at its lower side.
protocol BaselineAlignmentID: AlignmentID {}

extension BaselineAlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

/// The beginning, the middle or the end of a length.
enum LengthPart {
  case beginning
  case middle
  case end

  /// The position in a length.
  @inline(__always)
  func position(in length: CGFloat) -> CGFloat {
    switch self {
    case .beginning: 0
    case .middle: length / 2
    case .end: length
    }
  }
}
