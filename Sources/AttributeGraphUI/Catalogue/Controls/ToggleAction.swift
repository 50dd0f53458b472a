/// The switch of a toggle.
struct ToggleAction: ControlAction {
  /// Whether it is on.
  let isOn: Binding<Bool>.Access

  var taps: TapAction? { TapAction { isOn.set(!isOn.get()) } }
}

extension ToggleAction: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    around inside: inout [AccessibilityNode]
  ) -> Bool {
    element.value = isOn.get() ? "1" : "0"
    element.activate = control.whereEnabled { isOn.set(!isOn.get()) }
    return true
  }
}

extension Binding {
  /// The value of a control, through the binding that its view was given last.
  struct Access {
    /// The value as it is now.
    let get: () -> Value
    /// Sets the value.
    let set: (Value) -> Void

    /// Access through the binding that a closure gives.
    @MainActor init(_ binding: @escaping () -> Binding<Value>) {
      get = { binding().wrappedValue }
      set = { binding().wrappedValue = $0 }
    }
  }
}
