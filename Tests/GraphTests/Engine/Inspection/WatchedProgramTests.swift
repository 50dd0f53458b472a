import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 19.20: a watched graph does the same as an unwatched one.
struct `A watched graph` {
  /// A random graph; the same seed makes the same, and the same steps.
  private final class Program {
    let graph = Graph()
    let seen = Recorder<Int>()
    private var random: SeededGenerator
    private var cells: [StateCell<Int>] = []
    private var attributes: [ComputedAttribute<Int>] = []
    private var effects: [Effect] = []

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      graph.onDiagnostic = { _ in }
      for index in 0..<8 { cells.append(graph.cell(index, name: "c\(index)")) }
      for _ in 0..<12 { addAttribute() }
    }

    private func addAttribute() {
      let from = attributes + []
      let sources = (0..<(1 + random.below(3))).map { _ in cells[random.below(cells.count)] }
      let upstream = (0..<random.below(3)).compactMap { _ in from.isEmpty ? nil : from[random.below(from.count)] }
      let divisor = 1 + random.below(4)
      attributes.append(
        graph.computed(name: "f\(attributes.count)") {
          // Some inputs are read only now and then, so that edges come and go.
          var sum = sources[0].value
          if sum % 2 == 0 { for source in sources { sum += source.value } }
          if sum % 3 != 0 { for attribute in upstream { sum += attribute.value } }
          return sum / divisor % 1000
        })
    }

    private func addEffect() {
      let attribute = attributes[random.below(attributes.count)]
      let target = cells[random.below(cells.count)]
      let writes = random.oneIn(4)
      effects.append(
        graph.effect(name: "w\(effects.count)") { [graph, seen] in
          let value = attribute.value
          seen.note(value)
          if writes && value < 50 { target.value = value % 7 }
          _ = graph.computed(name: "inner") { value }.value
        })
    }

    /// Does one step.
    ///
    /// - Returns: The value of an attribute, or 0.
    func step() -> Int {
      switch random.below(10) {
      case 0...3: cells[random.below(cells.count)].value = random.below(40)
      case 4:
        graph.transaction {
          for _ in 0..<3 { cells[random.below(cells.count)].value = random.below(40) }
          _ = attributes[random.below(attributes.count)].value
          let cell = cells[random.below(cells.count)]
          let value = cell.value
          cell.value = value + 1
          cell.value = value
        }
      case 5: if effects.count < 6 { addEffect() }
      case 6: if !effects.isEmpty { effects.remove(at: random.below(effects.count)) }
      case 7: attributes[random.below(attributes.count)].invalidate()
      case 8: if attributes.count < 30 { addAttribute() }
      default: return attributes[random.below(attributes.count)].value
      }
      return 0
    }

    /// All counts but the bytes, because the allocator may give more than was requested.
    var figures: [Int] {
      let figures = graph.statistics
      return [
        figures.nodes, figures.nodesCreated, figures.edges, figures.evaluations, figures.cutoffs, figures.validations,
        figures.writes, figures.transactions, figures.subgraphs, figures.lateWrites,
      ]
    }

    /// The evaluations of every node, in the order of their creation.
    var evaluations: [Int] { attributes.map(\.evaluations) + effects.map(\.evaluations) }

    /// The explanations of every node.
    func ask() -> [String] {
      let nodes: [Node] = cells + attributes + effects
      return nodes.flatMap { [graph.why($0).description, graph.whyNot($0).description] }
    }
  }

  @Test(arguments: 1...6)
  func `19.20: a watched graph has the values and the evaluations of an unwatched one`(seed: UInt64) {
    let plain = Program(seed: seed)
    let watched = Program(seed: seed)
    var events = 0
    let listening = watched.graph.onEvent { _ in events += 1 }
    watched.graph.recordsCauses = true
    for step in 0..<400 {
      #expect(plain.step() == watched.step(), "step \(step)")
      if step % 20 == 0 {
        let before = watched.graph.statistics
        #expect(watched.ask().allSatisfy { !$0.isEmpty })
        _ = watched.graph.snapshot()
        #expect(watched.graph.statistics == before, "step \(step)")
      }
      #expect(plain.figures == watched.figures, "step \(step)")
    }
    #expect(plain.seen.values == watched.seen.values)
    #expect(plain.evaluations == watched.evaluations)
    #expect(plain.graph.snapshot() == watched.graph.snapshot())
    #expect(plain.graph.invariantViolations == [] && watched.graph.invariantViolations == [])
    #expect(events > 1000)
    _ = listening
  }

  @Test(arguments: 1...6) func `every run in a random program is explained by a write`(seed: UInt64) {
    let program = Program(seed: seed)
    program.graph.recordsCauses = true
    for _ in 0..<200 { _ = program.step() }
    #expect(program.ask().allSatisfy { !$0.contains("not recorded") && !$0.contains("before causes were recorded") })
    let causes = 0..<program.graph.state.causes.count
    let recorded = causes.map { program.graph.state.causes[$0].node.state }
    #expect(!recorded.contains(.ended))
  }
}
