import AttributeGraph2

/// The parts on the engine. Effects are held in an array, as a program holds what it has to keep.
@MainActor
package final class SBenchGraph: SBenchHost {
  /// What the effects of writes have read.
  private final class Sink {
    var value = 0
  }

  private let graph = Graph()
  private let checks: WorkloadChecks
  private let sink = Sink()
  private var sources: [StateCell<Int>] = []
  private var effects: [Effect] = []
  private var seen = (nodes: 0, edges: 0, evaluations: 0)
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
      effects = Self.makeEffects(part.count, reading: reading, sources, graph)
    case .sharers(let sharing):
      effects = Self.makeEffects(part.count, sharing: sharing, sources, graph)
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
    let statistics = graph.statistics
    seen = (statistics.nodes, statistics.edges, statistics.evaluations - evaluationsBefore)
  }

  package func dispose() {
    sources = []
    effects = []
  }

  package func check(_ part: SBenchPart) {
    checks.expect(seen.evaluations, part.evaluations, "the runs of effects")
    checks.expect(seen.edges, part.edges, "the edges")
    checks.expect(graph.statistics.nodes, 0, "the nodes that are left")
    switch part.work {
    case .cells: checks.expect(seen.nodes, part.sources, "the nodes")
    case .readers, .sharers: checks.expect(seen.nodes, part.sources + part.count, "the nodes")
    case .writes(let count):
      checks.expect(seen.nodes, part.sources + count, "the nodes")
      let others = (0..<part.sources).reduce(0, +)
      checks.expect(sink.value, part.count - 1 + others, "the sum that the effects read")
    }
  }

  // MARK: - Making, outside of any actor

  nonisolated private static func replace(_ sources: inout [StateCell<Int>], count: Int, _ graph: Graph) {
    for number in 0..<count { sources[number] = graph.cell(number) }
  }

  nonisolated private static func makeEffects(
    _ count: Int, reading: Int, _ sources: [StateCell<Int>], _ graph: Graph
  ) -> [Effect] {
    var effects: [Effect] = []
    for number in 0..<count {
      let first = number * reading
      switch reading {
      case 0:
        effects.append(graph.effect { _ = number })
      case 1:
        let source = sources[first]
        effects.append(graph.effect { _ = source.value })
      case 2:
        let (source0, source1) = (sources[first], sources[first + 1])
        effects.append(graph.effect { _ = source0.value + source1.value })
      case 4:
        let (source0, source1) = (sources[first], sources[first + 1])
        let (source2, source3) = (sources[first + 2], sources[first + 3])
        effects.append(graph.effect { _ = source0.value + source1.value + source2.value + source3.value })
      default:
        effects.append(
          graph.effect {
            var sum = 0
            for place in first..<first + reading { sum += sources[place].value }
          })
      }
    }
    return effects
  }

  nonisolated private static func makeEffects(
    _ count: Int, sharing: Int, _ sources: [StateCell<Int>], _ graph: Graph
  ) -> [Effect] {
    var effects: [Effect] = []
    for number in 0..<count / sharing {
      let source = sources[number]
      for _ in 0..<sharing { effects.append(graph.effect { _ = source.value }) }
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
