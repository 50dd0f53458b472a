/// Inputs that make each other stale.
///
/// A rule that runs ends what its last evaluation has made. Who had read that is stale again, though it may have been
/// brought up to date just before for the same reader, which has to look at its inputs once more. That comes to an end,
/// unless two rules each read what the other makes.
extension GraphReference {
  /// Brings the inputs of a rule up to date that the rule itself has made stale after it had read them.
  ///
  /// Only the end of a node can do that, as writes are refused. The rule does not run again for what it did itself, or
  /// it might never settle; but the inputs are made clean, so that their next change reaches it (invariant 4). One of
  /// them may make another stale that was clean already, so they are looked at until all are clean.
  ///
  /// - Precondition: They come to rest, see `countLookBack(of:)`.
  @usableFromInline
  func refreshInputs(of reader: ReaderReference) {
    reader.asNode.traits.remove([.isOutdated, .sawPassingValue])
    while refreshInputsOnce(of: reader) { countLookBack(of: reader) }
  }

  /// Brings each input of a reader up to date once.
  ///
  /// - Returns: Whether the reader lives, and one of them was stale.
  private func refreshInputsOnce(of reader: ReaderReference) -> Bool {
    var wasStale = false
    var index = 0
    while readerOnTopLives && index < reader.inputCount {
      if let input = reader.input(at: index), !input.state.isSettled, !isRunning(input) {
        bringUpToDate(input.asReader)
        wasStale = true
      }
      index += 1
    }
    return wasStale && readerOnTopLives
  }

  /// How often a reader with so many inputs may have to look at them again while the outermost evaluation runs. If each
  /// input makes the one before it stale, that is half the square of their number.
  private static func mostLookBacks(amongInputs count: Int) -> UInt64 { 100 + UInt64(count) * UInt64(count) }

  /// Counts that a reader has to look at its inputs again.
  ///
  /// - Precondition: There is an end to it; else it traps with the names of the reader and of what runs.
  func countLookBack(of reader: ReaderReference) {
    fields.hasAftermath = true
    fields.lookBacks[reader.asNode, default: 0] += 1
    trap(
      unless: fields.lookBacks[reader.asNode, default: 0] <= Self.mostLookBacks(amongInputs: reader.inputCount),
      lookBackMessage(for: reader))
  }

  private func lookBackMessage(for reader: ReaderReference) -> String {
    let stale = (0..<reader.inputCount).compactMap { reader.input(at: $0) }.filter { !$0.state.isSettled }
    let culprits = stale.map { "'\(name(of: $0))'" }.joined(separator: ", ")
    return """
      '\(name(of: reader.asNode))' cannot be brought up to date: among its inputs are some that each read what another one \
      makes, and that ends whenever it runs\(culprits.isEmpty ? "" : "; stale again: \(culprits)"). \
      Make what they read of each other where it lives longer, as in `detached { }`.
      """
  }
}
