import AttributeGraph2

/// A view whose content depends on the size that it receives.
///
/// It takes the proposed size. The closure runs in the layout phase, and again only when a size that it read, or a
/// value that it captured, has changed.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes a view from a closure that receives its geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Makes a node that takes the proposed size, and the positions of the content.
  @MainActor public static func _makeViewList(
    view: _GraphValue<GeometryReader<Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let reader = view.attribute(at: position)
    let proxy = GeometryProxy(runtime: inputs.runtime)
    // The size is known only when everything around has been made, so the content is made in the layout phase.
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

/// The geometry that a geometry reader's closure can read.
public struct GeometryProxy {
  let place: GeometryPlace

  @MainActor
  init(runtime: HostRuntime) {
    place = GeometryPlace(runtime: runtime)
  }

  /// The size of the reader; reading it makes the closure run again when it changes.
  public var size: CGSize { onMainActor(place) { $0.size } }

  /// The reader's frame in a coordinate space; reading it makes the closure run again when it changes.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

  /// The reader's rectangle in a coordinate space; reading it makes the closure run again when it changes.
  ///
  /// If no view around has the name of the space, the host's space is used.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    onMainActor((place, space)) { place, space in place.frame(in: space) }
  }

  /// The bounds of the reader itself, or of the view around with a named space, in the reader's coordinates; nil if
  /// there is none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    onMainActor((place, space.name)) { place, name in place.bounds(ofSpace: name) }
  }

  /// The parts of the reader outside of the safe area, at each edge; reading it makes the closure run again when the
  /// reader moves.
  public var safeAreaInsets: EdgeInsets { onMainActor(place) { $0.safeAreaInsets } }
}

extension GeometryProxy {
  /// The sizes that the corners of the window take; those of a host take nothing.
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }

  /// The value of an anchor from another view, in the coordinates of this reader.
  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.value(from: onMainActor(place) { $0.place }) }
}
