/// How a graph learns that something has changed which its evaluations observe.
///
/// What an evaluation observes is represented by a hidden cell, which is always `provisional`, and so is every computed
/// attribute downstream of it: its value holds as long as there is no news. News is a write to the hidden cell that is
/// made when somebody looks: a read of a provisional attribute, a commit, or the run of a queue.
extension GraphReference {
  /// How often a flush goes on because of changes that came of its own effects; the rest waits for the next commit.
  static var newsPerFlush: Int { 100 }

  /// Marks what depends on observed objects that have changed. Nothing runs.
  ///
  /// While a rule runs the news waits, like any write: the rule must not see half of a change.
  ///
  /// - Returns: The first hidden cell that it concerned; nil where there was none.
  /// - Complexity: O(1) without news; else O(news, and clean nodes downstream).
  @discardableResult
  @inline(never)
  func takeNews() -> NodeReference? {
    guard let room = fields.mailRoom, room.doorstep.hasNews, !fields.isRuleRunning else { return nil }
    let sources = room.takeNews()
    for source in sources { willChange(source) }
    return sources.first
  }

  /// The same between the rounds of a flush, whose effects may have changed what is observed.
  ///
  /// - Returns: Whether there was any that the flush has to deal with.
  func takeNews(inRound round: inout Int) -> Bool {
    guard let source = takeNews() else { return false }
    round += 1
    if round == Self.newsPerFlush { report(.observedObjectsDoNotSettle(place: name(of: source), rounds: round)) }
    return round < Self.newsPerFlush
  }

  /// Brings a provisional reader up to date: it is, unless there is news of what it depends on.
  func catchUp(_ reader: ReaderReference) {
    takeNews()
    if reader.state != .provisional { bringUpToDate(reader) }
  }

  /// The state of a reader whose inputs are up to date.
  ///
  /// A graph that observes nothing pays one comparison for it.
  @inlinable @inline(__always)
  func settledState(of reader: ReaderReference) -> NodeState {
    !fields.oddities.contains(.observing) ? .clean : stateByInputs(of: reader)
  }

  /// The state of a reader whose inputs are up to date: provisional if one of them is.
  ///
  /// - Complexity: O(inputs).
  @usableFromInline
  func stateByInputs(of reader: ReaderReference) -> NodeState {
    for index in 0..<reader.inputCount where reader.input(at: index)?.state == .provisional { return .provisional }
    return .clean
  }
}
