extension Attribute where Value: Sendable {
  /// The committed values, for another isolation domain: the current one first, then each settled new one.
  ///
  /// ```swift
  /// let totals = total.values
  /// Task.detached { for await total in totals { print(total) } }
  /// ```
  ///
  /// A consumer that is slower than the graph gets the newest value and misses those before it;
  /// ``values(buffering:name:fileID:line:)`` can keep them.
  ///
  /// - Precondition: The attribute has not ended.
  /// - Complexity: As for ``values(buffering:name:fileID:line:)``.
  public var values: AsyncStream<Value> {
    values(buffering: .bufferingNewest(1), name: "values of '\(graph.name(of: reference))'")
  }

  /// The committed values, for another isolation domain: the current one first, then each settled new one.
  ///
  /// There is no value from the middle of a transaction or a flush: inside a transaction, the first one is that at its
  /// end. One call makes one stream, and each of its values goes to one consumer; several consumers take a stream each.
  ///
  /// The stream does not own the attribute. It finishes when the attribute has lost its last owner or has ended, inside
  /// a transaction at its end, and with the `Graph` object. For the consumer it ends when the consuming task is
  /// cancelled or the stream is released; its observer leaves the graph with the next transaction, or with
  /// ``Graph/deliverMail()``.
  ///
  /// - Parameters:
  ///   - policy: How many values wait for the consumer, and which are dropped when there are more.
  ///   - name: The name of the observer in messages; by default the place of the call.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: The stream, to be sent to its consumer.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: O(1). The attribute is brought up to date at each commit that may have changed it.
  public func values(
    buffering policy: AsyncStream<Value>.Continuation.BufferingPolicy, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<Value> { stream(reading, buffering: policy, name: name, fileID, line) }
}

extension Computed where Value: Sendable {
  /// As ``Attribute/values``, for an attribute whose rule may throw: an error does not finish the stream, as the rule
  /// may have a value again.
  ///
  /// - Complexity: As for ``Attribute/values(buffering:name:fileID:line:)``.
  @_disfavoredOverload public var values: AsyncStream<Result<Value, Failure>> {
    values(buffering: .bufferingNewest(1), name: "values of '\(graph.name(of: reference))'")
  }

  /// As ``Attribute/values(buffering:name:fileID:line:)``, for an attribute whose rule may throw.
  ///
  /// - Complexity: As there.
  @_disfavoredOverload public func values(
    buffering policy: AsyncStream<Result<Value, Failure>>.Continuation.BufferingPolicy, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> AsyncStream<Result<Value, Failure>> { stream(outcomeReading, buffering: policy, name: name, fileID, line) }
}

extension Node {
  /// The committed readings of the attribute.
  fileprivate func stream<Element: Sendable>(
    _ reading: SettledReading<Element>, buffering policy: AsyncStream<Element>.Continuation.BufferingPolicy,
    name: String?, _ fileID: StaticString, _ line: UInt
  ) -> AsyncStream<Element> {
    if isEnded { graph.trapOnEnded(reference) }
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self, bufferingPolicy: policy)
    let graph = graph
    let registry = graph.openMailboxes()
    let number = registry.newNumber()
    let inbox = registry.inbox
    continuation.onTermination = { _ in inbox.leaveNotice(about: number) }
    // The observer's edge keeps the node, so its owners are counted.
    let source = WeakNode(reference)
    let observer = graph.makeObserver(name: name, fileID, line) {
      guard let node = source.living, node.owners > 0 else { return continuation.finish() }
      if let element = reading.newValue(of: node) { continuation.yield(element) }
    }
    graph.fields.boundary.streams[reference, default: [:]][number] = WeakNode(observer.reference)
    // The only possible notice is the end of the stream, which its consumer has cancelled or released.
    let recipient = MailboxRegistry.Recipient(
      deliver: {
        observer.stop()
        graph.fields.boundary.streams[source.node]?[number] = nil
        if graph.fields.boundary.streams[source.node]?.isEmpty == true {
          graph.fields.boundary.streams[source.node] = nil
        }
        return false
      },
      close: {
        observer.stop()
        continuation.finish()
      })
    registry.add(recipient, as: number)
    return stream
  }
}
