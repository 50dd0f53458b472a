import Observation
import TestSupport
import Testing

@testable import AttributeGraph2

/// A program during which a listener ends nodes, at each of its events in turn.
struct `Nodes that a listener ends at any event` {
  /// How the listener ends them.
  enum Way: CaseIterable, CustomTestStringConvertible {
    case end, adopt, drop

    var testDescription: String {
      switch self {
      case .end: "the subgraph ends"
      case .adopt: "an ended subgraph takes the nodes over"
      case .drop: "the last owners go"
      }
    }
  }

  /// The nodes that the listener can end.
  private final class Belongings {
    var cells: [StateCell<[Int]>] = []
    var rules: [ComputedAttribute<Int>] = []
    var effects: [Effect] = []

    /// Lets everything go; what is released then may look at what is left.
    func drop() {
      let (cells, rules, effects) = (cells, rules, effects)
      (self.cells, self.rules, self.effects) = ([], [], [])
      withExtendedLifetime((cells, rules, effects)) {}
    }
  }

  @Observable final class Model { var number = 1 }

  /// Runs the program.
  ///
  /// - Returns: How many events there were.
  private func run(_ way: Way, at moment: Int, recordsCauses: Bool) -> Int {
    let graph = Graph()
    graph.recordsCauses = recordsCauses
    let (home, ended, queue) = (graph.subgraph(), graph.subgraph(), graph.makeEffectQueue())
    ended.end()
    let (mine, model) = (Belongings(), Model())
    let count = Box(0)
    let listening = graph.onEvent { _ in
      count.content += 1
      guard count.content == moment else { return }
      switch way {
      case .end: home.end()
      case .adopt:
        for cell in mine.cells { _ = ended.adopt(cell) }
        for rule in mine.rules { _ = ended.adopt(rule) }
        for effect in mine.effects { ended.adopt(effect) }
      case .drop: mine.drop()
      }
    }
    let x = graph.cell(0, name: "x")
    mine.cells = [graph.cell([1], name: "object")]
    if !home.isEnded, let object = mine.cells.first { _ = home.adopt(object) }
    let number = home.isEnded ? nil : home.cell(1, name: "number")
    let text = home.isEnded ? nil : home.cell("1", name: "text")
    let sum = home.isEnded ? nil : home.computed(name: "sum") { x.value + (number?.weak.value ?? 0) }
    if !home.isEnded { home.effect(name: "effect") { _ = sum?.weak.value } }
    if !home.isEnded { home.effect(on: queue, name: "queued") { _ = sum?.weak.value } }
    let rule =
      home.isEnded
      ? nil
      : home.computed(name: "rule") { () throws -> Int in
        graph.observing { model.number } + (sum?.weak.value ?? 0) + (text?.weak.value?.count ?? 0)
      }.weak
    if !home.isEnded { mine.rules.append(contentsOf: [sum?.computed].compactMap { $0 }) }
    mine.effects.append(graph.effect(name: "outside") { _ = try? rule?.value })
    mine.effects.append(graph.effect(on: queue, name: "outside, queued") { _ = number?.weak.value })
    queue.run()
    for value in 1...2 {
      number?.value = value + 1
      text?.value = "\(value)"
      mine.cells.first?.value = [value]
      model.number += 1
      _ = try? rule?.value
      graph.transaction {
        x.value = 7
        _ = sum?.weak.value
        x.value = value
      }
      queue.run()
      sum?.prefetch()
    }
    mine.effects.first?.stop()
    mine.drop()
    home.end()
    listening.cancel()
    #expect(graph.invariantViolations == [], "\(way), event \(moment)")
    #expect(graph.statistics.nodes == 1, "\(way), event \(moment)")
    return count.content
  }

  @Test(arguments: Way.allCases, [false, true])
  func `leave the graph whole, and no record is used after its end`(way: Way, recordsCauses: Bool) {
    let events = run(way, at: 0, recordsCauses: recordsCauses)
    #expect(events > 100)
    for moment in 1...events { _ = run(way, at: moment, recordsCauses: recordsCauses) }
  }

  @Test func `19.21: a rule that a listener ends before it runs does not run`() {
    let graph = Graph()
    let home = graph.subgraph()
    let runs = Box(0)
    let rule = home.computed { () -> Int in
      runs.content += 1
      return 1
    }
    let listening = graph.onEvent { if case .runs = $0 { home.end() } }
    #expect(rule.weak.value == nil)
    #expect(runs.content == 0)
    listening.cancel()
  }

  @Test func `15.2: the handle of an ended node that a subgraph takes over is dead`() {
    let graph = Graph()
    let (first, second) = (graph.subgraph(), graph.subgraph())
    let cell = Box<StateCell<[Int]>?>(graph.cell([1], name: "cell"))
    if let object = cell.content { _ = first.adopt(object) }
    first.end()
    let handle = cell.content.map { second.adopt($0) }
    #expect(handle?.isAlive == false)
    #expect(handle?.name == "cell")
    cell.content = nil
    let others = (0..<4).map { graph.cell([$0]) }
    handle?.value = [7]
    #expect(handle?.weak.value == nil)
    #expect(others.map(\.value) == [[0], [1], [2], [3]])
    #expect(graph.statistics.lateWrites == 1)
  }
}
