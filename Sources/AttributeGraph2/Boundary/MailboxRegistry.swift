/// The owner's side of a graph's ways in and out: the meaning of the entries in its inbox. The graph owns it, so
/// mailboxes and streams of values end with the `Graph` object.
final class MailboxRegistry {
  /// A mailbox or a stream of values.
  struct Recipient {
    /// Delivers its mail, and returns whether more can come.
    let deliver: () -> Bool
    /// Ends it, because the graph is gone.
    let close: () -> Void
  }

  let inbox = Inbox()
  private var recipients: [Inbox.Number: Recipient] = [:]
  /// The hidden cells of evaluations that observe objects.
  var sources: [Inbox.Number: WeakNode] = [:]
  private var numbers: Inbox.Number = 0
  private var isClosed = false

  /// A number that was never used in the graph.
  func newNumber() -> Inbox.Number {
    numbers += 1
    return numbers
  }

  /// Keeps a recipient, or closes it if the graph is gone.
  func add(_ recipient: Recipient, as number: Inbox.Number) {
    if isClosed { recipient.close() } else { recipients[number] = recipient }
  }

  /// Delivers the mail in the inbox as part of the transaction that is about to end; later mail waits for the next one.
  /// Inside a rule of another graph, which may not write, it delivers nothing.
  func deliver(in graph: GraphReference) {
    guard inbox.hasMail && !graph.refusesWrites else { return }
    // A rule delivers nothing, and the body of an effect is a transaction of its own.
    assert(!graph.isTracking)
    for number in inbox.take(.mail) {
      guard let recipient = recipients[number], !recipient.deliver() else { continue }
      recipients[number] = nil
    }
  }

  /// Takes the external invalidations from the inbox, as the hidden cells concerned.
  func takeChanges() -> [WeakNode] { inbox.take(.invalidation).compactMap { sources[$0] } }

  /// The hidden cells whose objects have changed, as far as the graph does not know it yet.
  func waitingChanges() -> [NodeReference] { inbox.waitingInvalidations.compactMap { sources[$0]?.living } }

  /// Ends all mailboxes and streams, because the graph goes.
  func close() {
    isClosed = true
    for recipient in exchange(&recipients, with: [:]).values { recipient.close() }
  }
}

extension GraphReference {
  @usableFromInline var hasMail: Bool { fields.boundary.mailboxes?.inbox.hasMail ?? false }

  /// The mailbox registry, made by its first use.
  func openMailboxes() -> MailboxRegistry {
    if let registry = fields.boundary.mailboxes { return registry }
    let registry = MailboxRegistry()
    if fields.nodes.isAbandoned { registry.close() }
    fields.boundary.mailboxes = registry
    noteAttendance()
    return registry
  }
}

extension Graph {
  /// Called when mail arrives or an observed object changes, once until the owner has taken it, on any thread.
  ///
  /// It arranges that ``deliverMail()`` is called in the graph's isolation domain:
  ///
  /// ```swift
  /// graph.wake = { [weak model] in Task { @MainActor in model?.graph.deliverMail() } }
  /// ```
  ///
  /// That must happen later, as in a task, and not at once: an observed object calls it before it has changed.
  public var wake: (@Sendable () -> Void)? {
    get { state.fields.boundary.mailboxes?.inbox.wake }
    set { state.openMailboxes().inbox.wake = newValue }
  }

  /// Delivers waiting mail, and runs the effects that it or observed objects have made stale.
  ///
  /// It is an empty transaction if anything waits, and otherwise nothing. Inside a transaction, a rule or an effect it
  /// does nothing: mail is delivered by the open transaction, or the next. Inside a rule of another graph it waits,
  /// too.
  ///
  /// - Complexity: O(mailboxes with mail), plus the effects that run.
  public func deliverMail() {
    state.takeExternalChanges()
    guard state.hasMail || !state.fields.effects.waiting.isEmpty || !state.fields.effects.observers.isEmpty else {
      return
    }
    transaction {}
  }
}
