/// The selection of an option of a picker.
@MainActor
struct PickAction: ControlAction {
  /// Selects an option by its tag; false if the tag does not match the type of the value.
  let pick: (AnyHashable) -> Bool
}

extension PickAction: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    // Visible options are accessibility elements of their own, in a group with the label if that is not shown.
    guard !inside.contains(where: { $0.activate != nil }) else {
      (element.children, element.actions) = (inside, [])
      return control.title() != nil
    }
    var words = inside.compactMap { $0.isOnlyNamed ? nil : $0.label }
    if control.title() == nil { element.label = words.isEmpty ? nil : words.removeFirst() }
    element.value = words.isEmpty ? nil : words.joined(separator: ", ")
    element.traits = .isButton
    return true
  }
}
