/// A control that a tap leads elsewhere.
@MainActor
struct LinkAction: ControlAction {
  /// Goes where it leads.
  let follow: () -> Void

  var taps: TapAction? { TapAction(perform: follow) }
}

extension LinkAction: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    around inside: inout [AccessibilityNode]
  ) -> Bool {
    element.activate = control.whereEnabled(follow)
    return true
  }
}
