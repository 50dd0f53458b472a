import AttributeGraph2
import GraphBenchKit

/// The constants of the workload *mux*.
private enum Mux {
  /// The number of cells, and of attributes that each read one of their values.
  static let width = 100

  /// The number of cells that are written, twice each in an `iter`.
  static let written = 10
}

/// The nodes of the workload.
private struct MuxNodes {
  /// All values together, compared by identity, so a new one always counts as changed.
  private final class Bundle {
    let values: [Int]

    init(_ values: [Int]) { self.values = values }
  }

  let heads: [CellHandle<Int>]
  let ends: [ComputedAttribute<Int>]
  /// Owns the cells and the effects, which would run for the end of the cells if they outlived them.
  let group: Subgraph

  init(_ graph: Graph) {
    // A rule that iterates over many cells captures handles, because an array of objects counts references for each.
    group = graph.subgraph()
    let heads = (0..<Mux.width).map { [group] _ in group.cell(0) }
    let bundle = graph.computed { Bundle(heads.map { $0.value }) }
    let split = (0..<Mux.width).map { number in graph.computed { bundle.value.values[number] } }
    let ends = split.map { value in graph.computed { value.value + 1 } }
    for end in ends { group.effect { _ = end.value } }
    (self.heads, self.ends) = (heads, ends)
  }
}

/// *mux* on the engine: all cells in one fresh object, from which each attribute reads one value.
@MainActor
final class MuxGraph: EngineWorkload {
  /// The evaluations of one `iter`: 18 of its 20 writes change something, and run the bundle, all attributes that read
  /// a value from it, one attribute downstream of those and one effect.
  static let evaluations = (2 * Mux.written - 2) * (1 + Mux.width + 1 + 1)

  let graph = InspectedGraph.make()
  let checks = WorkloadChecks()
  var evaluationsTaken = 0
  private let nodes: MuxNodes

  /// Builds the graph.
  init() {
    nodes = MuxNodes(graph)
  }

  func update() {
    for factor in 1...2 {
      for number in 0..<Mux.written {
        graph.transaction { nodes.heads[number].value = factor * number }
        checks.expect(nodes.ends[number].value, factor * number + 1, "an end")
      }
    }
  }
}

/// *mux* by hand: a write runs the 103 steps that it affects, which are the bundle, all that read a value from it, and
/// one attribute and one effect downstream of the written value.
@MainActor
package final class MuxLimit: LimitWorkload {
  package let checks = WorkloadChecks()
  private let heads: LimitRow<Int>
  private let ends: LimitRow<Int>
  private let program: LimitProgram
  /// Owns the memory of the places.
  private let buffer: LimitBuffer<Int>

  /// Builds the program and runs it once, as building a graph does.
  package init() {
    let zeros = Array(repeating: 0, count: Mux.width)
    buffer = LimitBuffer(capacity: 4 * Mux.width + 1)
    let (heads, bundle, split, ends) = (buffer.row(zeros), buffer.row(zeros), buffer.row(zeros), buffer.row(zeros))
    let seen = buffer.place(0)
    let gather = LimitStep { bundle.copy(heads) }
    let splits = (0..<Mux.width).map { number in
      let (input, result) = (bundle[number], split[number])
      return LimitStep { result.value = input.value }
    }
    let programs = (0..<Mux.width).map { number in
      let (input, end) = (split[number], ends[number])
      let add = LimitStep { end.value = input.value &+ 1 }
      let effect = LimitStep { seen.value = end.value }
      return [gather] + splits + [add, effect]
    }
    program = LimitProgram(programs)
    (self.heads, self.ends) = (heads, ends)
    for head in 0..<Mux.width { program.run(after: head) }
  }

  /// The number of steps that a write to the first head runs.
  package var stepsAfterWrite: Int { program.count(after: 0) }

  package func update() {
    for factor in 1...2 {
      for number in 0..<Mux.written {
        heads[number].value = factor &* number
        program.run(after: number)
        checks.expect(ends[number].value, factor &* number &+ 1, "an end")
      }
    }
  }
}
