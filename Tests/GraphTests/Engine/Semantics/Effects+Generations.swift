import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 5.13: effects that make effects.
struct `Generations of effects` {
  let graph = Graph()
  let reports = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [reports] in reports.note($0) }
  }

  @Test func `5.13: effects that re-create each other in one flush meet the limit`() {
    let generation = graph.cell(0, name: "generation")
    let holder = Box<[Effect]>([])
    func make(_ own: Int) {
      let next = graph.detached {
        graph.effect(name: "next") {
          // Each makes the next one, and the write makes that one run.
          guard generation.value == own, own < 1_000 else { return }
          make(own + 1)
          generation.value += 1
        }
      }
      holder.content.append(next)
    }
    make(1)
    generation.value = 1
    #expect(holder.content.count == 101)
    #expect(Set(reports.values) == [.effectDoesNotSettle(effect: "next", cell: "generation", runs: 100)])
    holder.content = []
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.13: effects of subgraphs that re-create each other in one flush meet the limit`() {
    let x = graph.cell(0, name: "x")
    let current = Box<Subgraph?>(nil)
    let made = Box(0)
    func show() {
      let subgraph = graph.subgraph()
      let isFirst = Box(true)
      made.content += 1
      subgraph.effect(name: "next") {
        _ = x.value
        defer { isFirst.content = false }
        guard !isFirst.content && made.content < 5_000 else { return }
        show()
        x.value += 1
      }
      current.content = subgraph
    }
    show()
    x.value = 1
    #expect(made.content == 101)
    #expect(Set(reports.values) == [.effectDoesNotSettle(effect: "next", cell: "x", runs: 100)])
    current.content = nil
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.13: effects that one run makes inside each other are of one generation`() {
    let isOn = graph.cell(false)
    let late = graph.cell(0)
    let holder = Box<[Effect]>([])
    func nest(_ depth: Int) {
      guard depth > 0 else { return }
      let next = graph.detached { graph.effect { if late.value == 0 { nest(depth - 1) } } }
      holder.content.append(next)
    }
    let root = graph.effect { if isOn.value { nest(150) } }
    let writing = graph.effect { if isOn.value { late.value = 1 } }
    isOn.value = true
    #expect(holder.content.map(\.evaluations) == Array(repeating: 2, count: 150))
    #expect(reports.values.isEmpty)
    holder.content = []
    withExtendedLifetime((root, writing)) {}
  }

  @Test func `5.13: first runs that nest without end stop at a limit, and one effect is reported`() {
    graph.state.fields.effects.mostFirstRuns = 1_000
    let made = Box(0)
    func nest() {
      made.content += 1
      // Each makes two, so that the second ones are made when the limit has been met.
      _ = graph.effect(name: "nested") { nest() }
      _ = graph.effect(name: "second") { nest() }
    }
    let root = graph.effect { nest() }
    #expect(reports.values == [.effectsMakeEachOther(effect: "nested", generations: 1_000)])
    #expect(made.content == 1_000)
    root.stop()
    #expect(graph.statistics.nodes == 1)
    // The limit holds for one outermost run.
    let runs = Box(0)
    let later = graph.effect { [graph] in _ = graph.effect { runs.content += 1 } }
    #expect(runs.content == 1)
    #expect(later.evaluations == 1)
  }

  @Test(arguments: [false, true])
  func `5.13: effects that make each other in the run of a framework's queue stop at a limit`(inSubgraph: Bool) {
    graph.state.fields.effects.mostFirstRuns = 1_000
    let queue = graph.makeEffectQueue()
    let subgraph = graph.subgraph()
    let made = Recorder<EffectHandle>()
    func make() {
      if inSubgraph {
        made.note(subgraph.effect(on: queue, name: "next") { make() })
      } else {
        made.note(subgraph.adopt(graph.detached { graph.effect(on: queue, name: "next") { make() } }))
      }
    }
    make()
    queue.run()
    #expect(made.values.count == 1_001)
    #expect(reports.values == [.effectsMakeEachOther(effect: "next", generations: 1_000)])
    #expect(queue.isEmpty)
    #expect(made.values.map { $0.effect?.evaluations } == Array(repeating: 1, count: 1_000) + [0])
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.13: an effect that met the limit runs once it is invalidated, and may make effects again`() {
    graph.state.fields.effects.mostFirstRuns = 10
    let queue = graph.makeEffectQueue()
    var made: [Effect] = []
    func make() { made.append(graph.detached { graph.effect(on: queue) { make() } }) }
    make()
    queue.run()
    #expect([made.count, reports.values.count] == [11, 1])
    made[10].invalidate()
    queue.run()
    #expect([made.count, reports.values.count] == [21, 2])
    // Other effects run all the time.
    let other = graph.effect {}
    #expect(other.evaluations == 1)
  }

  @Test(arguments: [false, true])
  func `5.13: observers that re-create each other in one flush stop at a limit`(throughEffects: Bool) {
    graph.state.fields.effects.mostFirstRuns = 1_000
    let x = graph.cell(0)
    let current = Box<(Subscription, Effect?)?>(nil)
    func watch() -> Subscription {
      x.observe(name: "next") { [graph] value in
        guard value > 0 && value < 5_000 else { return }
        x.value = value + 1
        let next = Box<Subscription?>(nil)
        let effect = throughEffects ? graph.effect { next.content = watch() } : nil
        guard let subscription = next.content ?? (throughEffects ? nil : watch()) else { return }
        current.content = (subscription, effect)
      }
    }
    current.content = (watch(), nil)
    x.value = 1
    #expect((1_000..<1_010).contains(x.value))
    #expect(reports.values == [.effectsMakeEachOther(effect: "next", generations: 1_000)])
    current.content = nil
    #expect(graph.invariantViolations == [])
    // The limit holds for one flush.
    let seen = Recorder<Int>()
    let later = x.observe { seen.note($0) }
    #expect(seen.values == [x.value])
    later.cancel()
  }

  @Test(arguments: ["observer", "end", "cleanup"])
  func `5.13: effects of a framework's queue that make each other through something else stop at a limit`(
    by way: String
  ) {
    graph.state.fields.effects.mostFirstRuns = 1_000
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let made = Recorder<Effect>()
    func make() {
      guard made.values.count < 5_000 else { return }
      let subgraph = graph.subgraph()
      let end = subgraph.onEnd { if way == "end" { make() } }
      let effect = graph.detached {
        graph.effect(on: queue, name: "next") { [graph] in
          switch way {
          case "observer": x.value = made.values.count
          case "end": subgraph.end()
          default: graph.effect { graph.onCleanup { make() } }.stop()
          }
          withExtendedLifetime(end) {}
        }
      }
      made.note(effect)
    }
    let observer = x.observe { _ in if x.value > 0 { make() } }
    make()
    queue.run()
    #expect(made.values.count == 1_001)
    #expect(reports.values == [.effectsMakeEachOther(effect: "next", generations: 1_000)])
    #expect(queue.isEmpty)
    observer.cancel()
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.13: subgraphs whose ends make each other stop at a limit, in linear time`() {
    // With 200,000 levels it took minutes as long as each end searched all of them.
    graph.state.fields.effects.mostFirstRuns = 30_000
    let made = Recorder<Subscription>()
    func make() {
      let subgraph = graph.subgraph()
      made.note(subgraph.onEnd { make() })
      _ = subgraph.effect(name: "next") { subgraph.end() }
    }
    make()
    #expect(made.values.count == 30_001)
    #expect(reports.values == [.effectsMakeEachOther(effect: "next", generations: 30_000)])
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.13: what a run of a queue has made runs in later runs, too`() {
    graph.state.fields.effects.mostFirstRuns = 2
    let queue = graph.makeEffectQueue()
    let runs = Box(0)
    let x = graph.cell(0)
    func make() -> Effect {
      graph.effect(on: queue) { [graph] in
        _ = x.value
        graph.keep(graph.effect(on: queue) { runs.content += 1 })
      }
    }
    let (first, second) = (make(), make())
    for round in 1...3 {
      queue.run()
      #expect(runs.content == 2 * round)
      x.value += 1
    }
    #expect(reports.values.isEmpty)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `5.13: effects of a queue that nest many levels deep run, and run again`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let holder = Box<[Effect]>([])
    func nest(_ depth: Int) {
      holder.content.append(
        graph.detached {
          graph.effect(on: queue) {
            if depth > 0 && x.value == 0 { nest(depth - 1) }
            // The write of the last one makes all of them run again in the same run of the queue.
            if depth == 0 { x.value = 1 }
          }
        })
    }
    nest(500)
    queue.run()
    #expect(holder.content.count == 501)
    #expect(holder.content.dropLast().allSatisfy { $0.evaluations == 2 })
    #expect(reports.values.isEmpty)
  }
}
