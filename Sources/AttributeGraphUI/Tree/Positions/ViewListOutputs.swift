import Foundation

/// The outputs of a view for its enclosing container: the views to lay out, in order.
@MainActor
public struct _ViewListOutputs {
  /// The layout nodes, some of which may not exist yet.
  let items: LayoutItems

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
    if case .one = self { return true }
    var walk = LayoutItemsWalk(self)
    while let part = walk.next() {
      guard case .one = part else { return false }
    }
    return true
  }

  /// The current number of nodes.
  ///
  /// - Complexity: O(nodes).
  var count: Int {
    var walk = LayoutItemsWalk(self)
    var count = walk.passNodes()
    while let part = walk.next() {
      switch part {
      case .changing(let items): walk.enter(items.value)
      case .rows(let source): count += source.count
      case .one, .many, .section: count += 1
      }
      count += walk.passNodes()
    }
    return count
  }

  /// Whether there is no node now.
  ///
  /// - Complexity: O(places of the source before the first node, without those inside an observed place).
  var isEmpty: Bool {
    if case .changing(let items) = self { return items.isEmpty }
    return isEmptyByWalk
  }

  fileprivate var isEmptyByWalk: Bool {
    var walk = LayoutItemsWalk(self)
    while let part = walk.next() {
      switch part {
      case .changing(let items):
        switch items.knownIsEmpty {
        case true?: break
        case false?: return false
        case nil: walk.enter(items.value)
        }
      case .rows(let source): if source.count > 0 { return false }
      case .one, .many, .section: return false
      }
    }
    return true
  }

  /// The identities of the positions that nodes, or sources with rows, belong to.
  ///
  /// - Complexity: O(nodes).
  var identities: Set<Int> {
    var identities: Set<Int> = []
    var walk = LayoutItemsWalk(self)
    while let part = walk.next() {
      switch part {
      case .one(let node): identities.insert(node.position.identity)
      case .changing(let items): walk.enter(items.value)
      case .rows(let source): if source.count > 0 { identities.insert(source.position.identity) }
      case .many, .section: break
      }
    }
    return identities
  }

  /// The rectangle of the first placed node, in the host's coordinates; nil if none is placed.
  ///
  /// - Complexity: O(nodes before it).
  var firstFrame: CGRect? {
    var walk = LayoutItemsWalk(self)
    while let part = walk.next() {
      switch part {
      case .one(let node): if node.isPlaced { return node.frameInHost }
      case .changing(let items): walk.enter(items.value)
      case .rows(let source): if let first = source.shown.first { return source.frame(first) }
      case .many, .section: break
      }
    }
    return nil
  }

  /// Registers an object that is notified when the last node may have gone or the first may have come.
  ///
  /// - Complexity: O(places of the source) the first time, later O(places that are not in another one).
  func add(_ presence: ViewPresence) {
    var walk = LayoutItemsWalk(self)
    while let part = walk.next() {
      switch part {
      case .changing(let items):
        items.presences.add(presence)
        items.observe()
      case .rows(let source): source.presences.add(presence)
      case .one, .many, .section: break
      }
    }
  }

  /// Appends the current nodes to the children of a container, which is notified when they change.
  ///
  /// - Complexity: O(nodes).
  func append(to nodes: inout [LayoutNode], of container: ContainerNode) {
    var walk = LayoutItemsWalk(self)
    walk.appendNodes(to: &nodes)
    while let part = walk.next() {
      switch part {
      case .one(let node): nodes.append(node)
      case .changing(let items):
        items.container = container.address
        walk.enter(items.value)
      case .rows(let source):
        // This container does not select rows, so all of them are created.
        source.container = container.address
        var rows: [LayoutItems] = []
        for index in 0..<source.count { rows.append(source.bringForward(index)) }
        walk.enter(.many(rows))
      case .many, .section: break
      }
      walk.appendNodes(to: &nodes)
    }
  }
}

/// The innermost parts of layout items, in order: nodes, changing contents and sources of rows.
///
/// They are found without recursion, because views may be nested thousands deep while the outermost is still being made
/// on the caller's stack.
@MainActor
private struct LayoutItemsWalk {
  private var parts: [LayoutItems]
  private var place = 0
  /// The parts around, and the place where each goes on.
  private var outer: [(parts: [LayoutItems], place: Int)] = []

  init(_ items: LayoutItems) {
    if case .many(let items) = items { parts = items } else { parts = [items] }
  }

  /// The next part that has no parts of its own.
  mutating func next() -> LayoutItems? {
    while true {
      if place < parts.count {
        let part = parts[place]
        place += 1
        switch part {
        case .many(let items): enter(items)
        case .section(let section): enter(section.parts)
        case .one, .changing, .rows: return part
        }
      } else if let last = outer.popLast() {
        (parts, place) = last
      } else {
        return nil
      }
    }
  }

  /// Passes the nodes that come next, without a look at each.
  ///
  /// - Returns: Their number.
  mutating func passNodes() -> Int {
    let first = place
    while place < parts.count, case .one = parts[place] { place += 1 }
    return place - first
  }

  /// Appends the nodes that come next to others, and passes them.
  mutating func appendNodes(to nodes: inout [LayoutNode]) {
    while place < parts.count, case .one(let node) = parts[place] {
      nodes.append(node)
      place += 1
    }
  }

  /// Goes on with the parts of some items, and then behind the last part.
  mutating func enter(_ items: LayoutItems) {
    if case .many(let items) = items { enter(items) } else { enter([items]) }
  }

  private mutating func enter(_ items: [LayoutItems]) {
    if place < parts.count { outer.append((parts, place)) }
    (parts, place) = (items, 0)
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
  private var current = LayoutItems.many([])

  /// The current nodes.
  var value: LayoutItems {
    get { current }
    set {
      current = newValue
      notify()
    }
  }

  /// Changes the parts in place, if there are several; the caller notifies the container.
  func edit(_ change: (inout [LayoutItems]) -> Void) {
    // Taken out meanwhile, so that thousands of parts are not copied.
    guard case .many(var parts) = current else { return }
    current = .many([])
    change(&parts)
    current = .many(parts)
  }

  /// Notifies the container and the observers of changed nodes.
  func notify() {
    container?.childrenChanged()
    guard isObserved else { return }
    forgetEmptiness()
    observeInside()
    let presences = self.presences
    presences.notify()
  }

  // MARK: - Observers

  /// Whether this place or one around it has observers, so that the places inside lead to it.
  private var isObserved = false
  /// Whether there is no node, for an observed place; nil if that is not known.
  fileprivate private(set) var knownIsEmpty: Bool?

  /// Whether there is no node now.
  fileprivate var isEmpty: Bool {
    if let knownIsEmpty { return knownIsEmpty }
    let isEmpty = current.isEmptyByWalk
    if isObserved { knownIsEmpty = isEmpty }
    return isEmpty
  }

  fileprivate func forgetEmptiness() { knownIsEmpty = nil }

  /// Lets the places inside notify the observers of this one.
  ///
  /// - Complexity: O(places inside that were not observed before).
  fileprivate func observe() {
    guard !isObserved else { return }
    isObserved = true
    observeInside()
  }

  private func observeInside() {
    var waiting = [self]
    while let here = waiting.popLast() {
      var walk = LayoutItemsWalk(here.current)
      while let part = walk.next() {
        switch part {
        case .changing(let items):
          items.presences.outer = here
          guard !items.isObserved else { continue }
          items.isObserved = true
          waiting.append(items)
        case .rows(let source): source.presences.outer = here
        case .one, .many, .section: break
        }
      }
    }
  }
}

/// The observers of whether one place of the source has any view, and the place around it, which has observers of its
/// own.
@MainActor
struct ViewPresences {
  /// The observers, in the order in which they were added.
  private var presences: [ViewPresence] = []
  /// The changing place that contains this one; nil if there is none, or if it has no observers.
  fileprivate weak var outer: ChangingItems?

  /// Adds an observer.
  mutating func add(_ presence: ViewPresence) { presences.append(presence) }

  /// Notifies the observers of this place, and then those of the places around it, that views were inserted or removed.
  func notify() {
    for presence in presences { presence.itemsChanged() }
    var place = outer
    while let here = place {
      here.forgetEmptiness()
      let around = here.presences
      for presence in around.presences { presence.itemsChanged() }
      place = around.outer
    }
  }
}
