/// A view or nothing: the result of `if` without `else` in a builder.
extension Optional: View where Wrapped: View {
  /// Traps: the view, if there is one, is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out the view, if there is one.")
  }

  /// Makes the view's position while there is a view.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BranchPosition.makeViewList(
      of: view, inputs: inputs, identity: { $0 == nil ? nil : .first },
      make: { _, updater, inputs in
        Wrapped.makeElement(view: .branch(of: view, updater: updater, in: inputs.runtime) { $0 }, inputs: inputs)
      })
  }
}
