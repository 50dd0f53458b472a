/// The graphs of a thread that evaluate inside each other, the innermost first.
struct EvaluatingGraphs: Sequence, IteratorProtocol {
  /// The address of the next one; 0 for none.
  private var address: UInt

  /// The graph at an address, and those around it.
  init(from address: UInt) { self.address = address }

  mutating func next() -> GraphReference? {
    // SAFETY: a graph lives while it evaluates, and takes its address back in the end.
    let graph = unsafe UnsafeMutablePointer<GraphState>(bitPattern: address).map { unsafe GraphReference(pointer: $0) }
    address = graph?.fields.evaluation.outerGraph ?? 0
    return graph
  }
}
