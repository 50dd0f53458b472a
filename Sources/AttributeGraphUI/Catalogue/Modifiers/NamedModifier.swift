/// Names a view, so that its frame can be queried.
nonisolated struct _NameModifier: PrimitiveViewModifier {
  let name: String

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = WrapperNode(at: place, wrapping: child)
        let tag = NameTag(of: node)
        place.own(tag)
        tag.name = modifier.read().name
        let modifier = place === position ? modifier : modifier.until(endOf: place)
        modifier.updater.add { [weak tag] in tag?.name = modifier.read().name }
        return node
      })
  }
}

/// The name of a layout node, under which the host finds the node until it ends.
@MainActor
final class NameTag: Ending {
  private let node: LayoutNode

  /// Makes the tag of a node without a name.
  init(of node: LayoutNode) {
    self.node = node
  }

  /// The name of the node; of several nodes with one name, the one that was named last is found.
  var name: String? {
    didSet {
      guard name != oldValue else { return }
      forget(oldValue)
      if let name { node.runtime.namedNodes[name] = node }
    }
  }

  func end() { name = nil }

  private func forget(_ name: String?) {
    if let name, node.runtime.namedNodes[name] === node { node.runtime.namedNodes[name] = nil }
  }
}

extension View {
  /// Names the view, so that a host can report its frame; it is not part of SwiftUI and has no other effect.
  nonisolated public func named(_ name: String) -> some View {
    modifier(_NameModifier(name: name))
  }
}
