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
  @inline(__always) func forgetNotes(of node: NodeReference) { fields.inspection.registry?.remove(node) }
}
#endif
