import Foundation
import GraphBench
import GraphBenchKit
import Testing

private let parser = CommandLineParser(suites: ["engine"])

struct `The command that GraphBench starts itself with` {
  @Test(arguments: MemoryPopulation.allCases)
  func `is read as it is written`(population: MemoryPopulation) throws {
    let request = MemoryRequest(population: population, count: 1_000)
    #expect(request.arguments == ["measure-population", population.rawValue, "1000"])
    #expect(try parser.parse(request.arguments) == .weigh(request))
  }

  @Test(
    arguments: [
      [], ["cell"], ["cell", "0"], ["cell", "-1"], ["cell", "many"], ["cell", "1000001"], ["cells", "10"],
      ["cell", "10", "--quick"], ["--quick", "cell", "10"],
    ] as [[String]])
  func `takes nothing but a kind and a count`(words: [String]) {
    #expect(throws: UsageError.badMemoryRequest(words)) { try parser.parse(["measure-population"] + words) }
  }

  @Test func `says what to run instead, on one line`() {
    let message = UsageError.badMemoryRequest(["cells", "1\n0"]).message
    #expect(message.contains(#"'cells' '1\n0' is not a population"#))
    #expect(message.contains("GraphBench engine --filter memory"))
    #expect(!message.contains("\n"))
  }

  @MainActor @Test func `is a word of the command line only where it stands first`() {
    let run = FakeRun()
    #expect(run.run(["engine", "measure-population"], scenarios: []) == .badUsage)
    #expect(run.run(["measure-populatio"], scenarios: []) == .badUsage)
    #expect(!run.errors.contains("did you mean 'measure-population'"))
    #expect(run.run(["help"], scenarios: []) == .done)
    #expect(!run.output.contains("measure-population"))
  }

  @MainActor @Test func `prints an answer and nothing else`() throws {
    let run = FakeRun()
    #expect(run.run(["measure-population", "computed4", "50"], scenarios: []) == .done)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 && run.output.hasSuffix("\n"))
    let reading = try MemoryAnswer(reading: Data(run.output.utf8)).get()
    #expect(reading.accounted > 0)
  }
}
