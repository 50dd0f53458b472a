/// A consumer of the new values of an updater: a position with a body, a layout node, an input of layout, a forwarder.
///
/// A class instead of a protocol, so that an updater keeps it in one word, and calls it through the class table
/// (Decisions/0049).
@MainActor
class ValueConsumer {
  /// Takes the new value of the updater.
  ///
  /// - Parameters:
  ///   - source: The source of the updater's own value; nil for an updater without one.
  ///   - offset: The offset in bytes of the part of the value that is taken.
  func take(from source: (any ValueSource)?, at offset: Int) {
    fatalError("\(type(of: self)) does not implement take(from:at:).")
  }

  /// Counts values that were not passed on, because each equalled its predecessor.
  func receiveEqual(_ count: Int) {}
}

/// A consumer that is a closure.
final class ClosureConsumer: ValueConsumer {
  private let closure: () -> Void

  init(_ closure: @escaping () -> Void) {
    self.closure = closure
  }

  override func take(from source: (any ValueSource)?, at offset: Int) { closure() }
}

/// A forwarder to a receiver whose value is not a part of its updater's own value.
final class ReceiverForwarder<Receiver: ValueReceiver>: ValueConsumer {
  private let receiver: Receiver
  private let source: any ValueSource
  private let offset: Int

  /// Creates a forwarder to a receiver of a value.
  init(_ receiver: Receiver, of value: _GraphValue<Receiver.Received>) {
    self.receiver = receiver
    (source, offset) = (value.source, value.offset)
  }

  override func take(from source: (any ValueSource)?, at offset: Int) {
    receiver.update(to: self.source.read(Receiver.Received.self, at: self.offset))
  }

  override func receiveEqual(_ count: Int) { receiver.receiveEqual(count) }
}

/// A forwarder to another updater; a closure decides whether a new value is passed on.
final class UpdaterForwarder: ValueConsumer {
  private let decide: () -> Void
  private let updater: () -> Updater?

  /// Creates a forwarder to an optional updater; the closure runs that updater for a new value, or does not.
  init(_ updater: @escaping () -> Updater?, decide: @escaping () -> Void) {
    self.updater = updater
    self.decide = decide
  }

  override func take(from source: (any ValueSource)?, at offset: Int) { decide() }

  override func receiveEqual(_ count: Int) { updater()?.countEqual(count) }
}
