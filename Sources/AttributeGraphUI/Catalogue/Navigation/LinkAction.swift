/// The action of a control that navigates when it is tapped.
@MainActor
struct LinkAction: ControlAction {
  /// Navigates to the destination.
  let follow: () -> Void

  var taps: TapAction? { TapAction(perform: follow) }
}

extension LinkAction: AccessibleAction {
  func complete(
    _ element: inout AccessibilityNode, of control: Control, at position: ViewPosition,
    children inside: inout [AccessibilityNode]
  ) -> Bool {
    element.activate = control.whereEnabled(follow)
    return true
  }
}
