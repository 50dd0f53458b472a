import AttributeGraph2
import Observation
import TestSupport
import Testing

/// Semantics 19.8 and 19.9: runs that no write of a cell caused.
struct `Why a rule ran without a write` {
  let graph = Graph()

  init() { graph.recordsCauses = true }

  private func origin(_ node: Node) -> Explanation.Origin? {
    guard case .ran(let runs) = graph.why(node).answer else { return nil }
    return runs.first?.origin
  }

  @Test func `19.8: an ended input is named`() {
    let screen = graph.subgraph()
    let title = screen.cell(1, name: "title")
    let f = graph.computed(name: "f") { title.weak.value ?? 0 }
    let g = graph.computed(name: "g") { f.value }
    _ = g.value
    screen.end()
    _ = g.value
    #expect(origin(f) == .inputEnded("title", transaction: 1))
    #expect(
      graph.why(g).description
        == "'g' ran last (evaluation 2) because 'title', which 'f' had read, ended in transaction 1: f → g.")
  }

  @Test func `19.8: an input in an ended subgraph is named`() {
    let screen = graph.subgraph(name: "screen")
    let title = screen.cell("Hello", name: "title")
    let w = graph.effect(name: "w") { _ = title.weak.value }
    screen.end()
    #expect(
      graph.why(w).description
        == "'w' ran last (evaluation 2) because 'title', which it had read, ended in transaction 1.")
  }

  @Test func `19.8: an explicit invalidation`() {
    let f = graph.computed(name: "f", { 1 })
    let w = graph.effect(name: "w") { _ = f.value }
    w.invalidate()
    #expect(graph.why(w).description == "'w' ran last (evaluation 2) because it was invalidated in transaction 1.")
  }

  @Test func `19.8: an invalidation upstream`() {
    let outside = Box(1)
    let f = graph.computed(name: "f") { outside.content }
    let w = graph.effect(name: "w") { _ = f.value }
    outside.content = 2
    f.invalidate()
    #expect(
      graph.why(w).description
        == "'w' ran last (evaluation 2) because 'f' was invalidated in transaction 1: f → w.")
  }

  @Test func `19.8: a rule that a prefetch gave up before its run has the cause that it had`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { [graph] () -> Int in
      graph.cancelUpdate()
      return x.value
    }
    let g = graph.computed(name: "g") { f.value }
    _ = g.value
    x.value = 2
    #expect(!g.prefetch())
    #expect([f.evaluations, g.evaluations] == [2, 1])
    #expect(g.value == 2)
    #expect(
      graph.why(g).description
        == "'g' ran last (evaluation 2) because 'x' was set in transaction 1: x → f → g.")
  }

  @Test func `19.8: another target of a redirectable attribute`() {
    let draft = graph.cell(1, name: "draft")
    let published = graph.cell(2, name: "published")
    let shown = graph.redirectable(to: draft, name: "shown")
    let w = graph.effect(name: "w") { _ = shown.value }
    shown.target = published
    #expect(origin(shown) == .redirected(to: "published", transaction: 1))
    #expect(
      graph.why(w).description == "'w' ran last (evaluation 2) because 'shown' was made to stand for 'published'"
        + " in transaction 1: shown → w.")
  }

  @Test func `19.8: of several targets in one transaction the last counts`() {
    let draft = graph.cell(1, name: "draft")
    let shown = graph.redirectable(to: draft, name: "shown")
    let w = graph.effect(name: "w") { _ = shown.value }
    graph.transaction {
      shown.target = graph.cell(2, name: "review")
      shown.target = graph.cell(3, name: "published")
    }
    #expect(origin(shown) == .redirected(to: "published", transaction: 1))
    #expect(origin(w) == .redirected(to: "published", transaction: 1))
  }

  private struct Scaled: Rule {
    typealias Value = Int
    let source: StateCell<Int>
    var factor: Int
    var value: Int { source.value * factor }
  }

  @Test func `19.8: an edited rule`() {
    let scaled = graph.attribute(of: Scaled(source: graph.cell(1), factor: 2), name: "scaled")
    _ = scaled.value
    scaled.change { $0.factor = 3 }
    _ = scaled.value
    #expect(origin(scaled) == .invalidated(transaction: 1))
  }

  @Test func `19.8: a value that the transaction rolled back`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    _ = f.value
    graph.transaction {
      x.value = 2
      #expect(f.value == 2)
      x.value = 1
    }
    _ = f.value
    #expect(
      graph.why(f).description
        == "'f' ran last (evaluation 3) because it had read a value of 'x' that transaction 1 rolled back.")
  }

  @Test func `19.8: a value that the effect itself rolled back`() {
    let x = graph.cell(1, name: "x")
    let goes = graph.cell(false, name: "goes")
    let times = Box(0)
    let w = graph.effect(name: "w") {
      guard goes.value, times.content == 0 else { return }
      times.content += 1
      x.value = 2
      _ = x.value
      x.value = 1
    }
    goes.value = true
    #expect(origin(w) == .writeRolledBack(cell: nil, transaction: 1))
  }

  @Test func `19.8: a value that an effect of a queue rolled back`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(1, name: "x")
    let times = Box(0)
    let w = graph.effect(on: queue, name: "w") {
      times.content += 1
      guard times.content == 1 else { return }
      x.value = 2
      _ = x.value
      x.value = 1
    }
    queue.run()
    #expect(origin(w) == .writeRolledBack(cell: nil, transaction: 1))
    #expect(graph.statistics.transactions == 1)
  }

  @Test func `19.9: a cell that ended a transaction where it began was not set by it`() {
    let x = graph.cell(1, name: "x")
    x.value = 2
    graph.transaction {
      x.value = 3
      x.value = 4
      x.value = 2
    }
    #expect(graph.why(x).description == "'x' was set last in transaction 1.")
    x.value = 5
    #expect(graph.why(x).description == "'x' was set last in transaction 3.")
  }

  @Test func `19.9: a value that a rollback restores has the cause that it had before`() {
    let x = graph.cell(0, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let g = graph.computed(name: "g") { f.value }
    let end = graph.computed(name: "end") { g.value }
    let queue = graph.makeEffectQueue()
    let queued = graph.effect(on: queue, name: "queued") { _ = g.value }
    queue.run()
    _ = end.value
    x.value = 5
    _ = g.value
    graph.transaction {
      for value in [1, 2, 3] {
        x.value = value
        _ = g.value
      }
      x.value = 5
    }
    #expect(graph.whyNot(queued).description.hasPrefix("Effect 'queued' is scheduled: 'x' was set in transaction 1."))
    _ = end.value
    let text = "'end' ran last (evaluation 2) because 'x' was set in transaction 1: x → f → g → end."
    #expect(graph.why(end).description == text)
  }

  @Test func `19.1: a cell that was never set`() {
    #expect(
      graph.why(graph.cell(1, name: "x")).description == "'x' has not been set since recording began.")
  }

  @Test func `19.9: a run after the roll-back of a write that an input has read since is not caused by the write`() {
    let x = graph.cell(0, name: "x")
    let f = graph.computed(name: "f") { x.value * 10 }
    let w = graph.effect(name: "w") { _ = f.value }
    graph.transaction {
      for value in [1, 0] {
        x.value = value
        _ = f.value
      }
    }
    #expect(origin(w) == .writeRolledBack(cell: "x", transaction: 1))
    #expect(
      graph.why(w).description
        == "'w' ran last (evaluation 2) because 'f' had read a value of 'x' that transaction 1 rolled back: f → w.")
  }

  @Test func `19.8: a cancelled evaluation`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { () throws -> Int in
      if x.value == 1 { throw CancellationError() }
      return x.value
    }
    _ = try? f.value
    _ = try? f.value
    #expect(origin(f) == .cancelled)
  }

  @Observable final class Model {
    var name = "a"
  }

  @Test func `19.8: a changed object is named by the place where it is observed`() {
    let model = Model()
    let f = graph.computed(name: "f") { [graph] in
      graph.observing(fileID: "Shop/Title.swift", line: 3) { model.name }
    }
    let w = graph.effect(name: "w") { _ = f.value }
    model.name = "b"
    graph.deliverMail()
    #expect(origin(w) == .observedChange(at: "Shop/Title.swift:3", transaction: 1))
    #expect(
      graph.why(w).description == "'w' ran last (evaluation 2) because what is observed at 'Shop/Title.swift:3' changed"
        + " in transaction 1: Shop/Title.swift:3 → f → w.")
  }

  @Test func `19.8: the whole of a keyed collection names no element`() {
    let prices = graph.keyedCells(["tea": 3], name: "prices")
    let doubled = prices.map(name: "doubled") { $1 * 2 }
    let w = graph.effect(name: "w") { _ = doubled.dictionary }
    prices["tea"] = 4
    guard case .ran(let runs) = graph.why(w).answer else {
      Issue.record("no run")
      return
    }
    #expect(runs[0].origin == .elementsChanged(transaction: 1))
    #expect(graph.why(w).description.contains("because an element of '\(runs[0].path[0])' may have changed"))
  }

  @Test func `19.1: two rules that swap their direction`() {
    let forth = graph.cell(true, name: "forth")
    let rules = Recorder<ComputedAttribute<Int>>()
    rules.note(graph.computed(name: "f") { [unowned rules] in forth.value ? 1 : rules.values[1].value })
    rules.note(graph.computed(name: "g") { [unowned rules] in forth.value ? rules.values[0].value : 2 })
    for next in [true, false, true, false] {
      forth.value = next
      #expect(rules.values.map(\.value) == (next ? [1, 1] : [2, 2]))
    }
    for rule in rules.values {
      guard case .ran(let runs) = graph.why(rule).answer else {
        Issue.record("no run of '\(rule.name)'")
        continue
      }
      #expect(runs.count == 1 && runs[0].path.count <= 3)
    }
    #expect(graph.invariantViolations == [])
  }
}

/// Semantics 19.10: explanations without a record.
struct `Why a rule ran, without a record` {
  let graph = Graph()

  @Test func `19.10: without a record the edges give the likely path, and the answer says how to record`() {
    let price = graph.cell(10, name: "price")
    let count = graph.cell(1, name: "count")
    let subtotal = graph.computed(name: "subtotal") { price.value * 2 }
    let total = graph.computed(name: "total") { count.value + subtotal.value }
    _ = total.value
    price.value = 11
    _ = total.value
    let texts = [
      "'total' has run 2 times, and causes are not recorded.",
      "Of what it depends on now, 'price' changed last: price → subtotal → total.",
      "Set 'graph.recordsCauses = true' before the change in question.",
    ]
    #expect(graph.why(total).description == texts.joined(separator: " "))
    #expect(
      graph.why(price).description
        == "'price' is a cell, and causes are not recorded. \(texts[2])")
  }

  @Test func `19.10: of what a node depends on, the cell is named that changed last, and none that was never set`() {
    let (x, y, other) = (graph.cell(0, name: "x"), graph.cell(0, name: "y"), graph.cell(0, name: "other"))
    let f = graph.computed(name: "f") { x.value }
    let k = graph.computed(name: "k") { y.value }
    let r = graph.computed(name: "r") { k.value + f.value }
    y.value = 1
    _ = k.value
    other.value = 1
    _ = r.value
    let late = graph.cell(0, name: "late")
    let g = graph.computed(name: "g") { r.value + late.value }
    _ = g.value
    let hint = "Set 'graph.recordsCauses = true' before the change in question."
    let text = "has run once, and causes are not recorded. Of what it depends on now, 'y' changed last:"
    #expect(graph.why(r).description == "'r' \(text) y → k → r. \(hint)")
    #expect(graph.why(g).description == "'g' \(text) y → k → r → g. \(hint)")
    #expect(graph.why(f).description == "'f' has run once, and causes are not recorded. \(hint)")
  }

  @Test func `19.10: a run before the recording began says so`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let g = graph.computed(name: "g") { f.value }
    x.value = 3
    _ = f.value
    graph.recordsCauses = true
    #expect(
      graph.why(f).description == "'f' has run once, the last time before causes were recorded. "
        + "Of what it depends on now, 'x' changed last: x → f.")
    _ = g.value
    graph.recordsCauses = false
    x.value = 2
    _ = f.value
    graph.recordsCauses = true
    _ = g.value
    #expect(
      graph.why(g).description
        == "'g' ran last (evaluation 2) because 'f' had changed before causes were recorded: f → g.")
  }
}
