#if hasFeature(Embedded)
/// A graph of an Embedded program has no listeners and records no causes; the optimiser removes the calls.
extension GraphReference {
  @inline(__always) func emit(_ event: @autoclosure () -> GraphEvent) {}
  @inline(__always) func noteUpdateBegan(_ reader: NodeReference) {}
  @inline(__always) func noteRun(of reader: NodeReference) {}
  @inline(__always) func noteUpdateEnded() {}
  @inline(__always) func noteWrite(to cell: NodeReference) {}
  @inline(__always) func settleRecordedWrites(to cell: NodeReference) {}
  @inline(__always) func recordStaleness(of reader: NodeReference, _ origin: @autoclosure () -> Explanation.Origin) {}
  /// The first such cell that it reads itself: a walk takes more code.
  func newestCellName(upstreamOf reader: NodeReference, since revision: Revision) -> String? {
    for index in 0..<reader.inputs.count {
      if let input = reader.inputs[index].node, input.flags.contains(.isCell), input.mark.hasChanged(since: revision) {
        return name(of: input)
      }
    }
    return nil
  }
  @inline(__always) func forgetNotes(of node: NodeReference) { fields.inspection.registry?.remove(node) }
}
#endif
