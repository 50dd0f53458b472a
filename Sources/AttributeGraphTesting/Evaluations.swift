import AttributeGraph2
import Testing

/// Expects that rules and effects of a graph run exactly `expected` times while a closure runs.
///
/// ```swift
/// expectEvaluations(in: graph, 2) { price.value = 12 }
/// ```
///
/// Where the number is another one, the failure lists every evaluation, and why it ran.
///
/// - Parameters:
///   - graph: The graph.
///   - expected: How many evaluations there are, first ones among them.
///   - location: Where a failure is reported.
///   - work: What is done.
/// - Returns: What the closure returns.
/// - Precondition: The number is not negative.
@discardableResult
public func expectEvaluations<Value>(
  in graph: Graph, _ expected: Int, sourceLocation location: SourceLocation = #_sourceLocation,
  _ work: () throws -> Value
) rethrows -> Value {
  checkExpected(expected, "evaluations")
  let (value, log) = try EvaluationLog.during(work, in: graph)
  if log.runs.count != expected {
    report("Expected \(counted(expected, "evaluation")), got \(log.runs.count).", log.list, at: location)
  }
  return value
}

/// Expects that a rule or an effect runs exactly `expected` times while a closure runs.
///
/// - Parameters:
///   - reader: The computed attribute or the effect.
///   - graph: The graph to which it belongs.
///   - expected: How often it runs.
///   - location: Where a failure is reported.
///   - work: What is done.
/// - Returns: What the closure returns.
/// - Precondition: The number is not negative.
@discardableResult
public func expectEvaluations<Value>(
  of reader: Reader, in graph: Graph, _ expected: Int, sourceLocation location: SourceLocation = #_sourceLocation,
  _ work: () throws -> Value
) rethrows -> Value {
  checkExpected(expected, "evaluations")
  let before = reader.evaluations
  let (value, log) = try EvaluationLog.during(work, in: graph)
  let count = reader.evaluations - before
  if count != expected {
    report("Expected \(counted(expected, "evaluation")) of '\(reader.name)', got \(count).", log.list, at: location)
  }
  return value
}

/// How many evaluations a graph did, and how many would have been enough.
public struct Minimality: Hashable, Sendable, CustomStringConvertible {
  /// The evaluations that the graph did.
  public let evaluations: Int
  /// The evaluations that had to be done.
  public let least: Int
  /// The evaluations that did not have to be done: the node, and the reason that the graph gives.
  public let unnecessary: [String]

  /// Evaluations over the least possible; 1 where nothing ran and nothing had to.
  public var ratio: Double { least == 0 ? (evaluations == 0 ? 1 : .infinity) : Double(evaluations) / Double(least) }

  /// The numbers in a sentence, and the evaluations that were not necessary.
  public var description: String {
    let fact = "\(counted(evaluations, "evaluation")), \(least) necessary"
    return unnecessary.isEmpty ? fact : "\(fact):\n" + unnecessary.map { "  \($0)" }.joined(separator: "\n")
  }
}

/// Compares the evaluations of a graph with the least possible while a closure runs.
///
/// The reference is a model without marks and queues. It counts an evaluation as necessary where the node runs for the
/// first time or was invalidated, or where an input of its last evaluation has another value than then and the node has
/// not run since the last write.
///
/// - Complexity: O(events of the graph).
public func minimality(of graph: Graph, during work: () throws -> Void) rethrows -> Minimality {
  try EvaluationLog.during(work, in: graph).log.minimality
}

/// The events of a graph while a closure ran, as far as they concern evaluations.
final class EvaluationLog {
  /// An evaluation.
  struct Run {
    let node: NodeLabel
    let reason: GraphEvent.Reason
    /// When the node ran before while the log was kept; nil for the first time.
    let previous: Int?
    /// When its input changed last before the run; nil where that was before the log was kept.
    let change: Int?
    /// When a cell was written last before the run, or a node invalidated.
    let write: Int?
  }

  private(set) var runs: [Run] = []
  private var time = 0
  private var lastRun: [NodeID: Int] = [:]
  private var lastChange: [NodeID: Int] = [:]
  private var lastWrite: Int?

  /// Logs a graph while a closure runs.
  static func during<Value>(
    _ work: () throws -> Value, in graph: Graph
  ) rethrows -> (value: Value, log: EvaluationLog) {
    let log = EvaluationLog()
    let subscription = graph.onEvent { log.note($0) }
    defer { subscription.cancel() }
    return (try work(), log)
  }

  /// Takes note of an event.
  func note(_ event: GraphEvent) {
    time += 1
    switch event {
    case .written(let label, _):
      lastWrite = time
      lastChange[label.id] = time
    case .valueDiffers(let label): lastChange[label.id] = time
    case .runs(let label, let reason):
      var change: Int?
      if case .changed(let input) = reason { change = lastChange[input.id] }
      runs.append(
        Run(node: label, reason: reason, previous: lastRun[label.id], change: change, write: lastWrite))
      lastRun[label.id] = time
    case .nodeEnded(let label):
      // Another node may get the same identity.
      lastRun[label.id] = nil
      lastChange[label.id] = nil
    case .nodeMade, .edgeAdded, .edgeRemoved, .subgraphMade, .subgraphEnded, .subgraphUpdated, .lateWrite, .committed,
      .updateBegan, .updateEnded, .deadlinePassed:
      break
    }
  }

  /// The evaluations beside those of the model.
  var minimality: Minimality {
    let unnecessary = zip(runs, list).compactMap { run, line in isNecessary(run) ? nil : line }
    return Minimality(evaluations: runs.count, least: runs.count - unnecessary.count, unnecessary: unnecessary)
  }

  /// Whether the model runs the node, too.
  func isNecessary(_ run: Run) -> Bool {
    guard case .changed = run.reason, let previous = run.previous else { return true }
    guard let change = run.change, let write = run.write else { return false }
    return change > previous && write > previous
  }

  /// Every evaluation, a line each, in order.
  var list: [String] {
    runs.map { run in
      let reason =
        switch run.reason {
        case .first: "first run"
        case .changed(let input): "\(input) changed"
        case .inputEnded: "something that it had read ended"
        case .invalidated: "invalidated"
        }
      return "\(run.node): \(reason)"
    }
  }
}
