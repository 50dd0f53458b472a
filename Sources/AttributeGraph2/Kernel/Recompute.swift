/// The rule of a computed attribute, in its node.
///
/// It is not copyable, so that a call borrows what it captures: it is neither retained nor released.
@usableFromInline
struct RuleClosure<Value, Failure: Error>: ~Copyable {
  @usableFromInline let run: () throws(Failure) -> Value

  @inlinable @inline(__always)
  init(_ run: @escaping () throws(Failure) -> Value) { self.run = run }

  @inlinable @inline(__always)
  borrowing func call() throws(Failure) -> Value { try run() }
}

extension GraphReference {
  /// Runs the rule of the reader on top of the evaluation stack, and stores its outcome if it is a different one.
  ///
  /// It is inlined into the closure of a kind, which the creating call makes, and specialised there.
  ///
  /// - Parameters:
  ///   - first: The reader.
  ///   - goesOn: Whether it goes on with waiting readers of the same type.
  ///   - rule: The rule of a reader.
  ///   - isSame: Whether two values are the same; nil where none are.
  @inlinable @inline(__always)
  func recompute<Value, Failure: Error>(
    _ first: NodeReference, goesOn: Bool, rule: (NodeReference) throws(Failure) -> Value,
    isSame: ((Value, Value) -> Bool)?
  ) {
    var node = first
    while true {
      if _slowPath(node.flags.contains(.hasScope)) {
        guard endLastEvaluation(of: node) else { return }
      }
      beginReads(of: node, isInRule: true)
      do throws(Failure) {
        let new = try rule(node)
        finishReads()
        var isUnchanged = false
        if let isSame, let old = Outcome<Value, Failure>.value(of: node) {
          // The comparison is the user's code, like the rule: it may not write, and its reads are nobody's inputs.
          isUnchanged = isSame(old, new)
        }
        var state = NodeState.clean
        var isSlow = false
        if _slowPath(!fields.evaluation.slow.isDisjoint(with: .ofRules)) {
          guard let slowState = endSlowRule(node) else { return releaseLater(new) }
          state = slowState
          isSlow = true
        }
        let revision = fields.clock.revision
        node.verifiedAt = revision
        let mark = node.mark
        if isUnchanged {
          node.mark = mark.with(state).removing(.isOnStack)
          fields.clock.cutoffs &+= 1
          return releaseLater(new)
        }
        if isSlow && fields.evaluation.slow.contains(.writesLogged) {
          keepFirstOutcome(of: node, as: Outcome<Value, Failure>.self)
        }
        node.mark = mark.ran(state, at: revision)
        Outcome<Value, Failure>.store(new, in: node, of: self, isFirst: !mark.flags.contains(.hasOutcome))
        guard goesOn && !isSlow, let next = nextAlike(after: node) else { return }
        node = next
      } catch {
        if !Outcome<Value, Failure>.neverFails { store(error, in: node, as: Value.self) }
        return
      }
    }
  }

  /// Ends the run of a rule that has thrown.
  @inlinable @inline(never)
  func store<Value, Failure: Error>(_ error: Failure, in node: NodeReference, as type: Value.Type) {
    finishReads()
    guard let state = endSlowRule(node) else { return }
    if fields.evaluation.slow.contains(.writesLogged) { keepFirstOutcome(of: node, as: Outcome<Value, Failure>.self) }
    let mark = node.mark
    node.mark = NodeMark(
      state, mark.removing(.isOnStack).adding(.hasOutcome).flags, changedAt: fields.clock.revision)
    node.verifiedAt = fields.clock.revision
    #if !hasFeature(Embedded)
    if error is CancellationError { makeStaleLater(node) }
    #endif
    Outcome<Value, Failure>.store(error, in: node, of: self, isFirst: !mark.flags.contains(.hasOutcome))
  }

  /// The end of a rule about which something is out of the ordinary.
  ///
  /// - Returns: The state of the reader; nil where it has ended.
  @usableFromInline @inline(never)
  func endSlowRule(_ node: NodeReference) -> NodeState? {
    guard node.state != .ended else { return nil }
    if node.flags.contains(.isOutdated) {
      node.flags.remove(.isOutdated)
      refreshInputs(of: node)
      guard node.state != .ended else { return nil }
    }
    for index in 0..<node.inputs.count where !(node.input(at: index)?.state.isSettled ?? true) {
      // An input on the stack waits for this reader, which has caught the error of the cycle.
      if let input = node.input(at: index), input.state.rawValue < NodeState.verifying.rawValue { return .checked }
    }
    return fields.evaluation.slow.contains(.observing) ? stateByInputs(of: node) : .clean
  }

  /// Brings the inputs up to date that an evaluation has made stale after it had read them; it does not run again for it.
  func refreshInputs(of reader: NodeReference) {
    compactInputs(of: reader)
    var index = 0
    while index < reader.inputs.count {
      if let input = reader.input(at: index), input.state == .checked || input.state == .dirty {
        bringUpToDate(input)
      }
      index += 1
    }
  }

  /// Makes a reader stale when nothing runs, whose evaluation was cancelled.
  @usableFromInline
  func makeStaleLater(_ node: NodeReference) {
    fields.evaluation.cancelled.append(WeakNode(node))
    fields.evaluation.slow.insert(.deferredWork)
  }

  /// Keeps a value that an evaluation has replaced until the outermost evaluation is over.
  @inlinable @inline(__always)
  func releaseLater<Value>(_ value: consuming Value) {
    // Known when the caller is compiled: numbers and the like cost nothing.
    if _isPOD(Value.self) { return }
    fields.releases.append(value)
    fields.evaluation.slow.insert(.deferredWork)
  }
}

/// How the value or the error of a computed attribute lies in its node: a rule that does not throw has room for a value only.
@usableFromInline
enum Outcome<Value, Failure: Error> {
  @usableFromInline typealias Either = Result<Value, Failure>

  @inlinable static var neverFails: Bool {
    @inline(__always) get {
      #if hasFeature(Embedded)
      // Types cannot be compared there. Of all types `Never` alone adds no value to an optional.
      MemoryLayout<Failure?>.size == 0
      #else
      Failure.self == Never.self
      #endif
    }
  }

  /// The size of a record, in bytes.
  @inlinable static var recordSize: Int {
    @inline(__always) get {
      NodeRecord.computedValue &+ (neverFails ? NodeRecord.size(of: Value.self) : NodeRecord.size(of: Either.self))
    }
  }

  /// The value of the last evaluation; nil before the first one, and after an error.
  @inlinable @inline(__always)
  static func value(of node: NodeReference) -> Value? {
    guard node.flags.contains(.hasOutcome) else { return nil }
    if neverFails { return node.value(NodeRecord.computedValue, as: Value.self) }
    guard case .success(let value) = node.value(NodeRecord.computedValue, as: Either.self) else { return nil }
    return value
  }

  /// The error of the last evaluation; nil where it gave a value.
  @inlinable @inline(__always)
  static func error(of node: NodeReference) -> Failure? {
    guard !neverFails, node.flags.contains(.hasOutcome),
      case .failure(let error) = node.value(NodeRecord.computedValue, as: Either.self)
    else { return nil }
    return error
  }

  /// Puts the first value into its place.
  @inlinable @inline(__always)
  static func initialize(_ node: NodeReference, to value: consuming Value) {
    if neverFails {
      node.initialize(NodeRecord.computedValue, to: value)
    } else {
      node.initialize(NodeRecord.computedValue, to: Either.success(value))
    }
    node.flags.insert(.hasOutcome)
  }

  /// Puts a value in place of the last outcome, which is released later.
  @inlinable @inline(__always)
  static func store(_ value: consuming Value, in node: NodeReference, of graph: GraphReference, isFirst: Bool) {
    if neverFails {
      put(value, in: node, graph, isFirst)
    } else {
      put(Either.success(value), in: node, graph, isFirst)
    }
  }

  /// Stores the error of an evaluation.
  @inlinable @inline(__always)
  static func store(_ error: consuming Failure, in node: NodeReference, of graph: GraphReference, isFirst: Bool) {
    if !neverFails { put(Either.failure(error), in: node, graph, isFirst) }
  }

  @inlinable @inline(__always)
  static func put<Content>(
    _ content: consuming Content, in node: NodeReference, _ graph: GraphReference, _ isFirst: Bool
  ) {
    if isFirst {
      node.initialize(NodeRecord.computedValue, to: content)
    } else {
      graph.releaseLater(node.replace(NodeRecord.computedValue, by: content))
    }
  }

  /// Takes the outcome out of a node that ends.
  @inlinable @inline(__always)
  static func dispose(_ node: NodeReference, of graph: GraphReference) {
    guard node.flags.contains(.hasOutcome) else { return }
    node.flags.remove(.hasOutcome)
    if neverFails {
      graph.releaseLater(node.takeValue(NodeRecord.computedValue, as: Value.self))
    } else {
      graph.releaseLater(node.takeValue(NodeRecord.computedValue, as: Either.self))
    }
  }
}
