/// Which nodes a process is asked to make and measure.
///
/// GraphBench starts itself with it, so that every population has a process of its own. The command is for nobody else:
/// no help, list or suggestion names it.
package struct MemoryRequest: Equatable, Sendable {
  /// The command, which a kind of population and a number of nodes follow.
  package static let command = "measure-population"

  /// What kind of nodes.
  package let population: MemoryPopulation

  /// How many.
  package let count: Int

  /// Asks for so many nodes of a kind.
  package init(population: MemoryPopulation, count: Int) {
    self.population = population
    self.count = count
  }

  /// Reads the words behind the command.
  ///
  /// - Throws: `badMemoryRequest` for anything but a kind of population and a number from 1 to the largest size.
  package init(words: some Collection<String>) throws(UsageError) {
    let words = Array(words)
    guard words.count == 2, let population = MemoryPopulation(rawValue: words[0]), let count = Int(words[1]),
      (1...CommandLineParser.largestSize).contains(count)
    else { throw .badMemoryRequest(words) }
    self.init(population: population, count: count)
  }

  /// The words of the command line that ask for it.
  package var arguments: [String] { [Self.command, population.rawValue, "\(count)"] }
}
