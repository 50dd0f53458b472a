/// The switch of a toggle.
struct ToggleAction: ControlAction {
  /// Whether it is on.
  let isOn: Binding<Bool>.Access

  var taps: TapAction? { TapAction { isOn.set(!isOn.get()) } }
}

extension ToggleAction: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    element.value = isOn.get() ? "1" : "0"
    element.activate = control.whereEnabled { isOn.set(!isOn.get()) }
    return true
  }
}

extension Binding {
  /// Access to the value of a control through the current binding of its view.
  struct Access {
    /// The current value.
    let get: () -> Value
    /// Sets the value.
    let set: (Value) -> Void

    /// Makes access through the binding that a closure returns.
    @MainActor init(_ binding: @escaping () -> Binding<Value>) {
      get = { binding().wrappedValue }
      set = { binding().wrappedValue = $0 }
    }
  }
}
