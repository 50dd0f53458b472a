import Foundation

/// The shape that an enclosing `containerShape(_:)` sets, inset by the distance from the container; without one, a
/// rectangle.
///
/// It has that shape as a view, filled or stroked; as a clip it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable, Sendable {
  /// Makes the shape.
  public init() {}

  /// A rectangle, if there is no container.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// The shape at a distance inside of another one.
  nonisolated struct _Inset: DistantShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }

    @MainActor static var originName: String { ContainerRelativeShape.knownName }
  }
}

/// The shape of a container, and its place.
struct ContainerShape: Equatable {
  /// The outline in a rectangle that is inset from the container's by a distance, in a layout direction.
  let outline: @MainActor (_ rect: CGRect, _ distance: CGFloat, _ direction: LayoutDirection) -> Path
  /// The radii of the corners in the container's size; nil for a shape that is no rounded rectangle.
  let cornerRadii: @MainActor (_ size: CGSize) -> RectangleCornerRadii?
  /// The node of the container.
  let node: ContainerShapeNode

  /// Whether both are the shape of one container.
  static func == (one: ContainerShape, other: ContainerShape) -> Bool { one.node === other.node }

  /// The rectangle of the container in the coordinates of the host; nil before the container has a node.
  @MainActor var frame: CGRect? { node.child?.frameInHost }

  /// The outline in the rectangle of a view.
  @MainActor func path(in rect: CGRect, at frame: CGRect, along direction: LayoutDirection) -> Path {
    guard let container = self.frame else { return outline(rect, 0, direction) }
    let distances = [
      frame.minX - container.minX, frame.minY - container.minY, container.maxX - frame.maxX,
      container.maxY - frame.maxY,
    ]
    return outline(rect, max(distances.min() ?? 0, 0), direction)
  }
}

/// Holds the layout node of a container with a shape.
@MainActor
final class ContainerShapeNode {
  /// The node.
  weak var child: LayoutNode?
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

  /// The shape of the nearest enclosing container that has one.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Sets the shape of `ContainerRelativeShape` and `ConcentricRectangle` inside a view.
nonisolated public struct _ContainerShapeModifier<ContainerFigure: InsettableShape>: PrimitiveViewModifier {
  /// The shape.
  public var shape: ContainerFigure

  /// Passes the shape down, and records the node of each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let place = ContainerShapeNode()
    let inside = inputs.transformingEnvironment(by: modifier) { modifier, values in
      let shape = modifier.shape
      values.containerShape = ContainerShape(
        outline: { rect, distance, direction in
          // The corner radii of an inset shape are reduced by the distance.
          let outer = rect.insetBy(dx: -distance, dy: -distance)
          return distance > 0
            ? shape.inset(by: distance).path(in: outer, along: direction) : shape.path(in: rect, along: direction)
        }, cornerRadii: { (shape as? any RoundedContainer)?.cornerRadii(in: $0) }, node: place)
    }
    return body(
      inside.wrapping(at: inside.position) { child, branch in
        let node = WrapperNode(at: branch, wrapping: child)
        place.child = node
        return node
      })
  }
}

extension View {
  /// Sets the shape of `ContainerRelativeShape` and `ConcentricRectangle` inside the view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
