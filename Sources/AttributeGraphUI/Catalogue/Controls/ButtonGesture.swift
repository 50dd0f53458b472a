/// Makes a view a button without a look, and reports when it is pressed.
nonisolated struct _ButtonGestureModifier: ViewModifier {
  let pressing: ((Bool) -> Void)?
  let perform: () -> Void

  @MainActor func body(content: Content) -> some View {
    Button(action: perform) { content }.buttonStyle(PressReportingStyle(pressing: pressing))
  }
}

/// A button without a look that reports when it is pressed.
private struct PressReportingStyle: ButtonStyle {
  let pressing: ((Bool) -> Void)?

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in pressing?(isPressed) }
  }
}

extension View {
  /// Runs an action when the view is tapped like a button, and another one when it is pressed and released.
  nonisolated public func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_ButtonGestureModifier(pressing: pressing, perform: action))
  }

  /// Names the view for the system, which here does nothing; `id(_:)` gives a view an identity.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View { self }
}
