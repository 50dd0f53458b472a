/// Why a node has not run again: the answer of ``Graph/whyNot(_:)``.
///
/// ```swift
/// print(graph.whyNot(total))
/// // 'total' has not run again: 'price' was set in transaction 12, but 'rounded' has kept its value: price → rounded.
/// ```
public struct IdleExplanation: Hashable, Sendable {
  /// The node in question.
  public let node: NodeLabel
  /// How often it has run; 0 for a cell.
  public let evaluations: Int
  /// The reason why it does not run.
  public let reason: Reason
  /// The cells on which it depends, directly or through others, the nearest first; at most ``namesShown``.
  public let cells: [String]
  /// On how many cells it depends.
  public let cellCount: Int
  /// The places at which nodes upstream observe objects; at most ``namesShown``.
  public let observed: [String]
  /// Of the cells, the ones that the last transaction left with their first value, as far as recorded.
  public let rolledBack: [String]
  /// Recorded writes of the last transaction to cells on which the node does not depend; at most ``namesShown``.
  public let elsewhere: [Write]
  /// Whether mail waits in the graph's mailboxes, whose delivery may set a cell on which the node depends.
  public let hasWaitingMail: Bool

  /// How many names a list holds at most.
  public static var namesShown: Int { 8 }

  /// A reason why a node does not run.
  public enum Reason: Hashable, Sendable {
    /// It is a cell, which is set and does not run.
    case isCell
    /// It ended with its owner.
    case hasEnded
    /// The effect was stopped.
    case isStopped
    /// It is running, or being brought up to date, at this moment.
    case isRunning
    /// The rule has never run, because its value was never needed.
    case neverNeeded
    /// Its value may be stale, and was not read since these cells were set, or since this happened upstream of it.
    case isUnread(since: [Write], Staleness?)
    /// The effect may be stale, and runs at that time if an input has really changed.
    case isScheduled(NextRun, since: [Write], Staleness?)
    /// The effect has reached the limit of runs with writes in one flush; it is left alone until an input changes
    /// again.
    case leftAlone(runs: Int)
    /// Cells upstream were set, but a value on the way has stayed the same since.
    case cutOff([Cutoff])
    /// Nodes upstream have run since for a reason that is no write to a cell, and their values have stayed the same.
    case keptValue([Run])
    /// Nothing upstream has changed since it ran.
    case nothingChanged
  }

  /// When a stale effect will run.
  public enum NextRun: Hashable, Sendable {
    /// When the open transaction ends.
    case endOfTransaction
    /// Later in the flush that is going on.
    case flush
    /// When the rule that is running is over.
    case endOfRule
    /// After the next commit.
    case nextCommit
    /// When its own queue is run.
    case queue
  }

  /// An event that makes the node, or one upstream of it, stale and is not a write to a cell.
  public struct Staleness: Hashable, Sendable {
    /// The name of the stale node.
    public let node: String
    /// The event.
    public let origin: Explanation.Origin
  }

  /// A change of a cell, and where on the way to the node it ended.
  public struct Cutoff: Hashable, Sendable {
    public let write: Write
    /// The names from the cell to the computed attribute whose value has stayed the same since.
    public let path: [String]
  }

  /// A run of a node whose value has stayed the same, and the event that led to it.
  public struct Run: Hashable, Sendable {
    /// The event at the first node of the path.
    public let origin: Explanation.Origin
    /// The names from where it began to what ran; only the latter where the origin is not recorded.
    public let path: [String]
  }

  /// A change of a cell.
  public struct Write: Hashable, Sendable {
    /// The name of the cell.
    public let cell: String
    /// The number of the transaction; nil where it was not recorded.
    public let transaction: Int?
  }
}

extension IdleExplanation: CustomStringConvertible {
  /// The answer in sentences.
  public var description: String { ([sentence] + remarks).joined(separator: " ") }

  private var sentence: String {
    switch reason {
    case .isCell: return "'\(node.name)' is a cell: it is set, it does not run."
    case .hasEnded: return "'\(node.name)' has ended with what owned it, and will not run again."
    case .isStopped: return "Effect '\(node.name)' was stopped, and will not run again."
    case .isRunning: return "'\(node.name)' is being brought up to date at this moment."
    case .neverNeeded: return "'\(node.name)' has not run: its value was not needed. Read it, or read it in an effect."
    case .isUnread(let writes, let origin):
      return
        "'\(node.name)' has not been read since it became stale\(since(writes, origin)). Read it, or read it in an effect."
    case .isScheduled(let nextRun, let writes, let origin):
      return "Effect '\(node.name)' is scheduled\(since(writes, origin)). \(nextRun.sentence)"
    case .leftAlone(let runs):
      return """
        Effect '\(node.name)' has changed something in \(runs) runs of one flush, and is left alone until something \
        that it reads changes again. Write only what differs, or read with `untracked { }` what the effect itself writes.
        """
    case .cutOff(let cutoffs):
      let phrases = cutoffs.map { cutoff in
        "\(cutoff.write.phrase), but '\(cutoff.path.last ?? "")' has kept its value: \(Phrase.path(cutoff.path))"
      }
      return "'\(node.name)' has not run again: \(phrases.joined(separator: "; "))."
    case .keptValue(let runs):
      return "'\(node.name)' has not run again: \(runs.map(\.phrase).joined(separator: "; "))."
    case .nothingChanged: return "'\(node.name)' has not run again: nothing upstream has changed since it ran."
    }
  }

  private func since(_ writes: [Write], _ staleness: Staleness?) -> String {
    if !writes.isEmpty { return ": \(writes.map(\.phrase).joined(separator: ", "))" }
    guard let staleness else { return "" }
    return ": \(staleness.origin.phrase(of: staleness.node == node.name ? "it" : "'\(staleness.node)'"))"
  }

  /// Hints why nothing has changed.
  private var remarks: [String] {
    guard reason == .nothingChanged else { return [] }
    // The cells of a keyed collection share its name.
    let names = cells.reduce(into: [String]()) { names, cell in if !names.contains(cell) { names.append(cell) } }
    var remarks: [String] = []
    if cellCount > 0 {
      remarks.append("It depends on \(Phrase.list(names, of: names.count + cellCount - cells.count)).")
    }
    if !observed.isEmpty {
      remarks.append("It observes objects at \(Phrase.list(observed, of: observed.count)), which have not changed.")
    }
    if remarks.isEmpty { remarks.append("It depends on no cell.") }
    if !rolledBack.isEmpty {
      let (verb, object) = rolledBack.count == 1 ? ("was", "it") : ("were", "them")
      remarks.append(
        "\(Phrase.list(rolledBack, of: rolledBack.count)) \(verb) rolled back by the transaction that set \(object), "
          + "which counts as never written.")
    }
    if !elsewhere.isEmpty {
      let phrases = elsewhere.map { names.contains($0.cell) ? "another '\($0.cell)'" : "'\($0.cell)'" }
      let time = elsewhere[0].transaction.map { "Transaction \($0)" } ?? "The last transaction"
      remarks.append("\(time) has set \(Phrase.enumeration(phrases)), on which it does not depend.")
    } else if rolledBack.isEmpty && cellCount > 0 && !hasWaitingMail {
      remarks.append("Setting a cell to an equal value is no change.")
    }
    if hasWaitingMail {
      remarks.append("Undelivered mail may change something: the next commit or `deliverMail()` delivers it.")
    }
    return remarks
  }
}

extension IdleExplanation.NextRun {
  fileprivate var sentence: String {
    switch self {
    case .endOfTransaction: "It runs when the open transaction ends."
    case .endOfRule: "It runs when the rule that is running is over."
    case .flush: "It runs later in the flush that is going on."
    case .nextCommit: "It runs after the next commit."
    case .queue: "It runs when its queue is run."
    }
  }
}

extension IdleExplanation.Run {
  fileprivate var phrase: String {
    let last = path.last ?? ""
    if path.count > 1 {
      return "\(origin.phrase(of: "'\(path[0])'")), but '\(last)' has kept its value: \(Phrase.path(path))"
    }
    let reason = origin == .unrecorded ? "" : " because \(origin.phrase(of: "it"))"
    return "'\(last)' has run\(reason), but has kept its value"
  }
}

extension IdleExplanation.Write {
  fileprivate var phrase: String {
    transaction == nil ? "'\(cell)' has changed" : "'\(cell)' was set\(Phrase.inTransaction(transaction))"
  }
}
