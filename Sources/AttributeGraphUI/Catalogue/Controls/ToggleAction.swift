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

    private init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

    /// Access that also leaves a menu when the value is set.
    @MainActor func leaving(_ dismissal: Dismissal?) -> Access {
      guard let dismissal else { return self }
      return Access(get: get) { [set] value in
        set(value)
        dismissal.dismiss()
      }
    }
  }
}
