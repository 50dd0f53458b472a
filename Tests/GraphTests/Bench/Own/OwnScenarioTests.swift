import AttributeGraph2
import AttributeGraphUI
import Foundation
import GraphBench
import GraphBenchKit
import Testing

/// Scenarios of another package: measured, refused where their counts or values are wrong, explained and drawn.
@MainActor struct `Own scenarios` {
  struct Rows: View {
    @State private var first = 0
    let count: Int
    let levers: Levers
    var body: some View {
      VStack {
        Text("first \(first)")
        ForEach(0..<count) { Text("row \($0)") }
      }
      .onAppear { levers.pull = { first += 1 } }
    }
  }

  final class Levers {
    var pull: () -> Void = {}
  }

  /// A row that changes in a list of some.
  struct Change: BenchmarkScenario {
    var name = "change"
    var bodies = 1
    var wrongText: String?

    func expectedWork(size: Int) -> BenchmarkWork { BenchmarkWork(bodies: bodies) }

    func prepare(size: Int) -> any PreparedBenchmark { Prepared(size, wrongText) }

    final class Prepared: HostBenchmark {
      let host: ViewHost
      private let levers = Levers()
      private let wrongText: String?

      init(_ size: Int, _ wrongText: String?) {
        let levers = self.levers
        host = ViewHost { Rows(count: size, levers: levers) }
        self.wrongText = wrongText
      }

      func update() {
        levers.pull()
        host.flush()
      }

      func problem() -> String? { wrongText }
    }
  }

  /// A sum that is read.
  struct Sum: BenchmarkScenario {
    let name = "sum"

    func expectedWork(size: Int) -> BenchmarkWork { BenchmarkWork(evaluations: 1) }

    func prepare(size: Int) -> any PreparedBenchmark { Prepared() }

    final class Prepared: GraphBenchmark {
      let graph = makeGraph()
      private let price: StateCell<Int>
      private let double: ComputedAttribute<Int>

      init() {
        let price = graph.cell(1, name: "price")
        self.price = price
        double = graph.computed(name: "double") { 2 * price.value }
        _ = double.value
      }

      func update() {
        price.value += 1
        _ = double.value
      }

      func problem() -> String? { double.value == 2 * price.value ? nil : "expected twice the price" }
    }
  }

  private func run(_ arguments: [String], _ scenarios: [any BenchmarkScenario]) -> (FakeRun, GraphBenchKit.ExitStatus) {
    let run = FakeRun()
    let suite = BenchmarkSuite(name: "shop", summary: "A shop.", sizes: [3, 5], scenarios: scenarios)
    let catalog = SuiteCatalog(suites: [suite.suite])
    let status = BenchmarkRun(catalog: catalog, context: run.context(MonotonicClock())).run(arguments)
    return (run, status)
  }

  @Test func `a suite is listed, measured and exported like those of GraphBench`() throws {
    let (list, _) = run(["list"], [Change(), Sum()])
    #expect(list.output.contains("shop/change  3  5") && list.output.contains("shop/sum     3  5"))
    let (measured, status) = run(["shop", "--iterations", "2", "--format", "json"], [Change(), Sum()])
    #expect(status == .done)
    let report = try JSONDecoder().decode(JSONReport.self, from: Data(measured.output.utf8))
    #expect(report.rows.map(\.scenario) == ["shop/change", "shop/change", "shop/sum", "shop/sum"])
    #expect(report.rows.map(\.verified) == [true, true, true, true])
    #expect(report.rows.first?.counts?[.bodies] == 1 && report.rows.last?.counts?[.evaluations] == 1)
  }

  @Test func `wrong counts and wrong values fail the row and the run`() {
    let (counts, status) = run(["--iterations", "1"], [Change(bodies: 2)])
    #expect(status == .wrongResult)
    #expect(counts.output.contains("bodies expected 2, got 1"))
    let (value, other) = run(["--iterations", "1"], [Change(wrongText: "expected milk, got tea")])
    #expect(other == .wrongResult && value.output.contains("expected milk, got tea"))
  }

  @Test func `a scenario with a host is explained, shown and drawn, one with a graph explained and drawn`() {
    let (explained, _) = run(["explain", "shop/change"], [Change()])
    #expect(explained.output.contains("state 'first' of Rows.first"))
    #expect(run(["snapshot", "shop/change"], [Change()]).0.output.contains("text 'first 1'"))
    #expect(run(["graph", "shop/change"], [Change()]).0.output.contains("body of Rows"))
    #expect(run(["graph", "shop/sum"], [Sum()]).0.output.contains("double"))
    #expect(run(["explain", "shop/sum"], [Sum()]).0.output.contains("'double' because cell 1 'price' changed"))
    let (refused, status) = run(["snapshot", "shop/sum"], [Sum()])
    #expect(status == .badUsage && refused.errors.contains("has no screen"))
  }

  /// A scenario that cannot be prepared.
  struct Failing: BenchmarkScenario {
    struct Obstacle: Error {}
    let name = "failing"

    func expectedWork(size: Int) -> BenchmarkWork { BenchmarkWork() }

    func prepare(size: Int) throws -> any PreparedBenchmark { throw Obstacle() }
  }

  /// A scenario with neither a host nor a graph.
  struct Plain: BenchmarkScenario {
    let name = "plain"

    func expectedWork(size: Int) -> BenchmarkWork { BenchmarkWork() }

    func prepare(size: Int) -> any PreparedBenchmark { Prepared() }

    final class Prepared: PreparedBenchmark {
      let totalWork = BenchmarkWork()
      func update() {}
      func problem() -> String? { nil }
    }
  }

  @Test func `a scenario with neither a host nor a graph is not explained`() {
    let (refused, status) = run(["explain", "shop/plain"], [Plain()])
    #expect(status == .badUsage)
    #expect(refused.errors.contains("the scenario 'shop/plain' keeps neither a host nor a graph"))
  }

  @Test(arguments: ["explain", "snapshot", "graph"])
  func `a scenario that cannot be prepared is named with the reason, and the status is 1`(command: String) {
    let (failed, status) = run([command, "shop/failing"], [Failing()])
    #expect(status == .wrongResult)
    #expect(failed.errors == "GraphBench: error: the scenario 'shop/failing' cannot be prepared: Obstacle()\n")
    #expect(failed.output.isEmpty)
  }

  @Test func `a suite that makes no sense ends the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = BenchmarkSuite(name: "a/b", summary: "", sizes: [1], scenarios: []) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = BenchmarkSuite(name: "a", summary: "", sizes: [0], scenarios: []) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = BenchmarkSuite(name: "a", summary: "", sizes: [1], scenarios: [Sum(), Sum()]) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = BenchmarkSuite(name: "a", summary: "", sizes: [1], scenarios: [Change(name: "a\nb")]) }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = BenchmarkSuite(name: "a", summary: "", sizes: [1], scenarios: [Change(name: "")]) }
    }
  }
}
