/// The owner's side of a graph's ways in and out: what is to be done when word about them comes.
///
/// The graph owns it, so mailboxes and streams of values go on as long as the `Graph` object lives, and end with it.
final class MailboxRegistry {
  /// A mailbox or a stream of values, as the graph sees it.
  struct Recipient {
    /// Deals with what has come, and says whether more can come.
    let deliver: () -> Bool
    /// Ends it, as the graph has gone: tells whoever is at the other end.
    let close: () -> Void
  }

  /// Where others leave word.
  let inbox = Inbox()
  private var recipients: [Inbox.Number: Recipient] = [:]
  private var sources: [Inbox.Number: NodeReference] = [:]
  private var numbers: Inbox.Number = 0
  private var isClosed = false

  /// A number that nothing else in the graph has or had.
  func newNumber() -> Inbox.Number {
    numbers += 1
    return numbers
  }

  /// Keeps a recipient, unless the graph has gone: it is closed at once then.
  func add(_ recipient: Recipient, as number: Inbox.Number) {
    if isClosed {
      recipient.close()
    } else {
      recipients[number] = recipient
    }
  }

  /// Delivers the mail that lies on the inbox; what comes meanwhile waits for the next transaction.
  ///
  /// It is part of the transaction that is about to end, whose writes are still open.
  ///
  /// - Complexity: O(recipients with mail), plus what they do with it.
  func deliver(in graph: GraphReference) {
    guard inbox.hasMail else { return }
    // A rule delivers nothing, and the body of an effect is a transaction of its own: nothing is tracked here.
    assert(!graph.isTracking)
    for number in inbox.take(.mail) {
      guard let recipient = recipients[number], !recipient.deliver() else { continue }
      recipients[number] = nil
    }
  }

  /// Notes the hidden cell that stands for what an evaluation observes.
  func add(_ source: NodeReference, as number: Inbox.Number) { sources[number] = source }

  /// Forgets a hidden cell that ends.
  func removeSource(_ number: Inbox.Number) { sources[number] = nil }

  /// Takes the news from the inbox.
  ///
  /// - Returns: The hidden cells that it concerns, without those that ended meanwhile.
  /// - Complexity: O(news).
  func takeChanges() -> [NodeReference] {
    inbox.take(.news).compactMap { sources[$0] }.filter { $0.state != .ended }
  }

  /// Ends all mailboxes and streams, as the graph goes.
  ///
  /// - Complexity: O(recipients).
  func close() {
    isClosed = true
    let remaining = recipients
    recipients = [:]
    for (_, recipient) in remaining { recipient.close() }
  }
}

extension GraphReference {
  /// The mailbox registry, made when it is first needed.
  func openMailboxes() -> MailboxRegistry {
    if let room = fields.boundary.mailboxes { return room }
    let room = MailboxRegistry()
    if fields.nodes.isAbandoned { room.close() }
    fields.boundary.mailboxes = room
    noteAttendance()
    return room
  }
}

extension Graph {
  /// Calls the owner home: called on whichever thread it was, when mail arrives or something changes that an evaluation
  /// observes, once until the owner has looked.
  ///
  /// It sees to it that ``deliverMail()`` is called where the graph belongs:
  ///
  /// ```swift
  /// graph.wake = { [weak model] in Task { @MainActor in model?.graph.deliverMail() } }
  /// ```
  ///
  /// It must come home later, as in a task, and not at once: an observed object calls it before it has changed.
  public var wake: (@Sendable () -> Void)? {
    get { state.fields.boundary.mailboxes?.inbox.wake }
    set { state.openMailboxes().inbox.wake = newValue }
  }

  /// Delivers the mail that waits, and runs the effects that are due because of it or of observed objects.
  ///
  /// It is an empty transaction, and nothing at all where nothing waits. Inside a transaction, a rule or an effect it
  /// does nothing: what waits goes with the transaction that is open, or with the next.
  ///
  /// - Complexity: O(mailboxes with mail), plus the effects that run.
  public func deliverMail() {
    guard let room = state.fields.boundary.mailboxes else { return }
    state.takeExternalChanges()
    guard room.inbox.hasMail || !state.fields.effects.waiting.isEmpty || !state.fields.effects.observers.isEmpty else {
      return
    }
    transaction {}
  }
}
