import AttributeGraph2
import TestSupport
import Testing

/// Semantics 15.4: handles after the end of their nodes.
struct `Handles` {
  let graph = Graph()

  @Test(arguments: [true, false])
  func `15.4: a read through an ended handle traps with the name of its node`(isCell: Bool) async {
    let result =
      isCell
      ? await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        let subgraph = graph.subgraph()
        let x = subgraph.cell(1, name: "led to")
        subgraph.end()
        _ = x.value
      }
      : await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let graph = Graph()
        let subgraph = graph.subgraph()
        let f = subgraph.computed(name: "led to") { 1 }
        _ = f.value
        subgraph.end()
        _ = f.value
      }
    #expect(standardErrorText(of: result).contains("'led to' was read after its end"))
  }

  @Test func `15.4: a read that can throw traps all the same`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let subgraph = graph.subgraph()
      let f = subgraph.computed(name: "led to") { () throws -> Int in throw CancellationError() }
      subgraph.end()
      _ = try? f.get()
    }
    #expect(standardErrorText(of: result).contains("'led to'"))
  }

  @Test func `15.4: a rule that reads a dead handle traps with the name as well`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let subgraph = graph.subgraph()
      let x = subgraph.cell(1, name: "led to")
      let f = graph.computed { x.value }
      guard f.value == 1 else { return }
      subgraph.end()
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("'led to'"))
  }

  @Test func `15.4: this holds after the end of the whole graph, too`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      func make() -> CellHandle<Int> {
        let subgraph = Graph().subgraph()
        return subgraph.cell(1)
      }
      let x = make()
      let others = (0..<50).map { _ in make() }
      guard !x.isAlive, others.allSatisfy({ !$0.isAlive }) else { return }
      _ = x.value
    }
    let text = standardErrorText(of: result)
    #expect(text.contains("'EngineTests/Subgraphs+Handles.swift:"))
    #expect(text.contains("was read after its end"))
  }

  @Test func `15.4: a read that ends its own node by releasing the replaced value traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let scope = graph.subgraph()
      let cell = scope.cell(0)
      let ends = Box(false)
      let f = scope.computed(comparedBy: nil, name: "f") { () -> Farewell in
        _ = cell.value
        return Farewell { if ends.content { scope.end() } }
      }
      _ = f.value
      ends.content = true
      cell.value = 1
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("'f' was read after its end"))
  }

  @Test func `15.4: a read whose listener ends the node gives its value all the same`() {
    let graph = Graph()
    let scope = graph.subgraph()
    let f = scope.computed(comparedBy: nil) { Box(7) }
    #expect(f.value.content == 7)
    let reader = graph.computed { f.value.content }
    let listening = graph.onEvent { event in
      if case .edgeAdded = event { scope.end() }
    }
    #expect(reader.value == 7)
    #expect(!f.isAlive)
    withExtendedLifetime(listening) {}
  }

  @Test func `15.4: an ended weak handle gives nil and makes no input`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let f = subgraph.computed { 10 * x.value }
    let g = subgraph.computed { () throws -> Int in throw CancellationError() }
    #expect(x.weak.value == 1)
    #expect(f.weak.value == 10)
    #expect(throws: CancellationError.self) { try g.weak.value }
    subgraph.end()
    #expect(x.weak.value == nil)
    #expect(f.weak.value == nil)
    #expect((try? g.weak.value) == .some(nil))
    let reader = graph.computed { (x.weak.value ?? 0) + (f.weak.value ?? 0) }
    #expect(reader.value == 0)
    #expect(reader.inputNames == [])
    #expect(graph.statistics.edges == 0)
  }

  @Test func `15.4: a weak handle gives nil after the end of the whole graph`() {
    func make() -> (WeakHandle<Int, Never>, WeakHandle<Int, Never>) {
      let subgraph = Graph().subgraph()
      return (subgraph.cell(1).weak, subgraph.computed { 1 }.weak)
    }
    let (x, f) = make()
    #expect(x.value == nil && f.value == nil)
    #expect(!x.isAlive && !f.isAlive)
  }

  @Test func `15.4: a write does nothing and is counted`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let seen = Recorder<Int?>()
    let w = graph.effect { seen.note(x.weak.value) }
    subgraph.end()
    let before = graph.statistics
    x.value = 2
    x.value = 3
    #expect(graph.statistics.lateWrites == 2)
    #expect(graph.statistics.writes == before.writes)
    #expect(seen.values == [1, nil])
    #expect(w.evaluations == 2)
  }

  @Test func `15.4: late writes in a transaction that had written before the end`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let other = graph.cell(0)
    let seen = Recorder<[Int?]>()
    let w = graph.effect { seen.note([x.weak.value, other.value]) }
    graph.transaction {
      x.value = 2
      subgraph.end()
      x.value = 1
      other.value = 1
    }
    #expect(seen.values == [[1, 0], [nil, 1]])
    #expect(graph.statistics.lateWrites == 1)
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.4: a write after the end of the whole graph does nothing`() {
    var x: CellHandle<Int>?
    do {
      let subgraph = Graph().subgraph()
      x = subgraph.cell(1)
    }
    x?.value = 2
    #expect(x?.isAlive == false)
    #expect(x?.weak.value == nil)
  }

  @Test func `15.4: a handle never leads to a later node, even after thousands have used its record`() {
    var dead: [CellHandle<Int>] = []
    var deadRules: [AttributeHandle<Int>] = []
    for round in 0..<3_000 {
      let subgraph = graph.subgraph()
      let x = subgraph.cell(round)
      let f = subgraph.computed { x.value }
      #expect(f.value == round)
      if round % 100 == 0 {
        dead.append(x)
        deadRules.append(f)
      }
      subgraph.end()
    }
    let alive = graph.subgraph()
    let cells = (0..<1_000).map { alive.cell(-$0 - 1) }
    #expect(dead.allSatisfy { !$0.isAlive && $0.weak.value == nil && $0.cell == nil })
    #expect(deadRules.allSatisfy { !$0.isAlive && $0.weak.value == nil && !$0.prefetch() })
    for handle in dead { handle.value = 77 }
    for handle in deadRules { handle.invalidate() }
    #expect(cells.enumerated().allSatisfy { $1.value == -$0 - 1 })
    #expect(graph.statistics.lateWrites == dead.count)
    #expect(Set(cells).isDisjoint(with: dead))
  }

  @Test func `15.4: a handle of a released graph never leads to a node of another graph`() {
    func handles(_ count: Int) -> [CellHandle<Int>] {
      let subgraph = Graph().subgraph()
      let handles = (0..<count).map { subgraph.cell($0) }
      #expect(handles.allSatisfy { $0.isAlive })
      return handles
    }
    var dead = handles(2_000)
    for _ in 0..<5 { dead += handles(500) }
    let subgraph = graph.subgraph()
    let alive = (0..<5_000).map { subgraph.cell($0) }
    #expect(dead.allSatisfy { !$0.isAlive && $0.weak.value == nil })
    for handle in dead { handle.value = -1 }
    #expect(alive.enumerated().allSatisfy { $1.value == $0 })
    #expect(graph.statistics.lateWrites == 0)
    #expect(graph.statistics.writes == 0)
  }

  @Test func `15.4: the handle of an effect does nothing after its end`() {
    let subgraph = graph.subgraph()
    let handle = subgraph.effect {}
    subgraph.end()
    let later = graph.subgraph()
    let others = (0..<100).map { _ in later.effect {} }
    handle.stop()
    #expect(!handle.isAlive)
    #expect(handle.effect == nil)
    #expect(others.allSatisfy { $0.isAlive })
  }

  @Test func `15.4: the handles of a node with two subgraphs end with the first of them`() {
    let (first, second) = (graph.subgraph(), graph.subgraph())
    let x = graph.cell(1)
    let handles = [first.adopt(x), second.adopt(x)]
    first.end()
    #expect(handles.map(\.isAlive) == [false, false])
    #expect(x.isEnded)
    handles[0].value = 2
    handles[1].value = 3
    #expect(graph.statistics.lateWrites == 2)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `15.4, C-206: a weak handle gives nil at once, even while its subgraph is built in`() {
    let subgraph = graph.subgraph()
    subgraph.build {
      let x = subgraph.cell(8)
      let weak = x.weak
      #expect(weak.value == 8)
      subgraph.end()
      #expect(weak.value == nil)
    }
  }

  @Test func `15.4: a handle of an effect owned by a run ends with that run`() {
    let subgraph = graph.subgraph()
    let handle = Box<EffectHandle?>(nil)
    let w = graph.effect { [graph] in handle.content = subgraph.adopt(graph.effect {}) }
    #expect(handle.content?.isAlive == true)
    w.stop()
    #expect(handle.content?.isAlive == false)
  }

  @Test func `15.4: a handle of a cell made in a run ends with the subgraph that adopted the cell`() {
    let subgraph = graph.subgraph()
    let handle = Box<CellHandle<Int>?>(nil)
    let w = graph.effect { [graph] in handle.content = subgraph.adopt(graph.cell(1)) }
    w.stop()
    #expect(handle.content?.value == 1)
    subgraph.end()
    #expect(handle.content?.isAlive == false)
  }

  @Test func `15.4: a rule that ends its own subgraph traps its reader`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let x = graph.cell(0)
      let subgraph = graph.subgraph()
      let f = subgraph.computed(name: "own") { () -> Int in
        if x.value == 1 { subgraph.end() }
        return x.value
      }
      guard f.value == 0 else { return }
      x.value = 1
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("'own'"))
  }

  @Test func `15.4: handles of stopped effects lead nowhere`() {
    let subgraph = graph.subgraph()
    let handles = (0..<40).map { _ in subgraph.effect {} }
    for handle in handles { handle.stop() }
    let others = (0..<40).map { graph.cell($0) }
    #expect(graph.statistics.nodes < 60)
    #expect(handles.allSatisfy { !$0.isAlive })
    #expect(handles.prefix(20).allSatisfy { $0.effect == nil })
    #expect(others.count == 40)
  }

  @Test func `15.4: a weak handle gives nil if its rule has just ended its own subgraph`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    let f = subgraph.computed(name: "own") { () -> Int in
      if x.value == 1 { subgraph.end() }
      return x.value
    }
    #expect(f.value == 0)
    x.value = 1
    let g = graph.computed { f.weak.value ?? -1 }
    #expect(g.value == -1)
    #expect(graph.statistics.edges == 0)
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.4: a handle gets the value or the error, and brings it up to date ahead of time`() throws {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let rule = subgraph.computed { x.value + 1 }
    #expect(rule.prefetch())
    #expect(rule.computed?.cachedValue == 2)
    #expect(try rule.get() == 2)
    let failing = subgraph.computed { () throws -> Int in throw CancellationError() }
    #expect(throws: CancellationError.self) { try failing.get() }
    subgraph.end()
    #expect(!rule.prefetch())
  }

  @Test func `15.2: adopting a node of another graph traps with both names`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (graph, other) = (Graph(), Graph())
      let subgraph = graph.subgraph(name: "adopter")
      _ = subgraph.adopt(other.cell(0, name: "stranger"))
    }
    #expect(
      standardErrorText(of: result).contains("'stranger' belongs to another graph than subgraph 'adopter'."))
  }

  @Test func `15.2: a subgraph of another graph, and a build in an ended subgraph, trap with the name`() async {
    let foreign = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Graph().subgraph(name: "parent").add(Graph().subgraph(name: "child"))
    }
    #expect(standardErrorText(of: foreign).contains("'child' belongs to another graph than 'parent'"))
    let ended = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let subgraph = Graph().subgraph(name: "screen")
      subgraph.end()
      subgraph.build {}
    }
    #expect(standardErrorText(of: ended).contains("Subgraph 'screen' has ended"))
  }
}
