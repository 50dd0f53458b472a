import AttributeGraphUI
import GraphBenchKit

/// A table that is inserted into and removed from one host: nothing of it may be left after the removal.
///
/// Before it is timed, it is inserted and removed a hundred times; after each time the host must hold as many nodes,
/// edges and positions as after the first.
package struct LifetimeScenario: Scenario {
  /// The number of insertions and removals before the table is timed.
  package static let rounds = 100

  /// The number of rows of the table.
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "views", path: "lifetimes/comeAndGo", size: count) }

  package var group: RowGroup { RowGroup(title: "lifetimes") }

  // The hundred rounds before are enough warm-up, so few repetitions suffice.
  package var timedUnit: TimedUnit { .protocolRun(repetitions: 5) }

  /// The owner twice, the table and its rows once.
  package var expectedCounts: Counts { [.bodies: 2 + 1 + count, .geometryClosures: 0] }

  /// Makes a lifetime scenario.
  package init(count: Int) {
    self.count = count
  }

  package func prepare() throws -> any PreparedScenario {
    let table = PassingTable(rows: count)
    for round in 1...Self.rounds {
      table.update()
      if let problem = table.verifyValue() { throw RowFailure(problem: "round \(round): \(problem)") }
    }
    return table
  }
}

/// A host whose table is inserted and removed with every update.
@MainActor
package final class PassingTable: PreparedScenario {
  private let host: ViewHost
  private let levers = RowLevers()
  private let rows: Int
  /// The population of the host without the table.
  private let empty: HostObjectCounts
  /// The population with the table, at the last update.
  private(set) var full: HostObjectCounts
  private var meter = WorkMeter()

  /// Mounts a table, removes, inserts and removes it: work that is done once per type and host is done then.
  init(rows: Int) {
    self.rows = rows
    let (items, levers) = (ViewsTrees.items(rows), self.levers)
    let host = ViewHost { TableOwner(items: items, levers: levers) }
    self.host = host
    full = host.population
    levers.toggle()
    host.flush()
    empty = host.population
    meter.leaveOut(host.totalCounts)
  }

  package func update() {
    levers.toggle()
    host.flush()
    full = host.population
    levers.toggle()
    host.flush()
  }

  package func runProtocol(_ stopwatch: inout Stopwatch) { stopwatch.time { update() } }

  package func takeCounts() -> Counts {
    let ran = meter.take(upTo: host.totalCounts)
    return [.bodies: ran.bodies, .geometryClosures: ran.geometryClosures]
  }

  package func verifyValue() -> String? {
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    return Self.problem(without: host.population, with: full, after: empty, rows: rows)
  }

  /// The problem with the populations of a host without its table, with it, and without it again.
  package static func problem(
    without now: HostObjectCounts, with full: HostObjectCounts, after empty: HostObjectCounts, rows: Int
  ) -> String? {
    // A row has at least five positions: its own, its body's, and those of its stack, its texts and its space.
    guard full.positions >= empty.positions + 5 * rows, full.nodes >= empty.nodes + rows else {
      return "the table was not there"
    }
    guard !now.holdsAsMuch(as: empty) else { return nil }
    return """
      expected nothing left of the table, got \(counted(now.nodes - empty.nodes, "node", "nodes")), \
      \(counted(now.edges - empty.edges, "edge", "edges")) and \
      \(counted(now.positions - empty.positions, "position", "positions"))
      """
  }
}

extension SuiteSection {
  /// The remains of released rows.
  package static var lifetimes: SuiteSection {
    SuiteSection(
      title: "lifetimes",
      summary:
        "Inserts and removes a table, \(LifetimeScenario.rounds) times before timing; no node, edge or position may remain.",
      columns: .updates, timeUnit: .ms, sizes: [10_000], quickSizes: [1_000],
      scenarios: { $0.map { LifetimeScenario(count: $0) } })
  }
}
