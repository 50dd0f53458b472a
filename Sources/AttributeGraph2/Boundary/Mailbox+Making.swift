extension StateCell where Value: Sendable {
  /// Makes a mailbox whose last message becomes the value of the cell.
  ///
  /// The mailbox does not own the cell. Once the cell is gone, the next delivery closes the box.
  ///
  /// - Parameter wake: Called by the sender of a message that finds the box empty, so that the owner can call
  ///   ``Graph/deliverMail()``.
  /// - Returns: The mailbox, to be sent to whoever writes.
  /// - Precondition: The cell has not ended.
  /// - Complexity: O(1).
  public func mailbox(wake: (@Sendable () -> Void)? = nil) -> Mailbox<Value> {
    if isEnded { graph.trapOnEnded(reference) }
    let cell = WeakNode(reference)
    return graph.mailbox(wake: wake) { (message: Value) in
      guard let cell = cell.living else { return false }
      cell.writeCell(message)
      return true
    }
  }
}

extension Graph {
  /// Makes a mailbox whose messages are applied by a closure, in the owner's isolation domain.
  ///
  /// ```swift
  /// let received = graph.cell(0)
  /// let mailbox = graph.mailbox(combining: +=) { (bytes: Int) in received.value += bytes }
  /// ```
  ///
  /// - Parameters:
  ///   - combine: Combines a new message with the one that waits, which it replaces by default. It runs on the thread
  ///     of the sender while the box is locked, so it must be quick and not send.
  ///   - wake: Called by the sender of a message that finds the box empty, so that the owner can call
  ///     ``deliverMail()``.
  ///   - apply: Writes the message into the graph, in the transaction that delivers it. The graph owns it until the
  ///     mailbox is gone, so it must not own the graph.
  /// - Returns: The mailbox, to be sent to whoever writes.
  /// - Complexity: O(1).
  public func mailbox<Message: Sendable>(
    combining combine: (@Sendable (inout Message, Message) -> Void)? = nil, wake: (@Sendable () -> Void)? = nil,
    apply: @escaping (Message) -> Void
  ) -> Mailbox<Message> {
    state.mailbox(combining: combine, wake: wake) { (message: Message) in
      apply(message)
      return true
    }
  }
}

extension GraphReference {
  /// Makes a mailbox; `apply` returns whether its target still exists.
  fileprivate func mailbox<Message: Sendable>(
    combining combine: (@Sendable (inout Message, Message) -> Void)? = nil, wake: (@Sendable () -> Void)?,
    apply: @escaping (Message) -> Bool
  ) -> Mailbox<Message> {
    let registry = openMailboxes()
    let number = registry.newNumber()
    let slot = MailSlot(combine: combine, wake: wake, inbox: registry.inbox, number: number)
    let recipient = MailboxRegistry.Recipient(
      deliver: {
        let (message, isLast) = slot.take()
        if let message, !apply(message) {
          slot.close()
          return false
        }
        return !isLast
      }, close: slot.close)
    registry.add(recipient, as: number)
    return Mailbox(slot)
  }
}
