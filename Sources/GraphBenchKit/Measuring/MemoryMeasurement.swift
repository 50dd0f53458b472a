/// What a population of nodes took in a process of its own, in bytes per node.
package struct MemoryReading: Codable, Equatable, Sendable {
  /// The growth of the resident set while the nodes were made and brought up to date.
  package let resident: Double

  /// The growth of what the graph itself says its nodes and edges take.
  package let accounted: Double

  /// How far the resident set grew above that of the first population when, after its disposal, a second one like it
  /// was made; about 0 where freed memory is used again.
  package let again: Double

  /// Makes a memory reading.
  package init(resident: Double, accounted: Double, again: Double) {
    self.resident = resident
    self.accounted = accounted
    self.again = again
  }
}

/// The figures of a row that was weighed: all readings, each of a process of its own.
package struct MemoryMeasurement: Equatable, Sendable {
  /// The growth of the resident set per node.
  package let resident: SampleStatistics

  /// What the graph itself says a node takes with its edges: the largest of the readings, which are equal where nothing
  /// depends on chance.
  package let accounted: Double

  /// How much more a second population took: the largest of the readings.
  package let again: Double

  /// Puts readings together.
  ///
  /// - Precondition: There is at least one.
  package init(_ readings: [MemoryReading]) {
    resident = SampleStatistics(samples: readings.map(\.resident))
    accounted = readings.map(\.accounted).max() ?? 0
    again = readings.map(\.again).max() ?? 0
  }
}
