#if canImport(Observation)
import AttributeGraph2
import Observation
import TestSupport
import Testing

/// Semantics 17.20: attributes that notify Observation.
struct `Attributes in observable models` {
  let graph = Graph()

  @Test func `17.20: a tracked read of a model is notified of the next committed change`() {
    let model = Scoreboard(graph)
    let changes = CallCounter()
    withObservationTracking {
      #expect(model.doubled == 0)
    } onChange: {
      changes.count("doubled")
    }
    model.count = 1
    model.count = 2
    #expect(changes.counts == ["doubled": 1])
    #expect(model.doubled == 4)
  }

  @Test func `a stored property and an attribute are tracked side by side`() {
    let model = Scoreboard(graph)
    let changes = CallCounter()
    for _ in 0..<2 {
      withObservationTracking {
        _ = (model.title, model.count)
      } onChange: {
        changes.count("change")
      }
      if changes.counts.isEmpty { model.title = "b" } else { model.count = 1 }
    }
    #expect(changes.counts == ["change": 2])
  }

  @Test func `17.20: an equal value is not notified`() {
    let x = graph.cell(1)
    let parity = ObservableAttribute(graph.computed { x.value % 2 })
    let changes = CallCounter()
    withObservationTracking {
      _ = parity.value
    } onChange: {
      changes.count("change")
    }
    x.value = 3
    graph.transaction {
      x.value = 4
      x.value = 3
    }
    #expect(changes.counts == [:])
    x.value = 4
    #expect(changes.counts == ["change": 1])
    #expect(parity.value == 0)
  }

  @Test func `17.20: a transaction is notified at its end, after effects have settled`() {
    let x = graph.cell(0)
    let copy = graph.cell(0)
    let copying = graph.effect { copy.value = x.value }
    let observable = ObservableCell(copy)
    let changes = CallCounter()
    withObservationTracking {
      _ = observable.value
    } onChange: {
      changes.count("change")
    }
    graph.transaction {
      x.value = 1
      x.value = 2
      #expect(changes.counts == [:])
    }
    #expect(changes.counts == ["change": 1])
    #expect(observable.value == 2)
    copying.stop()
  }

  @Test func `5.3: an effect that observes a model runs once for each change of its attributes and of its other parts`()
  {
    let model = Scoreboard(graph)
    let seen = Recorder<String>()
    let effect = graph.effect { [graph] in seen.note(graph.observing { "\(model.title) \(model.doubled)" }) }
    model.count = 1
    model.title = "b"
    graph.deliverMail()
    model.count = 2
    #expect(seen.values == ["a 0", "a 2", "b 2", "b 4"])
    let rule = graph.computed { [graph] in graph.observing { model.count } }
    let watching = rule.observeChanges { _ in }
    #expect(rule.value == 2 && rule.evaluations == 1)
    model.count = 3
    #expect(rule.value == 3 && rule.evaluations == 2)
    withExtendedLifetime((effect, watching)) {}
  }

  @Test func `a read in a rule is an input of the rule`() {
    let x = graph.cell(1)
    let observable = ObservableCell(x)
    let double = graph.computed { 2 * observable.value }
    #expect(double.value == 2)
    observable.value = 4
    #expect(x.value == 4)
    #expect(double.value == 8)
  }

  @Test func `writes in a transaction build on each other`() {
    let model = Scoreboard(graph)
    graph.transaction {
      model.count += 1
      model.count += 1
    }
    #expect(model.count == 2)
  }

  @Test func `17.20: the graph keeps an observer for an observable attribute until its release`() {
    let x = graph.cell(1)
    do {
      let observable = ObservableAttribute(x)
      #expect(observable.value == 1)
      #expect(graph.statistics.nodes == 2)
      #expect(x.isRead)
    }
    #expect(graph.statistics.nodes == 1)
    #expect(!x.isRead)
  }

  @Test func `17.20: several trackers are each notified once`() {
    let x = graph.cell(1)
    let observable = ObservableAttribute(x)
    let changes = CallCounter()
    for name in ["first", "second"] {
      withObservationTracking {
        _ = observable.value
      } onChange: {
        changes.count(name)
      }
    }
    x.value = 2
    x.value = 3
    #expect(changes.counts == ["first": 1, "second": 1])
  }

  @Test func `making an ended attribute observable traps with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let owner = graph.subgraph()
      let x = owner.build { graph.cell(1, name: "x") }
      owner.end()
      _ = ObservableAttribute(x)
    }
    #expect(String(decoding: result.map(\.standardErrorContent) ?? [], as: UTF8.self).contains("'x'"))
  }

  @Test func `17.20: the commit of the transaction in which the object is made is notified`() {
    let x = graph.cell(0)
    let changes = CallCounter()
    func track(_ name: String, _ value: @autoclosure () -> Int) -> Int {
      withObservationTracking(value) { changes.count(name) }
    }
    let attributes = Box<[ObservableCell<Int>]>([])
    graph.transaction {
      x.value = 1
      attributes.content.append(ObservableCell(x))
      #expect(track("transaction", attributes.content[0].value) == 1)
      x.value = 5
    }
    let effect = graph.effect {
      guard attributes.content.count == 1 else { return }
      attributes.content.append(ObservableCell(x))
      _ = graph.untracked { track("effect", attributes.content[1].value) }
      x.value = 6
    }
    #expect(changes.counts == ["transaction": 1, "effect": 1])
    graph.transaction {
      attributes.content.append(ObservableCell(x))
      _ = track("unchanged", attributes.content[2].value)
    }
    #expect(changes.counts["unchanged"] == nil)
    withExtendedLifetime(effect) {}
  }

  @Test func `11.1: the observer is named by the place where the object is made`() {
    let x = graph.cell(0)
    let named = ObservableAttribute(x, name: "shown")
    let cell = ObservableCell(x)
    let stream = graph.cell(1, name: "source").values
    let names = graph.snapshot().nodes.filter { $0.kind == .effect }.map(\.name)
    #expect(
      names.filter { !$0.contains("Boundary+ObservableAttributes.swift") }.sorted() == ["shown", "values of 'source'"])
    #expect(names.count == 3)
    withExtendedLifetime((named, cell, stream)) {}
  }
}

/// A model whose count lives in a graph.
@Observable private final class Scoreboard {
  var title = "a"
  private let cell: ObservableCell<Int>
  private let double: ObservableAttribute<Int>

  init(_ graph: Graph) {
    let count = graph.cell(0)
    cell = ObservableCell(count)
    double = ObservableAttribute(graph.computed { 2 * count.value })
  }

  var count: Int {
    get { cell.value }
    set { cell.value = newValue }
  }

  var doubled: Int { double.value }
}
#endif
