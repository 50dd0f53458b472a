import AttributeGraph2
import TestSupport
import Testing

/// Semantics 5.5: effects that write what they read.
struct `Settling` {
  let graph = Graph()
  let reports = Recorder<Diagnostic>()

  init() {
    graph.onDiagnostic = { [reports] in reports.note($0) }
  }

  @Test func `5.5: an effect that writes what it reads runs again until it settles`() {
    let x = graph.cell(0)
    let w = graph.effect { if x.value < 99 { x.value += 1 } }
    #expect(x.value == 99)
    #expect(w.evaluations == 100)
    #expect(reports.values.isEmpty)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.5, C-178: after a hundred runs that changed something it is parked and reported with both names`() {
    let x = graph.cell(0, name: "x")
    let w = graph.effect(name: "counting") { x.value += 1 }
    #expect(x.value == 101)
    #expect(w.evaluations == 101)
    #expect(reports.values == [.effectDoesNotSettle(effect: "counting", cell: "x", runs: 100)])
    #expect(!w.isStopped)
    #expect(graph.invariantViolations == [])
  }

  @Test(arguments: [false, true])
  func `5.5: an effect that an input ends or stops when it meets the limit is not reported`(isStopped: Bool) {
    let subgraph = graph.subgraph()
    let x = graph.cell(0)
    let effect = Box<EffectHandle?>(nil)
    let rule = graph.computed { () -> Int in
      // The last value is read by nobody but the check of the inputs.
      guard x.value == 100 else { return x.value }
      if isStopped { effect.content?.stop() } else { subgraph.end() }
      return x.value
    }
    let isOpen = graph.cell(false)
    effect.content = subgraph.effect { if isOpen.value { x.value = rule.value + 1 } }
    isOpen.value = true
    #expect(x.value == 100)
    #expect(reports.values.isEmpty)
    #expect(effect.content?.isAlive == false)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.5: runs that change nothing do not count, so an effect that only reads sees every value`() {
    let x = graph.cell(0)
    let seen = Recorder<Int>()
    let onlooker = graph.effect(name: "onlooker") { seen.note(x.value) }
    let drivers = (0..<3).map { _ in graph.effect { if x.value < 250 { x.value += 1 } } }
    #expect(seen.values == Array(0...250))
    #expect(onlooker.evaluations == 251)
    #expect(drivers.count == 3)
    #expect(reports.values.allSatisfy { !$0.description.contains("onlooker") })
  }

  @Test func `5.5: a parked effect is not stopped, and runs at the next change of an input`() {
    let x = graph.cell(0)
    let other = graph.cell(0)
    let isOn = graph.cell(true)
    let w = graph.effect { if isOn.value { x.value += 1 } }
    let runs = w.evaluations
    #expect(reports.values.count == 1)
    other.value = 1
    #expect(w.evaluations == runs)
    isOn.value = false
    #expect(w.evaluations == runs + 1)
    isOn.value = true
    #expect(w.evaluations == runs + 101)
    #expect(reports.values.count == 2)
  }

  @Test func `5.5: an effect that a write starts is parked after a hundred runs, and the cell is named`() {
    let x = graph.cell(0, name: "x")
    let go = graph.cell(false)
    let w = graph.effect(name: "counting") { if go.value { x.value += 1 } }
    go.value = true
    #expect(w.evaluations == 101)
    #expect(reports.values == [.effectDoesNotSettle(effect: "counting", cell: "x", runs: 100)])
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.5: a parked effect runs again at the next change of an input`() {
    let x = graph.cell(0)
    let enough = graph.cell(Int.max)
    let w = graph.effect { if x.value < enough.value { x.value += 1 } }
    #expect(reports.values.count == 1)
    let runs = w.evaluations
    enough.value = 0
    #expect(w.evaluations == runs + 1)
    enough.value = x.value + 3
    #expect(w.evaluations == runs + 5)
    #expect(reports.values.count == 1)
  }

  @Test func `5.5: two effects that feed each other give one report`() {
    let x = graph.cell(0, name: "x")
    let y = graph.cell(0, name: "y")
    let effects = [graph.effect(name: "there") { y.value = x.value }, graph.effect { x.value = y.value + 1 }]
    #expect(reports.values.count == 1)
    #expect(effects.allSatisfy { $0.evaluations <= 102 })
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.5: an effect that only reads sees every value and is not reported`() {
    let seen = Recorder<Int>()
    let x = graph.cell(0)
    let onlooker = graph.effect { seen.note(x.value) }
    let w = graph.effect(name: "counting") { x.value += 1 }
    #expect(reports.values.map(\.description).allSatisfy { $0.contains("'counting'") })
    #expect(reports.values.count == 1)
    #expect(seen.values.last == x.value)
    #expect(onlooker.evaluations == w.evaluations + 1)
  }

  @Test func `5.5: an effect through a rule is parked with its inputs up to date`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    let w = graph.effect { x.value = f.value + 1 }
    #expect(reports.values.count == 1)
    #expect(graph.invariantViolations == [])
    let runs = w.evaluations
    x.value = -1000
    #expect(w.evaluations > runs)
    #expect(reports.values.count == 2)
  }

  @Test func `5.5: an effect of a queue is parked, too, though the graph's own effects run in between`() {
    let queue = graph.makeEffectQueue()
    let x = graph.cell(0)
    let own = graph.effect { _ = x.value }
    let w = graph.effect(on: queue, name: "queued") { x.value += 1 }
    queue.run()
    #expect(w.evaluations == 100)
    #expect(reports.values.count == 1)
    #expect(own.evaluations == 101)
  }

  @Test func `5.5: queue entries without a run do not count`() {
    let x = graph.cell(0)
    let high = graph.computed { x.value / 1000 }
    let w = graph.effect { _ = high.value }
    let driver = graph.effect { if x.value > 0 && x.value < 90 { x.value += 1 } }
    for round in 0..<3 {
      x.value = 0
      x.value = 1
      #expect(x.value == 90, "round \(round)")
    }
    #expect(w.evaluations == 1)
    #expect(driver.evaluations > 200)
    #expect(reports.values.isEmpty)
  }

  @Test func `5.5: the rule of an input may drop the effect that is being parked`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    let drops = Box(false)
    let f = graph.computed { () -> Int in
      if drops.content && x.value > 50 { own.content = nil }
      return x.value
    }
    own.content = graph.effect(name: "dropped") { x.value = f.value + 1 }
    drops.content = true
    x.value = 0
    #expect(own.content == nil)
    #expect(graph.statistics.nodes == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `5.5, C-115: two effects that feed each other settle`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w1 = graph.effect { if x.value < 60 { y.value = x.value } }
    let w2 = graph.effect { if y.value < 60 { x.value = y.value + 1 } }
    #expect(x.value == 60)
    #expect(w1.evaluations == 61)
    #expect(w2.evaluations <= 300)
    #expect(reports.values.isEmpty)
  }

  @Test func `5.5, C-117: two effects that feed each other through a rule settle`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w1 = graph.effect { if x.value < 60 { y.value = x.value } }
    let f = graph.computed { y.value }
    let w2 = graph.effect { if f.value < 60 { x.value = f.value + 1 } }
    #expect(x.value == 60)
    #expect(w1.evaluations + w2.evaluations <= 300)
  }

  @Test func `5.5, C-216: an effect that sets a value without comparison does not settle`() {
    struct Opaque { var number = 0 }
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let v = graph.cell(Opaque())
    let w1 = graph.effect { _ = v.value }
    let w2 = graph.effect(name: "setting") {
      let t = v.value
      v.value = t
    }
    #expect(reports.values.count == 1)
    #expect(w2.evaluations == 101)
    #expect(w1.evaluations > 1)
  }

  @Test func `5.5: an effect whose replaced value writes what it reads is reported and left alone`() {
    let x = graph.cell(0, name: "x")
    let rule = graph.computed(comparedBy: nil) { () -> Farewell in
      _ = x.value
      return Farewell { x.value += 1 }
    }
    let effect = graph.effect(name: "reader") { _ = rule.value }
    x.value = 1
    #expect(reports.values == [.effectDoesNotSettle(effect: "reader", cell: "x", runs: 100)])
    #expect(effect.evaluations <= 102)
  }

  @Test func `5.5: the report names the cell that the effect depends on, and not one that others write in answer`() {
    let (x, y) = (graph.cell(0, name: "x"), graph.cell(0, name: "y"))
    let writers = (0..<2).map { index in
      graph.effect(name: "writer") { if x.value > 50 + index { y.value = x.value + index } }
    }
    let f = graph.computed { x.value }
    let unread = graph.computed { y.value }
    let w = graph.effect(name: "counting") {
      _ = graph.untracked { unread.value }
      if f.value > 0 { x.value += 1 }
    }
    x.value = 1
    #expect(reports.values == [.effectDoesNotSettle(effect: "counting", cell: "x", runs: 100)])
    withExtendedLifetime((writers, w)) {}
  }

  @Test func `12.3: a handler that changes what an effect reads that does not settle is called once in a flush`() {
    let graph = Graph()
    let x = graph.cell(0, name: "x")
    let effect = graph.effect(name: "effect") { x.value += 1 }
    let calls = Box(0)
    graph.onDiagnostic = { _ in
      calls.content += 1
      x.value += 1
    }
    x.value += 1
    #expect(calls.content == 1)
    x.value += 1
    #expect(calls.content == 2)
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(effect) {}
  }

  @Test(arguments: ["effects", "queue", "observers", "map"])
  func `8.6: rules that end each other's inputs for ever run some hundred times and are reported`(readers: String) {
    let runs = Box(0)
    let held = Box((0..<2).map { [graph] _ in graph.subgraph() })
    let cells = Box(held.content.map { $0.cell(0) })
    func rule(_ number: Int) -> Int {
      runs.content += 1
      precondition(runs.content < 100_000)
      let other = cells.content[1 - number].weak.value ?? 0
      held.content[number].end()
      held.content[number] = graph.subgraph()
      cells.content[number] = held.content[number].cell(0)
      return other
    }
    let rules = (0..<2).map { number in graph.computed { rule(number) } }
    let queue = graph.makeEffectQueue()
    let kept: [AnyObject]
    switch readers {
    case "effects": kept = rules.map { rule in graph.effect { _ = rule.value } }
    case "queue": kept = rules.map { rule in graph.effect(on: queue) { _ = rule.value } }
    case "observers": kept = rules.map { rule in graph.observe(rule) }
    default:
      let map = graph.keyedCells([0: 0, 1: 1]).map { rule($1) }
      #expect(map.dictionary == [0: 0, 1: 0])
      kept = [map]
    }
    queue.run()
    #expect(runs.content < 2_000)
    #expect(readers == "map" || !reports.values.isEmpty)
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(kept) {}
  }

  @Test(arguments: ["invalidate", "redirect", "end"])
  func `5.5: an effect whose input releases values that invalidate it is left alone after a hundred runs`(act: String) {
    let x = graph.cell(0)
    let targets = [graph.cell(1), graph.cell(2)]
    let redirected = graph.redirectable(to: targets[0])
    let releases = Box(0)
    let rule = Box<ComputedAttribute<Farewell>?>(nil)
    let part = Box(graph.subgraph())
    let held = Box(part.content.cell(0))
    rule.content = graph.computed(comparedBy: nil) { [graph] in
      _ = (x.value, redirected.value, held.content.weak.value)
      return Farewell {
        releases.content += 1
        precondition(releases.content < 100_000)
        switch act {
        case "invalidate": rule.content?.invalidate()
        case "redirect": redirected.target = targets[releases.content % 2]
        default:
          part.content.end()
          part.content = graph.subgraph()
          held.content = part.content.cell(0)
        }
      }
    }
    let effect = graph.effect(name: "effect") { _ = rule.content?.value }
    x.value = 1
    #expect(releases.content <= 110 && releases.content >= 100)
    #expect(reports.values.count == 1)
    #expect(graph.invariantViolations == [])
    effect.stop()
    // The value that is released with the attribute must not find the attribute in the box.
    let attribute = rule.content
    rule.content = nil
    withExtendedLifetime(attribute) {}
  }
}

extension Graph {
  /// An observer that does nothing but keep an attribute up to date.
  fileprivate func observe(_ attribute: ComputedAttribute<Int>) -> Subscription { attribute.observe { _ in } }
}
