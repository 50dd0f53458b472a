/// The graphs of a thread that evaluate inside each other, the innermost first.
struct EvaluatingGraphs: Sequence, IteratorProtocol {
  /// The address of the next one; 0 for none.
  private var address = Platform.evaluatingGraph

  mutating func next() -> GraphReference? {
    let graph = GraphReference.evaluating(at: address)
    address = graph?.fields.evaluation.outerGraph ?? 0
    return graph
  }
}
