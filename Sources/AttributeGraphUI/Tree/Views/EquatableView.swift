/// A view whose body runs only if its own `==` returns false for the new value, whatever its fields are.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
  /// The view.
  public var content: Content

  /// Compares a view by its own `==`.
  public init(content: Content) {
    self.content = content
  }

  /// Traps: the view inside is laid out by the container around it.
  public var body: Never {
    fatalError("\(Self.self) has no body: the container around it lays out the view inside.")
  }

  /// Makes the position of the view inside, which receives only unequal values.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    let plan = FieldPlan.plan(for: Content.self)
    let latest = Latest(view.read().content)
    let updater = Updater()
    view.updater.add(
      UpdaterForwarder {
        updater
      } decide: {
        let new = view.read().content
        // `==` is always called. If it returns false, values of equal plain bytes still count as equal.
        if let old = latest.value, old == new || plan.isPlainlyEqual(old, new) { return updater.countEqual(1) }
        latest.value = new
        updater.run()
      })
    return Content._makeViewList(view: latest.graphValue(updater: updater), inputs: inputs)
  }
}

extension View where Self: Equatable {
  /// Makes the view's body run only if its own `==` returns false for the new value.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
