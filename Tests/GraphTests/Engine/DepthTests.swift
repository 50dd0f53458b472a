import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 9.
@Suite struct `Depth and breadth` {
  let graph = Graph()

  /// How long a chain is read cold. Rules that nest take some 2,500 bytes of stack each where nothing is optimised.
  #if DEBUG
  private let coldLength = 150_000
  #else
  private let coldLength = 1_000_000
  #endif

  @Test func `a long chain is built, read cold, updated and released`() {
    let head = graph.cell(0)
    let before = graph.statistics.nodes
    var last: ComputedAttribute<Int>? = chain(on: head, length: coldLength)
    #expect(last?.value == coldLength)
    #expect(graph.statistics.evaluations == coldLength)
    head.value = 1
    #expect(last?.value == coldLength + 1)
    #expect(graph.statistics.evaluations == 2 * coldLength)
    last = nil
    #expect(graph.statistics.nodes == before)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `a chain of a million is built, updated and released`() {
    let length = 1_000_000
    let head = graph.cell(0)
    var last: ComputedAttribute<Int>? = graph.computed { head.value + 1 }
    for _ in 1..<length {
      guard let previous = last else { return }
      _ = previous.value
      last = graph.computed { previous.value + 1 }
    }
    #expect(last?.value == length)
    head.value = 1
    #expect(last?.value == length + 1)
    #expect(graph.statistics.evaluations == 2 * length)
    last = nil
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `an effect at the end of a long chain runs once a write`() {
    let length = 100_000
    let head = graph.cell(0)
    let last = chain(on: head, length: length)
    let w = graph.effect { _ = last.value }
    for next in 1...3 { head.value = next }
    #expect(w.evaluations == 4)
    #expect(graph.statistics.evaluations == 4 * length + 4)
  }

  @Test func `a cycle at the end of a long chain is found`() async {
    await #expect(processExitsWith: .failure) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let first = graph.computed { back.content?.value ?? 0 }
      var last = first
      for _ in 0..<20_000 {
        let previous = last
        last = graph.computed { previous.value + 1 }
      }
      back.content = last
      _ = last.value
    }
  }

  @Test func `C-238 a hundred thousand effects come and go`() {
    let count = 100_000
    let x = graph.cell(0)
    var effects = (0..<count).map { _ in graph.effect { _ = x.value } }
    #expect(graph.statistics.edges == count)
    x.value = 1
    #expect(graph.statistics.evaluations == 2 * count)
    for effect in effects.prefix(count / 2) { effect.stop() }
    #expect(graph.statistics.edges == count / 2)
    effects = []
    #expect(graph.statistics.edges == 0)
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `effects that are due go without a search for each`() {
    let count = 100_000
    let x = graph.cell(0)
    var effects = (0..<count).map { _ in graph.effect { _ = x.value } }
    graph.transaction {
      x.value = 1
      effects = []
    }
    #expect(effects.isEmpty)
    #expect(graph.statistics.evaluations == count)
  }

  @Test func `a rule with a hundred thousand inputs reads them all again`() {
    let count = 100_000
    let cells = (0..<count).map { graph.cell($0) }
    let inner = cells.map { cell in graph.computed { cell.value } }
    let sum = graph.computed { (0..<count).reduce(0) { $0 &+ inner[$1].value &- cells[$1].value } }
    #expect(sum.value == 0)
    cells[5].value = 0
    #expect(sum.value == 0)
    #expect(sum.evaluations == 2)
  }

  private func chain(on head: StateCell<Int>, length: Int) -> ComputedAttribute<Int> {
    var last = graph.computed { head.value + 1 }
    for _ in 1..<length {
      let previous = last
      last = graph.computed { previous.value + 1 }
    }
    return last
  }
}
