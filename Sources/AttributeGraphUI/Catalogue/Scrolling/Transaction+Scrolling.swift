/// How a change of the position of a scroll view scrolls it.
extension Transaction {
  private enum AnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }
  private enum VelocityKey: TransactionKey { static var defaultValue: Bool { false } }

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
}
