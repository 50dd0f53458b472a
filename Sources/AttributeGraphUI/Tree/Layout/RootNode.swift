/// The container of a host's root view.
final class RootNode: LayoutNode {
  /// What the root view is proposed, and where it stands.
  enum Room: Equatable {
    /// It is proposed a host's size without what is not safe at its edges, and stands in the middle of that.
    case host(CGSize, safeArea: EdgeInsets)
    /// It is proposed anything, and stands in the top left corner with the size that it answers.
    case proposal(ProposedViewSize)
  }

  /// What the root view has to itself; setting it is a resize.
  let room: LayoutValue<Room>
  private let child: LayoutNode

  /// Makes the container of a root view's node.
  convenience init(at position: ViewPosition, room: Room, child: LayoutNode) {
    self.init(at: position, sharing: LayoutValue(room, comparedBy: ==), child: child)
    runtime.layout.root = self
  }

  /// Makes the container of a node that has the same room as others: what is presented over a host's root view.
  init(at position: ViewPosition, sharing room: LayoutValue<Room>, child: LayoutNode) {
    self.room = room
    self.child = child
    super.init(at: position)
    adopt(child)
    room.add(self)
    startPlacing()
  }

  override var isMeasuredDirectly: Bool { true }

  override func placeChildren() {
    switch room.value {
    case .host(let hostSize, let insets):
      if insets != EdgeInsets() { runtime.layout.hasUnsafeArea = true }
      let safe = SafeArea(outside: CGRect(origin: .zero, size: hostSize), insets: insets).inside
      let proposal = ProposedViewSize(safe.size).sanitised
      let size = child.measuredSize(for: proposal)
      let dimensions = child.dimensions(for: proposal, size: size, kinds: Alignment.center.kinds)
      child.place(
        at: Alignment.center.origin(of: dimensions, in: safe.size),
        in: ViewGeometry(origin: safe.origin, size: safe.size, proposal: proposal), size: size, proposal: proposal)
    case .proposal(let proposal):
      let proposal = proposal.sanitised
      child.place(at: .zero, in: .nowhere, size: child.measuredSize(for: proposal), proposal: proposal)
    }
  }

  override var relativeContainer: (size: CGSize, input: LayoutInput)? {
    switch room.value {
    case .host(let size, let insets):
      (SafeArea(outside: CGRect(origin: .zero, size: size), insets: insets).inside.size, room)
    case .proposal(let proposal):
      (proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity)), room)
    }
  }

  override func safeArea(inside child: LayoutNode) -> SafeArea? {
    guard case .host(let size, let insets) = room.value else { return nil }
    return SafeArea(outside: CGRect(origin: .zero, size: size), insets: insets)
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) { visit(child) }

  /// The size with which the root view answers a proposal.
  func sizeThatRootFits(_ proposal: ProposedViewSize) -> CGSize {
    runtime.evaluate { child.measuredSize(for: proposal.sanitised) }
  }
}
