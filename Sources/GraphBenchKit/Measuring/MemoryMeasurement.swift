/// The memory of a population of nodes in a process of its own, in bytes per node.
package struct MemoryReading: Codable, Equatable, Sendable {
  /// The growth of the resident set while the nodes were made and brought up to date.
  package let resident: Double

  /// The growth of the memory that the graph itself reports for its nodes and edges.
  package let accounted: Double

  /// The growth of the resident set above that of the first population when, after its disposal, a second one like it
  /// was made; about 0 if freed memory is reused.
  package let again: Double

  /// Makes a memory reading.
  package init(resident: Double, accounted: Double, again: Double) {
    self.resident = resident
    self.accounted = accounted
    self.again = again
  }
}

/// The memory figures of a row: all readings, each of a process of its own.
package struct MemoryMeasurement: Equatable, Sendable {
  /// The growth of the resident set per node.
  package let resident: SampleStatistics

  /// The memory that the graph itself reports for a node with its edges: the largest of the readings, which are equal
  /// unless something depends on chance.
  package let accounted: Double

  /// The additional memory of a second population: the largest of the readings.
  package let again: Double

  /// Combines readings.
  ///
  /// - Precondition: There is at least one.
  package init(_ readings: [MemoryReading]) {
    resident = SampleStatistics(samples: readings.map(\.resident))
    accounted = readings.map(\.accounted).max() ?? 0
    again = readings.map(\.again).max() ?? 0
  }
}
