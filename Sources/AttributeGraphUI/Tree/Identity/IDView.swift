/// A view with an explicit identity, from `id(_:)`.
public struct IDView<Content, ID: Hashable> {
  /// The view.
  var content: Content
  /// Its identity.
  var id: ID
}

extension IDView: View where Content: View {
  /// Traps: the view inside is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out the view inside.")
  }

  /// Makes the view's position, and another one whenever the identity changes.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BranchPosition.makeViewList(
      of: view, inputs: inputs.inImplicitStack(), identity: { .id(AnyHashable($0.id)) },
      make: { identity, updater, inputs in
        let place = inputs.position
        let content = view.projection(for: updater, in: inputs.runtime) { $0.content }
        place.info.frameOfID = { [unowned place] in identity == .id($0) ? place.info.nodes.current?.frameInHost : nil
        }
        return Content._makeViewList(view: content, inputs: inputs.notingNode())
      })
  }
}

/// A view whose explicit identity is available before its content is made.
protocol IdentifiedView {
  /// The identity.
  var explicitID: AnyHashable { get }
}

extension IDView: IdentifiedView {
  var explicitID: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: IdentifiedView where Content: IdentifiedView {
  var explicitID: AnyHashable { content.explicitID }
}

extension _ViewInputs {
  /// These inputs, extended so that the layout nodes made with them register in the position.
  func notingNode() -> _ViewInputs {
    wrapping(at: position) { [unowned position] child, _ in
      position.info.nodes.add(child)
      return child
    }
  }
}

extension View {
  /// Gives the view an identity: when the value changes, its state ends and a new view replaces it.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
