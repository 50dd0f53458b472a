import Foundation

/// Runs the same workloads on this package's engine and on what else a Swift developer could take.
@main
struct PeerComparison {
  /// The engine did something wrong.
  private static let wrong: Int32 = 1
  /// Bad usage, as the BSD convention for exit statuses numbers it.
  private static let badUsage: Int32 = 64

  static func main() {
    do {
      let options = try ComparisonOptions(CommandLine.arguments.dropFirst())
      exit(compare(options) ? 0 : wrong)
    } catch {
      FileHandle.standardError.write(Data("PeerComparison: \(error)\n".utf8))
      exit(badUsage)
    }
  }

  /// Prints the table.
  ///
  /// - Returns: Whether the engine was right in everything, and ran nothing that it did not have to.
  private static func compare(_ options: ComparisonOptions) -> Bool {
    let table = PeerTable(isMarkdown: options.isMarkdown)
    table.printHead()
    var isClean = true
    for workload in Self.workloads where options.includes(workload.name) {
      let row = workload.run(options.timing)
      table.print(row)
      if row.cells.first?.isClean != true { isClean = false }
    }
    return isClean
  }

  /// A workload that can be run without knowing its type.
  private struct AnyWorkload {
    let name: String
    let run: (TimingPlan?) -> Row

    init<W: Workload>(_ workload: W) {
      name = workload.name
      run = { Row(workload, $0) }
    }
  }

  /// All workloads, in the order of the table.
  private static var workloads: [AnyWorkload] {
    [
      AnyWorkload(AvoidablePropagation()), AnyWorkload(BroadPropagation()), AnyWorkload(DeepPropagation()),
      AnyWorkload(DiamondUpdate()), AnyWorkload(Mux()), AnyWorkload(RepeatedObservers()), AnyWorkload(Triangle()),
      AnyWorkload(Unstable()), AnyWorkload(MolBench()), AnyWorkload(Layers(1000)),
    ] + grids.map { AnyWorkload($0) }
  }

  private static var grids: [Grid] {
    [
      Grid(
        GridPlan("2-10x5 lazy80%", width: 10, layers: 5, inputs: 2, readFraction: 0.2), iterations: 600_000,
        expectedSum: 19_199_968),
      Grid(
        GridPlan("6-10x10 dyn25% lazy80%", width: 10, layers: 10, inputs: 6, staticFraction: 0.75, readFraction: 0.2),
        iterations: 15_000, expectedSum: 302_310_782_860),
      Grid(
        GridPlan("4-1000x12 dyn5%", width: 1000, layers: 12, inputs: 4, staticFraction: 0.95), iterations: 7000,
        expectedSum: 29_355_933_696_000),
      Grid(
        GridPlan("25-1000x5", width: 1000, layers: 5, inputs: 25), iterations: 3000,
        expectedSum: 1_171_484_375_000),
      // The benchmark's sum does not fit; the leaves are compared with the arithmetic by hand.
      Grid(GridPlan("3-5x500", width: 5, layers: 500, inputs: 3), iterations: 500, expectedSum: nil),
      Grid(
        GridPlan("6-100x15 dyn50%", width: 100, layers: 15, inputs: 6, staticFraction: 0.5), iterations: 2000,
        expectedSum: 15_664_996_402_790_400),
    ]
  }
}
