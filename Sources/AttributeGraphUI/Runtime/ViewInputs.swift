import AttributeGraph2

/// What a position gets from around it when it is made.
@MainActor
public struct _ViewInputs {
  /// The position inside which new positions are made.
  var position: ViewPosition
  /// The environment here.
  var environment: EnvironmentSource
  /// How opaque what is drawn here is.
  var opacity: OpacitySource?
  /// Along which axis the container around lays out; nil where it does not.
  var stackAxis: Axis?
  /// Whether the views here depend on the outcome of layout, because a geometry reader makes them.
  var dependsOnLayout = false
  /// The position of the container whose children are made here.
  private var container: ViewPosition?
  /// What modifiers around put around each layout node that is made here.
  private var wrap: (LayoutNode) -> LayoutNode = { $0 }

  init(position: ViewPosition, environment: @escaping EnvironmentSource) {
    self.position = position
    self.environment = environment
  }

  /// What is shared by the positions of the host.
  var runtime: HostRuntime { position.runtime }

  /// The graph of the host.
  var graph: Graph { position.runtime.graph }

  /// The queue in which this position's updates run.
  var queue: EffectQueue { dependsOnLayout ? runtime.contents : runtime.bodies }

  /// A new position for a view of a type, inside this one.
  func makePosition(_ type: Any.Type) -> ViewPosition {
    ViewPosition(type, in: position, runtime: runtime)
  }

  /// The same inputs, inside another position.
  func inside(_ position: ViewPosition) -> _ViewInputs {
    var inputs = self
    inputs.position = position
    return inputs
  }

  /// The inputs for the children of a container at a position: no modifier around the container applies to them.
  func forChildren(of position: ViewPosition, along axis: Axis?) -> _ViewInputs {
    var inputs = inside(position)
    inputs.wrap = { $0 }
    inputs.container = position
    inputs.stackAxis = axis
    return inputs
  }

  /// Puts something around each layout node that is made with these inputs, inside of what is around it already.
  func wrapping(_ make: @escaping (LayoutNode) -> LayoutNode) -> _ViewInputs {
    var inputs = self
    let around = wrap
    inputs.wrap = { around(make($0)) }
    return inputs
  }

  /// The outputs of a view that is one layout node.
  func output(_ node: LayoutNode) -> _ViewListOutputs {
    let outermost = wrap(node)
    outermost.containerPosition = container
    return _ViewListOutputs(items: .one(outermost))
  }
}
