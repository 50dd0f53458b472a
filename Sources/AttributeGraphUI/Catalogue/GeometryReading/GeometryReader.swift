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
      position.count(.geometryClosure)
      return reader.value.content(proxy)
    }
    let node = GeometryReaderNode(at: position, content: content, place: proxy.place)
    node.direction = inputs.direction
    proxy.place.follow(node, hasEffects: inputs.hasEffects)
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

extension GeometryProxy {
  /// A place that another view has told, in the coordinates of this reader.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: onMainActor(place) { $0.frame.origin }) }
}
