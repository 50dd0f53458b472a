import Foundation

/// The seeds of tests with random views: a few by default, many where `GRAPH_PROGRAMS=nightly` is set.
package enum RandomSeeds {
  private static let isNightly = ProcessInfo.processInfo.environment["GRAPH_PROGRAMS"] == "nightly"

  /// The seeds from 1 up to one of two counts.
  package static func first(_ count: UInt64, nightly: UInt64) -> ClosedRange<UInt64> {
    1...(isNightly ? nightly : count)
  }
}
