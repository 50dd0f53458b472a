import AttributeGraph2
import TestSupport
import Testing

/// Section 7 of the recompute rows: attribute graphs without views. R-116 is an exit test, see `Cycles`.
@Suite struct `Pure attribute graphs` {
  let graph = Graph()

  @Test func `R-109 a diamond evaluates each rule once and sees no mixture`() {
    let seen = Recorder<[Int]>()
    let x = graph.cell(0)
    let a = graph.computed { x.value + 1 }
    let b = graph.computed { x.value * 2 }
    let c = graph.computed { () -> Int in
      seen.note([a.value, b.value])
      return a.value + b.value
    }
    _ = c.value
    x.value = 1
    #expect(c.value == 4)
    #expect(seen.values == [[1, 0], [2, 2]])
    #expect([a.evaluations, b.evaluations, c.evaluations] == [2, 2, 2])
  }

  @Test func `R-111 what is never read never runs`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    for next in 1...10 { x.value = next }
    #expect(f.evaluations == 0)
  }

  @Test func `R-112 inputs are collected anew`() {
    let cond = graph.cell(true)
    let a = graph.cell(1)
    let b = graph.cell(2)
    let v = graph.computed { cond.value ? a.value : b.value }
    _ = v.value
    b.value = 9
    #expect(v.value == 1)
    #expect(v.evaluations == 1)
    cond.value = false
    #expect(v.value == 9)
    b.value = 10
    #expect(v.value == 10)
    #expect(v.evaluations == 3)
    a.value = 5
    #expect(v.value == 10)
    #expect(v.evaluations == 3)
  }

  @Test func `R-113 a chain of a thousand runs each rule once`() {
    let x = graph.cell(0)
    var chain = [graph.computed { x.value + 1 }]
    for _ in 1..<1000 {
      let last = chain[chain.count - 1]
      chain.append(graph.computed { last.value + 1 })
    }
    #expect(chain[999].value == 1000)
    x.value = 1
    #expect(chain[999].value == 1001)
    #expect(chain.allSatisfy { $0.evaluations == 2 })
    _ = chain[999].value
    #expect(chain.allSatisfy { $0.evaluations == 2 })
  }

  @Test func `R-114 ten writes and one read are one evaluation`() {
    let x = graph.cell(0)
    let f = graph.computed { x.value }
    _ = f.value
    for next in 1...10 { x.value = next }
    #expect(f.value == 10)
    #expect(f.evaluations == 2)
  }

  @Test func `R-117 a cell set in a rule keeps its value`() {
    let heard = Recorder<Diagnostic>()
    graph.onDiagnostic = { heard.note($0) }
    let cell = graph.cell(3, name: "cell")
    let f = graph.computed(name: "rule") { () -> Int in
      cell.value = 8
      return 1
    }
    _ = f.value
    #expect(cell.value == 3)
    #expect(heard.values == [.writeDuringRule(rule: "rule", cell: "cell")])
  }
}
