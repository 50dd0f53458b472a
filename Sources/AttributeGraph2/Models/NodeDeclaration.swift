/// The name of nodes that are made later, or else the place of the declaration that makes them.
///
/// Models and collections make their nodes late, when somebody first asks for them, and that may be a rule or an effect
/// that runs. Such a node belongs to the model or the collection and not to that evaluation.
struct NodeDeclaration: CustomStringConvertible {
  /// The name that the nodes are given; without one they are named by file and line.
  let name: String?
  /// Module and file of the declaration.
  let fileID: StaticString
  /// The line of the declaration.
  let line: UInt

  init(_ name: String?, _ fileID: StaticString, _ line: UInt) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }

  /// The name of the nodes.
  var description: String { name ?? "\(fileID):\(line)" }

  /// Makes a cell for the declaration, which belongs to whoever holds it.
  func makeCell<Value>(
    _ value: Value, in graph: Graph, comparedBy isSame: ((Value, Value) -> Bool)?
  ) -> StateCell<Value> {
    graph.detached { graph.cell(value, comparedBy: isSame, name: name, fileID: fileID, line: line) }
  }

  /// Makes a computed attribute for the declaration, which belongs to whoever holds it.
  func makeComputed<Value>(
    in graph: Graph, comparedBy isSame: ((Value, Value) -> Bool)?, rule: @escaping () -> Value
  ) -> ComputedAttribute<Value> {
    graph.detached { graph.computed(comparedBy: isSame, name: name, fileID: fileID, line: line, rule) }
  }

  /// Makes an effect for the declaration, which belongs to whoever holds it and runs when its queue is run.
  func makeEffect(in graph: Graph, on queue: EffectQueue, body: @escaping () -> Void) -> Effect {
    graph.detached { graph.effect(on: queue, name: name, fileID: fileID, line: line, body) }
  }
}
