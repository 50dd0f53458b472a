/// What made a node run, or a cell change, last.
final class Cause {
  init() {}
}

extension GraphReference {
  func recordCause(of reader: ReaderReference, _ reason: GraphEvent.Reason, _ input: NodeReference?) {}
  func recordWrite(to cell: NodeReference) {}
}
