/// Actions of a finger that stays down.
extension ViewHost {
  /// Presses a button, or a view with a long press gesture, without releasing it: the style of the button reads
  /// `isPressed` as true until `release(_:)`, and the gesture acts when the clock is advanced by its duration.
  ///
  /// - Throws: `HostError` that lists the available buttons, if nothing matches, or if the view takes no touches.
  /// - Returns: The work that it caused.
  @discardableResult
  public func press(_ target: ControlTarget) throws(HostError) -> UpdateReport {
    if let held = findHeld(target) {
      try expectTouchable(held)
      if let host = hostInside(of: held.position) { return try host.press(target) }
      return report { runtime.service(HeldFingers.self).keep(touchDown(on: held.position), on: held.position) }
    }
    let (found, _) = try findTap(target)
    try expectTouchable(found, kind: "button")
    return act(on: found, as: "press") { found.control.press?.isDown = true }
  }

  /// Releases a pressed button, which runs its action, or a view with a long press gesture.
  ///
  /// - Throws: `HostError` that lists the available buttons, if nothing matches.
  /// - Returns: The work that it caused.
  @discardableResult
  public func release(_ target: ControlTarget) throws(HostError) -> UpdateReport {
    if let held = findHeld(target) {
      if let host = hostInside(of: held.position) { return try host.release(target) }
      if let finger = runtime.service(HeldFingers.self).release(held.position, in: self) { return finger.lift() }
    }
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
  /// The clock advances by that time, so timers run that the press starts.
  ///
  /// - Throws: `HostError` that lists the available views, if none matches, or if the view takes no touches.
  /// - Returns: The work that it caused.
  @discardableResult
  public func longPress(_ target: ControlTarget, for duration: Double = 0.5) throws(HostError) -> UpdateReport {
    let found = try findLongPress(target)
    try expectTouchable(found)
    return gesture(on: found.position) { fingers, point in fingers.press(at: point, for: duration) }
  }

  private func findLongPress(_ target: ControlTarget) throws(HostError) -> FoundControl {
    try find(target, kind: "long press gesture") { action -> (any ControlAction)? in
      if let gesture = action as? GestureAttachment, !gesture.recognizer.accepts(.longPress) { return nil }
      return action is GestureAttachment || action is LongPress ? action : nil
    }.found
  }

  /// The view with a long press gesture that a target points at, unless it points at a button.
  private func findHeld(_ target: ControlTarget) -> FoundControl? {
    if let (button, _) = try? findTap(target), button.control.press != nil { return nil }
    return try? findLongPress(target)
  }

  private func findTap(_ target: ControlTarget) throws(HostError) -> (found: FoundControl, part: () -> Void) {
    try find(target, kind: "button") { action in
      guard let taps = action.taps, taps.count == 1, !(action is ToggleAction) else { return nil }
      return taps.perform
    }
  }
}
