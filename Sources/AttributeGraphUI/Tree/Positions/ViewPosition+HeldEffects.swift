import AttributeGraph2

// Held effects: bodies and closures that wait while a row around them is out of sight.
extension ViewPosition {
  /// Lets the bodies and closures inside wait while the position is aside.
  func holdEffectsAside() {
    if extras?.heldEffects == nil { makeExtras().heldEffects = [] }
  }

  /// Whether a row around is out of sight and its bodies and closures wait: then an effect that has run before is
  /// noted, and runs when the row comes back.
  ///
  /// - Complexity: O(1) on the screen, otherwise O(depth), and O(effects that wait in the row).
  func holds(_ effect: Effect?) -> Bool {
    guard !isOnScreen, let effect, let row = nearest({ $0.isAside && $0.extras?.heldEffects != nil ? $0 : nil }) else {
      return false
    }
    if row.extras?.heldEffects?.contains(where: { $0 === effect }) == false { row.extras?.heldEffects?.append(effect) }
    return true
  }

  /// Schedules the effects that wait here.
  ///
  /// - Returns: Whether there are any.
  func scheduleHeldEffects() -> Bool {
    guard let effects = extras?.heldEffects, !effects.isEmpty else { return false }
    extras?.heldEffects = []
    for effect in effects { effect.invalidate() }
    return true
  }
}
