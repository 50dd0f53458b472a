import AttributeGraphUI
import GraphBenchKit

/// Measures the work of a host since the last reading.
struct WorkMeter {
  private var counted = WorkCounts()

  /// Reads the meter.
  ///
  /// - Parameter total: The total work of the host.
  /// - Returns: The work since the last reading, or since the beginning.
  mutating func take(upTo total: WorkCounts) -> WorkCounts {
    defer { counted = total }
    return total - counted
  }

  /// Excludes work that is not part of the scenario.
  mutating func leaveOut(_ work: WorkCounts) { counted = counted + work }
}
