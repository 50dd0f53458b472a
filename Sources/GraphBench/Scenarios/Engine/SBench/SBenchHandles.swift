import AttributeGraph2
import GraphBenchKit

/// The parts that make cells and effects, on the engine, through handles of a subgraph: no node has an object, and all
/// nodes end with their subgraph.
@MainActor
package final class SBenchHandles: SBenchHost {
  private let graph = InspectedGraph.make()
  private let checks: WorkloadChecks
  private var sources: [CellHandle<Int>] = []
  /// Owns the sources, and their replacements.
  private var group: Subgraph?
  private var contents: SBenchContents?
  private var evaluationsBefore = 0

  /// Makes a host without any nodes.
  package init(checks: WorkloadChecks) {
    self.checks = checks
  }

  package func makeSources(of part: SBenchPart) {
    let group = graph.subgraph()
    self.group = group
    sources = Self.makeCells(part.sources, in: group)
    evaluationsBefore = graph.statistics.evaluations
  }

  package func readSources() {
    for source in sources { blackHole(source.value) }
  }

  package func make(_ part: SBenchPart) {
    guard let group else { return }
    switch part.work {
    case .cells:
      Self.replace(&sources, count: part.count, in: group)
    case .readers(let reading):
      Self.makeEffects(part.count, reading: reading, sharing: 1, sources, in: group)
    case .sharers(let sharing):
      Self.makeEffects(part.count, reading: 1, sharing: sharing, sources, in: group)
    case .writes:
      fatalError("Writes make nothing that could be a handle. Measure them with SBenchGraph.")
    }
  }

  package func update(_ part: SBenchPart) {}

  package func inspect(_ part: SBenchPart) {
    contents = SBenchContents(of: graph, evaluationsBefore: evaluationsBefore)
  }

  package func dispose() {
    sources = []
    group?.end()
    group = nil
  }

  /// A replaced cell remains in its subgraph until the subgraph ends.
  package func check(_ part: SBenchPart) {
    var cells = part.sources
    if case .cells = part.work { cells += part.count }
    contents?.check(part, cells: cells, left: graph.statistics.nodes, checks)
  }

  // MARK: - Making, outside of any actor

  nonisolated private static func makeCells(_ count: Int, in group: Subgraph) -> [CellHandle<Int>] {
    (0..<count).map { group.cell($0) }
  }

  nonisolated private static func replace(_ sources: inout [CellHandle<Int>], count: Int, in group: Subgraph) {
    for number in 0..<count { sources[number] = group.cell(number) }
  }

  nonisolated private static func makeEffects(
    _ count: Int, reading: Int, sharing: Int, _ sources: [CellHandle<Int>], in group: Subgraph
  ) {
    for number in 0..<count / sharing {
      for _ in 0..<sharing {
        group.effect(SBenchBodies.body(number, reading: reading, from: number * reading, of: sources))
      }
    }
  }
}
