import AttributeGraph2
import AttributeGraphUI

/// A prepared scenario that keeps one graph, which can be drawn and watched.
@MainActor package protocol GraphScenario: PreparedScenario {
  /// The graph of the scenario.
  var graph: Graph { get }
}

/// A prepared scenario that keeps one host, which can be shown, drawn and recorded.
@MainActor package protocol HostedScenario: PreparedScenario {
  /// The host; the same one before and after an update.
  var host: ViewHost { get }
}

/// The graphs of scenarios.
package enum InspectedGraph {
  /// Whether new graphs keep a list of their nodes, so that they can be drawn; false while times are taken.
  @TaskLocal package static var isInspected = false

  /// Makes a graph for a scenario.
  package static func make() -> Graph { isInspected ? .inspectable() : Graph() }
}

/// The nodes and edges of a scenario after one update.
@MainActor package struct GraphDrawing {
  private let snapshot: GraphSnapshot

  /// Builds the requested scenario, and updates it once.
  ///
  /// - Throws: `UsageError` if there is no such scenario, or if it keeps no graph that can be drawn; the error that
  ///   prevents building it.
  package init(_ request: GraphRequest, of catalog: SuiteCatalog) throws {
    let found = try catalog.scenario(named: request.scenario, size: request.size)
    guard case .timed(let scenario) = found.method else { throw UsageError.scenarioWithoutGraph(request.scenario) }
    snapshot = try InspectedGraph.$isInspected.withValue(true) {
      let prepared = try scenario.preparedForShow()
      prepared.update()
      switch prepared {
      case let drawn as any GraphScenario:
        guard drawn.graph.listsNodes else { throw UsageError.graphWithoutList(request.scenario) }
        return drawn.graph.snapshot()
      case let hosted as any HostedScenario: return hosted.host.graphSnapshot
      default: throw UsageError.scenarioWithoutGraph(request.scenario)
      }
    }
  }

  /// The graph in a format.
  package func rendered(as format: GraphFormat) -> String {
    let text =
      switch format {
      case .dot: snapshot.dot
      case .mermaid: snapshot.mermaid
      case .json: snapshot.json
      }
    return text.hasSuffix("\n") ? text : text + "\n"
  }
}
