@testable import AttributeGraph2

extension Graph {
  /// A graph that keeps no list of its nodes, as in release builds: what the list rules out in debug builds is done.
  static func withoutList() -> Graph {
    let graph = Graph()
    graph.state.fields.inspection.registry = nil
    graph.state.updateNotesNewNodes()
    return graph
  }
}
