import AttributeGraph2
import GraphBenchKit

/// A cell that the body of an effect reads: an object or a handle.
protocol SBenchSource {
  /// The value of the cell; a body that reads it depends on it.
  var value: Int { get }
}

extension StateCell: SBenchSource where Value == Int {}

extension CellHandle: SBenchSource where Value == Int {}

/// The bodies of the effects that the parts of *S-bench* make.
enum SBenchBodies {
  /// The body of an effect that reads the number of sources of its part, beginning with `first`.
  ///
  /// It is inlined, so that the creation of the effect sees the closure, as in a program that writes it there.
  @inline(__always)
  static func body<Source: SBenchSource>(
    _ number: Int, reading: Int, from first: Int, of sources: [Source]
  ) -> () -> Void {
    switch reading {
    case 0:
      return { _ = number }
    case 1:
      let source = sources[first]
      return { _ = source.value }
    case 2:
      let (source0, source1) = (sources[first], sources[first + 1])
      return { _ = source0.value + source1.value }
    case 4:
      let (source0, source1) = (sources[first], sources[first + 1])
      let (source2, source3) = (sources[first + 2], sources[first + 3])
      return { _ = source0.value + source1.value + source2.value + source3.value }
    default:
      return {
        var sum = 0
        for place in first..<first + reading { sum += sources[place].value }
      }
    }
  }
}

/// The nodes and edges that a part has made, by the statistics of the graph.
struct SBenchContents {
  private let nodes: Int
  private let edges: Int
  private let evaluations: Int

  /// Reads the statistics of a graph.
  init(of graph: Graph, evaluationsBefore: Int) {
    let statistics = graph.statistics
    nodes = statistics.nodes
    edges = statistics.edges
    evaluations = statistics.evaluations - evaluationsBefore
  }

  /// Checks the numbers of what was made, and that nothing is left.
  @MainActor func check(_ part: SBenchPart, cells: Int, left: Int, _ checks: WorkloadChecks) {
    checks.expect(evaluations, part.evaluations, "the runs of effects")
    checks.expect(edges, part.edges, "the edges")
    checks.expect(nodes, cells + part.effects, "the nodes")
    checks.expect(left, 0, "the nodes that are left")
  }
}
