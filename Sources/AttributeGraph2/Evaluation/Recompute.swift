/// What has come of the run of a rule.
@usableFromInline
enum RuleOutcome {
  /// The value is another one, or there is an error.
  case changed
  /// The value is the same as before.
  case same
  /// Something is out of the ordinary: the reader may have ended.
  case odd
}

/// One run of a rule, and what becomes of its outcome.
extension GraphReference {
  /// Runs the rule of the reader on top of the evaluation stack, and stores its value if it is a different one.
  ///
  /// It is inlined into the closure of a kind, which the creating call makes, and into reads of what is stale, and
  /// specialised there. So nothing of it is a method of the attribute: a method that is passed to `ReaderReference.with`
  /// stays a function of its own.
  ///
  /// - Parameters:
  ///   - reader: The reader, of whose last evaluation nothing is left, see `prepareToRun(_:)`.
  ///   - inputs: Its inputs.
  ///   - tracking: The record that comes next.
  ///   - type: Its class, or one above it.
  ///   - hasValue: Whether it is known to have a value.
  ///   - rule: The rule.
  ///   - isSame: Whether two values are the same; nil where none are.
  /// - Returns: What has come of it.
  @discardableResult
  @inlinable @inline(__always)
  func recompute<Value, Failure: Error>(
    _ reader: ReaderReference, _ inputs: InputRow, in tracking: TrackingReference,
    as type: Computed<Value, Failure>.Type, hasValue: Bool = false, rule: () throws(Failure) -> Value,
    isSame: ((Value, Value) -> Bool)?
  ) -> RuleOutcome {
    beginTracking(for: reader, inputs, in: tracking, isInRule: true)
    do throws(Failure) {
      let new = try rule()
      // The comparison is the user's code, like the rule: it may not write, and its reads are nobody's inputs.
      if finishReads(tracking), let isSame, hasValue || reader.with(as: type, { $0.stored != nil }),
        _slowPath(isSame(reader.with(as: type) { $0.presentValue }, new))
      {
        return endRule(of: reader, tracking, .same) { state in
          reader.state = state
          fields.counters.cutoffs &+= 1
          releaseLater(new)
        }
      }
      return endRule(of: reader, tracking, .changed) { state in
        reader.asNode.mark = NodeMark(state, reader.asNode.traits, changedAt: fields.revision)
        if hasValue {
          releaseLater(reader.with(as: type) { $0.replacePresentValue(by: new) })
        } else {
          releaseLater(reader.with(as: type) { $0.replaceStored(by: new) })
          if Failure.self != Never.self { reader.with(as: type) { $0.forgetFailure() } }
        }
      }
    } catch {
      _ = finishReads(tracking)
      return endRule(of: reader, tracking, .changed) { _ in reader.with(as: type) { $0.fail(with: error) } }
    }
  }

  /// Runs the rule that is the closure of an attribute, see above.
  @discardableResult
  @inlinable @inline(__always)
  func recompute<Value, Failure: Error>(
    _ reader: ReaderReference, _ inputs: InputRow, in tracking: TrackingReference,
    as type: Computed<Value, Failure>.Type, hasValue: Bool = false, isSame: ((Value, Value) -> Bool)?
  ) -> RuleOutcome {
    recompute(
      reader, inputs, in: tracking, as: type, hasValue: hasValue,
      rule: { () throws(Failure) in
        // The error is a value while it passes a function that throws no error of one type.
        let outcome: Result<Value, Failure> = reader.with(as: type) { attribute in
          do throws(Failure) { return .success(try attribute.closure.run()) } catch { return .failure(error) }
        }
        return try outcome.get()
      }, isSame: isSame)
  }

  /// Ends what the last evaluation of a reader has left, if anything.
  ///
  /// - Returns: Whether the reader still lives, and its rule is to run.
  @inlinable @inline(__always)
  func prepareToRun(_ reader: ReaderReference) -> Bool {
    guard reader.asNode.traits.contains(.hasScope) else { return true }
    endLastEvaluation(of: reader)
    return readerOnTopLives
  }
}

extension Computed {
  /// Runs a rule for this reader, see `GraphReference.recompute`.
  final func recompute(
    _ reader: ReaderReference, rule: () throws(Failure) -> Value, isSame: ((Value, Value) -> Bool)?
  ) {
    guard graph.prepareToRun(reader) else { return }
    graph.recompute(
      reader, InputRow(of: reader), in: graph.nextTracking, as: Computed.self, rule: rule, isSame: isSame)
  }

  /// Takes the error of an evaluation in place of a value; what was read before it stays input.
  ///
  /// A cancellation says nothing about the value: it is thrown to whoever waits for it, and forgotten then.
  @usableFromInline
  final func fail(with error: Failure) {
    state = graph.settledState(of: ReaderReference(self))
    changedAt = graph.fields.revision
    graph.releaseLater(replaceStored(by: nil))
    let old = graph.fields.failuresOfRules.updateValue(FailureBox(error), forKey: NodeReference(self))
    graph.releaseLater(old)
    if error is CancellationError { graph.comeBack(to: ReaderReference(self), .cancelled) }
  }
}

extension Computed {
  /// Forgets the error of the evaluation before one that gave a value.
  @usableFromInline
  final func forgetFailure() {
    if graph.fields.failuresOfRules.isEmpty { return }
    graph.releaseLater(graph.fields.failuresOfRules.removeValue(forKey: NodeReference(self)))
  }
}

extension GraphReference {
  /// Ends the run of a rule that has returned or thrown.
  ///
  /// - Parameters:
  ///   - reader: The reader.
  ///   - tracking: The record of the evaluation.
  ///   - outcome: What has come of it.
  ///   - settle: Stores that. It is given the state of the reader, which is up to date. It is not called where the reader
  ///     lives no more, and its outcome is dropped.
  /// - Returns: What has come of it, unless something is out of the ordinary.
  @inlinable @inline(__always)
  func endRule(
    of reader: ReaderReference, _ tracking: TrackingReference, _ outcome: RuleOutcome, _ settle: (NodeState) -> Void
  ) -> RuleOutcome {
    endTracking(tracking)
    if _fastPath(fields.oddities.isDisjoint(with: .ofRules)) {
      reader.verifiedAt = fields.revision
      settle(.clean)
      return outcome
    }
    guard let state = endOddRule(of: reader) else { return .odd }
    reader.verifiedAt = fields.revision
    settle(state)
    return .odd
  }

  /// What the end of a rule has to look at besides, if anything is out of the ordinary.
  @usableFromInline @inline(never)
  func endOddRule(of reader: ReaderReference) -> NodeState? {
    guard readerOnTopLives else { return nil }
    if reader.asNode.traits.contains(.isOutdated) {
      refreshInputs(of: reader)
      guard readerOnTopLives else { return nil }
    }
    return settledState(of: reader)
  }
}
