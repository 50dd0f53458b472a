/// What the evaluations that run at this moment have read, for those who keep nodes only as long as they are needed.
extension GraphReference {
  /// Whether reads are being recorded.
  var isTracking: Bool { fields.tracking.reader != nil }

  /// Whether an evaluation that is running may have read a node that has no edge to it yet.
  ///
  /// - Complexity: O(1), but O(what the running evaluations have read) where the stamp of the last read is lost.
  func mayBeReadByRunningEvaluation(_ node: NodeReference) -> Bool {
    guard !fields.evaluationStack.isEmpty else { return false }
    guard node.readBy == .unknown else {
      let outermost = fields.suspendedTracking.isEmpty ? fields.tracking : fields.suspendedTracking[0]
      return !(node.readBy < outermost.stamp)
    }
    return (0...fields.suspendedTracking.count).contains { level in
      let (tracking, newInputs) = evaluation(at: level)
      return tracking.reader.map { hasRead(node, $0, tracking, newInputs) } ?? false
    }
  }
}
