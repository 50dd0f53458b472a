import AttributeGraph2

/// A view whose content is made from the size that it is given.
///
/// It takes what it is proposed. The closure runs in the layout phase, and again only when a size that it read, or
/// something that it captured, has changed.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view of a closure that gets its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that takes what it is proposed, and the positions of the content.
  public static func _makeViewList(
    view: _GraphValue<GeometryReader<Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let reader = view.attribute(at: position)
    let tally = position.tally
    let proxy = GeometryProxy(runtime: inputs.runtime)
    // The size is known only when everything around has been made: the content is made in the layout phase.
    let content = LayoutDependentContent.makeItems(
      at: position, inputs: inputs.forChildren(of: position, along: nil)
    ) {
      tally.countGeometryClosure()
      return reader.value.content(proxy)
    }
    let node = GeometryReaderNode(at: position, content: content)
    proxy.connect(to: node)
    return inputs.output(node)
  }
}

/// What a geometry reader's closure can ask.
@MainActor
public struct GeometryProxy {
  private let place: GeometryPlace

  init(runtime: HostRuntime) {
    place = GeometryPlace(runtime: runtime)
  }

  /// Tells where the reader is.
  func connect(to node: LayoutNode) { place.node = node }

  /// The size that the reader was given; reading it makes the closure run again when it changes.
  public var size: CGSize { place.size }

  /// The reader's rectangle in a coordinate space; reading it makes the closure run again when it changes.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: CGRect(origin: .zero, size: place.size)
    case .global: place.frame
    }
  }
}

/// What frames are measured in.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view itself: its top left corner is the origin.
  case local
  /// The host.
  case global
}

/// The attributes behind a geometry proxy, made when they are first asked for.
@MainActor
private final class GeometryPlace {
  var node: LayoutNode?
  private let runtime: HostRuntime
  private var sizeAttribute: ComputedAttribute<CGSize>?

  init(runtime: HostRuntime) {
    self.runtime = runtime
  }

  /// The size alone: a reader that only moves does not run again.
  var size: CGSize {
    if let sizeAttribute { return sizeAttribute.value }
    guard let node else { return .zero }
    let attribute = runtime.graph.detached { runtime.graph.computed { node.geometry.size } }
    sizeAttribute = attribute
    return attribute.value
  }

  var frame: CGRect { node?.geometry.frame ?? .zero }
}
