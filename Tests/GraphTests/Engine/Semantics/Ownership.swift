import AttributeGraph2
import TestSupport
import Testing

/// Semantics 14.1 and 14.2: the nodes that a rule or an effect makes end with its evaluation.
@Suite struct `Nodes owned by an evaluation` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `14.1: the nodes of a rule end before its next run`() {
    let x = graph.cell(1)
    let kept = Box<[StateCell<Int>]>([])
    let areEnded = Recorder<[Bool]>()
    let f = graph.computed { [graph] () -> Int in
      areEnded.note(kept.content.map(\.isEnded))
      kept.content.append(graph.cell(x.value))
      return x.value
    }
    for next in 2...4 {
      _ = f.value
      x.value = next
      #expect(kept.content.last?.isEnded == false)
    }
    #expect(areEnded.values == [[], [true], [true, true]])
    #expect(kept.content.map(\.isEnded) == [true, true, false])
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.1: the nodes of a rule end with its attribute`() {
    let kept = Box<StateCell<Int>?>(nil)
    var f: ComputedAttribute<Int>? = graph.computed { [graph] () -> Int in
      kept.content = graph.cell(1)
      return 0
    }
    _ = f?.value
    #expect(kept.content?.isEnded == false)
    f = nil
    #expect(f == nil)
    #expect(kept.content?.isEnded == true)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `14.1: a rule that is verified as unchanged keeps its nodes`() {
    let x = graph.cell(2)
    let isEven = graph.computed { x.value % 2 == 0 }
    let kept = Box<StateCell<Int>?>(nil)
    let f = graph.computed { [graph] () -> Bool in
      kept.content = graph.cell(1)
      return isEven.value
    }
    _ = f.value
    x.value = 4
    _ = f.value
    #expect(kept.content?.isEnded == false)
    #expect(f.evaluations == 1)
  }

  @Test func `14.1: reading an ended node traps with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let x = graph.cell(1)
      let kept = Box<ComputedAttribute<Int>?>(nil)
      let f = graph.computed { () -> Int in
        if x.value == 1 { kept.content = graph.computed(name: "made") { 5 } }
        return x.value
      }
      guard f.value == 1, kept.content?.value == 5 else { return }
      x.value = 2
      guard f.value == 2 else { return }
      _ = kept.content?.value
    }
    #expect(standardErrorText(of: result).contains("'made' was read after its end"))
  }

  @Test func `14.1: a write to an ended cell does nothing and is counted`() {
    let kept = Box<StateCell<Int>?>(nil)
    let w = graph.effect { [graph] in kept.content = graph.cell(1) }
    w.stop()
    let before = graph.statistics
    graph.transaction {
      kept.content?.value = 2
      kept.content?.value = 2
    }
    kept.content?.value = 1
    #expect(graph.statistics.lateWrites == 3)
    #expect(graph.statistics.writes == before.writes)
    #expect(graph.statistics.evaluations == before.evaluations)
  }

  @Test func `14.1: the readers of an ended node are stale`() {
    let x = graph.cell(1)
    let kept = Box<StateCell<Int>?>(nil)
    let maker = graph.computed { [graph] () -> Int in
      kept.content = graph.cell(x.value)
      return x.value
    }
    _ = maker.value
    let reader = graph.computed { () -> Int in
      guard let cell = kept.content, !cell.isEnded else { return -1 }
      return cell.value
    }
    #expect(reader.value == 1)
    x.value = 2
    _ = maker.value
    #expect(reader.value == 2)
    #expect(reader.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.1, C-236: an attribute made by a rule ends with the rule's next run`() {
    let k = graph.cell(1)
    let kept = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { [graph] in
      kept.content = graph.computed(name: "n") { k.value }
      return 0 * k.value
    }
    _ = f.value
    let old = kept.content
    #expect(old?.value == 1)
    k.value = 2
    _ = f.value
    #expect(old?.isEnded == true)
    #expect(kept.content?.value == 2)
  }

  @Test func `14.2: the nodes of an effect end before its next run and with it`() {
    let x = graph.cell(1)
    let kept = Box<[StateCell<Int>]>([])
    let areEnded = Recorder<[Bool]>()
    let w = graph.effect { [graph] in
      areEnded.note(kept.content.map(\.isEnded))
      kept.content.append(graph.cell(x.value))
    }
    x.value = 2
    #expect(areEnded.values == [[], [true]])
    #expect(kept.content.map(\.isEnded) == [true, false])
    w.stop()
    #expect(kept.content.map(\.isEnded) == [true, true])
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `14.2, C-082: an effect made by a body is owned by that run and needs no other owner`() {
    let (x, y) = (graph.cell(1), graph.cell(1))
    let outer = graph.effect { [graph, log] in
      let number = x.value
      _ = graph.effect { log.note("\(number) \(y.value)") }
    }
    y.value = 2
    x.value = 2
    y.value = 3
    #expect(log.values == ["1 1", "1 2", "2 2", "2 3"])
    outer.stop()
    y.value = 4
    #expect(log.values.count == 4)
    #expect(outer.evaluations == 2)
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.2: an inner effect that is queued with its outer one does not run before it ends`() {
    let x = graph.cell(1)
    let outer = graph.effect { [graph, log] in
      let number = x.value
      log.note("outer \(number)")
      _ = graph.effect { log.note("inner of \(number): \(x.value)") }
    }
    log.values = []
    x.value = 2
    #expect(log.values == ["outer 2", "inner of 2: 2"])
    #expect(outer.evaluations == 2)
  }

  @Test func `14.2: inner effects that end within one run leave nothing behind`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      for _ in 0..<100 { graph.effect { _ = x.value }.stop() }
    }
    #expect(graph.statistics.nodes < 30)
    #expect(graph.statistics.edges == 0)
    outer.stop()
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `14.2, C-073: an outer effect runs before its inner effects`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      log.note("out")
      _ = x.value
      _ = graph.effect {
        log.note("in")
        _ = x.value
      }
    }
    #expect(log.values == ["out", "in"])
    withExtendedLifetime(w) {}
  }

  @Test func `14.2, C-077: writing an inner effect's input does not run the outer one`() {
    let inner = Box<Effect?>(nil)
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      _ = x.value
      let c = graph.cell(0)
      inner.content = graph.effect { _ = c.value }
      c.value = 1
    }
    #expect(outer.evaluations == 1)
    x.value = 1
    #expect(outer.evaluations == 2)
  }

  @Test func `14.2, C-080: stopping an effect stops its inner effects, however deep`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph, log] in
      _ = x.value
      _ = graph.effect {
        log.note("middle")
        _ = x.value
        _ = graph.effect {
          log.note("inner")
          _ = x.value
        }
      }
    }
    #expect(log.values == ["middle", "inner"])
    outer.stop()
    x.value = 1
    #expect(log.values == ["middle", "inner"])
    #expect(graph.statistics.edges == 0)
  }

  @Test func `14.2, C-081: after a run of the outer effect one of each inner effect is alive`() {
    let (x, y, z) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let outer = graph.effect { [graph, log] in
      _ = x.value
      _ = graph.effect { log.note("y\(y.value)") }
      _ = graph.effect { log.note("z\(z.value)") }
    }
    x.value = 1
    log.values = []
    y.value = 1
    #expect(log.values == ["y1"])
    z.value = 1
    #expect(log.values == ["y1", "z1"])
    withExtendedLifetime(outer) {}
  }

  @Test func `14.2, C-188: inner effects run alone for inputs that only they read`() {
    let (x, y, z) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let outer = graph.effect { [graph, log] in
      log.note("o")
      _ = x.value
      _ = graph.effect {
        _ = y.value; log.note("y")
      }
      _ = graph.effect {
        _ = z.value; log.note("z")
      }
    }
    func counts() -> [Int] { ["o", "y", "z"].map { name in log.values.count { $0 == name } } }
    y.value = 1
    #expect(counts() == [1, 2, 1])
    x.value = 1
    #expect(counts() == [2, 3, 2])
    withExtendedLifetime(outer) {}
  }

  @Test func `14.2, C-221: an effect made in a branch lives as long as the branch is taken`() {
    let (on, y) = (graph.cell(false), graph.cell(0))
    let inner = Recorder<Int>()
    let outer = graph.effect { [graph] in
      if on.value { _ = graph.effect { inner.note(y.value) } }
    }
    var counts: [[Int]] = []
    func note() { counts.append([outer.evaluations, inner.values.count]) }
    y.value = 1
    note()
    on.value = true
    note()
    y.value = 2
    note()
    on.value = false
    note()
    y.value = 3
    note()
    #expect(counts == [[1, 0], [2, 1], [2, 2], [3, 2], [3, 2]])
  }
}
