import Foundation
import GraphBenchKit

/// The answer of a process that measured a population: a reading, or a problem.
package struct MemoryAnswer: Codable, Equatable, Sendable {
  /// The reading, if every value and count was right.
  let reading: MemoryReading?

  /// The problem; nil if there is a reading.
  let problem: String?

  /// Makes a reading. A thrown failure becomes the problem.
  package init(_ reading: () throws(RowFailure) -> MemoryReading) {
    do throws(RowFailure) {
      self.reading = try reading()
      problem = nil
    } catch {
      self.reading = nil
      problem = error.problem
    }
  }

  /// Parses the output of a process.
  ///
  /// - Throws: A row's failure if the output is not an answer.
  package init(reading line: Data) throws(RowFailure) {
    do {
      self = try JSONDecoder().decode(Self.self, from: line)
    } catch {
      throw RowFailure(problem: "the process that makes the population has printed no reading; build GraphBench anew")
    }
  }

  /// The answer on one line.
  package var line: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }

  /// The reading.
  ///
  /// - Throws: The problem, if there is no reading.
  package func get() throws(RowFailure) -> MemoryReading {
    guard let reading else { throw RowFailure(problem: problem ?? "there is neither a reading nor a problem") }
    return reading
  }
}
