/// A forwarder of an updater's new values, which it may stop; it also counts values that were stopped earlier.
@MainActor
protocol ValueForwarder: AnyObject {
  /// Passes the new value on, unless it stops here.
  func handOn()
  /// Counts values that were not passed on, because each equalled its predecessor.
  func countEqual(_ count: Int)
}

/// A forwarder to a receiver whose value is not a part of its updater's own value.
final class ReceiverForwarder<Receiver: ValueReceiver>: ValueForwarder {
  private let receiver: Receiver
  private let source: any ValueSource
  private let offset: Int

  /// Creates a forwarder to a receiver of a value.
  init(_ receiver: Receiver, of value: _GraphValue<Receiver.Received>) {
    self.receiver = receiver
    (source, offset) = (value.source, value.offset)
  }

  func handOn() { receiver.update(from: source, at: offset) }

  func countEqual(_ count: Int) { receiver.receiveEqual(count) }
}

/// A forwarder to another updater; a closure decides whether a new value is passed on.
final class UpdaterForwarder: ValueForwarder {
  private let decide: () -> Void
  private let updater: () -> Updater?

  /// Creates a forwarder to an optional updater; the closure runs that updater for a new value, or does not.
  init(_ updater: @escaping () -> Updater?, decide: @escaping () -> Void) {
    self.updater = updater
    self.decide = decide
  }

  func handOn() { decide() }

  func countEqual(_ count: Int) { updater()?.countEqual(count) }
}
