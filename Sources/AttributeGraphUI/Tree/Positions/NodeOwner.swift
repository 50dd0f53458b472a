import AttributeGraph2

/// An object that owns nodes of the host's graph and knows what they stand for.
@MainActor
protocol NodeOwner: AnyObject {
  /// The nodes, each with what it stands for.
  var namedNodes: [(node: Node, name: String)] { get }
}
