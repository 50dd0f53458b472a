import Foundation

/// Prints what one node of a kind costs in resident memory, in bytes.
///
/// A process measures one population only: memory that an earlier one has freed would be used again, unseen.
@main
struct MemoryProbe {
  /// Bad usage, as the BSD convention for exit statuses numbers it.
  private static let badUsage: Int32 = 64

  static func main() {
    do {
      let request = try Request(arguments: CommandLine.arguments.dropFirst())
      let bytes = request.population.residentBytes(of: request.count)
      print(request.report(residentBytes: bytes))
    } catch {
      FileHandle.standardError.write(Data("MemoryProbe: \(error)\n".utf8))
      exit(badUsage)
    }
  }
}

/// What the command line asks for.
struct Request {
  let population: Population
  /// The number of nodes to make.
  let count: Int

  /// Reads a kind and a count.
  ///
  /// - Throws: `UsageError` that says what is wrong and what is possible.
  init(arguments: some Collection<String>) throws(UsageError) {
    guard arguments.count == 2, let kind = arguments.first else {
      throw UsageError("it takes a kind and a count, and got \(arguments.count) arguments")
    }
    guard let population = Population(rawValue: kind) else {
      throw UsageError("'\(kind)' is no kind of node")
    }
    let countText = arguments.dropFirst().joined()
    guard let count = Int(countText), count > 0 else {
      throw UsageError("'\(countText)' is no count; give a whole number above zero")
    }
    self.population = population
    self.count = count
  }

  /// One line with the bytes per node, to one decimal place.
  func report(residentBytes: Int) -> String {
    let tenths = (Double(residentBytes) / Double(count) * 10).rounded() / 10
    return "\(population.rawValue) \(count): \(tenths) bytes per node (\(residentBytes) bytes in all)"
  }
}

/// A command line that asks for nothing the probe can do.
struct UsageError: Error, CustomStringConvertible {
  let fact: String

  init(_ fact: String) { self.fact = fact }

  var description: String {
    let kinds = Population.allCases.map(\.rawValue).joined(separator: "|")
    return "\(fact).\nUsage: MemoryProbe \(kinds) COUNT"
  }
}
