import AttributeGraph2

/// A view whose content is made from the size that it is given.
///
/// It takes what it is proposed. The closure runs in the layout phase, and again only when a size that it read, or
/// something that it captured, has changed.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view of a closure that gets its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that takes what it is proposed, and the positions of the content.
  @MainActor public static func _makeViewList(
    view: _GraphValue<GeometryReader<Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let reader = view.attribute(at: position)
    let proxy = GeometryProxy(runtime: inputs.runtime)
    // The size is known only when everything around has been made: the content is made in the layout phase.
    let content = LayoutDependentContent.makeItems(
      at: position, inputs: inputs.forChildren(of: position, along: nil)
    ) {
      position.countGeometryClosure()
      return reader.value.content(proxy)
    }
    let node = GeometryReaderNode(at: position, content: content, place: proxy.place)
    node.direction = inputs.direction
    proxy.place.node = node
    return inputs.output(node)
  }
}

/// What a geometry reader's closure can ask.
public struct GeometryProxy {
  let place: GeometryPlace

  @MainActor
  init(runtime: HostRuntime) {
    place = GeometryPlace(runtime: runtime)
  }

  /// The size that the reader was given; reading it makes the closure run again when it changes.
  public var size: CGSize { onMainActor(place) { $0.size } }

  /// The reader's rectangle in a coordinate space; reading it makes the closure run again when it changes.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The reader's rectangle in a coordinate space; reading it makes the closure run again when it changes.
  ///
  /// A space whose name no view around has is that of the host.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    onMainActor((place, space)) { place, space in place.frame(in: space) }
  }

  /// The reader's rectangle as seen from itself, or from a view around that has a named space; nil where none has.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    onMainActor((place, space.name)) { place, name in place.bounds(ofSpaceAround: name) }
  }

  /// How much of the reader lies outside of the safe area at each edge; reading it makes the closure run again when the
  /// reader is elsewhere.
  public var safeAreaInsets: EdgeInsets { onMainActor(place) { $0.safeAreaInsets } }
}

/// What a geometry proxy tells, as attributes that are made when they are first asked for.
@MainActor
final class GeometryPlace {
  private let runtime: HostRuntime
  private var knownSize = CGSize.zero
  private var sizeCell: StateCell<CGSize>?
  private var knownFrame = CGRect.zero
  private var frameCell: StateCell<CGRect>?
  /// The node whose geometry it is; it lets go of the place at its end.
  var node: LayoutNode? {
    didSet { if frameCell != nil { node?.followPlace() } }
  }

  init(runtime: HostRuntime) {
    self.runtime = runtime
  }

  /// The size alone: a reader that only moves does not run again.
  var size: CGSize {
    let cell = sizeCell ?? runtime.graph.detached { runtime.graph.cell(knownSize) }
    sizeCell = cell
    return cell.value
  }

  /// The rectangle in the host; from the first time that somebody asks for it the node follows its place.
  var frame: CGRect {
    if let frameCell { return frameCell.value }
    node?.followPlace()
    knownFrame = CGRect(origin: node?.originInHost ?? .zero, size: knownSize)
    let cell = runtime.graph.detached { runtime.graph.cell(knownFrame) }
    frameCell = cell
    return cell.value
  }

  /// The rectangle in a coordinate space; in that of the host where no view around has one of the name.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local:
      return CGRect(origin: .zero, size: size)
    case .global:
      return frame
    case .named(let name):
      var frame = self.frame
      if let origin = node?.origin(ofSpaceAround: name) {
        frame.origin = CGPoint(x: frame.origin.x - origin.x, y: frame.origin.y - origin.y)
      }
      return frame
    }
  }

  /// The rectangle of a view around that has a named space, as seen from here; nil where none has.
  func bounds(ofSpaceAround name: AnyHashable) -> CGRect? {
    guard let origin = node?.origin(ofSpaceAround: name) else { return nil }
    let frame = self.frame
    let size = node?.size(ofSpaceAround: name) ?? .zero
    return CGRect(origin: CGPoint(x: origin.x - frame.origin.x, y: origin.y - frame.origin.y), size: size)
  }

  /// How much of it lies outside of the safe area at each edge.
  var safeAreaInsets: EdgeInsets {
    let frame = self.frame
    guard let node, let safeArea = node.around?.safeArea(inside: node) else { return EdgeInsets() }
    return safeArea.insets(reaching: frame).byLines(of: node)
  }

  /// Takes note of where a node is now.
  ///
  /// - Returns: Whether the closure runs for it.
  func update(to node: LayoutNode) -> Bool {
    let size = node.geometry.size
    var hasChanged = sizeCell != nil && knownSize != size
    knownSize = size
    sizeCell?.value = size
    if let frameCell {
      let frame = node.frameInHost
      hasChanged = hasChanged || knownFrame != frame
      knownFrame = frame
      frameCell.value = frame
    }
    return hasChanged
  }
}

extension GeometryProxy {
  /// A place that another view has told, in the coordinates of this reader.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: frame(in: .global).origin) }
}
