import AttributeGraph2
import TestSupport
import Testing

/// Semantics 19.17: the ledger of live nodes.
struct `The leak ledger` {
  let graph = Graph()

  private func cell(line: UInt) -> StateCell<Int> { graph.cell(0, fileID: "Shop/Basket.swift", line: line) }

  /// The leak of a closure; nil where it leaves no node.
  private func leak(_ body: () throws -> Void) -> LeakedNodes? {
    do {
      try graph.expectNoNewNodes(body)
      return nil
    } catch { return error as? LeakedNodes }
  }

  @Test func `19.17: the ledger counts live nodes by the place that made them, the most first`() {
    let cells = [cell(line: 10), cell(line: 10), cell(line: 9), cell(line: 100)]
    let f = graph.computed(fileID: "Shop/Basket.swift", line: 9) { 0 }
    let g = graph.computed(fileID: "App/Main.swift", line: 1) { 0 }
    #expect(
      graph.liveNodes.description == """
        6 nodes
          2 × Shop/Basket.swift:9 (1 cell, 1 computed)
          2 × Shop/Basket.swift:10 (cell)
          1 × App/Main.swift:1 (computed)
          1 × Shop/Basket.swift:100 (cell)
        """)
    withExtendedLifetime((cells, f, g)) {}
  }

  @Test func `two ledgers have a difference`() {
    var cells = [cell(line: 1), cell(line: 2)]
    let before = graph.liveNodes
    cells.removeFirst()
    cells.append(cell(line: 3))
    let difference = graph.liveNodes - before
    #expect(difference.entries.map(\.site) == ["Shop/Basket.swift:3", "Shop/Basket.swift:1"])
    #expect(difference.entries.map(\.count) == [1, -1])
    #expect(difference.count == 0)
    #expect((graph.liveNodes - graph.liveNodes).entries.isEmpty)
  }

  @Test func `a closure that leaves nothing behind passes, and gives its result`() throws {
    let result = try graph.expectNoNewNodes { () -> Int in
      let x = cell(line: 1)
      let f = graph.computed { x.value + 1 }
      let w = graph.effect { _ = f.value }
      x.value = 41
      return withExtendedLifetime(w) { f.value }
    }
    #expect(result == 42)
  }

  @Test func `19.17: leaked nodes are listed with place, kind, name and a cure`() {
    let kept = Recorder<Node>()
    let leaked = leak {
      kept.note(cell(line: 1))
      kept.note(graph.computed(name: "total", fileID: "Shop/Basket.swift", line: 2) { 0 })
      kept.note(graph.computed(name: "total", fileID: "Shop/Basket.swift", line: 2) { 0 })
    }
    #expect(
      leaked?.description == """
        3 nodes that the closure made live on:
          2 × Shop/Basket.swift:2 (computed)
          1 × Shop/Basket.swift:1 (cell)
        Among them: cell 'Shop/Basket.swift:1', computed 'total', computed 'total'.
        A node that lives has an owner: a variable outside the closure, its result, a subgraph that has not ended, the \
        evaluation around it, or a model or keyed collection, which keeps the nodes that its first use makes. End the \
        subgraph, let the owner go, or use the property or the element once before the closure.
        """)
    #expect(leaked?.ledger.count == 3)
  }

  @Test func `19.17: the release of a node at one place does not hide a leak at another`() {
    let one = Box<Node?>(cell(line: 1))
    let leaked = leak { one.content = cell(line: 2) }
    #expect(leaked?.ledger.entries.map(\.site) == ["Shop/Basket.swift:2"])
  }

  @Test func `19.17: a subgraph that has not ended is a leak`() {
    let kept = Recorder<Subgraph>()
    #expect(
      leak {
        let screen = graph.subgraph()
        let title = screen.cell("a")
        screen.effect { _ = title.value }
        kept.note(screen)
      }?.ledger.count == 2)
    #expect(
      leak {
        let screen = graph.subgraph()
        let title = screen.cell("a")
        screen.effect { _ = title.value }
        kept.note(screen)
        screen.end()
      } == nil)
  }

  @Test func `19.17: effects of a run are released with the next one, and with its reader`() {
    let x = graph.cell(1)
    let w = graph.effect { [graph] in
      for _ in 0..<x.value { _ = graph.effect {} }
    }
    #expect(graph.statistics.nodes == 3)
    #expect(leak { x.value = 3 }?.ledger.count == 2)
    #expect(leak { x.value = 0 } == nil)
    #expect(leak { for next in [5, 1, 0] { x.value = next } } == nil)
    w.stop()
    #expect(graph.liveNodes.count == 2)
  }

  @Test func `19.17: a held effect is a leak, a released one is not`() {
    let kept = Recorder<Effect>()
    #expect(leak { kept.note(graph.effect(name: "w") {}) }?.examples == ["effect 'w'"])
    #expect(leak { _ = graph.effect {} } == nil)
  }

  @Test func `19.17: the error of the closure has precedence over a leak`() {
    struct Refusal: Error {}
    let kept = Recorder<Node>()
    #expect(throws: Refusal.self) {
      try graph.expectNoNewNodes {
        kept.note(cell(line: 1))
        throw Refusal()
      }
    }
  }
}
