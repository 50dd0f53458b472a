/// How a change of the position of a scroll view scrolls it.
extension Transaction {
  private enum AnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
  private enum VelocityKey: TransactionKey { static var defaultValue: Bool { false } }

  private enum AdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
  }

  /// The point of the view and of the scroll view when a binding of `scrollPosition` scrolls; nil for that of the
  /// modifier.
  public var scrollTargetAnchor: UnitPoint? {
    get { self[AnchorKey.self] }
    set { self[AnchorKey.self] = newValue }
  }

  /// Whether the velocity of the scroll view is kept when a binding of `scrollPosition` scrolls; here it has none.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { self[VelocityKey.self] }
    set { self[VelocityKey.self] = newValue }
  }

  /// Whether the scroll views whose sizes change keep the point of `defaultScrollAnchor` in its place.
  public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
    get { self[AdjustmentKey.self] }
    set { self[AdjustmentKey.self] = newValue }
  }
}

/// Whether scroll views change their offset when sizes change.
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
  /// Whether they keep their offset.
  let isDisabled: Bool

  /// They do, to keep a point of the content in its place.
  public static var automatic: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: false)
  }
  /// They keep their offset.
  public static var disabled: ScrollContentOffsetAdjustmentBehavior {
    ScrollContentOffsetAdjustmentBehavior(isDisabled: true)
  }
}
