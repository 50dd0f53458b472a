import AttributeGraph2

/// What a view gives to the container around it: the views to lay out, in order.
@MainActor
public struct _ViewListOutputs {
  /// The layout nodes, some perhaps to come.
  let items: LayoutItems

  init(items: LayoutItems) {
    self.items = items
  }

  /// Nothing to lay out.
  static var empty: _ViewListOutputs { _ViewListOutputs(items: .many([])) }

  /// The outputs of several views, one after the other.
  static func joined(_ outputs: [_ViewListOutputs]) -> _ViewListOutputs {
    _ViewListOutputs(items: .many(outputs.map(\.items)))
  }
}

/// Layout nodes in order, of which some come and go.
@MainActor
enum LayoutItems {
  /// One node.
  case one(LayoutNode)
  /// Several, one after the other.
  case many([LayoutItems])
  /// What a branch of the source holds at the moment.
  case changing(StateCell<LayoutItems>)

  /// Whether the nodes are the same for ever.
  var isStatic: Bool {
    switch self {
    case .one: true
    case .many(let items): items.allSatisfy(\.isStatic)
    case .changing: false
    }
  }

  /// Adds the nodes as they are now; inside a rule, it runs again when they change.
  ///
  /// - Complexity: O(nodes).
  func append(to nodes: inout [LayoutNode]) {
    switch self {
    case .one(let node): nodes.append(node)
    case .many(let items): for item in items { item.append(to: &nodes) }
    case .changing(let cell): cell.value.append(to: &nodes)
    }
  }

  /// The nodes as they are now.
  ///
  /// - Complexity: O(nodes).
  var nodes: [LayoutNode] {
    var nodes: [LayoutNode] = []
    append(to: &nodes)
    return nodes
  }
}
