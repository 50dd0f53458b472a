/// The layout of the value or the error of a computed attribute in its node, where a rule that does not throw has no
/// error.
@usableFromInline enum Outcome<Value, Failure: Error> {
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
  @inlinable @inline(__always) static func value(of node: NodeReference) -> Value? {
    guard node.flags.contains(.hasOutcome) else { return nil }
    if neverFails { return node.value(NodeRecord.computedValue, as: Value.self) }
    guard case .success(let value) = node.value(NodeRecord.computedValue, as: Either.self) else { return nil }
    return value
  }

  /// The error of the last evaluation; nil where it gave a value.
  @inlinable @inline(__always) static func error(of node: NodeReference) -> Failure? {
    guard !neverFails, node.flags.contains(.hasOutcome),
      case .failure(let error) = node.value(NodeRecord.computedValue, as: Either.self)
    else { return nil }
    return error
  }

  /// Puts the first value into its place.
  @inlinable @inline(__always) static func initialize(_ node: NodeReference, to value: consuming Value) {
    store(value, in: node, of: node.graph, isFirst: true)
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

  @inlinable @inline(__always)
  static func store(_ error: consuming Failure, in node: NodeReference, of graph: GraphReference, isFirst: Bool) {
    if !neverFails { put(Either.failure(error), in: node, graph, isFirst) }
  }

  @inlinable @inline(__always) static func put<Content>(
    _ content: consuming Content, in node: NodeReference, _ graph: GraphReference, _ isFirst: Bool
  ) {
    if isFirst {
      node.initialize(NodeRecord.computedValue, to: content)
    } else {
      graph.releaseLater(node.replace(NodeRecord.computedValue, by: content))
    }
  }

  /// Takes the outcome out of a node that ends.
  @inlinable @inline(__always) static func dispose(_ node: NodeReference, of graph: GraphReference) {
    guard node.flags.contains(.hasOutcome) else { return }
    node.flags.remove(.hasOutcome)
    if neverFails {
      graph.releaseLater(node.takeValue(NodeRecord.computedValue, as: Value.self))
    } else {
      graph.releaseLater(node.takeValue(NodeRecord.computedValue, as: Either.self))
    }
  }

  @inlinable static func content(of node: NodeReference) -> NodeContent? {
    if let error = error(of: node) { return .error(error) }
    guard let value = value(of: node) else { return nil }
    return .value(value)
  }
}
