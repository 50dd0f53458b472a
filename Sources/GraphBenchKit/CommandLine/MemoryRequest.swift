/// The nodes that a process should make and measure.
///
/// GraphBench starts itself with it, so that every population has a process of its own. The command is internal: no
/// help, list or suggestion names it.
package struct MemoryRequest: Equatable, Sendable {
  /// The command, followed by a kind of population and a number of nodes.
  package static let command = "measure-population"

  /// The kind of nodes.
  package let population: MemoryPopulation

  /// The number of nodes.
  package let count: Int

  /// Makes a request for a number of nodes of a kind.
  package init(population: MemoryPopulation, count: Int) {
    self.population = population
    self.count = count
  }

  /// Reads the arguments after the command.
  ///
  /// - Throws: `badMemoryRequest` for anything but a kind of population and a number from 1 to the largest size.
  package init(words: some Collection<String>) throws(UsageError) {
    let words = Array(words)
    guard words.count == 2, let population = MemoryPopulation(rawValue: words[0]), let count = Int(words[1]),
      (1...CommandLineParser.largestSize).contains(count)
    else { throw .badMemoryRequest(words) }
    self.init(population: population, count: count)
  }

  /// The command-line arguments of the request.
  package var arguments: [String] { [Self.command, population.rawValue, "\(count)"] }
}
