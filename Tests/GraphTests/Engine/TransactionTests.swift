import AttributeGraph2
import TestSupport
import Testing

/// Semantics 4.1 to 4.5.
@Suite struct `Transactions` {
  let graph = Graph()

  @Test func `a bare write has run its effects when it returns`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    x.value = 1
    #expect(w.evaluations == 2)
    #expect(graph.statistics.transactions == 1)
  }

  @Test func `a transaction returns the value of its body`() {
    let x = graph.cell(0)
    let doubled = graph.transaction {
      x.value = 4
      return 2 * x.value
    }
    #expect(doubled == 8)
  }

  @Test func `effects have run when the error of a body arrives`() {
    struct Failure: Error {}
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    do {
      try graph.transaction {
        try graph.transaction {
          x.value = 1
          throw Failure()
        }
      }
    } catch {
      #expect(w.evaluations == 2)
    }
    #expect(w.evaluations == 2)
  }

  @Test func `an empty transaction runs nothing`() {
    let x = graph.cell(0)
    let w = graph.effect { _ = x.value }
    graph.transaction {}
    #expect(w.evaluations == 1)
  }

  @Test func `a rule sees all writes so far and no effect has run`() {
    let x = graph.cell(1)
    let y = graph.cell(1)
    let f = graph.computed { x.value * y.value }
    let w = graph.effect { _ = f.value }
    var seen: [Int] = []
    graph.transaction {
      x.value = 2
      seen.append(f.value)
      y.value = 3
      seen.append(f.value)
    }
    #expect(seen == [2, 6])
    #expect([f.evaluations, w.evaluations] == [3, 2])
  }

  @Test func `a transaction in a rule writes nothing`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let x = graph.cell(0)
    let f = graph.computed { [graph] in
      graph.transaction {
        x.value = 1
        return x.value
      }
    }
    #expect(f.value == 0)
    #expect(heard.values.count == 1)
  }

  @Test func `graphs do not disturb each other`() {
    let other = Graph()
    let x = graph.cell(0)
    let y = other.cell(0)
    let w = graph.effect { _ = x.value }
    let v = other.effect { _ = y.value }
    graph.transaction {
      x.value = 1
      y.value = 1
      #expect([w.evaluations, v.evaluations] == [1, 2])
    }
    #expect([w.evaluations, v.evaluations] == [2, 2])
  }
}
