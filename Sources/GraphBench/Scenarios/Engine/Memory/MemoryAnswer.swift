import Foundation
import GraphBenchKit

/// What a process that was asked for a population tells the one that asked: a reading, or what was wrong.
package struct MemoryAnswer: Codable, Equatable, Sendable {
  /// The reading, where every value and count was right.
  let reading: MemoryReading?

  /// What was wrong.
  let problem: String?

  /// Makes a reading, and takes what it throws for the problem.
  package init(_ reading: () throws(RowFailure) -> MemoryReading) {
    do throws(RowFailure) {
      self.reading = try reading()
      problem = nil
    } catch {
      self.reading = nil
      problem = error.problem
    }
  }

  /// Reads what a process has printed.
  ///
  /// - Throws: A row's failure for anything that is no answer.
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
  /// - Throws: The problem, where there is one instead.
  package func get() throws(RowFailure) -> MemoryReading {
    guard let reading else { throw RowFailure(problem: problem ?? "there is neither a reading nor a problem") }
    return reading
  }
}
