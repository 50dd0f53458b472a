import AttributeGraph2
import TestSupport
import Testing

/// Semantics 3.3 for what a subgraph makes.
@Suite struct `Cutoff in subgraphs` {
  private struct Opaque { var number: Int }

  private let graph = Graph()

  @Test func `a cell of a value that cannot be compared takes every set for a change`() {
    let screen = graph.subgraph()
    let x = screen.cell(Opaque(number: 1), name: "x", flags: AttributeFlags(rawValue: 1))
    let seen = Recorder<Int>()
    screen.effect { seen.note(x.value.number) }
    x.value = Opaque(number: 1)
    x.value = Opaque(number: 2)
    #expect(seen.values == [1, 1, 2])
    #expect(x.name == "x")
    #expect(screen.contains(AttributeFlags(rawValue: 1)))
    screen.end()
    #expect(!x.isAlive)
  }

  @Test func `a rule of a value that cannot be compared takes every run for a change`() {
    let screen = graph.subgraph()
    let x = screen.cell(1)
    let f = screen.computed(name: "f") { Opaque(number: x.value.signum()) }
    let seen = Recorder<Int>()
    screen.effect { seen.note(f.value.number) }
    x.value = 2
    #expect(seen.values == [1, 1])
    #expect(f.name == "f")
  }

  @Test func `where it can be compared, the same is no change`() {
    let screen = graph.subgraph()
    let x = screen.cell(1)
    let f = screen.computed { x.value.signum() }
    let seen = Recorder<Int>()
    screen.effect { seen.note(f.value) }
    x.value = 1
    x.value = 2
    #expect(seen.values == [1])
  }

  @Test func `a cell that a subgraph makes after its end traps, whatever its value`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let screen = Graph().subgraph(name: "screen")
      screen.end()
      _ = screen.cell(Opaque(number: 1))
    }
    #expect(standardErrorText(of: result).contains("Subgraph 'screen' has ended"))
  }
}
