/// The outputs of a view for its enclosing container: the views to lay out, in order.
@MainActor
public struct _ViewListOutputs {
  /// The layout nodes, some of which may not exist yet.
  let items: LayoutItems
  /// Whether this always counts as one view, even with nothing to lay out: a view of a hidden type that is alone on its
  /// screen.
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

/// Layout nodes in order; some are inserted and removed over time.
@MainActor
enum LayoutItems {
  /// One node.
  case one(LayoutNode)
  /// Several, one after the other.
  case many([LayoutItems])
  /// The views of a section, for a container that distinguishes sections.
  case section(SectionItems)
  /// The current contents of a branch of the source.
  case changing(ChangingItems)
  /// Rows that are created when a lazy container has room for them on the screen.
  case rows(RowSource)

  /// Whether the nodes never change.
  var isStatic: Bool {
    switch self {
    case .one: true
    case .many(let items): Self.areStatic(items)
    case .section(let section): Self.areStatic(section.parts)
    case .changing, .rows: false
    }
  }

  /// The current number of nodes.
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

  /// Registers an object that is notified when the last node may have gone or the first may have come.
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

  // There may be thousands of items. These are loops because each call of a closure would check the executor.

  private static func areStatic(_ items: [LayoutItems]) -> Bool {
    for item in items where !item.isStatic { return false }
    return true
  }

  private static func count(of items: [LayoutItems]) -> Int {
    var count = 0
    for item in items { if case .one = item { count += 1 } else { count += item.count } }
    return count
  }

  /// Appends the current nodes to the children of a container, which is notified when they change.
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
      // This container does not select rows, so all of them are created.
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

  /// All parts, in source order.
  var parts: [LayoutItems] { [header, content, footer] }
}

/// A container of nodes that are inserted and removed.
@MainActor
protocol ItemsContainer: AnyObject {
  /// Called when nodes were inserted, removed or reordered.
  func childrenChanged()
}

/// The target of weak references to a container: weak references to the container itself would make each of its retains
/// and releases several times as expensive.
@MainActor
final class ContainerAddress: ItemsContainer {
  private unowned let container: ContainerNode

  /// Creates the address of a container, which retains the address.
  init(of container: ContainerNode) { self.container = container }

  func childrenChanged() { container.childrenChanged() }
}

/// Layout nodes that are inserted and removed at one place of the source.
@MainActor
final class ChangingItems {
  /// The container that lays out the nodes, once it has appended them.
  weak var container: (any ItemsContainer)?
  /// The observers of whether there is any node.
  var presences = ViewPresences()
  /// The current nodes.
  var value = LayoutItems.many([]) {
    didSet {
      container?.childrenChanged()
      // Copied first, because the observers register again for all changing places, including this one.
      let presences = self.presences
      presences.notify()
    }
  }
}

/// The observers of whether one place of the source has any view.
@MainActor
struct ViewPresences {
  private var presences: [ViewPresence] = []

  /// Adds an observer, unless it is already registered.
  mutating func add(_ presence: ViewPresence) {
    if !presences.contains(where: { $0 === presence }) { presences.append(presence) }
  }

  /// Notifies all observers that views were inserted or removed.
  func notify() { for presence in presences { presence.itemsChanged() } }
}
