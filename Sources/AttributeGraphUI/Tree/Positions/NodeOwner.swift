import AttributeGraph2

/// An object that owns nodes of the host's graph and names them.
@MainActor
protocol NodeOwner: AnyObject {
  /// The nodes, each with a descriptive name.
  var namedNodes: [(node: Node, name: String)] { get }
}
