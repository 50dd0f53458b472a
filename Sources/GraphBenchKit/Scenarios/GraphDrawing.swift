import AttributeGraph2

/// A prepared scenario whose graph can be drawn.
@MainActor package protocol DrawnScenario: PreparedScenario {
  /// The graph of the scenario.
  var graph: Graph { get }
}

/// The nodes and edges of a scenario after one update.
@MainActor package struct GraphDrawing {
  private let snapshot: GraphSnapshot

  /// Builds the scenario that is asked for, and updates it once.
  ///
  /// - Throws: `UsageError` where there is no such scenario, or where it keeps no graph; what keeps it from being built.
  package init(_ request: GraphRequest, of catalog: SuiteCatalog) throws {
    let found = try catalog.scenario(named: request.scenario, size: request.size)
    guard case .timed(let scenario) = found.method, let prepared = try scenario.prepare() as? any DrawnScenario else {
      throw UsageError.scenarioWithoutGraph(request.scenario)
    }
    prepared.update()
    snapshot = prepared.graph.snapshot()
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
