import AttributeGraph2
import TestSupport
import Testing

/// Semantics 19.11 and 19.12: why a rule or an effect has not run again.
struct `Why a rule did not run` {
  let graph = Graph()

  init() {
    graph.recordsCauses = true
    graph.onDiagnostic = { _ in }
  }

  private func text(_ node: Node) -> String { graph.whyNot(node).description }

  @Test func `19.11: a rule that was never needed`() {
    let f = graph.computed(name: "f") { 1 }
    #expect(text(f) == "'f' has not run: its value was not needed. Read it, or read it in an effect.")
    #expect(graph.whyNot(f).reason == .neverNeeded)
  }

  @Test func `19.11: a stale rule that was not read since`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let g = graph.computed(name: "g") { f.value }
    _ = g.value
    x.value = 2
    #expect(
      text(g)
        == "'g' has not been read since it became stale: 'x' was set in transaction 1. Read it, or read it in an effect."
    )
  }

  @Test func `19.11: a cutoff on the path`() {
    let price = graph.cell(10, name: "price")
    let rounded = graph.computed(name: "rounded") { price.value / 10 }
    let total = graph.computed(name: "total") { rounded.value + 1 }
    let w = graph.effect(name: "w") { _ = total.value }
    price.value = 12
    let reason =
      "has not run again: 'price' was set in transaction 1, but 'rounded' has kept its value: price → rounded."
    #expect(text(total) == "'total' \(reason)")
    #expect(text(w) == "'w' \(reason)")
    #expect(graph.whyNot(rounded).reason == .nothingChanged)
  }

  @Test func `19.11: a cutoff before the last run does not count`() {
    let price = graph.cell(10, name: "price")
    let rounded = graph.computed(name: "rounded") { price.value / 10 }
    let total = graph.computed(name: "total") { rounded.value + 1 }
    _ = total.value
    price.value = 12
    _ = total.value
    total.invalidate()
    _ = total.value
    #expect(graph.whyNot(total).reason == .nothingChanged)
  }

  @Test func `19.11: no upstream write, and an unrelated last transaction`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(1, name: "y")
    let other = graph.cell(1, name: "other")
    let sum = graph.computed(name: "sum") { x.value + y.value }
    _ = sum.value
    #expect(
      text(sum) == "'sum' has not run again: nothing upstream has changed since it ran. "
        + "It depends on 'x' and 'y'. Setting a cell to an equal value is no change.")
    other.value = 2
    #expect(
      text(sum) == "'sum' has not run again: nothing upstream has changed since it ran. "
        + "It depends on 'x' and 'y'. Transaction 1 has set 'other', on which it does not depend.")
  }

  @Test func `19.11: of two readers of a stale node the one that has not seen its change names the write`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let (seeing, late) = (graph.computed { f.value > 100 }, graph.computed { f.value > 100 })
    let both = graph.computed(name: "both") { late.value || seeing.value }
    _ = (both.value, seeing.value)
    x.value = 2
    _ = seeing.value
    graph.transaction {
      x.value = 3
      x.value = 2
    }
    #expect(
      text(both) == "'both' has not been read since it became stale: 'x' was set in transaction 1. "
        + "Read it, or read it in an effect.")
  }

  @Test func `19.11: a write elsewhere that is older than the run is not named`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(1, name: "y"))
    let writer = graph.effect(name: "writer") { y.value = x.value }
    let reader = graph.effect(name: "reader") { _ = y.value }
    x.value = 2
    #expect(
      text(reader) == "'reader' has not run again: nothing upstream has changed since it ran. "
        + "It depends on 'y'. Setting a cell to an equal value is no change.")
    writer.stop()
    x.value = 3
    #expect(text(reader).hasSuffix("Transaction 2 has set 'x', on which it does not depend."))
  }

  @Test func `19.11: a cell that ended the transaction where it began`() {
    let x = graph.cell(1, name: "x")
    let w = graph.effect(name: "w") { _ = x.value }
    graph.transaction {
      x.value = 2
      x.value = 1
    }
    #expect(
      text(w) == "'w' has not run again: nothing upstream has changed since it ran. It depends on 'x'. "
        + "'x' was rolled back by the transaction that set it, which counts as never written.")
  }

  @Test func `19.11: two cells that ended the transaction where they began`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(1, name: "y"))
    let sum = graph.computed(name: "sum") { x.value + y.value }
    _ = sum.value
    graph.transaction { for value in [2, 1] { (x.value, y.value) = (value, value) } }
    #expect(
      text(sum).hasSuffix(
        "'x' and 'y' were rolled back by the transaction that set them, which counts as never written."))
  }

  @Test func `19.11: a rule without inputs depends on no cell`() {
    let f = graph.computed(name: "f") { 1 }
    _ = f.value
    #expect(
      text(f) == "'f' has not run again: nothing upstream has changed since it ran. It depends on no cell.")
  }

  @Test func `19.11: of many cells some are named and the others counted`() {
    let cells = (1...20).map { graph.cell($0, name: "c\($0)") }
    let sum = graph.computed(name: "sum") { cells.reduce(0) { $0 + $1.value } }
    _ = sum.value
    #expect(graph.whyNot(sum).cells == (1...8).map { "c\($0)" })
    #expect(graph.whyNot(sum).cellCount == 20)
    #expect(text(sum).contains("'c8' and 12 more."))
  }

  @Test func `19.11: a stopped effect, and ended nodes`() {
    let w = graph.effect(name: "w") {}
    w.stop()
    #expect(text(w) == "Effect 'w' was stopped, and will not run again.")
    let screen = graph.subgraph()
    let f = screen.computed(name: "f") { 1 }.computed
    screen.end()
    #expect(f.map { text($0) } == "'f' has ended with what owned it, and will not run again.")
  }

  @Test func `19.11: an effect queued until the end of the transaction, in the flush, or in its own queue`() {
    let x = graph.cell(1, name: "x")
    let noted = Recorder<String>()
    let late = Box<Effect?>(nil)
    let early = graph.effect(name: "early") { [graph] in
      if x.value == 2, let effect = late.content { noted.note(graph.whyNot(effect).description) }
    }
    let w = graph.effect(name: "w") { _ = x.value }
    late.content = w
    graph.transaction {
      x.value = 2
      #expect(
        text(w) == "Effect 'w' is scheduled: 'x' was set in transaction 1. It runs when the open transaction ends.")
    }
    #expect(
      noted.values == [
        "Effect 'w' is scheduled: 'x' was set in transaction 1. It runs later in the flush that is going on."
      ])
    let queued = graph.effect(on: graph.makeEffectQueue(), name: "queued") { _ = x.value }
    #expect(text(queued) == "Effect 'queued' is scheduled: it is new. It runs when its queue is run.")
    _ = early
  }

  @Test func `19.11: an effect that a rule has made stale runs when the rule is over`() {
    let screen = graph.subgraph()
    let title = screen.cell(1, name: "title")
    let w = graph.effect(name: "w") { _ = title.weak.value }
    let noted = Recorder<String>()
    let f = graph.computed { [graph] () -> Int in
      screen.end()
      noted.note(graph.whyNot(w).description)
      return w.evaluations
    }
    #expect(f.value == 1 && w.evaluations == 2)
    let text = "Effect 'w' is scheduled: 'title', which it had read, ended in transaction 1."
    #expect(noted.values == ["\(text) It runs when the rule that is running is over."])
  }

  @Test func `19.11: a queued effect whose input ended`() {
    let screen = graph.subgraph()
    let title = screen.cell(1, name: "title")
    let queue = graph.makeEffectQueue()
    let w = graph.effect(on: queue, name: "w") { _ = title.weak.value }
    queue.run()
    screen.end()
    #expect(
      text(w) == "Effect 'w' is scheduled: 'title', which it had read, ended in transaction 1. "
        + "It runs when its queue is run.")
  }

  @Test func `19.11: an effect that does not settle`() {
    let x = graph.cell(0, name: "x")
    let w = graph.effect(name: "w") { x.value += 1 }
    #expect(graph.whyNot(w).reason == .leftAlone(runs: 100))
    #expect(text(w).hasPrefix("Effect 'w' has changed something in 100 runs of one flush, and is left alone until"))
  }

  @Test func `19.11: an effect that was left alone, whose inputs may have changed since, but have not`() {
    let (x, y) = (graph.cell(0, name: "x"), graph.cell(0, name: "y"))
    let queue = graph.makeEffectQueue()
    let f = graph.computed { x.value + y.value }
    let w = graph.effect(on: queue, name: "w") {
      _ = f.value
      x.value += 1
    }
    queue.run()
    graph.transaction {
      y.value = 1
      y.value = 0
    }
    #expect(graph.whyNot(w).reason == .leftAlone(runs: 100))
    y.value = 1
    #expect(text(w).hasPrefix("Effect 'w' is scheduled: 'y' was set in transaction"))
  }

  @Test func `19.11: a cell, and a node that is running`() {
    #expect(text(graph.cell(1, name: "x")) == "'x' is a cell: it is set, it does not run.")
    let own = Box<Effect?>(nil)
    let go = graph.cell(false)
    let noted = Recorder<IdleExplanation.Reason>()
    own.content = graph.effect { [graph] in
      if go.value, let effect = own.content { noted.note(graph.whyNot(effect).reason) }
    }
    go.value = true
    #expect(noted.values == [.isRunning])
    // Its own body owns the effect, which would leak otherwise.
    own.content = nil
  }

  @Test func `19.11: without a record the answer has no numbers`() {
    graph.recordsCauses = false
    let price = graph.cell(10, name: "price")
    let rounded = graph.computed(name: "rounded") { price.value / 10 }
    let total = graph.computed(name: "total") { rounded.value + 1 }
    _ = total.value
    price.value = 12
    #expect(
      text(total)
        == "'total' has not been read since it became stale: 'price' has changed. Read it, or read it in an effect.")
    _ = total.value
    #expect(
      text(total) == "'total' has not run again: 'price' has changed, "
        + "but 'rounded' has kept its value: price → rounded.")
  }

  @Test func `19.12: whyNot runs nothing and changes no count`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value / 2 }
    let g = graph.computed { f.value }
    let w = graph.effect { _ = f.value }
    x.value = 1
    _ = g.value
    x.value = 5
    let before = graph.statistics
    for node in [x, f, g, w] as [Node] { _ = text(node) }
    #expect(graph.statistics == before)
    #expect(g.evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `19.11: an effect that was left alone and has settled since is not left alone`() {
    let (x, isOn) = (graph.cell(0, name: "x"), Box(true))
    let w = graph.effect(name: "w") { if isOn.content { x.value += 1 } else { _ = x.value } }
    isOn.content = false
    x.value = -1
    #expect(graph.whyNot(w).reason != .leftAlone(runs: 100))
  }

  @Test func `19.11: a node that ran for another reason than a write, and kept its value`() {
    let (a, b) = (graph.cell(1, name: "a"), graph.cell(1, name: "b"))
    let target = graph.redirectable(to: a, name: "target")
    let f = graph.computed(name: "f") { target.value }
    let e = graph.effect(name: "e") { _ = f.value }
    target.target = b
    #expect(
      text(e)
        == "'e' has not run again: 'target' has run because it was made to stand for 'b' in transaction 1, but has "
        + "kept its value.")
    graph.recordsCauses = false
    #expect(text(e) == "'e' has not run again: 'target' has run, but has kept its value.")
  }

  @Test func `19.11: the whole of a keyed map, and its cutoff in an element`() {
    let cells = graph.keyedCells(["a": 1, "b": 2], name: "stock")
    let parity = cells.map(name: "parity") { $1 % 2 }
    let e = graph.effect(name: "e") { _ = parity.dictionary }
    cells["a"] = 3
    #expect(
      text(e) == "'e' has not run again: 'stock[a]' was set in transaction 1, but 'parity[a]' has kept its value: "
        + "stock[a] → parity[a].")
    let one = graph.computed(name: "one") { cells["a"] }
    _ = one.value
    cells["b"] = 4
    #expect(
      text(one) == "'one' has not run again: nothing upstream has changed since it ran. It depends on 'stock[a]'. "
        + "Transaction 2 has set 'stock' and 'stock[b]', on which it does not depend.")
  }

  @Test func `19.11: a cell of the same name as one of its inputs is called another one`() {
    let inputs = [1, 2].map { graph.cell($0, name: "input") }
    let double = graph.computed(name: "double") { inputs[0].value * 2 }
    _ = double.value
    inputs[1].value = 3
    #expect(
      text(double) == "'double' has not run again: nothing upstream has changed since it ran. It depends on 'input'. "
        + "Transaction 1 has set another 'input', on which it does not depend.")
  }

  @Test func `19.11: mail that waits is named, as its delivery may change something`() {
    let x = graph.cell(1, name: "x")
    let r = graph.computed(name: "r") { x.value }
    #expect(r.value == 1)
    let mailbox = graph.mailbox { (number: Int) in x.value = number }
    mailbox.send(2)
    #expect(graph.whyNot(r).hasWaitingMail)
    #expect(
      text(r) == """
        'r' has not run again: nothing upstream has changed since it ran. It depends on 'x'. Undelivered mail may \
        change something: the next commit or `deliverMail()` delivers it.
        """)
    graph.deliverMail()
    #expect(text(r).hasPrefix("'r' has not been read since it became stale: 'x' was set in transaction 1."))
  }
}
