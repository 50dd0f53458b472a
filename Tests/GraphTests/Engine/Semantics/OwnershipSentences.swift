import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 14.1 to 14.4, sentence by sentence.
@Suite struct `Sentences about what an evaluation makes` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `14.1 what a rule makes ends before the rule's next run`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `14.1 what a rule makes ends with the attribute`() {
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

  @Test func `14.1 a rule that turns out unchanged keeps what it made`() {
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

  @Test func `14.1 reading a node that has ended traps with its name`() async {
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

  @Test func `14.1 writing a cell that has ended does nothing and is counted`() {
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

  @Test func `14.1 who has read what ends is stale`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `14.2 the same holds for an effect: what it makes ends before its next run and with it`() {
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

  @Test func `14.2 an effect made by the body of another is owned by that run, and nobody has to hold it`() {
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
    #expect(graph.checkInvariants() == [])
  }

  @Test func `14.2 an inner effect that is due with its outer one does not run before it ends`() {
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

  @Test func `14.2 inner effects that come and go within one run leave nothing behind`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      for _ in 0..<100 { graph.effect { _ = x.value }.stop() }
    }
    #expect(graph.statistics.nodes < 30)
    #expect(graph.statistics.edges == 0)
    outer.stop()
    #expect(graph.statistics.nodes == 2)
  }

  /// A tree of effects, three levels deep, with two siblings each, that note their ends.
  private func tree(_ name: String, levels: Int, root: StateCell<Int>) -> Effect {
    graph.effect(name: name) { [graph, log] in
      _ = name == "r" ? root.value : 0
      log.note("run \(name)")
      graph.onCleanup { log.note("\(name) 1") }
      if levels > 1 { for index in 0..<2 { _ = tree("\(name)\(index)", levels: levels - 1, root: root) } }
      graph.onCleanup { log.note("\(name) 2") }
    }
  }

  private static let treeEnds =
    ["r11", "r10", "r1", "r01", "r00", "r0", "r"].flatMap { ["\($0) 2", "\($0) 1"] }

  @Test func `14.3 what was made last ends first, each after what it made itself, and then the cleanups`() {
    let root = graph.cell(0)
    let w = tree("r", levels: 3, root: root)
    log.values = []
    w.stop()
    #expect(log.values == Self.treeEnds)
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `14.3 cleanups run from the inside out, and bodies from the outside in`() {
    let root = graph.cell(0)
    let w = tree("r", levels: 3, root: root)
    log.values = []
    root.value = 1
    let runs = ["r", "r0", "r00", "r01", "r1", "r10", "r11"].map { "run \($0)" }
    #expect(log.values == Self.treeEnds + runs)
    #expect(w.evaluations == 2)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `14.3 the same order holds for attributes, and for the nodes of one run`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      _ = x.value
      _ = graph.cell(0, name: "a")
      let inner = graph.computed(name: "b") { () -> Int in
        _ = graph.cell(1, name: "b1")
        _ = graph.cell(1, name: "b2")
        graph.onCleanup { log.note("clean b") }
        return 1
      }
      _ = inner.value
      _ = graph.cell(0, name: "c")
      graph.onCleanup { log.note("clean w") }
    }
    let subscription = graph.onEvent { [log] event in
      if case .nodeEnded(let label) = event { log.note(label.name) }
    }
    x.value = 1
    #expect(log.values == ["c", "b2", "b1", "clean b", "b", "a", "clean w"])
    #expect(w.evaluations == 2)
    subscription.cancel()
  }

  @Test func `14.4 an untracked closure changes nothing about ownership`() {
    let x = graph.cell(0)
    let kept = Box<StateCell<Int>?>(nil)
    let w = graph.effect { [graph, log] in
      graph.untracked {
        kept.content = graph.cell(1)
        _ = graph.effect { log.note("inner \(x.value)") }
        graph.onCleanup { log.note("clean") }
      }
    }
    x.value = 1
    w.stop()
    x.value = 2
    #expect(log.values == ["inner 0", "inner 1", "clean"])
    #expect(kept.content?.isEnded == true)
  }

  @Test func `14.4 what is made in detached belongs to whoever holds it`() {
    let x = graph.cell(0)
    let kept = Box<[Effect]>([])
    let w = graph.effect { [graph, log] in
      let number = x.value
      _ = graph.detached { graph.effect { log.note("dropped \(number)") } }
      kept.content.append(graph.detached { graph.effect { log.note("held \(number)") } })
    }
    #expect(graph.statistics.nodes == 3)
    x.value = 1
    w.stop()
    kept.content.first?.invalidate()
    #expect(log.values == ["dropped 0", "held 0", "dropped 1", "held 1", "held 0"])
    #expect(kept.content.map(\.isStopped) == [false, false])
    kept.content = []
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `14.4 what an effect in detached makes belongs to that effect's run`() {
    let kept = Box<Effect?>(nil)
    let inner = Box<StateCell<Int>?>(nil)
    let w = graph.effect { [graph] in
      kept.content = graph.detached { graph.effect { inner.content = graph.cell(1) } }
    }
    w.stop()
    #expect(inner.content?.isEnded == false)
    kept.content?.stop()
    #expect(inner.content?.isEnded == true)
  }
}
