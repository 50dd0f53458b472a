import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 19.1 to 19.7: the write that made a rule run, and the path from it.
struct `Why a rule ran` {
  let graph = Graph()

  init() { graph.recordsCauses = true }

  /// The answer as runs; empty where it is none.
  private func runs(_ node: Node) -> [Explanation.Run] {
    guard case .ran(let runs) = graph.why(node).answer else { return [] }
    return runs
  }

  @Test func `19.1: the explanation has the write and the path from it to the node`() {
    let price = graph.cell(10, name: "price")
    let subtotal = graph.computed(name: "subtotal") { price.value * 2 }
    let total = graph.computed(name: "total") { subtotal.value + 1 }
    let w = graph.effect(name: "printing") { _ = total.value }
    price.value = 11
    price.value = 12
    #expect(
      graph.why(total).description
        == "'total' ran last (evaluation 3) because 'price' was set in transaction 2: price → subtotal → total.")
    #expect(runs(w).first?.path == ["price", "subtotal", "total", "printing"])
    #expect(runs(w).first?.origin == .write(.init(cell: "price", transaction: 2, effect: nil)))
  }

  @Test func `19.1: the explanation of a first run says so, for a rule and for an effect`() {
    let x = graph.cell(1, name: "x")
    let f = graph.computed(name: "f") { x.value }
    let w = graph.effect(name: "w") { _ = f.value }
    #expect(graph.why(f).description == "'f' ran last (evaluation 1) because it was read for the first time.")
    #expect(graph.why(w).description == "'w' ran last (evaluation 1) because it was new.")
  }

  @Test func `19.1: the explanation of a node that has not run says why`() {
    let f = graph.computed(name: "f") { 1 }
    let w = graph.effect(on: graph.makeEffectQueue(), name: "w") { _ = f.value }
    #expect(graph.why(f).description == "'f' has not run: its value was not needed.")
    #expect(graph.why(w).description == "'w' has not run: its queue was not run since it was made.")
    w.stop()
    #expect(graph.why(w).description == "'w' has not run: it was stopped before its first run.")
  }

  @Test func `19.1: an effect that its own cleanup stops has the cause of the run before`() {
    let x = graph.cell(1, name: "x")
    let own = Box<Effect?>(nil)
    own.content = graph.effect(name: "w") { [graph] in
      if x.value == 2 { graph.onCleanup { own.content?.stop() } }
    }
    let w = own.content
    for value in 2...3 { x.value = value }
    #expect(w?.evaluations == 2)
    #expect(
      w.map { graph.why($0).description }
        == "'w' ran last (evaluation 2) because 'x' was set in transaction 1: x → w.")
    own.content = nil
  }

  @Test func `19.2: the path does not change when an upstream node runs again`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(1, name: "y")
    let sum = graph.computed(name: "sum") { x.value + y.value }
    let late = graph.computed(name: "late") { sum.value }
    _ = late.value
    x.value = 2
    _ = late.value
    y.value = 2
    _ = sum.value
    #expect(runs(late).first?.path == ["x", "sum", "late"])
    #expect(runs(sum).first?.path == ["y", "sum"])
  }

  @Test func `19.2: what has ended has no explanation of its own`() {
    let owner = graph.subgraph()
    let x = owner.cell(1, name: "x")
    let w = owner.build { graph.effect(name: "w") { _ = x.value } }
    owner.end()
    #expect(graph.why(w).description == "'w' has ended; why it ran or changed is recorded only while it lives.")
    #expect(graph.why(w).answer == .hasEnded)
  }

  @Test func `19.2: the path outlives its nodes`() {
    let x = graph.cell(1, name: "x")
    let screen = graph.subgraph()
    let middle = screen.computed(name: "middle") { x.value }
    let end = graph.computed(name: "end") { middle.weak.value ?? 0 }
    _ = end.value
    x.value = 2
    _ = end.value
    screen.end()
    #expect(graph.statistics.nodes == 2)
    #expect(runs(end).first?.path == ["x", "middle", "end"])
  }

  @Test func `19.3: a run that gave the same value is not a cause`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(1, name: "y")
    let half = graph.computed(name: "half") { x.value / 2 + y.value * 0 }
    let end = graph.computed(name: "end") { half.value }
    _ = end.value
    x.value = 2
    _ = half.value
    y.value = 2
    _ = half.value
    _ = end.value
    #expect(runs(half).first?.path == ["y", "half"])
    #expect(runs(end).first?.path == ["x", "half", "end"])
  }

  @Test func `19.4: of several writes in a transaction the deciding one is named`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(1, name: "y")
    let sum = graph.computed(name: "sum") { x.value + y.value }
    _ = sum.value
    graph.transaction {
      y.value = 5
      x.value = 5
    }
    _ = sum.value
    #expect(
      graph.why(sum).description
        == "'sum' ran last (evaluation 2) because 'x' was set in transaction 1: x → sum.")
  }

  @Test func `19.5: a write by an effect of another graph names the effect`() {
    let copied = graph.cell(0, name: "copied")
    let other = Graph()
    let source = other.cell(1)
    let copy = other.effect(name: "copy") { graph.untracked { graph.transaction { copied.value = source.value } } }
    #expect(graph.why(copied).description == "'copied' was set last in transaction 1 by effect 'copy'.")
    let log = graph.cell(0, name: "log")
    let listening = other.onEvent { if case .updateBegan = $0 { log.value += 1 } }
    source.value = 2
    #expect(log.value == 1 && !graph.why(log).description.contains("copy"))
    listening.cancel()
    copied.value = 5
    #expect(graph.why(copied).description == "'copied' was set last in transaction 4.")
    copy.stop()
  }

  @Test func `19.5: a write by an effect names the effect and its cause`() {
    let a = graph.cell(1, name: "a")
    let double = graph.computed(name: "double") { a.value * 2 }
    let b = graph.cell(0, name: "b")
    let copy = graph.effect(name: "copy") { b.value = double.value }
    let w = graph.effect(name: "w") { _ = b.value }
    a.value = 2
    let texts = [
      "'w' ran last (evaluation 2) because 'b' was set in transaction 2 by effect 'copy': b → w.",
      "Effect 'copy' ran (evaluation 2) because 'a' was set in transaction 2: a → double → copy.",
    ]
    #expect(graph.why(w).description == texts.joined(separator: " "))
    #expect(runs(w).map(\.node) == ["w", "copy"])
    let cell = [
      "'b' was set last in transaction 2 by effect 'copy'.",
      "Effect 'copy' ran (evaluation 2) because 'a' was set in transaction 2: a → double → copy.",
    ]
    #expect(graph.why(b).description == cell.joined(separator: " "))
    _ = copy
  }

  @Test(arguments: ["observer", "rule"])
  func `19.6: writes of effects that run without a transaction are one`(how: String) {
    let (x, y, z) = (graph.cell(0, name: "x"), graph.cell(0, name: "y"), graph.cell(0, name: "z"))
    z.value = 1
    let before = graph.statistics.transactions
    let kept: [AnyObject]
    switch how {
    case "observer": kept = [x.observe { y.value = $0 + 10 }]
    default:
      let subgraph = graph.subgraph()
      let held = subgraph.cell(0)
      let effect = graph.effect { y.value = held.weak.value == nil ? 10 : 0 }
      let rule = graph.computed { () -> Int in
        subgraph.end()
        return 1
      }
      #expect(rule.value == 1)
      kept = [effect, rule]
    }
    #expect(y.value == 10)
    #expect(graph.statistics.transactions == before + 1)
    #expect(graph.why(y).description.contains("'y' was set last in transaction \(before + 1) by effect"))
    x.value = 5
    #expect(graph.why(x).description == "'x' was set last in transaction \(before + 2).")
    withExtendedLifetime(kept) {}
  }

  @Test func `19.6: the writes of a flush have the number of its transaction, the next write the next number`() {
    let a = graph.cell(1, name: "a")
    let b = graph.cell(0, name: "b")
    let copy = graph.effect { b.value = a.value }
    let first = graph.why(b)
    a.value = 2
    let second = graph.why(b)
    b.value = 9
    guard case .wasSet(let one, _) = first.answer, case .wasSet(let two, _) = second.answer,
      case .wasSet(let three, _) = graph.why(b).answer
    else {
      Issue.record("a write is missing")
      return
    }
    #expect([one, two, three].map(\.transaction) == [1, 2, 3])
    #expect(graph.statistics.transactions == 3)
    _ = copy
  }

  @Test func `19.7: a write by an effect of a queue leads back to the cause of the effect, and no further`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0, name: "x")
    let y = graph.cell(0, name: "y")
    let z = graph.cell(0, name: "z")
    let effects = [
      graph.effect(on: queue, name: "first") { y.value = x.value },
      graph.effect(on: queue, name: "second") { z.value = y.value },
      graph.effect(on: queue, name: "third") { _ = z.value },
    ]
    queue.run()
    x.value = 1
    queue.run()
    #expect(runs(effects[2]).map(\.path) == [["z", "third"], ["y", "second"]])
    #expect(runs(effects[2])[1].origin == .write(.init(cell: "y", transaction: 2, effect: "first")))
    #expect(runs(effects[1]).map(\.path) == [["y", "second"], ["x", "first"]])
  }

  @Test func `19.7: effects that answer each other endlessly leave a path of bounded length`() {
    let queues = [graph.makeEffectQueue(), graph.makeEffectQueue()]
    let x = graph.cell(0, name: "x")
    let y = graph.cell(0, name: "y")
    let effects = [
      graph.effect(on: queues[0], name: "there") { y.value = x.value },
      graph.effect(on: queues[1], name: "back") { x.value = y.value + 1 },
    ]
    for _ in 0..<100 { for queue in queues { queue.run() } }
    #expect(x.value == 100)
    #expect(runs(effects[0]).map(\.node) == ["there", "back"])
    #expect(runs(effects[1]).map(\.node) == ["back", "there"])
  }

  @Test func `19.7: the description of many runs counts those in the middle`() {
    graph.onDiagnostic = { _ in }
    let x = graph.cell(0, name: "x")
    let loop = graph.effect(name: "loop") { x.value += 1 }
    #expect(runs(loop).count == 101)
    let text = graph.why(loop).description
    #expect(text.hasPrefix("'loop' ran last (evaluation 101) because 'x' was set"))
    #expect(text.contains(". Before that, effects ran 94 times, each because of the run before. Effect 'loop' ran"))
    #expect(text.hasSuffix("Effect 'loop' ran (evaluation 1) because it was new."))
  }

  @Test func `19.12: why runs nothing and changes no count`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    _ = f.value
    x.value = 1
    let before = graph.statistics
    _ = graph.why(f).description
    _ = graph.why(x).description
    #expect(graph.statistics == before)
    #expect(f.evaluations == 1)
  }

  @Test func `a node of another graph is refused`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Graph().why(Graph().cell(0, name: "stranger"))
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'stranger' belongs to another graph. Ask the graph that made it."))
  }
}
