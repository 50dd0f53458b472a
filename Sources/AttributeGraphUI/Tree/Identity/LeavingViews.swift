/// The views that a container has removed and that stay on the screen for a while, as transitions do it.
@MainActor
protocol LeavingViews: AnyObject {
  /// Shows views that were inserted as their transitions have them appear.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - place: The position that was inserted with them.
  func enter(_ items: LayoutItems, at place: ViewPosition)

  /// Keeps views on the screen that were removed, if a transition shows them leaving.
  ///
  /// - Parameters:
  ///   - place: The position that was removed with them.
  ///   - container: The position around it.
  ///   - identity: The identity that tells the views from others of the container.
  ///   - updater: The updater that gave them new values.
  ///   - items: The views.
  /// - Returns: Whether they stay until their transition ends; the position is removed then.
  func leave(
    _ place: ViewPosition, from container: ViewPosition, identity: Any, updater: Updater, items: LayoutItems
  ) -> Bool

  /// Brings a view back that was leaving.
  ///
  /// - Returns: The view as it was given to `leave`; nil if no such view is leaving.
  func bringBack<Identity: Equatable>(
    _ identity: Identity, to container: ViewPosition
  ) -> (place: ViewPosition, updater: Updater, items: LayoutItems)?

  /// The positions of views that were removed from a container and are still shown.
  func places(leaving container: ViewPosition) -> [ViewPosition]

  /// Keeps the value of a branch that holds.
  func keep<Value>(_ value: Value, for updater: Updater)

  /// Forgets the value of a branch that has gone.
  func forgetValue(for updater: Updater)

  /// The last value of a branch while it held; nil if nobody kept it.
  func value<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value?

  /// The value of a branch whose view is leaving; nil for one that holds.
  func leavingValue<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value?
}
