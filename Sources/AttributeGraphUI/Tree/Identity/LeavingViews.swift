/// The views that a container has removed and that a transition keeps on the screen for a while.
@MainActor
protocol LeavingViews: AnyObject {
  /// Whether a view has a transition of its own, or is leaving.
  var isInUse: Bool { get }

  /// Shows the insertion transitions of views.
  ///
  /// - Parameters:
  ///   - items: The views.
  ///   - place: The position that was inserted with them.
  ///   - change: The change that has inserted them.
  func enter(_ items: LayoutItems, at place: ViewPosition, in change: GradualChange)

  /// Keeps removed views on the screen, if a transition shows them leaving.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - container: The position around them.
  ///   - change: The change that removes them.
  ///   - keepValue: Keeps the value that they were made from, if they stay; returns whether it could.
  /// - Returns: Whether they stay until their transition ends; the position is removed then.
  func leave(
    _ content: LeavingContent, from container: ViewPosition, in change: GradualChange, keepValue: () -> Bool
  ) -> Bool

  /// Takes back a view that was leaving.
  ///
  /// - Parameters:
  ///   - identity: The identity of the view in its container.
  ///   - container: The position around it.
  ///   - transaction: The transaction of the change that inserts it again.
  ///   - update: Brings the view that was passed to `leave` up to date.
  /// - Returns: Whether such a view was leaving.
  func reinsert<Identity: Equatable>(
    _ identity: Identity, to container: ViewPosition, in transaction: Transaction,
    _ update: (LeavingContent) -> Void
  ) -> Bool

  /// Whether a position is that of a view that was removed and is still shown.
  func isPlaceLeaving(_ place: ViewPosition) -> Bool

  /// Whether a position is in a view that was removed and is still shown.
  ///
  /// - Complexity: O(depth), and O(1) where no view is leaving.
  func isLeaving(_ position: ViewPosition) -> Bool

  /// Whether views that a position gave to a container around it were removed and are still shown.
  ///
  /// - Complexity: O(positions inside), and O(1) where no view is leaving.
  func isAnyViewLeaving(inside position: ViewPosition) -> Bool

  /// The positions of views that were removed from a container and are still shown.
  func places(leaving container: ViewPosition) -> [ViewPosition]

  /// Keeps the value of a branch, or the view of a row, that is leaving.
  func keep<Value>(_ value: Value, for updater: Updater)

  /// Removes the value that was kept.
  func forgetValue(for updater: Updater)

  /// The last value of a branch while it held; nil if the branch is not leaving.
  func value<Value>(_ type: Value.Type, of updater: ObjectIdentifier) -> Value?
}

/// An object that shows something elsewhere for a view on the screen: a sheet, a page.
@MainActor
protocol LeavingObserver: AnyObject {
  /// Called when the view begins to leave gradually, or is inserted again before it has left. Nothing may be removed
  /// at once.
  func leavingChanged()
}

extension ViewPosition {
  /// Whether the position is neither removed nor in a view that is still shown leaving.
  ///
  /// - Complexity: O(depth), and O(1) where no view is leaving.
  var isStaying: Bool { !isDetached && runtime.transitions?.isLeaving(self) != true }
}

/// Views that are removed together.
struct LeavingContent {
  /// Their position.
  let place: ViewPosition
  /// Their identity in the container.
  let identity: Any
  /// The updater that passed new values to them.
  let updater: Updater
  /// The views.
  let items: LayoutItems
}

/// A change that inserts or removes views that may come and leave gradually.
struct GradualChange {
  /// The views that leave.
  let views: any LeavingViews
  /// The transaction of the change, outside of the modifiers of the views that it inserts or removes.
  let transaction: Transaction
  /// Whether views without a transition of their own fade, as they do in an animated change.
  let fades: Bool
}

extension _ViewInputs {
  /// The transaction of the running update for changes here.
  var transaction: Transaction {
    var transaction = Transaction.update
    transactionTransform?(&transaction)
    return transaction
  }

  /// The running change of the views here; nil if all of them come and leave at once in it.
  var gradualChange: GradualChange? {
    guard runtime.frames.mayAnimateViews else { return nil }
    let transaction = self.transaction
    let isAnimated = transaction.animation != nil
    guard isAnimated || runtime.transitions?.isInUse == true else { return nil }
    // Rows of lazy containers and the options of a picker come and leave at once.
    return GradualChange(
      views: runtime.useTransitions(), transaction: transaction, fades: isAnimated && listing == nil && choice == nil)
  }
}
