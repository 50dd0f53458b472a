import Foundation
import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `Weighing populations` {
  @Test(arguments: MemoryPopulation.allCases, [1, 3, 4, 200])
  func `every value and count of a population is right, twice`(population: MemoryPopulation, count: Int) throws {
    let reading = try MemoryProbe(MemoryRequest(population: population, count: count)).reading()
    #expect(reading.accounted > 0)
  }

  @Test func `an edge is a third of the difference between four inputs and one`() {
    let one = MemoryReading(resident: 100, accounted: 80, again: 1)
    let four = MemoryReading(resident: 160, accounted: 125, again: 1)
    #expect(MemoryScenario.edge(between: one, and: four) == MemoryReading(resident: 20, accounted: 15, again: 0))
  }

  @Test func `a second population may take a tenth more, and a megabyte`() {
    func check(again: Double, count: Int) throws {
      try MemoryScenario.checkReuse(MemoryReading(resident: 100, accounted: 0, again: again), count: count)
    }
    #expect(throws: Never.self) { try check(again: 11, count: 1_048_576) }
    #expect(throws: RowFailure.self) { try check(again: 11.5, count: 1_048_576) }
    #expect(throws: Never.self) { try check(again: 1_000, count: 1_024) }
    #expect(throws: Never.self) { try check(again: -50, count: 1_048_576) }
  }

  @Test func `an answer is read as it was written`() throws {
    let reading = MemoryReading(resident: 96.1, accounted: 88, again: 0.25)
    let good = MemoryAnswer { () throws(RowFailure) in reading }
    #expect(try MemoryAnswer(reading: Data(try good.line.utf8)).get() == reading)
    let bad = MemoryAnswer { () throws(RowFailure) in throw RowFailure(problem: "node 3 is wrong") }
    let read = try MemoryAnswer(reading: Data(try bad.line.utf8))
    #expect(throws: RowFailure(problem: "node 3 is wrong")) { try read.get() }
    #expect(throws: RowFailure.self) { try MemoryAnswer(reading: Data("hello".utf8)) }
    #expect(throws: RowFailure.self) { try MemoryAnswer(reading: Data("{}".utf8)).get() }
  }

  @Test func `a program that is not there, fails or prints something else fails the row`() {
    let request = MemoryRequest(population: .cell, count: 1)
    for path in ["/nonexistent/GraphBench", "/bin/false", "/bin/echo"] {
      let launcher = MemoryLauncher(executable: URL(fileURLWithPath: path))
      #expect(throws: RowFailure.self) { try launcher.reading(of: request) }
    }
  }

  @Test func `the resident set is the number behind its key`() {
    let text = "55d0-7ffd ---p 00000000 00:00 0    [rollup]\nRss:               12345 kB\nPss:   1 kB\n"
    #expect(ResidentSet.kibibytes(of: "Rss:", inText: text) == 12_345)
    #expect(ResidentSet.kibibytes(of: "VmRSS:", inText: "VmPeak:\t  9 kB\nVmRSS:\t  77 kB\n") == 77)
    #expect(ResidentSet.kibibytes(of: "Rss:", inText: "Rss: many kB\nPss: 1 kB\n") == nil)
  }

  @Test func `this process has a resident set`() throws {
    #expect(try ResidentSet.bytes() > 1_000_000)
  }
}
