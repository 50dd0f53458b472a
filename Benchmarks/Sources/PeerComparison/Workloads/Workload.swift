/// A graph, and what is done with it again and again.
protocol Workload {
  /// What it is called in the table.
  var name: String { get }
  /// How many iterations one reported time stands for.
  var iterationsPerBlock: Int { get }
  /// Whether each iteration has a new graph, whose making is not timed.
  var isMadeAnew: Bool { get }
  /// The same with fewer layers, the smallest first; what a peer cannot do in reasonable time shows there.
  var smallerVersions: [Self] { get }
  /// The number of the first iteration on a new graph.
  var firstNumber: Int { get }
  /// How many iterations are checked.
  var iterationsChecked: Int { get }

  /// How many rules and effects an iteration runs, if no rule runs that does not have to.
  func exactRuns(ofIteration number: Int) -> Runs

  /// Makes the graph.
  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M>

  /// Writes and reads.
  ///
  /// - Parameters:
  ///   - wiring: The graph.
  ///   - session: The peer that keeps it.
  ///   - number: The number of the iteration, which counts up from the first.
  /// - Returns: How many of the values that were read are wrong.
  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int

  /// How many of the values are wrong before the iteration of a number, where `iterate` does not look.
  func wrongValues<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, before number: Int) -> Int
}

extension Workload {
  var iterationsPerBlock: Int { 500 }
  var isMadeAnew: Bool { false }
  var smallerVersions: [Self] { [] }
  var firstNumber: Int { 0 }
  var iterationsChecked: Int { 1 }
  func wrongValues<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, before number: Int) -> Int { 0 }
}

/// How often rules and effects ran.
struct Runs {
  var rules: Int
  var effects: Int

  /// Rules and effects together.
  var evaluations: Int { rules + effects }
}

/// 1 where a value is not what it has to be, else 0.
@inline(__always)
func isWrong(_ value: Int, _ expected: Int) -> Int { value == expected ? 0 : 1 }

extension Session {
  /// Writes the numbers from 0 on to the first source, each in a batch of its own, and reads the end after each.
  ///
  /// - Parameters:
  ///   - limit: The number behind the last one.
  ///   - wiring: What is written to and read.
  ///   - expected: What the end has to be after a number was written.
  /// - Returns: How many reads were wrong.
  @inline(__always)
  func writeInTurn(below limit: Int, to wiring: Wiring<P, M>, _ expected: (Int) -> Int) -> Int {
    var wrong = 0
    for value in 0..<limit {
      write(value, to: wiring.head)
      wrong += isWrong(wiring.end.value, expected(value))
    }
    return wrong
  }
}
