import Synchronization

/// A way into a graph from any thread: messages are applied in the owner's next transaction, as a part of it.
///
/// A graph is confined, so only its owner can write its cells. A mailbox accepts messages from everywhere:
///
/// ```swift
/// let progress = graph.cell(0.0)
/// let mailbox = progress.mailbox(wake: { [weak model] in Task { @MainActor in model?.graph.deliverMail() } })
/// Task.detached { mailbox.send(0.5) }
/// ```
///
/// Messages that wait are combined into one; by default the last one wins. They are delivered at the end of the owner's
/// next transaction, a bare write included, or by ``Graph/deliverMail()``: one transaction, and one run of the effects.
/// The mailbox owns nothing of the graph. It takes messages until its cell or graph is gone.
public final class Mailbox<Message: Sendable>: Sendable {
  private let slot: MailSlot<Message>

  init(_ slot: MailSlot<Message>) { self.slot = slot }

  deinit { slot.leaveForGood() }

  /// Sends a message, from any thread.
  ///
  /// - Returns: Whether it was taken; false once the box is closed, because its graph is gone or an earlier delivery
  ///   found its cell gone. A message that was taken is lost only if they go before the owner's next transaction.
  /// - Complexity: O(1), plus combining it with the message that waits.
  @discardableResult public func send(_ message: Message) -> Bool { slot.put(message) }
}

/// The message that waits, shared by a mailbox and its graph.
final class MailSlot<Message: Sendable>: Sendable {
  private struct Contents {
    var message: Message?
    var isOpen = true
    /// Whether the mailbox is gone, so that no more messages will come.
    var isLast = false
  }

  private enum Outcome { case refused, combined, first }

  private let contents = Mutex(Contents())
  /// Combines two messages; nil where the later one replaces the other.
  private let combine: (@Sendable (inout Message, Message) -> Void)?
  private let wake: (@Sendable () -> Void)?
  private let inbox: Inbox
  private let number: Inbox.Number

  /// Makes an open, empty slot, which adds its number to an inbox.
  init(
    combine: (@Sendable (inout Message, Message) -> Void)?, wake: (@Sendable () -> Void)?, inbox: Inbox,
    number: Inbox.Number
  ) {
    self.combine = combine
    self.wake = wake
    self.inbox = inbox
    self.number = number
  }

  /// Combines a message with the one that waits; the first one calls the owner. False where the slot is closed.
  func put(_ message: Message) -> Bool {
    // A replaced message is released when the slot is not locked: its `deinit` may send.
    let (outcome, replaced): (Outcome, Message?) = contents.withLock { contents in
      guard contents.isOpen else { return (.refused, nil) }
      guard let combine, var waiting = contents.message else {
        let replaced = contents.message
        contents.message = message
        return (replaced == nil ? .first : .combined, replaced)
      }
      // Taken out first, so that a collection is not copied.
      contents.message = nil
      combine(&waiting, message)
      contents.message = waiting
      return (.combined, nil)
    }
    withExtendedLifetime(replaced) {}
    if outcome == .first {
      inbox.leave(.mail, about: number)
      wake?()
    }
    return outcome != .refused
  }

  /// Takes the message that waits, and whether none will come after it.
  func take() -> (message: Message?, isLast: Bool) { contents.withLock { ($0.message.take(), $0.isLast) } }

  /// Refuses messages from now on, and drops the one that waits.
  func close() {
    _ = contents.withLock { contents in
      contents.isOpen = false
      return contents.message.take()
    }
  }

  /// Notes that the mailbox is gone; the message that waits is still delivered.
  func leaveForGood() {
    contents.withLock { $0.isLast = true }
    inbox.leaveNotice(about: number)
  }
}
