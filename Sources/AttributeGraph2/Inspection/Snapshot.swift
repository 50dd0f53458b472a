/// A graph at one moment, as plain values: for tests, for drawings, and for tools outside the process.
///
/// ```swift
/// print(graph.snapshot(around: total).mermaid)
/// ```
///
/// Nodes are numbered from 1 in an order that does not depend on memory: by kind (cells, computed attributes, effects),
/// then name, creation site, state, number of runs, value, and last by their edges. So two runs of the same program
/// give the same snapshot, if the descriptions of its values are the same: the elements of a set and of a dictionary
/// are sorted, also in an optional or an array, and not in a value of another type.
public struct GraphSnapshot: Hashable, Sendable {
  /// The nodes; the one with number *n* stands at index *n* - 1.
  public let nodes: [Node]
  /// The edges, by the number of their reader, then by the place among its inputs.
  public let edges: [Edge]

  /// A node as it was.
  public struct Node: Hashable, Sendable {
    /// Its number in the snapshot, counted from 1.
    public internal(set) var number: Int
    /// The kind of the node.
    public let kind: NodeLabel.Kind
    /// The name that it was given, or where it was made.
    public let name: String
    /// Where it was made: module, file and line.
    public let site: String
    /// How far its value could be trusted.
    public let state: State
    /// The number of runs; 0 for a cell.
    public let evaluations: Int
    /// Its value, in at most ``GraphSnapshot/valueLength`` characters; nil for an effect, and for a node without a
    /// value.
    public let value: String?
    /// The error of its last run, in at most as many characters; nil where it gave a value.
    public let error: String?
    /// How many edges it had as a reader, those to nodes outside of the snapshot included.
    public let inputs: Int
    /// How many readers it had, those outside of the snapshot included.
    public let outputs: Int
  }

  /// How far a node's value could be trusted.
  public enum State: String, Hashable, Sendable {
    /// The value held.
    case clean
    /// The value held unless an observed object had changed.
    case provisional
    /// The value might be stale: something upstream had been written.
    case checked
    /// The value was stale, or there was none yet.
    case dirty
    /// Its inputs were being brought up to date.
    case verifying
    /// Its rule or body was running.
    case computing
    /// The effect was stopped, and never runs again.
    case stopped
    /// It had ended with its owner.
    case ended
  }

  /// The fact that a node had read another in its last evaluation.
  public struct Edge: Hashable, Sendable {
    /// The number of the node that read.
    public let reader: Int
    /// The number of the node that was read.
    public let input: Int
    /// The index among the reader's inputs, in the order of their first reads.
    public let position: Int
  }

  /// How many characters of a value are kept.
  public static var valueLength: Int { 80 }
}

extension GraphSnapshot: CustomStringConvertible {
  /// A line for each node: kind, name, value, state and inputs. Line breaks are escaped.
  ///
  /// - Complexity: O(nodes and edges).
  public var description: String {
    var inputs = [[Int]](repeating: [], count: nodes.count)
    for edge in edges { inputs[edge.reader - 1].append(edge.input) }
    return nodes.map { node in
      let reads = inputs[node.number - 1].map(String.init).joined(separator: ", ")
      return node.summary + (reads.isEmpty ? "" : " ← \(reads)")
    }.joined(separator: "\n")
  }
}

extension GraphSnapshot.Node {
  /// The node in one line, without its edges.
  fileprivate var summary: String {
    let runs = kind == .cell ? "" : ", ran \(Phrase.times(evaluations))"
    let value = content.map { " = \($0.onOneLine)" } ?? ""
    return "\(number) \(kind.rawValue) '\(name.onOneLine)'\(value) (\(state.rawValue)\(runs))"
  }

  /// The value or error of the node; nil for neither.
  var content: String? { value ?? error.map { "error: \($0)" } }

  /// Whether the value may have been stale.
  var isStale: Bool { [.checked, .dirty, .verifying, .computing].contains(state) }
}
