/// Why a node ran last, or a cell was set: the answer of ``Graph/why(_:)``.
///
/// ```swift
/// print(graph.why(total))
/// // 'total' ran last (evaluation 3) because 'price' was set in transaction 12: price → subtotal → total.
/// ```
public struct Explanation: Hashable, Sendable {
  /// The node in question.
  public let node: NodeLabel
  /// How often it has run; 0 for a cell.
  public let evaluations: Int
  /// The answer.
  public let answer: Answer

  /// The answer about a node's last run or write.
  public enum Answer: Hashable, Sendable {
    /// The rule or body ran. The node's own run comes first, and each run of an effect follows the run that its write
    /// decided; the list ends with an effect that answers an earlier transaction.
    case ran([Run])
    /// The cell was set; the runs are that of the effect that set it, and those that led to it.
    case wasSet(Write, because: [Run])
    /// The rule or body has not run.
    case neverRan
    /// The effect was stopped before its first run.
    case wasStopped
    /// The cell has not been set since recording began.
    case neverSet
    /// The node has ended, and what was recorded of it with it.
    case hasEnded
    /// The last run or write was not recorded.
    ///
    /// `likelyPath` leads from the cell that changed last among those on which the node depends now; it is empty where
    /// none has changed since it was made.
    case notRecorded(isRecording: Bool, likelyPath: [String])
  }

  /// One run, and what decided it.
  public struct Run: Hashable, Sendable {
    /// The name of what ran.
    public let node: String
    /// Which of its runs it was, counted from 1.
    public let evaluation: Int
    /// The event at the first node of the path.
    public let origin: Origin
    /// The names from where it began to what ran, as the edges were then; the last is what ran.
    public let path: [String]
  }

  /// A write that changed a cell.
  public struct Write: Hashable, Sendable {
    /// The name of the cell.
    public let cell: String
    /// The number of the transaction, counted from 1; writes by effects belong to the transaction that they answer.
    public let transaction: Int
    /// The name of the effect that made it; nil where the program did.
    public let effect: String?
  }

  /// Where a change began.
  public enum Origin: Hashable, Sendable {
    /// It had never run.
    case firstRun
    /// The cell was set. Of several cells it is the one that decided: inputs are checked in the order in which they
    /// were read, and the first that changed makes the rule run.
    case write(Write)
    /// An object changed that is observed at this place in the source.
    case observedChange(at: String, transaction: Int?)
    /// An input has ended.
    case inputEnded(String?, transaction: Int?)
    /// It was invalidated.
    case invalidated(transaction: Int?)
    /// Its target was replaced by another attribute.
    case redirected(to: String, transaction: Int)
    /// It is the whole of a keyed collection, and an element may have changed; the path does not go through elements.
    case elementsChanged(transaction: Int)
    /// It had read a value of a cell that the same transaction rolled back.
    case writeRolledBack(cell: String?, transaction: Int)
    /// Its evaluation before was cancelled.
    case cancelled
    /// An input was itself being brought up to date, and needed this value.
    case inputRan(String)
    /// It had changed when causes were not recorded.
    case unrecorded
  }
}

extension Explanation: CustomStringConvertible {
  /// The answer in sentences.
  public var description: String {
    switch answer {
    case .ran(let runs):
      let first = runs.prefix(1).map { "'\($0.node)' ran last \($0.sentence(kind: node.kind))" }
      return (first + Phrase.effects(runs.dropFirst())).joined(separator: " ")
    case .wasSet(let write, let runs):
      return (["'\(write.cell)' was set last\(write.circumstances)."] + Phrase.effects(runs)).joined(separator: " ")
    case .neverRan:
      return node.kind == .effect
        ? "'\(node.name)' has not run: its queue was not run since it was made."
        : "'\(node.name)' has not run: its value was not needed."
    case .wasStopped: return "'\(node.name)' has not run: it was stopped before its first run."
    case .neverSet: return "'\(node.name)' has not been set since recording began."
    case .hasEnded: return "'\(node.name)' has ended; why it ran or changed is recorded only while it lives."
    case .notRecorded(let isRecording, let path):
      let time = isRecording ? "the last time before causes were recorded" : "and causes are not recorded"
      let deed = node.kind == .cell ? "is a cell" : "has run \(Phrase.times(evaluations))"
      var sentences = ["'\(node.name)' \(deed), \(time)."]
      if let first = path.first {
        sentences.append("Of what it depends on now, '\(first)' changed last: \(Phrase.path(path)).")
      }
      if !isRecording { sentences.append("Set 'graph.recordsCauses = true' before the change in question.") }
      return sentences.joined(separator: " ")
    }
  }
}

extension Explanation.Run {
  /// The end of the sentence that says that it ran.
  fileprivate func sentence(kind: NodeLabel.Kind) -> String {
    let tail = path.count > 1 ? ": \(Phrase.path(path))." : "."
    return "(evaluation \(evaluation)) because \(reason(kind))\(tail)"
  }

  /// The event at the beginning of the path; `it` stands for the node that ran.
  private func reason(_ kind: NodeLabel.Kind) -> String {
    let first = path.first ?? node
    switch origin {
    case .firstRun where path.count > 1: return "'\(first)' ran for the first time"
    case .firstRun: return kind == .effect ? "it was new" : "it was read for the first time"
    case .write(let write): return "'\(write.cell)' was set\(write.circumstances)"
    case .unrecorded: return "'\(first)' had changed before causes were recorded"
    default: return origin.phrase(of: path.count > 1 ? "'\(first)'" : "it")
    }
  }
}

extension Explanation.Origin {
  /// The event as a clause about the node at which it happened.
  func phrase(of subject: String) -> String {
    switch self {
    case .observedChange(let place, let transaction):
      "what is observed at '\(place)' changed\(Phrase.inTransaction(transaction))"
    case .inputEnded(let input?, let transaction):
      "'\(input)', which \(subject) had read, ended\(Phrase.inTransaction(transaction))"
    case .inputEnded(nil, _): "something that \(subject) had read has ended"
    case .invalidated(let transaction): "\(subject) was invalidated\(Phrase.inTransaction(transaction))"
    case .redirected(let target, let transaction):
      "\(subject) was made to stand for '\(target)'\(Phrase.inTransaction(transaction))"
    case .elementsChanged(let transaction):
      "an element of \(subject) may have changed\(Phrase.inTransaction(transaction))"
    case .writeRolledBack(let cell, let transaction):
      "\(subject) had read a value\(cell.map { " of '\($0)'" } ?? "") that transaction \(transaction) rolled back"
    case .cancelled: "the last evaluation of \(subject) was cancelled"
    case .firstRun: "\(subject) is new"
    case .inputRan(let input): "'\(input)', which \(subject) had read, was being brought up to date itself"
    case .write, .unrecorded: "\(subject) has changed"
    }
  }
}

extension Explanation.Write {
  /// When the write was made, and by which effect.
  fileprivate var circumstances: String {
    "\(Phrase.inTransaction(transaction))\(effect.map { " by effect '\($0)'" } ?? "")"
  }
}

/// Parts of sentences that several messages share.
enum Phrase {
  static func path(_ names: [String]) -> String {
    ends(of: names, shown: 6) { "(\($0) more)" }.joined(separator: " → ")
  }

  /// Sentences about runs of effects, each because of the run after it in the list.
  static func effects(_ runs: some Sequence<Explanation.Run>) -> [String] {
    ends(of: runs.map { "Effect '\($0.node)' ran \($0.sentence(kind: .effect))" }, shown: 3) {
      "Before that, effects ran \($0) times, each because of the run before."
    }
  }

  /// The parts at either end of a long list; those in its middle are counted instead.
  private static func ends(of parts: [String], shown: Int, rest: (Int) -> String) -> [String] {
    let left = parts.count - shown * 2
    return left > 1 ? parts.prefix(shown) + [rest(left)] + parts.suffix(shown) : parts
  }

  /// Quoted names as they stand in a sentence, the rest counted.
  static func list(_ names: [String], of count: Int) -> String {
    var parts = names.map { "'\($0)'" }
    if count > names.count { parts.append("\(count - names.count) more") }
    return enumeration(parts)
  }

  /// Parts of a sentence, joined by commas and "and".
  static func enumeration(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }

  static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  /// In which transaction, where that is known.
  static func inTransaction(_ number: Int?) -> String { number.map { " in transaction \($0)" } ?? "" }
}
