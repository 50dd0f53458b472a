/// What an updater tells of new values, which may stop there, and of those that stopped before.
@MainActor
protocol ValuePassage: AnyObject {
  /// Hands the new value on, unless it stops here.
  func handOn()
  /// Counts values that were equal to the one before, so nobody handed them on.
  func countEqual(_ count: Int)
}

/// The way to an object that receives a value which is not a part of its updater's own.
final class PassageToReceiver<Receiver: ValueReceiver>: ValuePassage {
  private let receiver: Receiver
  private let source: any ValueSource
  private let offset: Int

  /// Leads to a receiver of a value.
  init(_ receiver: Receiver, of value: _GraphValue<Receiver.Received>) {
    self.receiver = receiver
    (source, offset) = (value.source, value.offset)
  }

  func handOn() { receiver.update(from: source, at: offset) }

  func countEqual(_ count: Int) { receiver.receiveEqual(count) }
}

/// The way to another updater, which is told of new values when a closure says so.
final class PassageToUpdater: ValuePassage {
  private let decide: () -> Void
  private let updater: () -> Updater?

  /// Leads to an updater, if there is one; the closure tells it of a new value, or does not.
  init(_ updater: @escaping () -> Updater?, decide: @escaping () -> Void) {
    self.updater = updater
    self.decide = decide
  }

  func handOn() { decide() }

  func countEqual(_ count: Int) { updater()?.countEqual(count) }
}
