import AttributeGraph2
import Foundation

/// The parts of the geometry that a view takes from another one.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32

  /// Makes parts of bits.
  @inlinable public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Gives a view the geometry of another one in the same group.
nonisolated struct _MatchedGeometryModifier: PrimitiveViewModifier, Equatable {
  /// The identity of the group.
  let key: MatchedGeometryBook.Key
  /// The properties that the view takes from the source.
  let properties: MatchedGeometryProperties
  /// The point of the view that is aligned with that of the source.
  let anchor: UnitPoint
  /// Whether the view is the source for the others.
  let isSource: Bool

  /// Puts a node around each view inside.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let value = modifier.layoutValue(comparedBy: ==)
    let transform = inputs.transactionTransform
    inputs.runtime.useTransitions()
    return body(
      inputs.wrapping(at: position) { child, place in
        MatchedGeometryNode(at: place, wrapping: child, following: value) {
          var transaction = Transaction.update
          transform?(&transaction)
          return transaction
        }
      })
  }
}

/// The views of a host whose geometry is matched, by group.
@MainActor
final class MatchedGeometryBook {
  /// The identity of a group of views.
  struct Key: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
  }

  /// The views of a group, and the last place of its source.
  @MainActor
  private final class Group {
    var nodes = NumberedList<MatchedGeometryNode>()
    /// Those of them that take the geometry of the source.
    var followers = NumberedList<MatchedGeometryNode>()
    /// The source, and whether it is still the first view that can be one.
    var source: (node: MatchedGeometryNode?, isKnown: Bool) = (nil, false)
    /// The source that the other views know.
    weak var notifiedSource: MatchedGeometryNode?
    var lastFrame: CGRect?
    var lastFrameOfWork = -1

    /// Adds a view to the followers, or removes it, if it has become one or is one no longer.
    func sort(_ node: MatchedGeometryNode) {
      guard node.isFollower != (node.followerNumber != nil) else { return }
      if let number = node.followerNumber {
        _ = followers.remove(number)
        node.followerNumber = nil
      } else {
        node.followerNumber = followers.append(node)
      }
    }

    /// Tells the followers that there may be another source.
    func tellFollowers() {
      for node in followers.elements { node.renewSource() }
    }
  }

  private var groups: [Key: Group] = [:]
  /// The number of leaving views that came or went before the sources of all groups were updated.
  private var updatedLeavings = 0

  /// Adds a view to a group.
  ///
  /// - Returns: Its first place, from which it moves to its own; nil if it starts there.
  func add(_ node: MatchedGeometryNode, to key: Key) -> CGRect? {
    let group = groups[key] ?? Group()
    groups[key] = group
    let isCurrent = group.lastFrameOfWork == node.runtime.actions.frame
    let isAnyLeaving = node.runtime.transitionBook?.isAnyLeaving ?? false
    let leaving = isAnyLeaving ? group.nodes.first { $0.isLeaving } : nil
    let first = (isCurrent ? group.lastFrame : nil) ?? leaving?.matchedFrame
    node.number = group.nodes.append(node)
    group.sort(node)
    if group.source.node == nil { group.source.isKnown = false }
    return node.isFollower ? nil : first
  }

  /// Removes a view from a group; a view that replaces it in this frame starts from its place.
  func remove(_ node: MatchedGeometryNode, from key: Key) {
    guard let group = groups[key], let number = node.number else { return }
    _ = group.nodes.remove(number)
    node.number = nil
    if let number = node.followerNumber { _ = group.followers.remove(number) }
    node.followerNumber = nil
    if group.source.node === node { group.source = (nil, false) }
    group.lastFrame = node.matchedFrame
    group.lastFrameOfWork = node.runtime.actions.frame
    if group.nodes.isEmpty && group.lastFrame == nil { groups[key] = nil }
  }

  /// The source of a group.
  ///
  /// - Complexity: O(1) while it stays the same, else O(views of the group before the source).
  func source(of key: Key) -> MatchedGeometryNode? {
    guard let group = groups[key] else { return nil }
    if !group.source.isKnown || group.source.node?.canBeSource == false {
      group.source = (group.nodes.first { $0.canBeSource }, true)
    }
    return group.source.node
  }

  /// Sorts a view of a group that may have become a source, or is one no longer, and discards the known source.
  func update(_ node: MatchedGeometryNode, of key: Key) {
    groups[key]?.sort(node)
    groups[key]?.source.isKnown = false
  }

  /// Tells the views of a group its source, if the source has changed.
  func renewSources(of key: Key) {
    guard let group = groups[key] else { return }
    let source = source(of: key)
    guard source !== group.notifiedSource else { return }
    group.notifiedSource = source
    group.tellFollowers()
  }

  /// Updates the sources of all views, if views have started or stopped leaving since the last call.
  ///
  /// - Parameter count: The number of such changes so far.
  func renewSources(afterLeavings count: Int) {
    guard count != updatedLeavings else { return }
    updatedLeavings = count
    for (key, group) in groups {
      for node in group.nodes.elements {
        let wasFollower = node.followerNumber != nil
        group.sort(node)
        if wasFollower && !node.isFollower { node.renewSource() }
      }
      group.source.isKnown = false
      group.notifiedSource = source(of: key)
      group.tellFollowers()
    }
  }

  /// Places the followers of a moved source again.
  func sourceMoved(_ node: MatchedGeometryNode, in key: Key) {
    guard let group = groups[key], source(of: key) === node else { return }
    for other in group.followers.elements where other !== node && other.isFollower { other.invalidatePlacement() }
  }
}

/// The progress of a view from its previous place to its own.
private struct MatchProgress: Animatable {
  nonisolated var animatableData: Double
}

/// A node that shows the view inside in the geometry of another view, or on the way from there to its own.
final class MatchedGeometryNode: WrapperNode {
  private let value: LayoutValue<_MatchedGeometryModifier>
  private let readTransaction: () -> Transaction
  private var key: MatchedGeometryBook.Key
  private weak var source: MatchedGeometryNode?
  /// Its numbers in its group, and among the followers of that; nil where it is in neither.
  fileprivate var number: Int?
  fileprivate var followerNumber: Int?
  private var start: CGRect?
  /// The end of the way, as it was at the last placement.
  private var knownEnd: CGRect?
  private var progress: AnimatedValue<MatchProgress>?
  private var lastFrame: CGRect?
  /// The rectangle of the drawn view, in the host's coordinates; nil before the first placement.
  private(set) var matchedFrame: CGRect?

  /// Puts a node around a view, which is a member of the group that the modifier names.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, following value: LayoutValue<_MatchedGeometryModifier>,
    transaction: @escaping () -> Transaction
  ) {
    self.value = value
    readTransaction = transaction
    key = value.value.key
    super.init(at: position, wrapping: child, following: value)
    followPlace()
    position.own(MatchedGeometryMember(of: self))
    join()
  }

  private var book: MatchedGeometryBook? { runtime.transitionBook?.matches }

  /// Whether the view was removed and is still shown.
  var isLeaving: Bool { runtime.transitionBook?.isLeaving(position) ?? false }

  /// Whether the view takes the geometry of another one.
  var isFollower: Bool { !value.value.isSource || isLeaving }

  /// Whether others may take its geometry.
  fileprivate var canBeSource: Bool { !isFollower && !position.isDetached }

  private func join() {
    if let first = book?.add(self, to: key) { begin(from: first) }
    source = isFollower ? book?.source(of: key) : nil
    book?.renewSources(of: key)
  }

  /// Takes the view out of its group.
  func resign() {
    book?.remove(self, from: key)
    book?.renewSources(of: key)
  }

  /// Goes to the geometry of another view, if that is the source now.
  func renewSource() {
    let new = isFollower ? book?.source(of: key) : nil
    guard new !== source else { return }
    source = new
    if let matchedFrame { begin(from: matchedFrame) }
    invalidatePlacement()
  }

  /// Begins the animation from a rectangle to the view's current place, if the update is animated.
  private func begin(from rect: CGRect) {
    let transaction = readTransaction()
    progress?.end()
    (progress, start) = (nil, nil)
    guard transaction.animation != nil else { return }
    let progress = AnimatedValue(MatchProgress(animatableData: 0), in: runtime.animations)
    (self.progress, start, knownEnd) = (progress, rect, nil)
    progress.take(MatchProgress(animatableData: 1), transaction)
    progress.updater.add { [weak self] in self?.invalidatePlacement() }
  }

  override func inputChanged(_ input: LayoutInput) {
    guard value.value.key != key else {
      book?.update(self, of: key)
      book?.renewSources(of: key)
      renewSource()
      return invalidatePlacement()
    }
    let frame = matchedFrame
    book?.remove(self, from: key)
    let old = key
    key = value.value.key
    _ = book?.add(self, to: key)
    source = isFollower ? book?.source(of: key) : nil
    if let frame { begin(from: frame) }
    for key in [old, key] { book?.renewSources(of: key) }
    invalidatePlacement()
  }

  override func geometryChanged() {
    guard isPlaced, !hasEnded, lastFrame != frameInHost else { return }
    lastFrame = frameInHost
    // A view that only moved is not placed again.
    if start != nil || source != nil { invalidatePlacement() } else { matchedFrame = frameInHost }
    if !isFollower { book?.sourceMoved(self, in: key) }
  }

  /// The rectangle of the view when no animation runs, in the host's coordinates.
  private var targetFrame: CGRect {
    let own = frameInHost
    guard let source, source.isPlaced, !source.hasEnded else { return own }
    let (other, properties) = (source.frameInHost, value.value.properties)
    let size = properties.contains(.size) ? other.size : own.size
    guard properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
    let (there, here) = (source.anchor.position(in: other.size), anchor.position(in: size))
    return CGRect(
      origin: CGPoint(x: other.minX + there.x - here.x, y: other.minY + there.y - here.y), size: size)
  }

  private var anchor: UnitPoint { position.finite(value.value.anchor, as: "anchor") }

  override func placeChildren() {
    var rect = targetFrame
    shiftStart(by: rect)
    if let start, let part = progress?.shown.animatableData {
      if part == 1 {
        self.start = nil
      } else {
        rect = CGRect(
          x: start.minX.interpolated(towards: rect.minX, amount: part),
          y: start.minY.interpolated(towards: rect.minY, amount: part),
          width: max(0, start.width.interpolated(towards: rect.width, amount: part)),
          height: max(0, start.height.interpolated(towards: rect.height, amount: part)))
      }
    }
    matchedFrame = rect
    let own = frameInHost
    guard rect != own else { return super.placeChildren() }
    let proposal = rect.size == own.size ? geometry.proposal : ProposedViewSize(rect.size)
    let size = child.measuredSize(for: proposal)
    let anchor = self.anchor
    let (there, here) = (anchor.position(in: rect.size), anchor.position(in: size))
    child.place(
      at: CGPoint(x: rect.minX + there.x - here.x - own.minX, y: rect.minY + there.y - here.y - own.minY),
      size: size, proposal: proposal)
  }

  /// Moves the start of the way as far as a change without an animation has moved its end.
  private func shiftStart(by end: CGRect) {
    defer { knownEnd = end }
    guard let start, let knownEnd, knownEnd != end, !runtime.frames.isStep else { return }
    if readTransaction().animation == nil {
      self.start = CGRect(
        x: start.minX + end.minX - knownEnd.minX, y: start.minY + end.minY - knownEnd.minY,
        width: start.width + end.width - knownEnd.width, height: start.height + end.height - knownEnd.height)
    }
  }

  override func end() {
    super.end()
    progress?.end()
    progress = nil
  }
}

/// Removes a view from its group when it leaves the tree.
private final class MatchedGeometryMember: Ending {
  private weak var node: MatchedGeometryNode?

  init(of node: MatchedGeometryNode) { self.node = node }

  func leaveTree() {
    node?.resign()
    node = nil
  }

  func end() { leaveTree() }
}

extension View {
  /// Gives the view the geometry of the source of a group, or makes it the source.
  ///
  /// A source that replaces another one in an animated transaction moves from there to its own place, at each tick of
  /// the host's clock.
  ///
  /// - Parameters:
  ///   - id: The group.
  ///   - namespace: The namespace of the id.
  ///   - properties: The parts of the geometry that the view takes from the source.
  ///   - anchor: The point of the view that is aligned with the anchor of the source.
  ///   - isSource: Whether the view is the source for the others of the group.
  /// - Returns: The view, as a member of the group.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryModifier(
        key: MatchedGeometryBook.Key(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
