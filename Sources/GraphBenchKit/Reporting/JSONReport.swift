import Foundation

/// The results as JSON, version 1 of the schema that docs/Benchmarking.md documents.
package struct JSONReport: Codable, Equatable, Sendable {
  /// The version of the schema.
  var schema = 1

  /// The name of the tool.
  var tool = "GraphBench"

  /// The version of the tool.
  var version = HelpText.version

  /// The arguments of the run without the exports.
  package let command: [String]

  /// The preset of the measurement.
  package var preset: Preset

  /// The machine of the measurement.
  package var machine: MachineDescription

  /// `true` if Ctrl-C ended the run, so that rows and samples are missing; absent otherwise.
  package var interrupted: Bool?

  /// The rows of all suites.
  package var rows: [JSONRow]

  /// Puts the results into the schema.
  package init(_ report: Report) {
    command = report.command
    preset = report.preset
    machine = report.machine
    interrupted = report.isInterrupted ? true : nil
    rows = report.rows.map(JSONRow.init)
  }

  /// The JSON as text, always with the same order of keys: those of the report in the order of the schema, all others
  /// sorted, one row a line.
  ///
  /// - Throws: An encoding error; never, because a report has finite numbers only.
  package func rendered() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    var members = [
      "\"schema\": \(try text(schema))", "\"tool\": \(try text(tool))", "\"version\": \(try text(version))",
      "\"command\": \(try text(command))", "\"preset\": \(try text(preset))", "\"machine\": \(try text(machine))",
    ]
    if let interrupted { members.append("\"interrupted\": \(try text(interrupted))") }
    let rows = try rows.map { "  \(try text($0))" }.joined(separator: ",\n")
    return "{\n\(members.joined(separator: ",\n")),\n\"rows\": [\n\(rows)\n]\n}\n"
  }
}

/// One row of the JSON.
package struct JSONRow: Codable, Equatable, Sendable {
  /// Suite and path, such as `layout/geometryReader/fontSize`.
  package let scenario: String

  /// The size, `null` for a scenario without one.
  package let size: Int?

  /// Whether counts and values were right.
  package let verified: Bool

  /// The times of a verified row that was timed.
  package var time: JSONTime?

  /// The memory of a verified row whose memory was measured.
  package var memory: JSONMemory?

  /// The number of equal pieces in one timed unit, if it is counted in pieces.
  var pieces: Int?

  /// The exponent of the growth, in the row of the largest of several sizes of a scenario.
  package var growth: Double?

  /// The times of the limit of a verified row that has one.
  var limit: JSONLimit?

  /// The minimum divided by the limit's minimum.
  var limitRatio: Double?

  /// The times of the limit whose memory is pooled, of a verified row that has one.
  package var pooledLimit: JSONLimit?

  /// The minimum divided by the pooled limit's minimum.
  var pooledLimitRatio: Double?

  /// The median divided by that of the group's reference.
  package var ratio: JSONRatio?

  /// `true` if the ratios of its group divide by this row; absent otherwise.
  package var reference: Bool?

  /// The counts of one timed unit of a verified row that was timed.
  package var counts: Counts?

  /// The expected counts of a failed row.
  package var expected: Counts?

  /// The actual counts of a failed row.
  package var got: Counts?

  /// The problem of a failed row.
  package var problem: String?

  /// Puts a result into the schema.
  package init(_ row: RowResult) {
    scenario = row.id.description
    size = row.id.size
    switch row.outcome {
    case .measured(let measurement):
      verified = true
      time = JSONTime(measurement)
      limit = measurement.limit.map(JSONLimit.init)
      limitRatio = measurement.limitRatio.map(rounded)
      pooledLimit = measurement.pooledLimit.map(JSONLimit.init)
      pooledLimitRatio = measurement.pooledLimitRatio.map(rounded)
      ratio = measurement.ratio.map(JSONRatio.init)
      reference = row.isReference ? true : nil
      pieces = measurement.pieces
      growth = measurement.growth.map { rounded($0.exponent) }
      counts = measurement.counts
    case .weighed(let measurement):
      verified = true
      memory = JSONMemory(measurement)
    case .failed(let failure):
      verified = false
      expected = failure.expected
      got = failure.got
      problem = failure.problem
    }
  }

  private enum CodingKeys: String, CodingKey {
    case scenario, size, verified, time, memory, pieces, growth, limit, limitRatio, pooledLimit, pooledLimitRatio,
      ratio, reference, counts, expected, got, problem
  }

  /// Writes the size even if it is `null`, and everything else only if it exists.
  ///
  /// - Throws: The error of the encoder.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(scenario, forKey: .scenario)
    try container.encode(size, forKey: .size)
    try container.encode(verified, forKey: .verified)
    try container.encodeIfPresent(time, forKey: .time)
    try container.encodeIfPresent(memory, forKey: .memory)
    try container.encodeIfPresent(pieces, forKey: .pieces)
    try container.encodeIfPresent(growth, forKey: .growth)
    try container.encodeIfPresent(limit, forKey: .limit)
    try container.encodeIfPresent(limitRatio, forKey: .limitRatio)
    try container.encodeIfPresent(pooledLimit, forKey: .pooledLimit)
    try container.encodeIfPresent(pooledLimitRatio, forKey: .pooledLimitRatio)
    try container.encodeIfPresent(ratio, forKey: .ratio)
    try container.encodeIfPresent(reference, forKey: .reference)
    try container.encodeIfPresent(counts, forKey: .counts)
    try container.encodeIfPresent(expected, forKey: .expected)
    try container.encodeIfPresent(got, forKey: .got)
    try container.encodeIfPresent(problem, forKey: .problem)
  }
}
