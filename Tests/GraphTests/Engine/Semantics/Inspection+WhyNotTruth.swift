import AttributeGraph2
import TestSupport
import Testing

/// Semantics 19.23: reasons that are true.
struct `True reasons not to run` {
  let graph = Graph()

  init() {
    graph.recordsCauses = true
    graph.onDiagnostic = { _ in }
  }

  private func text(_ node: Node) -> String { graph.whyNot(node).description }

  @Test func `19.23: a write that was rolled back is no reason`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let queue = graph.makeEffectQueue()
    let w = graph.effect(on: queue, name: "w") { _ = f.value }
    queue.run()
    graph.transaction {
      x.value = 2
      x.value = 1
    }
    let reason =
      "has not run again: nothing upstream has changed since it ran. It depends on 'x'. "
      + "'x' was rolled back by the transaction that set it, which counts as never written."
    #expect(text(f) == "'f' \(reason)")
    #expect(text(w) == "'w' \(reason)")
    queue.run()
    #expect([f.evaluations, w.evaluations] == [1, 1])
  }

  @Test func `19.23: a rule that saw a value that was rolled back is the reason for those that read it`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let g = graph.computed(name: "g") { f.value }
    _ = g.value
    graph.transaction {
      x.value = 2
      _ = f.value
      x.value = 1
    }
    #expect(
      text(f)
        == "'f' has not been read since it became stale: it had read a value of 'x' that transaction 1 rolled back. "
        + "Read it, or read it in an effect.")
    #expect(
      text(g)
        == "'g' has not been read since it became stale: 'f' had read a value of 'x' that transaction 1 rolled back. "
        + "Read it, or read it in an effect.")
  }

  @Test func `19.23: a write from before the dependence is no reason`() {
    let usesOther = graph.cell(false, name: "usesOther")
    let other = graph.cell(1, name: "other")
    let f = graph.computed(name: "f") { usesOther.value ? other.value : 1 }
    let g = graph.computed(name: "g") { f.value }
    _ = g.value
    other.value = 2
    usesOther.value = true
    _ = f.value
    #expect(
      text(g)
        == "'g' has not been read since it became stale: 'usesOther' was set in transaction 2. Read it, or read it in an effect."
    )
  }

  @Test func `19.23: a cell that was set and rolled back by the same transaction number is not taken back`() {
    let x = graph.cell(1, name: "x")
    let trigger = graph.cell(0, name: "trigger")
    let w = graph.effect(name: "w") { [graph] in
      guard trigger.value == 1 else { return }
      graph.untracked {
        x.value = 5
        x.value = 1
      }
    }
    let setting = graph.effect { if trigger.value == 1 { x.value = 7 } }
    let f = graph.computed(name: "f") { x.value }
    trigger.value = 1
    _ = f.value
    #expect(graph.whyNot(f).rolledBack == [])
    withExtendedLifetime((w, setting)) {}
  }

  @Test func `19.23: an event further up is that of its own node, with the path to the one that kept its value`() {
    let (outside, screen, x) = (Box(1), graph.subgraph(), graph.cell(0, name: "x"))
    let title = screen.cell(1, name: "title")
    let h = graph.computed(name: "h") { outside.content + (title.weak.value ?? 1) + x.value }
    let f = graph.computed(name: "f") { h.value / 10 }
    let e = graph.effect(name: "e") { _ = f.value }
    outside.content = 2
    h.invalidate()
    let end = "but 'f' has kept its value: h → f."
    #expect(text(e) == "'e' has not run again: 'h' was invalidated in transaction 1, \(end)")
    outside.content = 3
    screen.end()
    #expect(text(e) == "'e' has not run again: 'title', which 'h' had read, ended in transaction 2, \(end)")
    graph.transaction {
      x.value = 1
      _ = f.value
      x.value = 0
      _ = f.value
    }
    #expect(
      text(e) == "'e' has not run again: 'h' had read a value of 'x' that transaction 3 rolled back, \(end)")
    graph.recordsCauses = false
    #expect(text(e) == "'e' has not run again: 'f' has run, but has kept its value.")
  }

  @Test(arguments: [false, true])
  func `19.23: a write that is older than the last run is no cutoff`(isRecorded: Bool) {
    graph.recordsCauses = isRecorded
    let x = graph.cell(1, name: "x")
    let isPositive = graph.computed(name: "isPositive") { x.value > 0 }
    _ = isPositive.value
    x.value = 2
    _ = isPositive.value
    let late = graph.computed(name: "late") { isPositive.value }
    let effect = graph.effect(name: "effect") { _ = isPositive.value }
    _ = late.value
    #expect(graph.whyNot(late).reason == .nothingChanged)
    #expect(graph.whyNot(effect).reason == .nothingChanged)
    x.value = 3
    effect.invalidate()
    graph.transaction {}
    #expect(effect.evaluations == 2)
    #expect(graph.whyNot(effect).reason == .nothingChanged)
  }
}
