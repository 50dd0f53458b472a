#if !canImport(Darwin)
import AttributeGraph2
import Foundation

/// Items under a person's finger, from the beginning of a drag until they are dropped.
///
/// A drag begins with `beginDrag` of a host, moves over the views, and ends with `drop` or `cancel`. The views under
/// the finger are tried from front to back, and of nested views the innermost that accepts the items is used.
@MainActor
public final class HostDrag {
  /// The items.
  public let items: [NSItemProvider]
  /// The view that follows the finger, in a host of its own; nil if it is the dragged view itself.
  public let preview: ViewHost?
  /// The place of the finger, in the host's coordinates.
  public private(set) var location: CGPoint
  /// The proposal of the view under the finger; nil if none accepts the items.
  public private(set) var proposal: DropProposal?
  /// Whether a view has accepted the items.
  public private(set) var wasAccepted = false
  /// Whether the items were dropped, or the drag was cancelled.
  public private(set) var hasEnded = false
  private let host: ViewHost
  /// Whether the items come from another program.
  private let isFromOutside: Bool
  /// The target under the finger, with the node of its view.
  private var current: (target: DropTarget, node: LayoutNode)?

  init(
    _ items: [NSItemProvider], in host: ViewHost, at location: CGPoint, preview: ViewHost? = nil,
    isFromOutside: Bool
  ) {
    self.items = items
    self.host = host
    self.location = location
    self.preview = preview
    self.isFromOutside = isFromOutside
  }

  /// Whether a view under the finger accepts the items.
  public var isOverTarget: Bool { current != nil }

  /// The outcome of a drop at the finger's place: that of the proposal, or a copy; nil if no view accepts the items.
  public var operation: DropOperation? {
    guard current != nil else { return nil }
    return (isFromOutside ? proposal?.operationOutsideApplication : nil) ?? proposal?.operation ?? .copy
  }

  /// Moves the finger to a point of the host.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func move(to point: CGPoint, file: String = #fileID, line: Int = #line) -> UpdateReport {
    act("move the drag", file, line) {
      location = point
      update()
    }
  }

  /// Moves the finger to the middle of a view, found by a text or an identifier.
  ///
  /// - Throws: `HostError` if there is no such view.
  /// - Returns: The work that it caused.
  @discardableResult
  public func move(
    to target: ControlTarget, file: String = #fileID, line: Int = #line
  ) throws(HostError) -> UpdateReport {
    let place = try host.findContainer(target, kind: "view") { position -> ViewPosition? in
      position.leaf != nil || position.owned(DropArea.self) != nil ? position : nil
    }
    let frame = ViewElement(place).frame ?? place.owned(DropArea.self)?.node?.frameInHost ?? .zero
    return move(to: CGPoint(x: frame.midX, y: frame.midY), file: file, line: line)
  }

  /// Holds the finger still until spring loading: a control inside of `springLoadingBehavior(.enabled)` is triggered as
  /// by a tap.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func rest(file: String = #fileID, line: Int = #line) -> UpdateReport {
    act("rest", file, line) {
      if let tap = host.rootsFromTheTop.first?.hitPlace(at: location)?.position.springLoadedTap { tap() }
    }
  }

  /// Drops the items at the finger's place: the view there accepts them, unless its proposal forbids it.
  ///
  /// ``wasAccepted`` is true if it did.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func drop(file: String = #fileID, line: Int = #line) -> UpdateReport {
    act("drop", file, line) {
      if current?.target.isThere != true { update() }
      hasEnded = true
      guard let (target, node) = current else { return }
      guard operation != .forbidden, operation != .cancel else { return leave() }
      current = nil
      let actions = target.actions?()
      wasAccepted = actions?.perform(info(at: node)) ?? false
      actions?.ended()
    }
  }

  /// Ends the drag without a drop: the view under the finger is notified that the items have left.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func cancel(file: String = #fileID, line: Int = #line) -> UpdateReport {
    act("cancel the drag", file, line) {
      hasEnded = true
      leave()
    }
  }

  // MARK: - Targets

  private func act(_ name: String, _ file: String, _ line: Int, _ action: () -> Void) -> UpdateReport {
    trap(unless: !hasEnded, "A drag was asked to \(name) after its end. Begin another one.")
    return host.perform(as: name, file, line, action)
  }

  private func info(at node: LayoutNode) -> DropInfo {
    DropInfo(location: node.convert(fromHost: location), items: items)
  }

  /// Finds the target under the finger, and notifies the views of the changes.
  private func update() {
    if let (target, _) = current, !target.isThere { (current, proposal) = (nil, nil) }
    let found = host.dropTargets(at: location).first { target, node in
      if target.position === current?.target.position { return true }
      guard let actions = target.actions?(), actions.accepts(items) else { return false }
      return actions.validate(info(at: node))
    }
    if found?.target.position !== current?.target.position || found == nil {
      leave()
      if let (target, node) = found { target.actions?()?.entered(info(at: node)) }
    }
    current = found
    if let (target, node) = found { proposal = target.actions?()?.updated(info(at: node)) ?? proposal }
  }

  private func leave() {
    if let (target, node) = current { target.actions?()?.exited(info(at: node)) }
    (current, proposal) = (nil, nil)
  }
}

extension ViewHost {
  /// The targets under a point, in the order in which they are tried: those around the frontmost view there, from the
  /// innermost on.
  func dropTargets(at point: CGPoint) -> [(target: DropTarget, node: LayoutNode)] {
    guard let root = rootsFromTheTop.first else { return [] }
    let hits = root.hitNodesInDrawingOrder { position in
      [position.owned(DropArea.self)?.node, position.owned(ListNode.self)?.viewport].compactMap { $0 }
    }.reversed().filter { $0.isHit(at: point) }
    // A rectangle without any drawing in it is hit if nothing in front of it is.
    guard let first = hits.first else { return [] }
    let inside = hits.filter { $0.isInside(first) }
    let front = inside.first { !($0 is DropNode || $0 is ScrollNode) } ?? inside.max { $0.depth < $1.depth } ?? first
    var targets: [(target: DropTarget, node: LayoutNode)] = []
    var node: LayoutNode? = front
    while let here = node {
      if let drop = here as? DropNode { targets.append((drop.mark, drop)) }
      if let list = here.position.owned(ListNode.self), list.viewport === here, let row = list.drop(at: point) {
        targets.append(row)
      }
      node = here.parent
    }
    return targets
  }
}

extension LayoutNode {
  /// Whether another node is this one or around it.
  fileprivate func isInside(_ other: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let here = node {
      if here === other { return true }
      node = here.parent
    }
    return false
  }

  /// The number of nodes around.
  fileprivate var depth: Int {
    var (depth, node) = (0, parent)
    while let here = node { (depth, node) = (depth + 1, here.parent) }
    return depth
  }
}

extension ListNode {
  /// The node in whose rectangle a person sees the rows, as wide as the list.
  fileprivate var viewport: LayoutNode { parent as? ScrollNode ?? self }

  /// The row at the height of a point as a target for items between rows; nil where none takes any.
  fileprivate func drop(at point: CGPoint) -> (target: DropTarget, node: LayoutNode)? {
    let row = shownRows.first { row in
      let y = row.node.convert(fromHost: point).y
      return y >= 0 && y < row.node.frameInHost.height
    }
    guard let row, let position = row.row.position, row.drop != nil else { return nil }
    return (DropTarget(at: position) { row.drop }, row.node)
  }
}
#endif
