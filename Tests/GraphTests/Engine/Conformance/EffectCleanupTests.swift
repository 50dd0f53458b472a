import AttributeGraph2
import TestSupport
import Testing

/// Rows C-056 to C-084, C-188 to C-194, C-220 and C-221 of the cross-framework behaviours: cleanups and ownership.
@Suite struct `Cleanups and owned effects as other engines have them` {
  let graph = Graph()
  let log = Recorder<String>()

  @Test func `C-056 a cleanup runs before the next run, and sees the run that it belongs to`() {
    let x = graph.cell(4)
    let w = graph.effect { [graph, log] in
      let seen = x.value
      log.note("run\(seen)")
      graph.onCleanup { log.note("clean\(seen)") }
    }
    x.value = 5
    x.value = 6
    #expect(log.values == ["run4", "clean4", "run5", "clean5", "run6"])
    #expect(w.evaluations == 3)
  }

  @Test func `C-058 what a cleanup reads is no input`() {
    let x = graph.cell(0)
    let y = graph.cell(50)
    let w = graph.effect { [graph, log] in
      _ = x.value
      graph.onCleanup { log.note("\(y.value)") }
    }
    var runs = [w.evaluations]
    x.value = 1
    runs.append(w.evaluations)
    y.value = 60
    runs.append(w.evaluations)
    #expect(runs == [1, 2, 2])
    #expect(log.values == ["50"])
  }

  @Test func `C-073 an outer effect runs before what it makes`() {
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

  @Test func `C-080 stopping an effect stops what it made, however deep`() {
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

  @Test func `C-081 after a run of the outer effect one of each inner effect is alive`() {
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

  @Test func `C-084 a cleanup may write what its effect reads`() {
    let x = graph.cell(0)
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in
      seen.note(x.value)
      graph.onCleanup { x.value = 77 }
    }
    x.value = 1
    #expect(w.evaluations == 2)
    #expect(x.value == 77)
    #expect(seen.values == [0, 77])
  }

  @Test func `C-188 inner effects run alone for what only they read`() {
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

  @Test func `C-189 a cleanup reads the new state`() {
    let x = graph.cell(0)
    let c = graph.computed { 10 * x.value }
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in
      _ = x.value
      graph.onCleanup { seen.note(c.value) }
    }
    x.value = 1
    x.value = 2
    #expect(seen.values == [10, 20])
    withExtendedLifetime(w) {}
  }

  @Test func `C-191 a cleanup reads what it has just written`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let c = graph.computed { y.value }
    let seen = Recorder<Int>()
    let w = graph.effect { [graph] in
      _ = x.value
      graph.onCleanup {
        y.value = 70
        seen.note(c.value)
      }
    }
    x.value = 1
    #expect(seen.values == [70])
    withExtendedLifetime(w) {}
  }

  @Test func `C-194 cleanups run from the inside out, and runs from the outside in`() {
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

  @Test func `C-220 a cleanup that stops its own effect runs once`() {
    let effect = Box<Effect?>(nil)
    effect.content = graph.effect { [graph, log] in
      graph.onCleanup {
        log.note("stopped")
        effect.content?.stop()
      }
    }
    effect.content?.stop()
    effect.content?.stop()
    #expect(log.values == ["stopped"])
    // Without this the effect, which its own body owns, would stay for ever.
    effect.content = nil
  }

  @Test func `C-220 what an ended subgraph adopts is stopped at once, and once`() {
    let subgraph = graph.subgraph()
    subgraph.end()
    let x = graph.cell(0)
    let w = graph.effect { [graph, log] in
      _ = x.value
      log.note("run")
      graph.onCleanup { log.note("clean") }
    }
    subgraph.adopt(w)
    #expect(w.isStopped)
    #expect(log.values == ["run", "clean"])
    x.value = 1
    subgraph.end()
    #expect(log.values == ["run", "clean"])
  }

  @Test func `C-221 an effect that is made under a condition lives under it`() {
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
