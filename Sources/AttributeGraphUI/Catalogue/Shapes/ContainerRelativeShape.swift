import Foundation

/// The shape of the container around that `containerShape(_:)` sets, smaller by the distance from it; a rectangle where
/// there is none.
///
/// It has the shape where it is shown, filled or stroked as a view; as a clip it is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, Equatable, Sendable {
  /// Makes the shape.
  public init() {}

  /// A rectangle, for where no container is known.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// A smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

  /// The shape at a distance inside of another one.
  nonisolated struct _Inset: DistantShape {
    var amount: CGFloat

    func path(in rect: CGRect) -> Path { Path(rect.inset(by: amount)) }

    static var originName: String { ContainerRelativeShape.knownName }
  }
}

/// The shape of a container, and where the container is.
struct ContainerShape: Equatable {
  /// The outline in a rectangle that lies at a distance inside of the container's.
  let outline: @MainActor (_ rect: CGRect, _ distance: CGFloat) -> Path
  /// The node of the container.
  let node: ContainerShapeNode

  /// Whether both are the shape of one container.
  static func == (one: ContainerShape, other: ContainerShape) -> Bool { one.node === other.node }

  /// The outline in the rectangle of a view.
  @MainActor func path(in rect: CGRect, at frame: CGRect) -> Path {
    guard let container = node.child?.frameInHost else { return outline(rect, 0) }
    let distances = [
      frame.minX - container.minX, frame.minY - container.minY, container.maxX - frame.maxX,
      container.maxY - frame.maxY,
    ]
    return outline(rect, max(distances.min() ?? 0, 0))
  }
}

/// Knows the layout node of a container with a shape.
@MainActor
final class ContainerShapeNode {
  /// The node.
  weak var child: LayoutNode?
}

extension EnvironmentValues {
  private enum ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

  /// The shape of the nearest container around that has one.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Sets the shape that `ContainerRelativeShape` has inside of a view.
nonisolated public struct _ContainerShapeModifier<ContainerFigure: InsettableShape>: PrimitiveViewModifier {
  /// The shape.
  public var shape: ContainerFigure

  /// Hands the shape down, and notes the node of each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let place = ContainerShapeNode()
    let inside = inputs.transformingEnvironment(by: modifier) { modifier, values in
      let shape = modifier.shape
      values.containerShape = ContainerShape(
        outline: { rect, distance in
          // The corners of a shape that lies inside are less round by the distance.
          let outer = rect.insetBy(dx: -distance, dy: -distance)
          return distance > 0 ? shape.inset(by: distance).path(in: outer) : shape.path(in: rect)
        }, node: place)
    }
    return body(
      inside.wrapping(at: inside.position) { child, branch in
        let node = WrapperNode(at: branch, around: child)
        place.child = node
        return node
      })
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` has inside of the view.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
