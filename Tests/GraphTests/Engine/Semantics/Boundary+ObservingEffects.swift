#if canImport(Observation)
import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.17 and 17.19: effects that depend on objects of Observation.
struct `Effects that observe objects` {
  let graph = Graph()
  let model = Person()
  let log = Recorder<String>()

  @Test func `17.17: effects run at the next commit, even if it wrote an unrelated cell`() {
    let other = graph.cell(0)
    let title = graph.computed { [graph, model] in graph.observing { model.name } }
    let through = graph.effect { [log] in log.note("through \(title.value)") }
    let direct = graph.effect { [graph, model, log] in log.note("direct \(graph.observing { model.name })") }
    log.values = []
    model.name = "b"
    #expect(log.values == [])
    other.value = 1
    #expect(log.values.sorted() == ["direct b", "through b"])
    other.value = 2
    #expect([through.evaluations, direct.evaluations] == [2, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `17.17: effects run once when mail is delivered, and only after an external invalidation`() {
    let effect = graph.effect { [graph, model, log] in log.note(graph.observing { model.name }) }
    model.name = "b"
    model.name = "c"
    graph.deliverMail()
    graph.deliverMail()
    #expect(log.values == ["a", "c"])
    #expect(effect.evaluations == 2)
  }

  @Test func `17.17: a read in between neither runs the effects nor makes them miss the change`() {
    let title = graph.computed { [graph, model] in graph.observing { model.name } }
    let effect = graph.effect { [log] in log.note(title.value) }
    model.name = "b"
    #expect(title.value == "b")
    #expect(effect.evaluations == 1)
    graph.deliverMail()
    #expect(log.values == ["a", "b"])
  }

  @Test func `17.17: effects of a framework's queue run when the queue is run`() {
    let queue = graph.makeEffectQueue()
    let effect = graph.effect(on: queue) { [graph, model, log] in log.note(graph.observing { model.name }) }
    queue.run()
    model.name = "b"
    queue.run()
    queue.run()
    #expect(log.values == ["a", "b"])
    #expect(effect.evaluations == 2)
  }

  @Test func `17.17: an effect that changes an object sees the new values, and other effects run in the same flush`() {
    let x = graph.cell("a")
    let title = graph.computed { [graph, model] in graph.observing { model.name } + "!" }
    let changing = graph.effect { [model, log] in
      model.name = x.value
      log.note("changing \(title.value)")
    }
    let other = graph.effect { [graph, model, log] in log.note("other \(graph.observing { model.name })") }
    log.values = []
    x.value = "b"
    #expect(log.values == ["changing b!", "other b"])
    #expect([changing.evaluations, other.evaluations] == [2, 2])
  }

  @Test func `observers are called for changes of objects`() {
    let title = graph.computed { [graph, model] in graph.observing { model.name } }
    let subscription = title.observeChanges { [log] in log.note($0) }
    model.name = "b"
    graph.deliverMail()
    #expect(log.values == ["b"])
    subscription.cancel()
  }

  @Test func `17.13: the graph wakes its owner once, before the object has changed`() {
    let calls = CallCounter()
    graph.wake = { calls.count("wake") }
    let effect = graph.effect { [graph, model, log] in log.note(graph.observing { model.name + "\(model.age)" }) }
    model.name = "b"
    model.age = 1
    #expect(calls.counts == ["wake": 1])
    graph.deliverMail()
    #expect(log.values == ["a0", "b1"])
    model.age = 2
    #expect(calls.counts == ["wake": 2])
    effect.stop()
  }

  @Test func `17.17: an effect that changes an object that it observes runs again until it settles`() {
    let effect = graph.effect { [graph, model] in
      if graph.observing({ model.age }) < 5 { model.age += 1 }
    }
    graph.deliverMail()
    #expect(model.age == 5)
    #expect(effect.evaluations == 6)
  }

  @Test func `17.19: changes that do not settle are reported and continue with the next commit`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let rule = graph.computed { [graph, model] in
      model.age += 1
      return graph.observing { model.age } * 0
    }
    let effect = graph.effect { [graph, model] in
      _ = rule.value
      model.age = graph.observing { model.age } + 1
    }
    graph.deliverMail()
    #expect(reports.values.count <= 2)
    #expect(reports.values.allSatisfy { "\($0)".contains("Boundary+ObservingEffects.swift") })
    #expect(reports.values.contains { "\($0)".contains("100 passes") })
    let evaluations = effect.evaluations
    graph.deliverMail()
    #expect(effect.evaluations > evaluations)
    effect.stop()
  }

  @Test func `17.17: a change on another thread is seen at the owner's next commit`() async {
    let graph = Graph()
    let gauge = Gauge()
    let level = graph.computed { graph.observing { gauge.level } }
    let effect = graph.effect { [log] in log.note("\(level.value)") }
    await Task.detached { gauge.level = 7 }.value
    #expect(level.value == 7)
    graph.deliverMail()
    #expect(log.values == ["0", "7"])
    #expect(effect.evaluations == 2)
  }

  @Test func `19.23: an object that has changed is a reason to run, before the graph has taken it in`() {
    graph.recordsCauses = true
    let age = graph.computed(name: "age") { [graph, model] in graph.observing { model.age } }
    let effect = graph.effect(name: "effect") { _ = age.value }
    #expect(graph.whyNot(age).description.contains("It observes objects at"))
    model.age = 1
    guard case .isScheduled(.nextCommit, since: [], let change?) = graph.whyNot(effect).reason else {
      Issue.record("\(graph.whyNot(effect))")
      return
    }
    guard case .observedChange = change.origin else {
      Issue.record("\(change)")
      return
    }
    #expect(
      graph.whyNot(age).description.hasPrefix("'age' has not been read since it became stale: what is observed at"))
    graph.deliverMail()
    #expect(effect.evaluations == 2)
    #expect(graph.whyNot(effect).reason == .nothingChanged)
  }

  @Test func `17.19: an observer that changes what its attribute observes is cut off and reported`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let calls = Box(0)
    let age = graph.computed { [graph, model] in graph.observing { model.age } }
    let observer = age.observe { [model] in
      calls.content += 1
      precondition(calls.content < 100_000)
      model.age = $0 + 1
    }
    #expect(calls.content == 101 && reports.values.count == 1)
    graph.transaction {}
    #expect(calls.content > 101 && calls.content <= 203)
    withExtendedLifetime(observer) {}
  }

  @Test func `17.19: an effect of a queue that changes what it observes is cut off and reported`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let queue = graph.makeEffectQueue()
    let effect = graph.effect(on: queue) { [graph, model] in
      let age = graph.observing { model.age }
      model.age = age + 1
    }
    queue.run()
    #expect(effect.evaluations <= 102)
    #expect(reports.values.count == 1)
    guard case .observedObjectsDoNotSettle? = reports.values.first else {
      Issue.record("\(reports.values)")
      return
    }
    let runs = effect.evaluations
    queue.run()
    #expect(effect.evaluations > runs)
  }
}
#endif
