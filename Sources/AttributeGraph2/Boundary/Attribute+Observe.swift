extension Attribute {
  /// Calls a closure with the value as it is now, and then with each settled new one, after the commit.
  ///
  /// ```swift
  /// let printing = total.observe { print($0) }
  /// ```
  ///
  /// A value equal to the last one is skipped, even if the attribute had another value in between.
  ///
  /// Unlike an effect, an observer only sees settled values: inside a transaction the first call comes at its end, and
  /// in a flush observers follow when all effects have settled, in the order of their creation. Reads of the closure
  /// are not tracked. It may write, and the effects of that run before the next observer. It may throw, and the error
  /// is reported like that of an effect.
  ///
  /// - Returns: The subscription, which owns the attribute. It belongs to its owner, also where a rule or an effect has
  ///   made it. The calls end with the attribute.
  /// - Precondition: The attribute has not ended.
  /// - Complexity: O(1), plus the closure. The attribute is brought up to date at each commit that may have changed it.
  public func observe(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping (Value) throws -> Void
  ) -> Subscription { subscribe(reading, name: name, fileID, line, body) }

  /// As ``observe(name:fileID:line:_:)``, without the call for the current value, which inside a transaction is the one
  /// at its end.
  ///
  /// - Complexity: As for ``observe(name:fileID:line:_:)``.
  public func observeChanges(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping (Value) throws -> Void
  ) -> Subscription { subscribe(reading, name: name, fileID, line, skippingFirst(body)) }

  /// Calls a closure at each settled value that differs from the one before it, the first time from the value of now,
  /// also inside a transaction.
  func observeChangesFromNow(
    name: String?, _ fileID: StaticString, _ line: UInt, _ body: @escaping () -> Void
  ) -> Subscription {
    if isEnded { graph.trapOnEnded(reference) }
    let reading = reading
    // An attribute that is being brought up to date has no value of now.
    if reference.state.rawValue < NodeState.verifying.rawValue {
      _ = graph.untrackedAndSettle { reading.newValue(of: reference) }
    }
    return subscribe(reading, name: name, fileID, line) { _ in body() }
  }
}

extension Computed {
  /// As ``Attribute/observe(name:fileID:line:_:)``, for an attribute whose rule may throw: the closure gets a value or
  /// the error. An error never equals the one before.
  ///
  /// - Complexity: As for ``Attribute/observe(name:fileID:line:_:)``.
  @_disfavoredOverload public func observe(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping (Result<Value, Failure>) throws -> Void
  ) -> Subscription { subscribe(outcomeReading, name: name, fileID, line, body) }

  /// As ``Attribute/observeChanges(name:fileID:line:_:)``, for an attribute whose rule may throw.
  ///
  /// - Complexity: As for ``Attribute/observe(name:fileID:line:_:)``.
  @_disfavoredOverload public func observeChanges(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    _ body: @escaping (Result<Value, Failure>) throws -> Void
  ) -> Subscription { subscribe(outcomeReading, name: name, fileID, line, skippingFirst(body)) }
}

/// The closure without its first call.
private func skippingFirst<Element>(_ body: @escaping (Element) throws -> Void) -> (Element) throws -> Void {
  var isFirst = true
  return { element in
    if isFirst { isFirst = false } else { try body(element) }
  }
}

extension Node {
  /// Calls a closure with the current reading, and with each settled new one.
  fileprivate func subscribe<Element>(
    _ reading: SettledReading<Element>, name: String?, _ fileID: StaticString, _ line: UInt,
    _ body: @escaping (Element) throws -> Void
  ) -> Subscription {
    if isEnded { graph.trapOnEnded(reference) }
    let observer = graph.makeObserver(name: name, fileID, line) { [graph] in
      guard !self.isEnded, let element = reading.newValue(of: self.reference) else { return }
      try graph.untracked { try body(element) }
    }
    return Subscription { observer.stop() }
  }
}

extension GraphReference {
  /// Makes an effect that runs when the others have settled, and never in the middle of a transaction.
  func makeObserver(
    name: String?, _ fileID: StaticString, _ line: UInt, action: @escaping () throws -> Void
  ) -> Effect {
    let node = makeEffect(fileID, line, isObserver: true, action)
    let effect = Effect(owning: node)
    building(in: nil) { noteMade(node, name: name) }
    schedule(node)
    if fields.transaction.depth == 0 { flushAsTransaction() }
    return effect
  }
}
