/// An object that must release its references when its position ends.
@MainActor
protocol Ending: AnyObject {
  /// Releases all references.
  func end()

  /// Called when the position leaves the tree: updates stop, but existing objects stay alive until the frame is
  /// committed.
  func leaveTree()
}

extension Ending {
  /// Does nothing by default.
  func leaveTree() {}
}
