/// The views that a container has removed and that a transition keeps on the screen for a while.
@MainActor
protocol LeavingViews: AnyObject {
  /// Shows the insertion transitions of views.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - place: The position that was inserted with them.
  func enter(_ items: LayoutItems, at place: ViewPosition)

  /// Keeps removed views on the screen, if a transition shows them leaving.
  ///
  /// - Parameters:
  ///   - place: The position that was removed with them.
  ///   - container: The position around it.
  ///   - identity: The identity of the views in the container.
  ///   - updater: The updater that passed new values to them.
  ///   - items: The views.
  /// - Returns: Whether they stay until their transition ends; the position is removed then.
  func leave(
    _ place: ViewPosition, from container: ViewPosition, identity: Any, updater: Updater, items: LayoutItems
  ) -> Bool

  /// Takes back a view that was leaving.
  ///
  /// - Returns: The view that was passed to `leave`; nil if no such view is leaving.
  func bringBack<Identity: Equatable>(
    _ identity: Identity, to container: ViewPosition
  ) -> (place: ViewPosition, updater: Updater, items: LayoutItems)?

  /// Whether a position is that of a view that was removed and is still shown.
  func isPlaceLeaving(_ place: ViewPosition) -> Bool

  /// Whether a position is in a view that was removed and is still shown.
  ///
  /// - Complexity: O(depth), and O(1) where no view is leaving.
  func isLeaving(_ position: ViewPosition) -> Bool

  /// The positions of views that were removed from a container and are still shown.
  func places(leaving container: ViewPosition) -> [ViewPosition]

  /// Keeps the value of a branch that holds.
  func keep<Value>(_ value: Value, for updater: Updater)

  /// Removes the value of a branch that has ended.
  func forgetValue(for updater: Updater)

  /// The last value of a branch while it held; nil if it was not kept.
  func value<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value?

  /// The value of a branch whose view is leaving; nil for one that holds.
  func leavingValue<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value?
}
