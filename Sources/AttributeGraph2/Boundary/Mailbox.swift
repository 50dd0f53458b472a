import Synchronization

/// A way into a graph from any thread: what is sent is applied in the owner's next transaction, as a part of it.
///
/// A graph is confined, so nobody else can write its cells. A mailbox can be sent to from everywhere:
///
/// ```swift
/// let progress = graph.cell(0.0)
/// let mailbox = progress.mailbox(wake: { [weak model] in Task { @MainActor in model?.graph.deliverMail() } })
/// Task.detached { mailbox.send(0.5) }
/// ```
///
/// Messages that come before the owner does are combined into one; by default the last one wins. They are delivered at
/// the end of the owner's next transaction, a bare write included, or by ``Graph/deliverMail()``: one transaction, and
/// one run of the effects. The mailbox owns nothing of the graph. It can be sent to until its cell or graph has gone.
public final class Mailbox<Message: Sendable>: Sendable {
  private let slot: MailSlot<Message>

  init(_ slot: MailSlot<Message>) { self.slot = slot }

  deinit { slot.leaveForGood() }

  /// Sends a message, from any thread.
  ///
  /// - Returns: Whether it was taken; false once the box is closed, because its graph has gone or its cell was found
  ///   gone by an earlier delivery. What was taken is lost only if they go before the owner's next transaction.
  /// - Complexity: O(1), plus combining it with what waits.
  @discardableResult public func send(_ message: Message) -> Bool { slot.put(message) }
}

/// The message that waits, shared by a mailbox and its graph.
final class MailSlot<Message: Sendable>: Sendable {
  private struct Contents {
    /// The waiting message.
    var message: Message?
    /// Whether messages are taken.
    var isOpen = true
    /// Whether the last holder of the mailbox has gone, so that nothing will come any more.
    var isLast = false
  }

  /// The outcome of a message.
  private enum Outcome { case refused, combined, first }

  private let contents = Mutex(Contents())
  private let combine: @Sendable (inout Message, Message) -> Void
  private let wake: (@Sendable () -> Void)?
  private let inbox: Inbox
  private let number: Inbox.Number

  /// Makes an open, empty slot, which leaves word at an inbox under a number.
  init(
    combine: @escaping @Sendable (inout Message, Message) -> Void, wake: (@Sendable () -> Void)?, inbox: Inbox,
    number: Inbox.Number
  ) {
    self.combine = combine
    self.wake = wake
    self.inbox = inbox
    self.number = number
  }

  /// Puts a message in, on top of what waits; the first one calls the owner.
  ///
  /// - Returns: Whether the slot is open.
  func put(_ message: Message) -> Bool {
    let outcome: Outcome = contents.withLock { contents in
      guard contents.isOpen else { return .refused }
      guard var waiting = contents.message else {
        contents.message = message
        return .first
      }
      // Taken out first, so that a collection is not copied for being referred to twice.
      contents.message = nil
      combine(&waiting, message)
      contents.message = waiting
      return .combined
    }
    if outcome == .first {
      inbox.leave(.mail, about: number)
      wake?()
    }
    return outcome != .refused
  }

  /// Takes out what waits.
  ///
  /// - Returns: The message, and whether nothing will come after it.
  func take() -> (message: Message?, isLast: Bool) {
    contents.withLock { contents in
      defer { contents.message = nil }
      return (contents.message, contents.isLast)
    }
  }

  /// Takes no more messages, and drops what waits.
  func close() {
    _ = contents.withLock { contents in
      contents.isOpen = false
      defer { contents.message = nil }
      return contents.message
    }
  }

  /// Notes that the last holder of the mailbox has gone; what waits is still delivered.
  func leaveForGood() {
    contents.withLock { $0.isLast = true }
    inbox.leaveNotice(about: number)
  }
}
