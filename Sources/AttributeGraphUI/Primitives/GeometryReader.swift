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
    let proxy = GeometryProxy(runtime: inputs.runtime)
    let tally = position.tally
    let content = inputs.graph.computed(comparedBy: nil) {
      tally.countGeometryClosure()
      return reader.value.content(proxy)
    }
    position.own(content)
    var inside = inputs.forChildren(of: position, along: nil)
    inside.dependsOnLayout = true
    inside.keepUpToDate(at: position) { _ = content.value }
    let outputs = Content._makeViewList(view: _GraphValue { content.value }, inputs: inside)
    let node = GeometryReaderNode(at: position, content: outputs)
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
  weak var node: LayoutNode?
  private let runtime: HostRuntime
  private var sizeAttribute: ComputedAttribute<CGSize>?

  init(runtime: HostRuntime) {
    self.runtime = runtime
  }

  /// The size alone: a reader that only moves does not run again.
  var size: CGSize {
    if let sizeAttribute { return sizeAttribute.value }
    let attribute = runtime.graph.computed { [weak node] in node?.geometry.size ?? .zero }
    sizeAttribute = attribute
    return attribute.value
  }

  var frame: CGRect { node?.geometry.frame ?? .zero }
}
