import AttributeGraph2

/// Rules that refer to each other before they are made.
final class MutualRules {
  var all: [Computed<Int, any Error>] = []

  /// Makes the next rule, which is given all of them.
  func add(_ name: String, to graph: Graph, _ body: @escaping (MutualRules) throws -> Int) {
    all.append(graph.computed(name: name) { [unowned self] in try body(self) })
  }
}
