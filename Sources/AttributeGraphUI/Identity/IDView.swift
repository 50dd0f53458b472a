/// A view with an explicit identity: what `id(_:)` makes.
public struct IDView<Content, ID: Hashable> {
  /// The view.
  var content: Content
  /// Its identity.
  var id: ID
}

extension IDView: View where Content: View {
  /// Traps: the view inside is laid out by the container around it.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: the container around it lays out the view inside.")
  }

  /// Makes the view's position, and another one whenever the identity changes.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BranchPosition<ID>.makeViewList(
      of: view, inputs: inputs, identity: \.id,
      make: { _, updater, inputs in
        Content._makeViewList(view: view.told(by: updater).projection(\.content), inputs: inputs)
      })
  }
}

extension View {
  /// Gives the view an identity: when the value changes, its state ends and another view takes its place.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
