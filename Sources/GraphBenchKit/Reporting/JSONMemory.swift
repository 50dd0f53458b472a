/// The bytes of a row in the JSON, per node.
package struct JSONMemory: Codable, Equatable, Sendable {
  /// The unit of every figure here: always `B`, bytes.
  let unit: String

  /// The middle sample.
  let median: Double

  /// The smallest sample.
  let minimum: Double

  /// The median absolute deviation.
  let mad: Double

  /// Whether the median absolute deviation is above a tenth of the median.
  let spreadTooWide: Bool

  /// All samples in the order they were taken, each from a process of its own.
  package let samples: [Double]

  /// The memory that the graph itself reports for a node with its edges.
  let accounted: Double

  /// The additional memory of a second population, made after the disposal of the first.
  let again: Double

  /// Puts the figures of a row into the schema.
  init(_ memory: MemoryMeasurement) {
    unit = "B"
    median = rounded(memory.resident.median)
    minimum = rounded(memory.resident.minimum)
    mad = rounded(memory.resident.mad)
    spreadTooWide = memory.resident.isSpreadTooWide
    samples = memory.resident.samples.map(rounded)
    accounted = rounded(memory.accounted)
    again = rounded(memory.again)
  }
}
