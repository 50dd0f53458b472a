#if canImport(Observation)
import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.15, 17.16 and 17.18: rules that read objects of Observation.
struct `Rules that observe objects` {
  let graph = Graph()
  let model = Person()

  @Test func `17.15: a read after the object has changed gives the new value at once`() {
    let title = graph.computed { [graph, model] in graph.observing { model.name }.uppercased() }
    let length = graph.computed { title.value.count }
    #expect(title.value == "A")
    #expect(length.value == 1)
    model.name = "bb"
    #expect(length.value == 2)
    #expect(title.value == "BB")
    #expect([title.evaluations, length.evaluations] == [2, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `17.15: nothing runs when the object changes`() {
    let title = graph.computed { [graph, model] in graph.observing { model.name } }
    let effect = graph.effect { _ = title.value }
    model.name = "b"
    model.name = "c"
    #expect([title.evaluations, effect.evaluations] == [1, 1])
    #expect(title.value == "c")
    #expect(title.evaluations == 2)
  }

  @Test func `17.15: a prefetch after the object has changed runs the rule`() {
    let title = graph.computed { [graph, model] in graph.observing { model.name } }
    #expect(title.prefetch())
    model.name = "bb"
    #expect(title.prefetch())
    #expect(title.evaluations == 2)
    #expect(title.cachedValue == "bb")
    model.age = 7
    #expect(title.prefetch())
    #expect(title.evaluations == 2)
  }

  @Test func `a read with nothing changed runs nothing`() {
    let title = graph.computed { [graph, model] in graph.observing { model.name } }
    let outer = graph.computed { title.value + "!" }
    for _ in 0..<3 { #expect(outer.value == "a!") }
    model.age = 7
    #expect(outer.value == "a!")
    #expect([title.evaluations, outer.evaluations] == [1, 1])
    #expect(graph.statistics.validations == 0)
  }

  @Test func `an equal new value stops propagation`() {
    let initial = graph.computed { [graph, model] in graph.observing { model.name.prefix(1) } }
    let outer = graph.computed { "\(initial.value)." }
    #expect(outer.value == "a.")
    model.name = "ab"
    #expect(outer.value == "a.")
    #expect([initial.evaluations, outer.evaluations] == [2, 1])
    model.name = "b"
    #expect(outer.value == "b.")
  }

  @Test func `17.16: the last evaluation alone decides what is observed`() {
    let wantsAge = graph.cell(false)
    let text = graph.computed { [graph, model] in
      let wantsAge = wantsAge.value
      return graph.observing { wantsAge ? "\(model.age)" : model.name }
    }
    #expect(text.value == "a")
    model.age = 1
    #expect(text.value == "a")
    wantsAge.value = true
    #expect(text.value == "1")
    model.name = "b"
    #expect(text.value == "1")
    #expect(text.evaluations == 2)
    model.age = 2
    #expect(text.value == "2")
    #expect(text.evaluations == 3)
  }

  @Test func `17.16: several objects and several closures in one rule are all observed`() {
    let other = Person()
    let text = graph.computed { [graph, model] in
      graph.observing { model.name + other.name } + graph.observing { "\(other.age)" }
    }
    #expect(text.value == "aa0")
    other.age = 1
    #expect(text.value == "aa1")
    other.name = "b"
    #expect(text.value == "ab1")
    model.name = "c"
    #expect(text.value == "cb1")
    #expect(text.evaluations == 4)
  }

  @Test func `cells and objects are inputs side by side`() {
    let suffix = graph.cell("!")
    let text = graph.computed { [graph, model] in graph.observing { model.name } + suffix.value }
    #expect(text.value == "a!")
    suffix.value = "?"
    #expect(text.value == "a?")
    model.name = "b"
    #expect(text.value == "b?")
    graph.transaction {
      suffix.value = "."
      model.name = "c"
      #expect(text.value == "c.")
    }
    #expect(text.evaluations == 4)
  }

  @Test func `17.16: a rule that throws observes its reads before the error`() {
    let text = graph.computed { [graph, model] () throws(TooYoung) -> Int in
      try graph.observing { () throws(TooYoung) in
        if model.age < 18 { throw TooYoung() }
        return model.age
      }
    }
    #expect(throws: TooYoung.self) { try text.value }
    model.age = 20
    #expect(throws: Never.self) { try text.value == 20 }
  }

  @Test func `outside a rule and in an untracked closure nothing is observed`() {
    #expect(graph.observing { model.name } == "a")
    let text = graph.computed { [graph, model] in graph.untracked { graph.observing { model.name } } }
    #expect(text.value == "a")
    model.name = "b"
    #expect(text.value == "a")
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.nodesCreated == 1)
  }

  @Test func `17.18: an object that a rule changes itself makes the rule stale once it has returned`() {
    let text = graph.computed { [graph, model] in
      let age = graph.observing { model.age }
      model.age += 1
      return age
    }
    #expect(text.value == 0)
    #expect(text.value == 1)
    #expect(text.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `17.18: a running rule does not see changes to an object that come meanwhile`() {
    let first = graph.computed { [graph, model] in graph.observing { model.name } }
    let second = graph.computed { [graph, model] in graph.observing { model.name + "!" } }
    let both = graph.computed { [model] in
      let before = first.value
      if before == "a" { model.name = "b" }
      return before + second.value
    }
    #expect([first.value, second.value] == ["a", "a!"])
    #expect(both.value == "aa!")
    #expect(both.value == "bb!")
    #expect(both.evaluations == 2)
  }

  @Test func `an object may go before its readers`() {
    let held = Box<Person?>(Person())
    let text = graph.computed { [graph] in graph.observing { held.content?.name ?? "none" } }
    #expect(text.value == "a")
    held.content = nil
    #expect(text.value == "a")
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `17.15: a stale attribute sees an object that changed after the write that made it stale`() {
    let x = graph.cell(1)
    let age = graph.computed { [graph, model] in graph.observing { model.age } }
    let sum = graph.computed { x.value * 100 + age.value }
    let pair = graph.computed { [graph, model] in [x.value, graph.observing { model.age }, age.value] }
    #expect(sum.value == 100)
    #expect(pair.value == [1, 0, 0])
    graph.transaction {
      x.value = 2
      model.age = 6
      #expect(sum.value == 206)
      #expect(pair.value == [2, 6, 6])
    }
    x.value = 3
    model.age = 7
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(sum.value) }
    #expect(seen.values == [307])
    model.age = 8
    let writer = graph.effect {
      x.value = 4
      model.age = 9
      #expect(sum.value == 409)
    }
    #expect(graph.invariantViolations == [])
    withExtendedLifetime((effect, writer)) {}
  }

  @Test func `17.15: the whole of a keyed map follows each of many objects, and so does an effect on it`() {
    let people = (0..<8).map { _ in Person() }
    for person in people { person.age = 0 }
    let map = graph.keyedCells(Dictionary(uniqueKeysWithValues: people.indices.map { ($0, 0) })).map { [graph] key, _ in
      graph.observing { people[key].age }
    }
    let log = Recorder<Int>()
    let effect = graph.effect { log.note(map.dictionary.values.reduce(0, +)) }
    for (index, person) in people.enumerated() {
      person.age = 1
      #expect(map.dictionary[index] == 1)
      graph.deliverMail()
    }
    #expect(log.values == Array(0...8))
    effect.stop()
  }

  @Test func `17.15: the whole of a keyed map follows the objects that its transforms observe`() {
    let cells = graph.keyedCells([1: 10, 2: 20])
    let map = cells.map { [graph, model] key, value in key == 1 ? graph.observing { model.age } + value : value }
    let count = graph.computed { map.dictionary.values.reduce(0, +) }
    #expect(count.value == 30)
    model.age = 5
    #expect(map.dictionary == [1: 15, 2: 20])
    model.age = 6
    #expect(count.value == 36)
    cells[2] = 21
    model.age = 7
    #expect(count.value == 38)
    cells[1] = nil
    model.age = 8
    #expect(map.dictionary == [2: 21])
    let runs = count.evaluations
    model.age = 9
    #expect(count.value == 21)
    #expect(count.evaluations == runs + 1)
    #expect(graph.invariantViolations == [])
  }
}

/// An error of a rule.
private struct TooYoung: Error {}
#endif
