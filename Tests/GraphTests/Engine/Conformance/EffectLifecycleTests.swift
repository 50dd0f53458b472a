import AttributeGraph2
import TestSupport
import Testing

/// Rows C-054 to C-082, C-161 and C-163 of the cross-framework behaviours.
@Suite struct `Life of effects as other engines have it` {
  let graph = Graph()

  @Test func `C-054 an effect has run when the call that makes it returns`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    #expect(w.evaluations == 1)
  }

  @Test func `C-060 an effect may stop itself`() {
    let own = Box<Effect?>(nil)
    let x = graph.cell(0)
    own.content = graph.effect { if x.value == 1 { own.content?.stop() } }
    x.value = 1
    #expect(own.content?.evaluations == 2)
    x.value = 2
    #expect(own.content?.evaluations == 2)
    own.content = nil
  }

  @Test func `C-064 a stopped effect does not run`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let w = graph.effect { _ = x.value + y.value }
    w.stop()
    for next in 1...2 {
      x.value = next
      y.value = next
    }
    #expect(w.evaluations == 1)
  }

  @Test func `C-071 a stopped effect does not disturb a later one`() {
    let x = graph.cell(0)
    let w1 = graph.effect { _ = x.value }
    w1.stop()
    x.value = 1
    let w2 = graph.effect { _ = x.value }
    x.value = 2
    #expect([w1.evaluations, w2.evaluations] == [1, 2])
  }

  @Test func `C-073 the outer effect begins before the inner one`() {
    let log = Recorder<String>()
    let inner = Box<Effect?>(nil)
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      log.note("out")
      _ = x.value
      inner.content = graph.effect {
        log.note("in")
        _ = x.value
      }
    }
    #expect(log.values == ["out", "in"])
    outer.stop()
  }

  @Test func `C-074 an effect made untracked makes no input of the outer one`() {
    let inner = Box<Effect?>(nil)
    let x = graph.cell(0)
    let outer = graph.effect { [graph] in
      graph.untracked { inner.content = graph.effect { _ = x.value } }
    }
    x.value = 1
    #expect(outer.evaluations == 1)
    #expect(inner.content?.evaluations == 2)
  }

  @Test func `C-077 writing an inner effect's input does not run the outer one`() {
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

  @Test func `C-082 an inner effect sees the run that made it`() {
    let log = Recorder<Int>()
    let inner = Box<Effect?>(nil)
    let x = graph.cell(4)
    let outer = graph.effect { [graph] in
      let v = x.value
      inner.content = graph.effect { log.note(v) }
    }
    x.value = 6
    #expect(log.values == [4, 6])
    #expect(outer.evaluations == 2)
  }

  @Test func `C-161 a rule outlives both of its effects`() {
    let x = graph.cell(1)
    let f = graph.computed { 3 * x.value }
    let w1 = graph.effect { _ = f.value }
    let w2 = graph.effect { _ = f.value }
    x.value = 2
    #expect(w1.evaluations == 2)
    w1.stop()
    w2.stop()
    x.value = 4
    #expect(f.value == 12)
    #expect(w1.evaluations == 2)
  }

  @Test func `C-163 one of two effects stops`() {
    let x = graph.cell(0)
    let f = graph.computed { 3 * x.value }
    let w1 = graph.effect { _ = f.value }
    let w2 = graph.effect { _ = f.value }
    w1.stop()
    x.value = 1
    x.value = 2
    #expect([w1.evaluations, w2.evaluations] == [1, 3])
  }
}
