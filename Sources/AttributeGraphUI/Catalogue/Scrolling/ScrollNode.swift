import Foundation

/// The layout of a scroll view: its content at its ideal length along the axes of scrolling, moved by the offset.
///
/// Scrolling moves the content without invalidating any size.
final class ScrollNode: ParentNode, ControlAction, ContextProviding {
  /// The axes along which the content can be scrolled.
  private(set) var axes: Axis.Set
  /// The visible rectangle, which lazy containers inside observe.
  let viewport = Viewport()
  /// The scroll offset: the point of the content in the upper leading corner.
  private(set) var contentOffset = CGPoint.zero
  /// The size of the content.
  private(set) var contentSize = CGSize.zero
  /// Whether a person can scroll.
  var isScrollEnabled: () -> Bool = { true }
  /// The values of the enclosing scroll modifiers; nil if there are none.
  var conduct: ScrollConduct?
  /// Whether content outside of the scroll view is clipped.
  var clipsContent: () -> Bool = { true }
  /// The scroll destination for the next layout; nil if there is none.
  private var target: ScrollDestination?

  private let child: LayoutNode
  private let isGreedy: Bool

  /// Makes the layout of an enclosing scroll view its content.
  ///
  /// A greedy one also takes the proposed length across the scroll axis, as a list does.
  init(at position: ViewPosition, wrapping child: LayoutNode, axes: Axis.Set, isGreedy: Bool) {
    self.child = child
    self.axes = axes
    self.isGreedy = isGreedy
    super.init(at: position)
    adopt(child)
    followPlace()
    viewport.follow = { [unowned self] in follow($0, along: $1) }
    position.note(.state)
  }

  /// Sets the axes.
  func update(to axes: Axis.Set) {
    guard self.axes != axes else { return }
    self.axes = axes
    invalidate()
  }

  /// The maximum scroll offset.
  var maximumOffset: CGPoint {
    var offset = CGPoint.zero
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      let overlap = range[axis]
      offset[axis] = overlap.isFinite ? max(0, overlap) : 0
    }
    return offset
  }

  /// The length by which the content exceeds the visible size; negative if it is shorter.
  private var range: CGPoint {
    CGPoint(x: contentSize.width - seenSize.width, y: contentSize.height - seenSize.height)
  }

  /// The alignment of shorter content; nil if it stands at the beginning. A scroll view along both axes has it in the
  /// middle, unless a modifier says otherwise.
  private var alignment: UnitPoint? {
    conduct?.settings.anchor(for: .alignment) ?? (axes == [.horizontal, .vertical] ? .center : nil)
  }

  /// The margins around the content.
  var margins: EdgeInsets { conduct?.settings.margins ?? EdgeInsets() }

  /// The size of the scroll view between the margins.
  var seenSize: CGSize { geometry.size.reduced(by: margins) }

  /// Notes where content is seen: in the scroll view, and along its axes also in the unsafe areas that it touches.
  private func updateViewport() {
    var reach = EdgeInsets()
    if runtime.layout.hasUnsafeArea, let area = enclosingSafeArea {
      reach = area.reach(of: frameInHost)
      if !axes.contains(.horizontal) { (reach.leading, reach.trailing) = (0, 0) }
      if !axes.contains(.vertical) { (reach.top, reach.bottom) = (0, 0) }
    }
    viewport.update(to: frameInHost, reaching: reach)
  }

  /// The rectangle of the content in the host's coordinates.
  var contentFrame: CGRect { child.frameInHost }

  /// Scrolls to a point as a person does; the content's bounds and a scroll behaviour limit the offset.
  func scroll(to offset: CGPoint) {
    target = nil
    let offset = clamped(offset)
    guard offset != contentOffset else { return }
    conduct?.beginScroll(from: contentOffset)
    contentOffset = offset
    invalidatePlacement()
  }

  /// Scrolls to a destination in the next layout phase.
  func scroll(to target: ScrollDestination) {
    self.target = target
    invalidatePlacement()
    conduct?.beginScrollByProgram()
  }

  /// Scrolls to a view, as a reader does: bindings to the position follow, if the view is found.
  func scrollByReader(to target: ScrollDestination) {
    target.whenFound = { [weak conduct] in conduct?.beginScrollByReader() }
    scroll(to: target)
  }

  /// The nearest point to which the content can be scrolled.
  func clamped(_ offset: CGPoint) -> CGPoint {
    let maximum = maximumOffset
    var clamped = CGPoint.zero
    for axis in Axis.allCases { clamped[axis] = Length.clamp(offset[axis], 0, maximum[axis]) }
    return clamped
  }

  private func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var inside = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    guard conduct != nil else { return inside }
    let margins = CGSize.zero.grown(by: margins)
    for axis in Axis.allCases { inside[axis] = inside[axis].map { max(0, $0 - margins[axis]) } }
    return inside
  }

  override var providedContext: (any ContextProviding)? { self }

  var scrolledContentReach: EdgeInsets? { clipsContent() ? viewport.reach : nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let container = proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity))
    let assumed = container.reduced(by: margins)
    var size = room.assuming(assumed, in: self) { child.measuredSize(for: contentProposal(for: proposal)) }
    if isPlaced && room.hasFollowers && assumed != room.size {
      // Lazy containers inside note the lengths of their rows when they are measured.
      _ = child.measuredSize(for: contentProposal(for: geometry.proposal))
    }
    if conduct != nil { size = size.grown(by: margins) }
    for axis in Axis.allCases where isGreedy || axes.contains(Axis.Set(axis)) {
      if let length = proposal[axis] { size[axis] = Length.measured(length) }
    }
    return size
  }

  override func placeChildren() {
    position.count(.placement)
    let margins = margins
    room.update(to: self, less: margins)
    let proposal = contentProposal(for: geometry.proposal)
    contentSize = child.measuredSize(for: proposal)
    if let conduct {
      contentOffset = conduct.offset(before: contentOffset, maximum: maximumOffset, range: range)
    }
    followTarget()
    contentOffset = clamped(contentOffset)
    updateViewport()
    var origin = CGPoint(x: margins.leading - contentOffset.x, y: margins.top - contentOffset.y)
    if let alignment {
      for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && range[axis] < 0 && range[axis].isFinite {
        origin[axis] -= range[axis] * alignment.position(in: CGSize(width: 1, height: 1))[axis]
      }
    }
    place(child, by: ChildPlacement(origin: origin, size: contentSize, proposal: proposal))
    // The size of the content is known only now, and may change the destination.
    guard let conduct, target == nil, let rest = conduct.placed(self) else { return }
    contentOffset = rest
    invalidatePlacement()
  }

  /// Scrolls to the known position of the target, which is resolved again after that part has been laid out.
  ///
  /// Frames are those of the previous placement: there are none at first, and lazy containers estimate them until the
  /// rows there are made. So the target is reached when further placements do not move it.
  private func followTarget() {
    guard let target else { return }
    guard target.attempt(in: runtime.actions.frame) else {
      endSearch()
      return
    }
    let nearest = target.offset(in: self, contentFrame: contentFrame).map(clamped) ?? contentOffset
    if target.isReached(afterMoving: nearest != contentOffset) {
      endSearch()
    } else {
      contentOffset = nearest
      invalidatePlacement()
    }
  }

  /// Scrolls by the difference between lengths and their estimates, unless a target determines the offset.
  private func follow(_ difference: CGFloat, along axis: Axis) {
    guard target == nil else { return }
    contentOffset[axis] += difference
    invalidatePlacement()
  }

  private func endSearch() {
    target?.end()
    target = nil
  }

  private let room = ContainerRoom()

  var relativeContainer: (size: CGSize, input: LayoutInput)? { (room.size, room) }

  override func geometryChanged() { updateViewport() }

  override func forEachChild(_ visit: (LayoutNode) -> Void) { visit(child) }
  override var containsGeometry: Bool { true }

  override func end() {
    super.end()
    isScrollEnabled = { true }
    clipsContent = { true }
    viewport.follow = { _, _ in }
    conduct = nil
    target = nil
  }
}

extension LayoutNode {
  /// The nearest enclosing scroll view that scrolls along an axis.
  ///
  /// - Complexity: O(depth).
  func scrollNode(along axis: Axis) -> ScrollNode? {
    var node = parent
    while let here = node {
      if let scroll = here as? ScrollNode, scroll.axes.contains(Axis.Set(axis)) { return scroll }
      node = here.parent
    }
    return nil
  }
}
