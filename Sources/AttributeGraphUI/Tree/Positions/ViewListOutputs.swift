/// What a view gives to the container around it: the views to lay out, in order.
@MainActor
public struct _ViewListOutputs {
  /// The layout nodes, some perhaps to come.
  let items: LayoutItems
  /// Whether this is one view in any case, even if there is nothing to lay out: a view of a hidden type that is alone on
  /// its screen.
  let isOneView: Bool

  init(items: LayoutItems, isOneView: Bool = false) {
    self.items = items
    self.isOneView = isOneView
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
  /// The views of a section, in a container that tells sections apart.
  case section(SectionItems)
  /// What a branch of the source holds at the moment.
  case changing(ChangingItems)
  /// Rows that are made when a lazy container has room for them on the screen.
  case rows(RowSource)

  /// Whether the nodes are the same for ever.
  var isStatic: Bool {
    switch self {
    case .one: true
    case .many(let items): Self.areStatic(items)
    case .section(let section): Self.areStatic(section.parts)
    case .changing, .rows: false
    }
  }

  /// How many nodes there are now.
  ///
  /// - Complexity: O(nodes).
  var count: Int {
    switch self {
    case .one: 1
    case .many(let items): Self.count(of: items)
    case .section(let section): Self.count(of: section.parts)
    case .changing(let items): items.value.count
    case .rows(let source): source.count
    }
  }

  /// Whether there is no node now.
  ///
  /// - Complexity: O(places of the source before the first node).
  var isEmpty: Bool {
    switch self {
    case .one: return false
    case .many(let items):
      for item in items where !item.isEmpty { return false }
      return true
    case .section(let section): return LayoutItems.many(section.parts).isEmpty
    case .changing(let items): return items.value.isEmpty
    case .rows(let source): return source.count == 0
    }
  }

  /// Tells somebody whenever there may be no node any more, or the first.
  ///
  /// - Complexity: O(places of the source).
  func add(_ presence: ViewPresence) {
    switch self {
    case .one: break
    case .many(let items): for item in items { item.add(presence) }
    case .section(let section): for part in section.parts { part.add(presence) }
    case .changing(let items):
      items.presences.add(presence)
      items.value.add(presence)
    case .rows(let source): source.presences.add(presence)
    }
  }

  // There may be thousands: these are loops, as a closure would be called through a check of the executor each time.

  private static func areStatic(_ items: [LayoutItems]) -> Bool {
    for item in items where !item.isStatic { return false }
    return true
  }

  private static func count(of items: [LayoutItems]) -> Int {
    var count = 0
    for item in items { if case .one = item { count += 1 } else { count += item.count } }
    return count
  }

  /// Adds the nodes as they are now to the children of a container, which is told when they are others.
  ///
  /// - Complexity: O(nodes).
  func append(to nodes: inout [LayoutNode], of container: ContainerNode) {
    switch self {
    case .one(let node): nodes.append(node)
    case .many(let items):
      for item in items {
        if case .one(let node) = item { nodes.append(node) } else { item.append(to: &nodes, of: container) }
      }
    case .section(let section): for part in section.parts { part.append(to: &nodes, of: container) }
    case .changing(let items):
      items.container = container.address
      items.value.append(to: &nodes, of: container)
    case .rows(let source):
      // Nobody chooses among the rows here, so all of them are made.
      source.container = container.address
      for index in 0..<source.count { source.bringForward(index).append(to: &nodes, of: container) }
    }
  }
}

/// The views of a section: those of its header, of its content and of its footer.
@MainActor
final class SectionItems {
  let header: LayoutItems
  let content: LayoutItems
  let footer: LayoutItems

  /// The items of a section.
  init(header: LayoutItems, content: LayoutItems, footer: LayoutItems) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// All of them, in the order in which they stand.
  var parts: [LayoutItems] { [header, content, footer] }
}

/// Who lays out nodes that come and go.
@MainActor
protocol ItemsContainer: AnyObject {
  /// Takes note that nodes came, went or changed places.
  func childrenChanged()
}

/// Leads to a container as long as it is there: weak references to the container itself would make each count of its
/// references several times as expensive.
@MainActor
final class ContainerAddress: ItemsContainer {
  private unowned let container: ContainerNode

  /// Leads to a container, which holds the address.
  init(of container: ContainerNode) { self.container = container }

  func childrenChanged() { container.childrenChanged() }
}

/// Layout nodes that come and go at one place of the source.
@MainActor
final class ChangingItems {
  /// The container that lays them out, once it has taken them in.
  weak var container: (any ItemsContainer)?
  /// Who wants to know whether there is any node.
  var presences = ViewPresences()
  /// The nodes as they are now.
  var value = LayoutItems.many([]) {
    didSet {
      container?.childrenChanged()
      // They look for changing places again, this one among them.
      let presences = self.presences
      presences.tell()
    }
  }
}

/// Those who want to know whether one place of the source gives any view.
@MainActor
struct ViewPresences {
  private var presences: [ViewPresence] = []

  /// Adds somebody, once.
  mutating func add(_ presence: ViewPresence) {
    if !presences.contains(where: { $0 === presence }) { presences.append(presence) }
  }

  /// Tells all of them that views came or went.
  func tell() { for presence in presences { presence.itemsChanged() } }
}
