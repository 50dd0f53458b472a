/// Gives a view a name by which its frame can be asked for.
struct _NameModifier: ViewModifier {
  let name: String

  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let runtime = inputs.runtime
    let name = inputs.graph.untracked { modifier.read().name }
    return body(
      inputs.inside(position).wrapping { child in
        let node = PassingNode(at: position, around: child)
        runtime.namedNodes[name] = NamedNode(node: node)
        return node
      })
  }
}

/// A layout node that has a name, while it lives.
struct NamedNode {
  weak var node: LayoutNode?
}

extension View {
  /// Gives the view a name by which a host tells its frame; it is not part of SwiftUI and changes nothing else.
  public func named(_ name: String) -> some View {
    modifier(_NameModifier(name: name))
  }
}
