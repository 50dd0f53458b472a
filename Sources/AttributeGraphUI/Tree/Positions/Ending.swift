/// What has to let go of others when its position ends.
@MainActor
protocol Ending: AnyObject {
  /// Lets go of everything.
  func end()

  /// Takes note that the position leaves the tree: nothing is updated any more, but what is there lives on until the
  /// frame is committed.
  func leaveTree()
}

extension Ending {
  /// Does nothing.
  func leaveTree() {}
}
