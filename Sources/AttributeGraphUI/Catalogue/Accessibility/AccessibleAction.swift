/// An action of a control that is an element for assistive technologies.
@MainActor
protocol AccessibleAction: ControlAction {
  /// Completes the element of a control, which has its label already.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - control: The control.
  ///   - position: The position of the control.
  ///   - inside: The elements inside the control.
  /// - Returns: Whether the control is an element; otherwise those inside are.
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool
}

extension Control {
  /// An action that runs while the control is enabled.
  func whereEnabled(_ action: @escaping () -> Void) -> () -> Void { { if self.isEnabled { action() } } }
}

extension TapAction: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    if let isSelected = isOptionSelected() {
      element.activate = control.whereEnabled(perform)
      element.traits = isSelected ? [.isButton, .isSelected] : .isButton
      return true
    }
    // A gesture makes no element: it becomes the tap action of the elements inside.
    guard position.type is any AccessibleControl.Type else {
      if count == 1 { inside = inside.map { inner in inner.with { $0.activate = $0.activate ?? perform } } }
      return false
    }
    element.activate = control.whereEnabled(perform)
    return true
  }
}

extension TextEditing: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    let face = inside.first { $0.isFace }
    element.value = face?.value ?? text
    if element.value?.isEmpty ?? true { element.value = nil }
    return true
  }
}
