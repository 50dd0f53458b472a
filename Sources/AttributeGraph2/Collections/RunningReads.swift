/// What the evaluations that run at this moment have read, for those who keep nodes only as long as they are needed.
extension GraphReference {
  /// Whether reads are being recorded.
  var isTracking: Bool { fields.tracking.reader != nil }

  /// Whether an evaluation that is running has read a node, which may have no edge to it yet.
  ///
  /// - Complexity: O(running evaluations inside each other).
  func isReadByRunningEvaluation(_ node: NodeReference) -> Bool {
    guard !fields.evaluationStack.isEmpty else { return false }
    var isRead = false
    forEachEvaluation(thatHasRead: node) { _ in isRead = true }
    return isRead
  }
}
