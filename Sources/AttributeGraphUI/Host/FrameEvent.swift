/// A phase of a frame that was not skipped.
public enum FrameEvent: Hashable, Sendable {
  /// Frames and display items were computed.
  case layout
  /// The changes were shown.
  case commit
}
