import AttributeGraph2
import Synchronization
import TestSupport
import Testing

/// Semantics 10.3 to 10.5: rules and the nodes of other graphs.
struct `Nodes of other graphs` {
  let graph = Graph()
  let other = Graph()
  let reports = Recorder<Diagnostic>()
  let otherReports = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [reports] in reports.note($0) }
    other.onDiagnostic = { [otherReports] in otherReports.note($0) }
  }

  @Test func `10.3: a cell of another graph that a rule reads is reported once, with both names`() {
    let trigger = graph.cell(0)
    let foreign = other.cell(7, name: "foreign")
    let rule = graph.computed(name: "rule") { trigger.value + foreign.value + foreign.value }
    #expect(rule.value == 14)
    trigger.value = 1
    #expect(rule.value == 15)
    #expect(reports.values == [.readOfAnotherGraph(rule: "rule", node: "foreign")])
    #expect(otherReports.values == [])
    #expect(graph.invariantViolations == [] && other.invariantViolations == [])
  }

  @Test func `10.3: a rule that runs in the first run of an effect is reported`() {
    let foreign = other.cell(7, name: "foreign")
    let rule = graph.computed(name: "rule") { foreign.value }
    let effect = graph.effect(name: "effect") { _ = rule.value }
    #expect(reports.values == [.readOfAnotherGraph(rule: "rule", node: "foreign")])
    #expect(otherReports.values == [])
    withExtendedLifetime(effect) {}
  }

  @Test(arguments: [true, false])
  func `10.3: a computed attribute is reported, whether it is clean or its rule runs for the read`(isClean: Bool) {
    let source = other.cell(1)
    let double = other.computed(name: "double") { source.value * 2 }
    if isClean { #expect(double.value == 2) }
    let rule = graph.computed(name: "rule") { double.value + 1 }
    #expect(rule.value == 3)
    #expect(reports.values == [.readOfAnotherGraph(rule: "rule", node: "double")])
    #expect(double.evaluations == 1)
  }

  @Test func `10.3: a throwing attribute, a projection and a handle are reported`() {
    let source = other.cell([1, 2], name: "source")
    let throwing = other.computed(name: "throwing") { () throws -> Int in source.value.count }
    let subgraph = other.subgraph()
    let handle = subgraph.cell(3, name: "held")
    let count = source.projection(\.count, name: "count")
    let rule = graph.computed(name: "rule") { () -> Int in
      ((try? throwing.value) ?? 0) + count.value + handle.value
    }
    #expect(rule.value == 7)
    #expect(reports.values == ["throwing", "count", "held"].map { .readOfAnotherGraph(rule: "rule", node: $0) })
  }

  @Test func `10.3: an element of a keyed collection is reported, whether its key is there or not`() {
    let stock = other.keyedCells(["apple": 3], name: "stock")
    let labels = stock.map(name: "labels") { "\($1) × \($0)" }
    let cells = graph.computed(name: "cells") { stock["apple"] ?? 0 }
    let map = graph.computed(name: "map") { labels["apple"] ?? "none" }
    let absent = graph.computed(name: "absent") { labels["plum"] ?? "none" }
    #expect(cells.value == 3 && map.value == "3 × apple" && absent.value == "none")
    let pairs = [("cells", "stock"), ("map", "labels[apple]"), ("absent", "stock")]
    #expect(reports.values == pairs.map { .readOfAnotherGraph(rule: $0, node: $1) })
    #expect(otherReports.values == [])
  }

  @Test func `10.4: an untracked read of an element of a keyed collection is not reported`() {
    let stock = other.keyedCells(["apple": 3])
    let rule = graph.computed { [graph, other] in
      (graph.untracked { stock["apple"] } ?? 0) + (other.untracked { stock["plum"] } ?? 1)
    }
    let effect = graph.effect { _ = stock["apple"] }
    #expect(rule.value == 4 && stock["apple"] == 3)
    #expect(reports.values + otherReports.values == [])
    withExtendedLifetime(effect) {}
  }

  @Test func `10.3: the innermost rule is named, in an effect's row as in a read`() {
    let trigger = graph.cell(0)
    let foreign = other.cell(0, name: "foreign")
    let inner = graph.computed(name: "inner") { trigger.value + foreign.value }
    let outer = graph.computed(name: "outer") { inner.value }
    let effect = graph.effect { _ = outer.value }
    trigger.value = 1
    #expect(reports.values == [.readOfAnotherGraph(rule: "inner", node: "foreign")])
    #expect(effect.evaluations == 2)
  }

  @Test func `10.4: untracked reads, reads in effects and reads by nobody are not reported`() {
    let trigger = graph.cell(0)
    let foreign = other.cell(5)
    let double = other.computed { foreign.value * 2 }
    let bySelf = graph.computed { [graph] in trigger.value + graph.untracked { foreign.value + double.value } }
    let byOther = graph.computed { [other] in trigger.value + other.untracked { foreign.value + double.value } }
    let effect = graph.effect { _ = trigger.value + foreign.value + double.value }
    #expect(bySelf.value == 15 && byOther.value == 15 && foreign.value + double.value == 15)
    trigger.value = 1
    #expect(bySelf.value == 16 && byOther.value == 16)
    #expect(effect.evaluations == 2)
    #expect(reports.values == [] && otherReports.values == [])
  }

  @Test func `10.4: rules of the other graph that a read runs track their own inputs, and are not reported`() {
    let source = other.cell(1)
    let double = other.computed { source.value * 2 }
    let quadruple = other.computed { double.value * 2 }
    let rule = graph.computed { [graph] in graph.untracked { quadruple.value } }
    #expect(rule.value == 4)
    source.value = 2
    #expect(quadruple.value == 8 && quadruple.inputNames.count == 1)
    #expect(reports.values == [] && otherReports.values == [])
  }

  @Test func `10.5: a write of a rule to a cell of another graph is refused, with both names`() {
    let foreign = other.cell(1, name: "foreign")
    let listed = other.cell([1], name: "listed")
    let watching = other.effect { _ = foreign.value }
    let rule = graph.computed(name: "rule") { [graph, other] () -> Int in
      foreign.value = 2
      foreign.value = 1
      other.transaction { listed.value.append(2) }
      graph.untracked { foreign.value = 3 }
      return 4
    }
    #expect(rule.value == 4)
    #expect(foreign.value == 1 && listed.value == [1] && watching.evaluations == 1)
    let refused = ["foreign", "foreign", "listed", "foreign"]
    #expect(reports.values.filter { !isRead($0) } == refused.map { .writeDuringRule(rule: "rule", cell: $0) })
    foreign.value = 2
    #expect(watching.evaluations == 2 && otherReports.values == [])
  }

  private func isRead(_ report: Diagnostic) -> Bool {
    if case .readOfAnotherGraph = report { true } else { false }
  }

  @Test func `10.5: a rule may not invalidate or redirect an attribute of another graph either`() {
    let source = other.cell(1)
    let target = other.computed(name: "target") { source.value }
    #expect(target.value == 1)
    let rule = graph.computed(name: "rule") { () -> Int in
      target.invalidate()
      return 0
    }
    #expect(rule.value == 0)
    #expect(target.value == 1 && target.evaluations == 1)
    #expect(reports.values == [.writeDuringRule(rule: "rule", cell: "target")])
  }

  @Test func `10.5: effects, listeners and handlers write to other graphs`() {
    let trigger = graph.cell(0)
    let (seen, events, mistakes) = (other.cell(0), other.cell(0), other.cell(0))
    let listening = graph.onEvent { _ in events.value += 1 }
    graph.onDiagnostic = { _ in mistakes.value += 1 }
    let rule = graph.computed { () -> Int in
      trigger.value = 9
      return trigger.value
    }
    let effect = graph.effect { seen.value = rule.value + 1 }
    trigger.value = 1
    listening.cancel()
    #expect(seen.value == 2 && events.value > 0 && mistakes.value == 2)
    #expect(effect.evaluations == 2 && otherReports.values == [])
  }

  @Test func `10.5: a graph that an evaluation makes is its own affair`() {
    let trigger = graph.cell(3)
    let rule = graph.computed { () -> Int in
      let local = Graph()
      let cell = local.cell(0)
      let square = local.computed { cell.value * cell.value }
      cell.value = trigger.value
      return square.value
    }
    #expect(rule.value == 9)
    trigger.value = 4
    #expect(rule.value == 16)
    #expect(reports.values == [])
  }

  @Test func `10.5: only the run of a rule that has made a graph may write and read it`() {
    let made = Box<(graph: Graph, cell: StateCell<Int>)?>(nil)
    let trigger = graph.cell(1)
    let rule = graph.computed(name: "rule") { () -> Int in
      if made.content == nil {
        let local = Graph()
        made.content = (local, local.cell(0, name: "local"))
      }
      guard let cell = made.content?.cell else { return 0 }
      cell.value = trigger.value
      return cell.value
    }
    #expect(rule.value == 1)
    #expect(reports.values == [])
    trigger.value = 2
    #expect(rule.value == 1)
    #expect(
      reports.values == [
        .writeDuringRule(rule: "rule", cell: "local"), .readOfAnotherGraph(rule: "rule", node: "local"),
      ])
  }

  @Test func `10.5: a graph that is made in the first run of an effect that a rule makes is the rule's own`() {
    let rule = graph.computed { [other] () -> Int in
      let result = Box(0)
      let effect = other.effect {
        let local = Graph()
        let cell = local.cell(0)
        cell.value = 1
        result.content = cell.value
      }
      effect.stop()
      return result.content
    }
    #expect(rule.value == 1)
    #expect(reports.values == [])
  }

  @Test func `10.3, 10.5: a graph whose object is gone is watched while its nodes live`() {
    func cell() -> StateCell<Int> { Graph().cell(2, name: "kept") }
    func rule(_ body: @escaping () -> Int) -> ComputedAttribute<Int> {
      let graph = Graph()
      graph.onDiagnostic = { [reports] in reports.note($0) }
      return graph.computed(name: "rule", body)
    }
    let kept = cell()
    let writer = rule {
      kept.value = 50
      return kept.value
    }
    #expect(writer.value == 2)
    #expect(
      reports.values == [
        .writeDuringRule(rule: "rule", cell: "kept"), .readOfAnotherGraph(rule: "rule", node: "kept"),
      ])
  }

  @Test func `10.5: rules do not write to a graph that an effect has made, and it does not to theirs`() throws {
    let made = Box<(graph: Graph, cell: StateCell<Int>)?>(nil)
    let own = graph.cell(0, name: "own")
    let effect = graph.effect {
      let screen = Graph()
      made.content = (screen, screen.cell(0, name: "screen"))
    }
    let (screen, cell) = try #require(made.content)
    screen.onDiagnostic = { [reports] in reports.note($0) }
    let there = graph.computed(name: "there") { () -> Int in
      cell.value = 1
      return 1
    }
    let back = screen.computed(name: "back") { () -> Int in
      own.value = 1
      return 1
    }
    #expect(there.value + back.value == 2)
    #expect(
      reports.values == [
        .writeDuringRule(rule: "there", cell: "screen"), .writeDuringRule(rule: "back", cell: "own"),
      ])
    #expect(cell.value + own.value == 0)
    effect.stop()
  }

  @Test func `10.3: a graph of another thread is not around`() {
    let rule = graph.computed { () -> Int in
      let result = Mutex(0)
      // The rule waits for another thread, on which a graph works meanwhile.
      onStackOfEightMebibytes {
        let graph = Graph()
        let reports = Recorder<Diagnostic>()
        graph.onDiagnostic = { reports.note($0) }
        let cell = graph.cell(1)
        let double = graph.computed { cell.value * 2 }
        cell.value = 2
        result.withLock { $0 = reports.values == [] ? double.value : -1 }
      }
      return result.withLock { $0 }
    }
    #expect(rule.value == 4)
    #expect(reports.values == [])
  }

  @Test func `12.1: the report of a read names the fact, the nodes and the cures`() {
    let text = Diagnostic.readOfAnotherGraph(rule: "total", node: "price").description
    #expect(text.contains("'total'") && text.contains("'price'") && text.contains("untracked"))
  }

  @Test func `10.3: a node that a rule reads first in a later run of its effect is reported`() {
    let trigger = graph.cell(0)
    let foreign = other.cell(0, name: "foreign")
    let rule = graph.computed(name: "rule") { foreign.value }
    let effect = graph.effect { if trigger.value == 1 { _ = rule.value } }
    trigger.value = 1
    #expect(reports.values == [.readOfAnotherGraph(rule: "rule", node: "foreign")])
    #expect(effect.evaluations == 2)
  }

  @Test func `9.2: a chain of reads across many graphs does not overflow the stack`() {
    onStack(ofSize: 512 << 10) {
      let graphs = (0..<1_000).map { _ in Graph() }
      var last = graphs[0].computed { 1 }
      for graph in graphs.dropFirst() {
        let previous = last
        last = graph.computed { graph.untracked { previous.value } + 1 }
      }
      #expect(last.value == 1_000)
      // Again where each has run, and by a prefetch.
      let outer = Graph()
      let other = outer.computed { [last] in outer.untracked { last.value } + 1 }
      #expect(other.prefetch())
      #expect(other.cachedValue == 1_001)
    }
  }

  @Test func `9.2: a chain of effects that write across many graphs does not overflow the stack`() {
    onStack(ofSize: 512 << 10) {
      let graphs = (0..<1_000).map { _ in Graph() }
      let cells = graphs.map { $0.cell(0) }
      let effects = graphs.indices.dropLast().map { index in
        graphs[index].effect { cells[index + 1].value = cells[index].value }
      }
      cells[0].value = 7
      #expect(cells[999].value == 7)
      #expect(effects.map(\.evaluations) == Array(repeating: 2, count: 999))
    }
  }

  @Test func `9.2: effects that make each other in many graphs do not overflow the stack`() {
    onStack(ofSize: 512 << 10) {
      let runs = Box(0)
      func make(_ depth: Int) {
        runs.content += 1
        let graph = Graph()
        if depth > 1 { graph.keep(graph.effect { make(depth - 1) }) }
      }
      make(1_000)
      #expect(runs.content == 1_000)
    }
  }

  @Test func `10.4: the reads of an effect that a rule makes are not the rule's`() {
    let foreign = other.cell(7, name: "foreign")
    let rule = graph.computed(name: "rule") { [graph] in
      _ = graph.effect { _ = foreign.value }
      return 1
    }
    #expect(rule.value == 1)
    #expect(reports.values == [] && otherReports.values == [])
  }

  @Test func `10.4: the reads of an effect of another graph that a rule makes are not the rule's`() {
    let third = Graph()
    let foreign = third.cell(7, name: "foreign")
    let rule = graph.computed(name: "rule") { [other] in
      _ = other.effect { _ = foreign.value }
      return 1
    }
    #expect(rule.value == 1)
    #expect(reports.values == [] && otherReports.values == [])
  }

  @Test func `10.5: the writes of an effect of another graph that a rule makes are refused`() {
    let foreign = other.cell(7, name: "foreign")
    let rule = graph.computed(name: "rule") { [other] in
      _ = other.effect { foreign.value = 8 }
      return 1
    }
    #expect(rule.value == 1)
    #expect(foreign.value == 7)
    #expect(reports.values == [.writeDuringRule(rule: "rule", cell: "foreign")])
  }

  #if canImport(Observation)
  @Test func `10.3: a rule may read another graph through Observation`() {
    let foreign = ObservableCell(other.cell(7, name: "foreign"))
    let plain = other.cell(1, name: "plain")
    let rule = graph.computed(name: "rule") { [graph] in graph.observing { foreign.value } + plain.value }
    #expect(rule.value == 8)
    foreign.value = 9
    #expect(rule.value == 10)
    #expect(reports.values == [.readOfAnotherGraph(rule: "rule", node: "plain")])
  }
  #endif
}
