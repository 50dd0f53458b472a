/// The name or the creation site of nodes that models and collections make at their first use. That may be in a running
/// rule or effect; the node belongs to the model or the collection all the same.
struct NodeDeclaration: CustomStringConvertible {
  let name: String?
  let fileID: StaticString
  let line: UInt

  init(_ name: String?, _ fileID: StaticString, _ line: UInt) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }

  var description: String { name ?? "\(fileID):\(line)" }

  /// Makes a cell that no running evaluation owns.
  func makeCell<Value>(
    _ value: Value, in graph: Graph, comparedBy isSame: ((Value, Value) -> Bool)?
  ) -> StateCell<Value> {
    graph.detached { graph.cell(value, comparedBy: isSame, name: name, fileID: fileID, line: line) }
  }

  /// Makes a computed attribute that no running evaluation owns.
  func makeComputed<Value>(
    in graph: Graph, comparedBy isSame: ((Value, Value) -> Bool)?, rule: @escaping () -> Value
  ) -> ComputedAttribute<Value> {
    graph.detached { graph.computed(comparedBy: isSame, name: name, fileID: fileID, line: line, rule) }
  }

  /// Makes an effect of a queue that no running evaluation owns.
  func makeEffect(in graph: Graph, on queue: EffectQueue, body: @escaping () -> Void) -> Effect {
    graph.detached { graph.effect(on: queue, name: name, fileID: fileID, line: line, body) }
  }
}
