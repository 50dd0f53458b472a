import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 5, 6, 13, 14, 15 and 16: sentences that were hard to get right.
@Suite struct `Sentences about ends in the middle of things` {
  let graph = Graph()
  let log = Recorder<String>()

  private struct Broken: Error { let what: String }

  @Test func `5.8 the handler may use the graph, and errors that this brings come after those that wait`() {
    let (x, failures) = (graph.cell(0), graph.cell(0))
    let counting = graph.effect { [log] in
      log.note("count \(failures.value)")
      if failures.value == 1 { throw Broken(what: "of counting") }
    }
    graph.onEffectFailure = { [log] failure in
      log.note("handle \((failure.error as? Broken)?.what ?? "?")")
      failures.value += 1
    }
    let failing = (1...2).map { index in
      graph.effect { if x.value == 1 { throw Broken(what: "\(index)") } }
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["handle 1", "count 1", "handle 2", "count 2", "handle of counting", "count 3"])
    #expect(counting.evaluations == 4)
    #expect(failing.map(\.evaluations) == [2, 2])
    #expect(graph.checkInvariants() == [])
    // Without this the handler, which owns a cell of its own graph, would keep both.
    graph.onEffectFailure = { _ in }
  }

  @Test func `6.4 a rule may not edit another by hand`() {
    struct Scaled: Rule {
      typealias Value = Int
      let source: StateCell<Int>
      var factor: Int
      var value: Int { source.value * factor }
    }
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(10)
    let scaled = graph.attribute(of: Scaled(source: x, factor: 1), name: "scaled")
    _ = scaled.value
    let f = graph.computed(name: "f") { () -> Int in
      scaled.change { $0.factor = 2 }
      scaled.changeQuietly { $0.factor = 3 }
      return scaled.value
    }
    #expect(f.value == 10)
    #expect(scaled.rule.factor == 1)
    x.value = 20
    #expect(scaled.value == 20)
    #expect(heard.values.first == .writeDuringRule(rule: "f", cell: "scaled"))
  }

  @Test func `13.5 effects that saw a cancellation wait for the next commit, also after their first run`() {
    let isCancelled = Box(true)
    let (x, other) = (graph.cell(1), graph.cell(0))
    let f = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return x.value
    }
    let seen = Recorder<Int?>()
    let bystander = graph.effect { _ = x.value }
    let w = graph.effect { seen.note(try? f.value) }
    #expect(seen.values == [nil])
    isCancelled.content = false
    #expect(seen.values == [nil])
    other.value = 1
    #expect(seen.values == [nil, 1])
    other.value = 2
    x.value = 2
    #expect(seen.values == [nil, 1, 2])
    #expect([w, bystander].map(\.evaluations) == [3, 2])
    #expect(graph.checkInvariants() == [])
  }

  @Test func `15.5 a cleanup can still read what was made before its node, and nothing that was made after`() {
    let subgraph = graph.subgraph()
    let before = subgraph.cell("before")
    let later = Box<CellHandle<String>?>(nil)
    subgraph.effect { [graph, log] in
      graph.onCleanup { log.note("\(before.weak.value ?? "gone") \(later.content?.weak.value ?? "gone")") }
    }
    later.content = subgraph.cell("later")
    subgraph.end()
    #expect(log.values == ["before gone"])
    #expect(!before.isAlive)
  }

  @Test func `15.5 a child that is ended before its parent in one deferral ends before it`() {
    let parent = graph.subgraph()
    let child = parent.subgraph()
    for (name, subgraph) in [("parent", parent), ("child", child)] {
      subgraph.build { graph.onCleanup { [log] in log.note(name) } }
    }
    graph.deferringEnds {
      child.end()
      parent.end()
    }
    #expect(log.values == ["child", "parent"])
  }

  @Test func `15.4 handles of what two subgraphs own die with the first that ends`() {
    let (first, second) = (graph.subgraph(), graph.subgraph())
    let x = graph.cell(1)
    let handles = [first.adopt(x), second.adopt(x)]
    first.end()
    #expect(handles.map(\.isAlive) == [false, false])
  }

  @Test func `15.4 a handle of what an evaluation made dies with that evaluation`() {
    let subgraph = graph.subgraph()
    let handle = Box<CellHandle<Int>?>(nil)
    let w = graph.effect { [graph] in handle.content = subgraph.adopt(graph.cell(1)) }
    w.stop()
    #expect(handle.content?.isAlive == handle.content.map { $0.cell?.isEnded == false })
    #expect(handle.content?.isAlive == false)
  }

  @Test func `15.4 a rule that ends its own subgraph leaves no value and no edge`() async {
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

  @Test func `16.6 a hook hears of an effect whose last owner went`() {
    let x = graph.cell(1)
    let hook = x.onObservedChange { [log] in log.note("\($0)") }
    var w: Effect? = graph.effect { _ = x.value }
    w = nil
    #expect(w == nil)
    #expect(log.values == ["true", "false"])
    withExtendedLifetime(hook) {}
  }

  @Test func `16.6 a hook hears of a stop after the commit`() {
    let x = graph.cell(1)
    let hook = x.onObservedChange { [log] in log.note("\($0)") }
    let w = graph.effect { _ = x.value }
    graph.transaction {
      w.stop()
      log.note("stopped")
    }
    #expect(log.values == ["true", "stopped", "false"])
    withExtendedLifetime(hook) {}
  }

  @Test func `14.5 what a cleanup of an adopted effect makes belongs to the subgraph`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let subgraph = graph.subgraph()
    let w = graph.effect { [graph, log] in
      guard x.value == 0 else { return }
      graph.onCleanup { _ = graph.effect { log.note("made \(y.value)") } }
    }
    subgraph.adopt(w)
    x.value = 1
    y.value = 1
    subgraph.end()
    y.value = 2
    #expect(log.values == ["made 0", "made 1"])
  }

  @Test func `16.4 a redirection to an ended target makes no edge to it`() {
    let x = graph.cell(1)
    let subgraph = graph.subgraph()
    guard let inside = subgraph.cell(5).cell else { return }
    subgraph.end()
    let shown = graph.redirectable(to: x)
    _ = shown.value
    shown.target = inside
    #expect(graph.statistics.edges == 0)
    #expect(!inside.isRead)
    shown.reset()
    #expect(shown.value == 1)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `15.5 in a diamond the lowest ends before both of its parents`() {
    let (top, left, right, bottom) = (graph.subgraph(), graph.subgraph(), graph.subgraph(), graph.subgraph())
    for child in [left, right] { top.add(child) }
    for parent in [left, right] { parent.add(bottom) }
    for (name, subgraph) in [("top", top), ("left", left), ("right", right), ("bottom", bottom)] {
      subgraph.build { graph.onCleanup { [log] in log.note(name) } }
    }
    top.end()
    #expect(log.values == ["bottom", "right", "left", "top"])
  }

  @Test func `15.2 what is made in a build after the end of its subgraph ends at once`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    let kept = Box<[Node]>([])
    subgraph.build {
      subgraph.end()
      kept.content.append(graph.cell(1))
      kept.content.append(graph.effect { [log] in log.note("run \(x.value)") })
      graph.onCleanup { [log] in log.note("clean") }
    }
    x.value = 1
    #expect(!log.values.contains("run 1"))
    #expect(log.values.contains("clean"))
    #expect((kept.content[1] as? Effect)?.isStopped == true)
  }

  @Test func `14.6 errors of a rule's cleanup at its end are reported though nothing runs`() {
    struct Broken: Error {}
    graph.onEffectFailure = { [log] in log.note("failed \($0.effect)") }
    var f: ComputedAttribute<Int>? = graph.computed(name: "f") { [graph] () -> Int in
      graph.onCleanup { throw Broken() }
      return 1
    }
    _ = f?.value
    f = nil
    #expect(f == nil)
    #expect(log.values == ["failed f"])
  }

  @Test func `15.4 handles of stopped effects lead nowhere`() {
    let subgraph = graph.subgraph()
    let handles = (0..<40).map { _ in subgraph.effect {} }
    for handle in handles { handle.stop() }
    let others = (0..<40).map { graph.cell($0) }
    #expect(graph.statistics.nodes < 60)
    #expect(handles.allSatisfy { !$0.isAlive })
    #expect(handles.prefix(20).allSatisfy { $0.effect == nil })
    #expect(others.count == 40)
  }

  @Test func `15.4 a weak handle gives nil where the rule that it leads to has just ended its own subgraph`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `16.6 a hook of a node that has ended is none`() {
    let subgraph = graph.subgraph()
    var x = subgraph.cell(1).cell
    subgraph.end()
    let hook = x?.onObservedChange { [log] in log.note("\($0)") }
    x = nil
    let y = graph.cell(1)
    let w = graph.effect { _ = y.value }
    w.stop()
    #expect(log.values.isEmpty)
    #expect(graph.state.fields.observedHooks.hooks.isEmpty)
    withExtendedLifetime(hook) {}
  }
}
