import AttributeGraph2
import TestSupport
import Testing

/// Semantics 16.5: an attribute is brought up to date ahead of time.
struct `Prefetch` {
  let graph = Graph()
  let log = Recorder<String>()

  /// A rule that notes its run, and cancels the running update while a box is true.
  private func rule(
    _ name: String, givesUp: Box<Bool> = Box(false), _ body: @escaping () -> Int
  ) -> ComputedAttribute<Int> {
    graph.computed(name: name) { [graph, log] () -> Int in
      log.note(name)
      if givesUp.content { graph.cancelUpdate() }
      return body()
    }
  }

  @Test func `16.5: a prefetch brings an attribute up to date ahead of time`() {
    let x = graph.cell(1)
    let a = rule("a") { x.value }
    let b = rule("b") { a.value }
    #expect(b.prefetch())
    #expect(log.values == ["b", "a"])
    #expect(b.prefetch())
    #expect(b.value == 1)
    x.value = 2
    #expect(b.prefetch())
    #expect(b.value == 2)
    #expect([a.evaluations, b.evaluations] == [2, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.5: a prefetch makes no input, of a rule and of an effect`() {
    let (x, y) = (graph.cell(1, name: "x"), graph.cell(1))
    let stale = rule("stale") { y.value }
    let f = graph.computed { stale.prefetch() ? x.value : -1 }
    let w = graph.effect {
      stale.prefetch()
      _ = x.value
    }
    #expect(f.value == 1)
    #expect(f.inputNames == ["x"])
    #expect(w.inputNames == ["x"])
    #expect(!stale.isRead)
    y.value = 2
    #expect(f.value == 1)
    #expect([f.evaluations, w.evaluations] == [1, 1])
    #expect(stale.evaluations == 1)
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.5: a prefetch inside an effect sees the effect's writes`() {
    let (x, y) = (graph.cell(1), graph.cell(0))
    let twice = rule("twice") { 2 * y.value }
    let w = graph.effect { [log] in
      y.value = x.value
      twice.prefetch()
      log.note("\(twice.cachedValue ?? -1)")
    }
    x.value = 4
    #expect(log.values == ["twice", "2", "twice", "8"])
    #expect(w.evaluations == 2)
  }

  @Test func `16.5: a prefetch is given up between two rules, and the values so far stay`() {
    let x = graph.cell(1)
    let givesUp = Box(false)
    let a = rule("a", givesUp: givesUp) { x.value }
    let b = rule("b") { a.value }
    let c = rule("c") { b.value }
    let w = graph.effect { _ = c.value }
    w.stop()
    log.values = []
    x.value = 2
    givesUp.content = true
    #expect(!c.prefetch())
    #expect(log.values == ["a"])
    #expect(a.cachedValue == 2)
    #expect(graph.invariantViolations == [])
    givesUp.content = false
    #expect(c.value == 2)
    #expect(log.values == ["a", "b", "c"])
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.5: a prefetch is given up after its deadline`() {
    let x = graph.cell(1)
    let f = rule("f") { x.value }
    let past = ContinuousClock.now - .seconds(1)
    let isUpToDate = graph.withDeadline(past) { () -> Bool in
      // An inner deadline cannot be later than the outer one.
      graph.withDeadline(past + .seconds(3_600)) { f.prefetch() }
    }
    #expect(!isUpToDate)
    #expect(log.values.isEmpty)
    #expect(graph.deadline == nil)
    #expect(graph.withDeadline(.now + .seconds(3_600)) { f.prefetch() })
    #expect(graph.withDeadline(past) { f.prefetch() })
    #expect(f.value == 1)
    #expect(f.evaluations == 1)
  }

  @Test func `16.5: a read cannot be given up, also inside a prefetch and after a deadline`() {
    let x = graph.cell(1)
    let givesUp = Box(true)
    let a = rule("a", givesUp: givesUp) { x.value }
    let b = rule("b", givesUp: givesUp) { a.value }
    let past = ContinuousClock.now - .seconds(1)
    #expect(graph.withDeadline(past) { b.value } == 1)
    #expect(b.value == 1)
    x.value = 2
    let outer = rule("outer") { b.value }
    #expect(outer.prefetch())
    #expect(outer.value == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.5: giving up a prefetch affects neither later ones nor an outer one`() {
    let x = graph.cell(1)
    let givesUp = Box(false)
    let a = rule("a", givesUp: givesUp) { x.value }
    let b = rule("b") { a.value }
    _ = b.value
    let outer = graph.computed { b.prefetch() ? 1 : 0 }
    let last = graph.computed { outer.value + x.value }
    x.value = 2
    givesUp.content = true
    #expect(last.prefetch())
    #expect(last.value == 2)
    givesUp.content = false
    #expect(b.prefetch())
    #expect(b.value == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `16.5, C-213: a prefetch can be cancelled or miss its deadline, a read cannot`() {
    let log = Recorder<String>()
    let upstream = graph.computed(comparedBy: nil, name: "upstream") { [graph] in graph.cancelUpdate() }
    let f = graph.computed(comparedBy: nil, name: "f") { upstream.value }
    let listening = graph.onEvent { event in
      switch event {
      case .updateEnded(let node, let changed) where node.name == "f": log.note("end \(changed)")
      case .deadlinePassed: log.note("late")
      default: break
      }
    }
    f.value
    #expect(log.values == ["end true"])
    upstream.invalidate()
    #expect(!f.prefetch())
    #expect(log.values == ["end true", "end false"])

    log.values = []
    #expect(graph.deadline == nil)
    graph.withDeadline(.now - .seconds(1)) { #expect(!f.prefetch()) }
    #expect(graph.deadline == nil)
    #expect(log.values.filter { $0 == "late" } == ["late"])
    f.value
    #expect(log.values.last == "end true")
    withExtendedLifetime(listening) {}
  }
}

/// Semantics 16.6: hooks are called when a node becomes observed, and when it no longer is.
struct `Observed nodes` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `16.6: a node is observed while a live effect depends on it, directly or through others`() {
    let (x, isOn) = (graph.cell(1), graph.cell(true))
    let f = graph.computed { x.value }
    let g = graph.computed { isOn.value ? f.value : 0 }
    _ = g.value
    #expect(![x, isOn].contains { $0.isObserved } && !f.isObserved && !g.isObserved)
    let w = graph.effect { _ = g.value }
    #expect(x.isObserved && f.isObserved && g.isObserved)
    isOn.value = false
    #expect(!x.isObserved && !f.isObserved && g.isObserved)
    isOn.value = true
    w.stop()
    #expect(!x.isObserved && !g.isObserved)
    #expect(f.isRead)
  }

  @Test func `16.6: a hook is called when an observation begins and when it ends, after the commit`() {
    let (x, isOn, other) = (graph.cell(1), graph.cell(false), graph.cell(0))
    let f = graph.computed { x.value }
    let hook = f.onObservedChange { [log] in log.note("\($0)") }
    let w = graph.effect { [log] in
      if isOn.value { _ = f.value }
      log.note("ran")
    }
    #expect(log.values == ["ran"])
    graph.transaction {
      isOn.value = true
      other.value = 1
      log.note("writes")
    }
    #expect(log.values == ["ran", "writes", "ran", "true"])
    x.value = 2
    isOn.value = false
    #expect(log.values == ["ran", "writes", "ran", "true", "ran", "ran", "false"])
    #expect(w.evaluations == 4)
    withExtendedLifetime(hook) {}
  }

  @Test func `16.6: a hook is called for effects that are made and stopped`() {
    let x = graph.cell(1)
    let f = graph.computed { x.value }
    let hooks = [
      x.onObservedChange { [log] in log.note("x \($0)") }, f.onObservedChange { [log] in log.note("f \($0)") },
    ]
    let first = graph.effect { _ = f.value }
    let second = graph.effect { _ = f.value }
    #expect(log.values == ["x true", "f true"])
    first.stop()
    #expect(log.values.count == 2)
    second.stop()
    #expect(log.values == ["x true", "f true", "x false", "f false"])
    hooks[0].cancel()
    let third = graph.effect { _ = f.value }
    #expect(log.values.suffix(1) == ["f true"])
    third.stop()
  }

  @Test func `16.6: a change back and forth in one transaction calls no hook`() {
    let (x, isOn) = (graph.cell(1), graph.cell(false))
    let hook = x.onObservedChange { [log] in log.note("\($0)") }
    let w = graph.effect { if isOn.value { _ = x.value } }
    graph.transaction {
      isOn.value = true
      isOn.value = false
    }
    #expect(log.values.isEmpty)
    #expect(w.evaluations == 1)
    withExtendedLifetime(hook) {}
  }

  @Test func `16.6: a hook may use the graph`() {
    let (x, other) = (graph.cell(1), graph.cell(0))
    let hook = x.onObservedChange { other.value += $0 ? 1 : 10 }
    let seen = Recorder<Int>()
    let onlooker = graph.effect { seen.note(other.value) }
    let w = graph.effect { _ = x.value }
    w.stop()
    #expect(seen.values == [0, 1, 11])
    #expect(onlooker.evaluations == 3)
    withExtendedLifetime(hook) {}
  }

  @Test func `16.6: a hook neither observes its node nor keeps it alive`() {
    let x = graph.cell(1)
    var f: ComputedAttribute<Int>? = graph.computed { x.value }
    let hook = f?.onObservedChange { [log] in log.note("\($0)") }
    _ = f?.value
    #expect(f?.isObserved == false)
    #expect(f?.evaluations == 1)
    x.value = 2
    #expect(f?.evaluations == 1)
    f = nil
    #expect(graph.statistics.nodes == 1)
    #expect(log.values.isEmpty)
    hook?.cancel()
  }

  @Test func `16.6: a hook is called for the release of an effect`() {
    let x = graph.cell(1)
    let hook = x.onObservedChange { [log] in log.note("\($0)") }
    var w: Effect? = graph.effect { _ = x.value }
    w = nil
    #expect(w == nil)
    #expect(log.values == ["true", "false"])
    withExtendedLifetime(hook) {}
  }

  @Test func `16.6: a hook is called for a stop after the commit`() {
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

  @Test func `16.6, C-240: a hook is called at the beginning and at the end of an observation`() {
    let log = Recorder<Bool>()
    let x = graph.cell(4)
    let f = graph.computed { x.value }
    let hook = f.onObservedChange(log.note)
    #expect(!f.isObserved)
    for _ in 0..<2 {
      let w = graph.effect { _ = f.value }
      w.stop()
    }
    #expect(log.values == [true, false, true, false])
    #expect(!f.isObserved)
    hook.cancel()
    let w = graph.effect { _ = f.value }
    #expect(f.isObserved)
    #expect(log.values.count == 4)
    withExtendedLifetime(w) {}
  }

  @Test func `16.5: a prefetch whose rule was cancelled has not brought the attribute up to date`() {
    let isCancelled = Box(true)
    let rule = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return 7
    }
    #expect(!rule.prefetch())
    let results = Recorder<Bool>()
    let outer = graph.computed { () -> Int in
      results.note(rule.prefetch())
      results.note(rule.prefetch())
      return 0
    }
    #expect(outer.value == 0)
    #expect(results.values == [false, false])
    isCancelled.content = false
    #expect(rule.prefetch())
    #expect((try? rule.value) == 7)
  }
}
