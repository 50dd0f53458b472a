import AttributeGraph2
import TestSupport
import Testing

/// Semantics 10.6: effects and observers of other graphs that a rule makes due.
extension `Nodes of other graphs` {
  @Test func `10.6: effects of another graph that a rule makes due run when the rule is over, and may write`() {
    let seen = other.cell(0)
    let subgraph = other.subgraph()
    let held = subgraph.cell(5)
    let log = Recorder<String>()
    let effect = other.effect {
      log.note(held.weak.value == nil ? "ended" : "begun")
      seen.value = held.weak.value ?? 7
    }
    let rule = graph.computed { () -> Int in
      subgraph.end()
      log.note("rule")
      return 1
    }
    let outer = graph.computed { [graph] in graph.untracked { rule.value } + 1 }
    #expect(outer.value == 2)
    #expect(log.values == ["begun", "rule", "ended"])
    #expect(seen.value == 7 && reports.values == [] && otherReports.values == [])
    withExtendedLifetime(effect) {}
  }

  @Test func `10.6: a rule that runs the queue of another graph leaves its effects queued`() {
    let seen = other.cell(0)
    let queue = other.makeEffectQueue()
    let effect = other.effect(on: queue) { seen.value = 1 }
    let rule = graph.computed { () -> Int in
      queue.run()
      return 1
    }
    #expect(rule.value == 1)
    #expect(effect.evaluations == 0 && !queue.isEmpty)
    queue.run()
    #expect(seen.value == 1 && queue.isEmpty && reports.values == [])
  }

  @Test func `10.6: an observer of another graph that a rule makes is called when the rule is over`() {
    let source = other.cell(1)
    let seen = other.cell(0)
    let log = Recorder<String>()
    let kept = Box<[Subscription]>([])
    let rule = graph.computed { () -> Int in
      kept.content.append(
        source.observe { value in
          log.note("observer")
          seen.value = value
        })
      log.note("rule")
      return 1
    }
    let effect = graph.effect { _ = rule.value }
    #expect(log.values == ["rule", "observer"])
    #expect(seen.value == 1 && reports.values == [])
    withExtendedLifetime(effect) {}
  }

  @Test func `10.6: effects of other graphs wait for the outermost rule, and run once each`() {
    let third = Graph()
    let subgraphs = [other, other, third].map { $0.subgraph() }
    let cells = subgraphs.map { $0.cell(1) }
    let log = Recorder<String>()
    let effects = [
      other.effect { log.note("other \((cells[0].weak.value ?? 0) + (cells[1].weak.value ?? 0))") },
      third.effect { log.note("third \(cells[2].weak.value ?? 0)") },
    ]
    let inner = third.computed { () -> Int in
      subgraphs[0].end()
      subgraphs[1].end()
      log.note("inner")
      return 1
    }
    let rule = graph.computed { [third] () -> Int in
      _ = third.untracked { inner.value }
      subgraphs[2].end()
      log.note("rule")
      return 1
    }
    graph.transaction { _ = rule.value }
    #expect(log.values == ["other 2", "third 1", "inner", "rule", "other 0", "third 0"])
    #expect([graph, other, third].allSatisfy { $0.invariantViolations == [] })
    withExtendedLifetime(effects) {}
  }

  @Test func `10.6: a graph whose effects wait for a rule of another one lives until they have run`() {
    let runs = Box(0)
    let kept = Box<Graph?>(Graph())
    let rule = graph.computed { () -> Int in
      guard let other = kept.content else { return 0 }
      let subgraph = other.subgraph()
      let cell = subgraph.cell(1)
      other.keep(other.effect { runs.content += cell.weak.value ?? 10 })
      subgraph.end()
      kept.content = nil
      return 1
    }
    #expect(rule.value == 1)
    #expect(runs.content == 1)
  }
}
