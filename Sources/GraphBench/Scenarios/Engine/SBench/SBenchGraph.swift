import AttributeGraph2
import GraphBenchKit

/// The parts on the engine, with cells and effects as objects in arrays, as a program keeps them.
@MainActor
package final class SBenchGraph: SBenchHost {
  /// The values that the effects of writes have read.
  private final class Sink {
    var value = 0
  }

  private let graph = InspectedGraph.make()
  private let checks: WorkloadChecks
  private let sink = Sink()
  private var sources: [StateCell<Int>] = []
  private var effects: [Effect] = []
  private var contents: SBenchContents?
  private var evaluationsBefore = 0

  /// Makes a host without any nodes.
  package init(checks: WorkloadChecks) {
    self.checks = checks
  }

  package func makeSources(of part: SBenchPart) {
    sources = (0..<part.sources).map { graph.cell($0) }
    evaluationsBefore = graph.statistics.evaluations
  }

  package func readSources() {
    for source in sources { blackHole(source.value) }
  }

  package func make(_ part: SBenchPart) {
    switch part.work {
    case .cells:
      Self.replace(&sources, count: part.count, graph)
    case .readers(let reading):
      effects = Self.makeEffects(part.count, reading: reading, sharing: 1, sources, graph)
    case .sharers(let sharing):
      effects = Self.makeEffects(part.count, reading: 1, sharing: sharing, sources, graph)
    case .writes(let count):
      effects = Self.makeEffects(count, readingAllOf: sources, graph, sink)
    }
  }

  package func update(_ part: SBenchPart) {
    guard case .writes = part.work else { return }
    let source = sources[0]
    for number in 0..<part.count {
      graph.transaction { source.value = number }
    }
  }

  package func inspect(_ part: SBenchPart) {
    contents = SBenchContents(of: graph, evaluationsBefore: evaluationsBefore)
  }

  package func dispose() {
    sources = []
    effects = []
  }

  package func check(_ part: SBenchPart) {
    contents?.check(part, cells: part.sources, left: graph.statistics.nodes, checks)
    if case .writes = part.work {
      let others = (0..<part.sources).reduce(0, +)
      checks.expect(sink.value, part.count - 1 + others, "the sum that the effects read")
    }
  }

  // MARK: - Making, outside of any actor

  nonisolated private static func replace(_ sources: inout [StateCell<Int>], count: Int, _ graph: Graph) {
    for number in 0..<count { sources[number] = graph.cell(number) }
  }

  nonisolated private static func makeEffects(
    _ count: Int, reading: Int, sharing: Int, _ sources: [StateCell<Int>], _ graph: Graph
  ) -> [Effect] {
    var effects: [Effect] = []
    for number in 0..<count / sharing {
      for _ in 0..<sharing {
        effects.append(
          graph.effect(SBenchBodies.body(number, reading: reading, from: number * reading, of: sources)))
      }
    }
    return effects
  }

  nonisolated private static func makeEffects(
    _ count: Int, readingAllOf sources: [StateCell<Int>], _ graph: Graph, _ sink: Sink
  ) -> [Effect] {
    (0..<count).map { _ in
      switch sources.count {
      case 1:
        let source = sources[0]
        return graph.effect { sink.value = source.value }
      case 2:
        let (source0, source1) = (sources[0], sources[1])
        return graph.effect { sink.value = source0.value + source1.value }
      case 4:
        let (source0, source1, source2, source3) = (sources[0], sources[1], sources[2], sources[3])
        return graph.effect { sink.value = source0.value + source1.value + source2.value + source3.value }
      default:
        return graph.effect {
          var sum = 0
          for source in sources { sum += source.value }
          sink.value = sum
        }
      }
    }
  }
}
