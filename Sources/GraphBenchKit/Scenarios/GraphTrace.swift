import AttributeGraph2

/// The steps of a graph while a closure ran: writes and evaluations in order, each evaluation with its cause.
package struct GraphTrace: Codable, Sendable {
  /// The version of the encoded trace; it changes when a key changes its name or its meaning.
  package private(set) var schema = 1

  /// The nodes that were written or evaluated, in the order of their first step.
  package private(set) var nodes: [Node] = []

  /// The steps, in order.
  package private(set) var steps: [Step] = []

  /// A node.
  package struct Node: Codable, Sendable {
    /// Its number in the trace, from 1.
    package let number: Int

    /// Whether it is a cell, a computed attribute or an effect.
    package let kind: String

    /// The name that it was given, or the file and line of its creation.
    package let name: String
  }

  /// A write or an evaluation.
  package struct Step: Codable, Sendable {
    /// The kind of a step.
    package enum Kind: String, Codable, Sendable {
      /// A cell was set to another value.
      case write
      /// A rule or a body ran.
      case run
    }

    /// The kind of the step.
    package let kind: Kind

    /// The number of the node.
    package let node: Int

    /// The reason for an evaluation, in words; nil for a write.
    package let reason: String?

    /// The number of the input that had changed; nil if none did.
    package let cause: Int?

    /// The number of the effect that made a write; nil for a write from outside of the graph.
    package let writer: Int?

    /// The number of the transaction of a write.
    package let transaction: Int?

    /// Whether the value differed afterwards; nil for a write, and if the node ended meanwhile.
    package fileprivate(set) var changed: Bool?
  }

  /// The maximum number of steps in the text; the JSON has all of them.
  package static let shownSteps = 100

  /// Watches a graph while a closure runs.
  package init(of graph: Graph, during work: () -> Void) {
    let log = Log()
    let subscription = graph.onEvent { log.events.append($0) }
    work()
    subscription.cancel()
    read(log.events)
  }

  /// Collects the steps for the listener.
  private final class Log {
    var events: [GraphEvent] = []
  }

  private mutating func read(_ events: [GraphEvent]) {
    var numbers: [NodeID: Int] = [:]
    // The indices of the steps of the evaluations that are running, the innermost last.
    var open: [(label: NodeLabel, step: Int?)] = []
    func number(of label: NodeLabel) -> Int {
      if let known = numbers[label.id] { return known }
      numbers[label.id] = nodes.count + 1
      nodes.append(Node(number: nodes.count + 1, kind: label.kind.rawValue, name: label.name))
      return nodes.count
    }
    for event in events {
      switch event {
      case .written(let label, let transaction):
        let writer = open.last { $0.label.kind == .effect && $0.step != nil }.map { number(of: $0.label) }
        steps.append(
          Step(
            kind: .write, node: number(of: label), reason: nil, cause: nil, writer: writer, transaction: transaction))
      case .updateBegan(let label): open.append((label, nil))
      case .runs(let label, let reason):
        if let last = open.indices.last { open[last].step = steps.count }
        var cause: Int?
        if case .changed(let input) = reason { cause = number(of: input) }
        steps.append(
          Step(
            kind: .run, node: number(of: label), reason: reason.words, cause: cause, writer: nil, transaction: nil))
      case .updateEnded(_, let changed):
        if let step = open.popLast()?.step { steps[step].changed = changed }
      case .nodeMade, .nodeEnded, .edgeAdded, .edgeRemoved, .subgraphMade, .subgraphEnded, .subgraphUpdated, .lateWrite,
        .committed, .valueDiffers, .deadlinePassed:
        break
      }
    }
  }
}

extension GraphEvent.Reason {
  /// The words of the reason after "because".
  fileprivate var words: String {
    switch self {
    case .first: "it had never run"
    case .changed(let input): "\(input) changed"
    case .inputEnded: "something that it had read ended"
    case .invalidated: "it was invalidated"
    }
  }
}

extension GraphTrace: CustomStringConvertible {
  /// A line for each step, then the number of steps.
  package var description: String {
    func name(_ number: Int) -> String { "\(nodes[number - 1].kind) \(number) '\(nodes[number - 1].name)'" }
    var lines = steps.prefix(Self.shownSteps).map { step in
      switch step.kind {
      case .write:
        let writer = step.writer.map { "by \(name($0))" } ?? "from outside of the graph"
        return "  write \(name(step.node)) \(writer), transaction \(step.transaction ?? 0)"
      case .run:
        let reason = step.cause.map { "\(name($0)) changed" } ?? step.reason ?? ""
        let isSame = step.changed == false && nodes[step.node - 1].kind == NodeLabel.Kind.computed.rawValue
        return "  run   \(name(step.node)) because \(reason)\(isSame ? "; same value" : "")"
      }
    }
    if steps.count > lines.count {
      lines.append("  \(grouped(steps.count - lines.count)) more steps; '--format json' has all of them")
    }
    let (writes, runs) = (steps.count { $0.kind == .write }, steps.count { $0.kind == .run })
    lines.append("\(counted(writes, "write", "writes")), \(counted(runs, "evaluation", "evaluations"))")
    return lines.joined(separator: "\n")
  }
}
