import Observation

/// Whether a person types into a field inside the view of a toolbar: its items over the keyboard are shown meanwhile.
final class ToolbarTyping: FocusConnection, Observable {
  private let registrar = ObservationRegistrar()
  private var isFieldFocused = false

  /// Whether a field is focused; a body that reads it runs again when that changes.
  var isActive: Bool {
    registrar.access(self, keyPath: \.isActive)
    return isFieldFocused
  }

  private func change(to isFocused: Bool) {
    guard isFocused != isFieldFocused else { return }
    registrar.withMutation(of: self, keyPath: \.isActive) { isFieldFocused = isFocused }
  }

  override func fieldBegan(_ field: TextEditing) { change(to: true) }

  override func fieldLeft() { change(to: false) }

  override func fieldEnded() { change(to: false) }
}
