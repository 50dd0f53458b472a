/// A view or nothing: the result of `if` without `else` in a builder.
extension Optional: View where Wrapped: View {
  /// Traps: the view, if there is one, is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out the view, if there is one.")
  }

  /// Makes the view's position while there is a view.
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    makeViewList(of: view, inputs: inputs.inImplicitStack())
  }

  @MainActor fileprivate static func makeViewList(of view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    BranchPosition.makeViewList(
      of: view, inputs: inputs, identity: { $0 == nil ? nil : .first },
      make: { _, updater, inputs in
        Wrapped.makeElement(view: .branch(of: view, updater: updater, in: inputs.runtime) { $0 }, inputs: inputs)
      })
  }
}

extension ClosureContent {
  /// Creates the positions of the views of a place, while the closure returns any: a modifier around them is not in a
  /// branch of the source.
  func makePlace<Wrapped: View>(inputs: _ViewInputs) -> _ViewListOutputs where Content == Wrapped? {
    Content.makeViewList(of: graphValue, inputs: inputs)
  }
}
