import TestSupport
import Testing

@testable import AttributeGraph2

/// The end of cells that hold plain data, in a graph that keeps no list of its nodes.
struct `Ends of plain cells` {
  let graph = Graph.withoutList()

  /// The record of a cell that has ended.
  private func endedRecord() -> NodeReference { graph.cell(0).reference }

  @Test func `a released cell leaves every count, and its record is used again`() {
    let statistics = graph.statistics
    let first = endedRecord()
    let cells = (0..<3).map { graph.cell($0) }
    #expect(cells[0].reference == first)
    #expect(graph.statistics.nodes == statistics.nodes + 3)
    #expect(graph.liveNodes.entries.map(\.count) == [3])
    #expect(Set(cells.map(\.reference)).count == 3)
    withExtendedLifetime(cells) {}
  }

  @Test func `a released cell that a rule reads lives on`() {
    let own = Box<StateCell<Int>?>(graph.cell(1))
    let isOpen = graph.cell(true)
    let f = graph.computed { isOpen.value ? own.content?.value ?? -1 : 0 }
    #expect(f.value == 1)
    let record = own.content?.reference
    own.content = nil
    let others = (0..<4).map { graph.cell(10 + $0) }
    #expect(others.allSatisfy { $0.reference != record })
    #expect(f.inputNames.count == 2)
    #expect(graph.statistics.nodes == 7)
    isOpen.value = false
    #expect(f.value == 0)
    #expect(graph.statistics.nodes == 6)
  }

  @Test func `a handle of an ended cell leads to no later cell`() {
    let subgraph = graph.subgraph()
    let handle = subgraph.cell(1)
    subgraph.end()
    let later = graph.cell(2)
    #expect(later.reference == handle.address.node)
    #expect(handle.weak.value == nil)
    #expect(later.value == 2)
  }

  @Test func `a cell that lies in no plain record ends with what it owns`() {
    let released = Box(0)
    do {
      let cell = graph.cell(Farewell { released.content += 1 })
      withExtendedLifetime(cell) {}
    }
    #expect(released.content == 1)
    #expect(graph.statistics.nodes == 0)
  }

  /// An object that is compared by its type's own `==`, and counts its end.
  private final class Compared: Equatable {
    private let released: Box<Int>

    init(_ released: Box<Int>) { self.released = released }

    deinit { released.content += 1 }

    static func == (one: Compared, other: Compared) -> Bool { one === other }
  }

  @Test func `a cell of objects that its type compares ends with its object`() {
    let released = Box(0)
    do {
      let cell = graph.cell(Compared(released))
      withExtendedLifetime(cell) {}
    }
    #expect(released.content == 1)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `a cell releases its comparison when it ends`() {
    let released = Box(0)
    do {
      let farewell = Farewell { released.content += 1 }
      let cell = graph.cell(0, comparedBy: { one, other in withExtendedLifetime(farewell) { one == other } })
      cell.value = 1
      #expect(cell.value == 1)
    }
    #expect(released.content == 1)
  }

  @Test func `the name of an ended node is still known when a cell without one has ended in its record`() {
    let subgraph = graph.subgraph()
    let handle = subgraph.cell(1, name: "first")
    subgraph.end()
    #expect(handle.name == "first")
    #expect(endedRecord() == handle.address.node)
    #expect(handle.name == "first")
  }

  @Test func `a hook ends with its cell`() {
    let calls = Box(0)
    let hook: Subscription
    let record: NodeReference
    do {
      let cell = graph.cell(0)
      record = cell.reference
      hook = cell.onObservedChange { _ in calls.content += 1 }
    }
    let later = graph.cell(0)
    #expect(later.reference == record)
    let effect = graph.effect { _ = later.value }
    #expect(calls.content == 0)
    withExtendedLifetime((hook, effect)) {}
  }

  @Test func `a hook of another node does not keep an ended cell`() {
    let other = graph.cell("other")
    let hook = other.onObservedChange { _ in }
    let record = endedRecord()
    #expect(graph.cell(1).reference == record)
    #expect(graph.statistics.nodes == 1)
    withExtendedLifetime(hook) {}
  }

  @Test func `the cause of an ended cell is not that of the next one`() {
    graph.recordsCauses = true
    let record: NodeReference
    do {
      let cell = graph.cell(0, name: "first")
      record = cell.reference
      cell.value = 1
    }
    let later = graph.cell(0, name: "later")
    #expect(later.reference == record)
    let hasCause = graph.state.cause(of: record) != nil
    #expect(!hasCause)
  }

  @Test func `the state of a graph ends with its last cell`() {
    let released = Box(0)
    do {
      let graph = Graph.withoutList()
      let farewell = Farewell { released.content += 1 }
      graph.onDiagnostic = { _ in withExtendedLifetime(farewell) {} }
      for value in 0..<3 { _ = graph.cell(value) }
    }
    #expect(released.content == 1)
  }
}

/// Plain data whose comparison ends the cell that is being set.
struct `Comparisons of plain data` {
  /// An action that comparisons run.
  private final class Action {
    var run: () -> Void = {}
  }

  /// Plain data with a comparison that runs an action.
  @safe private struct Touchy: Equatable {
    private let action: Unmanaged<Action>
    let number: Int

    init(_ number: Int, _ action: Action) {
      self.number = number
      unsafe self.action = .passUnretained(action)
    }

    static func == (one: Touchy, other: Touchy) -> Bool {
      // SAFETY: the test keeps the action.
      unsafe one.action.takeUnretainedValue().run()
      return one.number == other.number
    }
  }

  private let action = Action()

  @Test func `a comparison may end the cell that is being set`() {
    let graph = Graph.withoutList()
    let subgraph = graph.subgraph()
    let handle = subgraph.cell(Touchy(0, action))
    let later = Box<StateCell<Touchy>?>(nil)
    action.run = { [action] in
      action.run = {}
      subgraph.end()
      later.content = graph.cell(Touchy(5, action))
    }
    handle.value = Touchy(1, action)
    #expect(!handle.isAlive)
    #expect(later.content?.reference == handle.address.node)
    #expect(later.content?.value.number == 5)
    #expect(graph.statistics.lateWrites == 1)
    #expect(graph.statistics.writes == 0)
  }

  @Test func `a comparison may drop the last owner of the graph`() {
    let subgraph = Box<Subgraph?>(Graph.withoutList().subgraph())
    let handle = subgraph.content?.cell(Touchy(0, action))
    action.run = { subgraph.content = nil }
    handle?.value = Touchy(1, action)
    #expect(handle?.isAlive == false)
  }

  @Test func `a comparison may set the cell that is being set`() {
    let graph = Graph()
    let cell = graph.cell(Touchy(0, action))
    action.run = { [action] in
      action.run = {}
      cell.value = Touchy(7, action)
    }
    cell.value = Touchy(1, action)
    #expect(cell.value.number == 1)
    #expect(graph.statistics.writes == 2)
    action.run = {}
  }
}
