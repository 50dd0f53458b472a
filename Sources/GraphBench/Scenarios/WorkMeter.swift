import AttributeGraphUI
import GraphBenchKit

/// Tells what a host did since it was asked last.
struct WorkMeter {
  private var counted = WorkCounts()

  /// Asks what was done.
  ///
  /// - Parameter total: What the host has done in all.
  /// - Returns: What was done since the last time, or since the beginning.
  mutating func take(upTo total: WorkCounts) -> WorkCounts {
    defer { counted = total }
    return total - counted
  }

  /// Leaves work out that is not what is measured.
  mutating func leaveOut(_ work: WorkCounts) { counted = counted + work }
}
