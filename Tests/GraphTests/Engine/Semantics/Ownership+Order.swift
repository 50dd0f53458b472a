import AttributeGraph2
import TestSupport
import Testing

/// Semantics 14.3 and 14.4: in which order owned nodes end, and which nodes an evaluation does not own.
struct `The order of ends` {
  let graph = Graph()
  let log = Recorder<String>()

  private static let treeEnds =
    ["r11", "r10", "r1", "r01", "r00", "r0", "r"].flatMap { ["\($0) 2", "\($0) 1"] }

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

  @Test func `14.3: the last node made ends first, each after its own nodes, and the cleanups come last`() {
    let root = graph.cell(0)
    let w = tree("r", levels: 3, root: root)
    log.values = []
    w.stop()
    #expect(log.values == Self.treeEnds)
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `14.3: cleanups run from the inside out, and bodies from the outside in`() {
    let root = graph.cell(0)
    let w = tree("r", levels: 3, root: root)
    log.values = []
    root.value = 1
    let runs = ["r", "r0", "r00", "r01", "r1", "r10", "r11"].map { "run \($0)" }
    #expect(log.values == Self.treeEnds + runs)
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.3: the effects of one run end in the reverse order of their creation, then its cleanups run`() {
    let x = graph.cell(0)
    let w = graph.effect(name: "w") { [graph, log] in
      _ = x.value
      _ = graph.effect(name: "a") {}
      _ = graph.effect(name: "b") {
        _ = graph.effect(name: "b1") {}
        _ = graph.effect(name: "b2") {}
        graph.onCleanup { log.note("clean b") }
      }
      _ = graph.effect(name: "c") {}
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

  @Test func `14.3, C-194: cleanups run from the inside out, and runs from the outside in`() {
    let x = graph.cell(0)
    let outer = graph.effect { [graph, log] in
      _ = x.value
      log.note("run o")
      graph.onCleanup { log.note("clean o") }
      _ = graph.effect {
        log.note("run m")
        graph.onCleanup { log.note("clean m") }
        _ = graph.effect {
          _ = x.value
          log.note("run i")
          graph.onCleanup { log.note("clean i") }
        }
      }
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["clean i", "clean m", "clean o", "run o", "run m", "run i"])
    log.values = []
    outer.stop()
    #expect(log.values == ["clean i", "clean m", "clean o"])
  }

  @Test func `14.4: an untracked closure changes nothing about ownership`() {
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      graph.untracked {
        _ = graph.effect { log.note("inner \(x.value)") }
        graph.onCleanup { log.note("clean") }
      }
    }
    x.value = 1
    w.stop()
    x.value = 2
    #expect(log.values == ["inner 0", "inner 1", "clean"])
  }

  @Test func `14.4: an effect made in detached belongs to its holder`() {
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

  @Test func `14.4: an effect made by an effect in detached belongs to that effect's run`() {
    let kept = Box<Effect?>(nil)
    let inner = Box<Effect?>(nil)
    let w = graph.effect { [graph] in
      kept.content = graph.detached { graph.effect { inner.content = graph.effect {} } }
    }
    w.stop()
    #expect(inner.content?.isStopped == false)
    kept.content?.stop()
    #expect(inner.content?.isStopped == true)
  }

  @Test func `14.4, C-074: an effect made untracked makes no input of the outer one`() {
    let inner = Box<Effect?>(nil)
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      graph.untracked { inner.content = graph.effect { _ = x.value } }
    }
    x.value = 1
    #expect(outer.evaluations == 1)
    #expect(inner.content?.evaluations == 2)
  }
}
