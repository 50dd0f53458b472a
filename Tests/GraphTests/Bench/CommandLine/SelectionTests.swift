import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `Choosing scenarios` {
  private let names = ["fixedFrame/fontSize", "geometryReader/fontSize", "geometryReader/resize"]

  private func listed(_ arguments: String...) -> [String] {
    let run = FakeRun()
    run.build = .debug
    let status = run.run(["list"] + arguments, scenarios: names.map { run.scenario($0, size: 10) })
    #expect(status == .done)
    #expect(run.journal.entries.isEmpty)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  layout/") }
    // Both fake suites have the same scenarios.
    return lines.prefix(lines.count / 2).map { String($0.dropFirst("  layout/".count).prefix { $0 != " " }) }
  }

  @Test func `list names all scenarios, even in a debug build, without preparing any`() {
    #expect(listed() == names)
  }

  @Test func `a filter keeps names that a part of matches`() {
    #expect(listed("--filter", "geometryReader/.*Size$") == ["geometryReader/fontSize"])
  }

  @Test func `several filters keep names that one of them matches`() {
    #expect(listed("--filter", "fixed", "--filter", "resize") == ["fixedFrame/fontSize", "geometryReader/resize"])
  }

  @Test func `a skip takes away names, even filtered ones`() {
    #expect(listed("--filter", "fontSize", "--skip", "fixed") == ["geometryReader/fontSize"])
  }

  @Test func `an exact pattern matches a whole name`() {
    #expect(listed("--exact", "--filter", "layout/geometryReader/resize") == ["geometryReader/resize"])
    #expect(listed("--exact", "--skip", "fontSize") == names)
  }

  @Test func `the sizes asked for replace the suite's own`() throws {
    var given: [[Int]] = []
    let suite = ScenarioSuite(
      name: "layout", summary: "", columns: .updates, timeUnit: .us, defaultSizes: [1, 10],
      scenarios: { sizes in
        given.append(sizes)
        return [FakeRun().scenario("a", size: 1)]
      })
    _ = try ScenarioSelection(of: [suite], options: SelectionOptions())
    _ = try ScenarioSelection(of: [suite], options: SelectionOptions(sizes: [7]))
    #expect(given == [[1, 10], [7]])
  }
}

@MainActor struct `The catalogue of suites` {
  @Test func `suites are found by name`() {
    let suite = ScenarioSuite(
      name: "layout", summary: "", columns: .updates, timeUnit: .us, defaultSizes: [], scenarios: { _ in [] })
    let catalog = SuiteCatalog(suites: [suite])
    #expect(catalog.names == ["layout"])
    #expect(catalog.suite(named: "layout")?.name == "layout")
    #expect(catalog.suite(named: "views") == nil)
  }

  @Test func `a suite named like a command is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let suite = ScenarioSuite(
          name: "list", summary: "", columns: .updates, timeUnit: .us, defaultSizes: [], scenarios: { _ in [] })
        _ = SuiteCatalog(suites: [suite])
      }
    }
  }

  @Test func `scenarios are ordered by suite, path and size`() {
    let ids = [
      ScenarioID(suite: "b", path: "a"), ScenarioID(suite: "a", path: "b", size: 10),
      ScenarioID(suite: "a", path: "b", size: 2), ScenarioID(suite: "a", path: "b"),
    ]
    #expect(ids.sorted().map { "\($0) \($0.size ?? 0)" } == ["a/b 0", "a/b 2", "a/b 10", "b/a 0"])
  }
}
