/// Actions of a finger that stays down.
extension ViewHost {
  /// Presses a button without releasing it: its style reads `isPressed` as true until `release(_:)`.
  ///
  /// - Throws: `HostError` that lists the available buttons, if none matches, or if the button takes no touches.
  /// - Returns: The work that it caused.
  @discardableResult
  public func press(_ target: ControlTarget) throws(HostError) -> UpdateReport {
    let (found, _) = try findTap(target)
    try expectTouchable(found, kind: "button")
    return act(on: found, as: "press") { found.control.press?.isDown = true }
  }

  /// Releases a pressed button, which runs its action.
  ///
  /// - Throws: `HostError` that lists the available buttons, if none matches.
  /// - Returns: The work that it caused.
  @discardableResult
  public func release(_ target: ControlTarget) throws(HostError) -> UpdateReport {
    let (found, perform) = try findTap(target)
    let tapped = found.tapped
    guard tapped.control.isEnabled else { return self.perform(as: "release") { found.control.press?.isDown = false } }
    return act(on: tapped, as: "release") {
      found.control.press?.isDown = false
      (tapped.control.action.taps?.perform ?? perform)()
    }
  }

  /// Holds a view with a long press gesture down for a number of seconds; the gesture is notified when the press begins
  /// and ends, and acts if it lasted long enough.
  ///
  /// This does not advance the clock.
  ///
  /// - Throws: `HostError` that lists the available views, if none matches, or if the view takes no touches.
  /// - Returns: The work that it caused.
  @discardableResult
  public func longPress(_ target: ControlTarget, for duration: Double = 0.5) throws(HostError) -> UpdateReport {
    let (found, press) = try find(target, kind: "long press gesture") { action -> LongPress? in
      let accepts = (action as? GestureAttachment)?.recognizer.accepts(.longPress) ?? false
      return accepts ? .nothing : action as? LongPress
    }
    try expectTouchable(found)
    guard !found.position.hasGestures else {
      return gesture(on: found.position) { fingers, point in fingers.press(at: point, for: duration) }
    }
    return act(on: found, as: "press") {
      press.pressingChanged(true)
      if duration >= press.minimumDuration { press.perform() }
      press.pressingChanged(false)
    }
  }

  private func findTap(_ target: ControlTarget) throws(HostError) -> (found: FoundControl, part: () -> Void) {
    try find(target, kind: "button") { action in
      guard let taps = action.taps, taps.count == 1, !(action is ToggleAction) else { return nil }
      return taps.perform
    }
  }
}
