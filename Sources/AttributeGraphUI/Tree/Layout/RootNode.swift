/// The container of a host's root view.
final class RootNode: LayoutNode, ContextProviding {
  /// The proposal for the root view, and its place.
  enum Room: Equatable {
    /// It is proposed the host's size without the unsafe insets, and is centred in that area.
    case host(CGSize, safeArea: EdgeInsets)
    /// It is given an arbitrary proposal, and is placed in the top left corner with the size that it answers.
    case proposal(ProposedViewSize)
  }

  /// The room of the root view; setting it is a resize.
  let room: LayoutValue<Room>
  /// The node of the root view, until the end.
  private var child: LayoutNode?
  private var hadInsets = false

  /// Makes the container of a root view's node.
  convenience init(at position: ViewPosition, room: Room, child: LayoutNode) {
    self.init(at: position, sharing: LayoutValue(room, comparedBy: ==), child: child)
    runtime.layout.root = self
  }

  /// Makes the container of a node that shares the room of others: content presented over a host's root view.
  init(at position: ViewPosition, sharing room: LayoutValue<Room>, child: LayoutNode) {
    self.room = room
    self.child = child
    super.init(at: position)
    adopt(child)
    room.add(self)
    startPlacing()
  }

  override class var layoutKind: LayoutKind { .answersDirectly }
  override var providedContext: (any ContextProviding)? { self }

  override func placeChildren() {
    guard let child else { return }
    switch room.value {
    case .host(let hostSize, let insets):
      if insets != EdgeInsets() { noteUnsafeArea() }
      let safe = SafeArea(outside: CGRect(origin: .zero, size: hostSize), insets: insets).inside
      let proposal = ProposedViewSize(safe.size).sanitised
      let size = child.measuredSize(for: proposal)
      // As in SwiftUI, the middles of the sizes lie on each other, whatever guides the root view has.
      let corner = Length.origin(
        containerGuide: Alignment.center.point(in: safe.size), childGuide: Alignment.center.point(in: size))
      child.place(
        at: CGPoint(x: safe.origin.x + corner.x, y: safe.origin.y + corner.y), size: size, proposal: proposal)
    case .proposal(let proposal):
      let proposal = proposal.sanitised
      child.place(at: .zero, size: child.measuredSize(for: proposal), proposal: proposal)
    }
  }

  /// Places everything again, so that earlier backgrounds compute their extent; from now on they follow their place.
  private func noteUnsafeArea() {
    guard !hadInsets else { return }
    hadInsets = true
    runtime.layout.hasUnsafeArea = true
    if let child, child.isPlaced { child.placeEverything() }
  }

  var relativeContainer: (size: CGSize, input: LayoutInput)? {
    switch room.value {
    case .host(let size, let insets):
      (SafeArea(outside: CGRect(origin: .zero, size: size), insets: insets).inside.size, room)
    case .proposal(let proposal):
      (proposal.replacingUnspecifiedDimensions(by: CGSize(width: CGFloat.infinity, height: .infinity)), room)
    }
  }

  func safeArea(inside child: LayoutNode) -> SafeArea? {
    guard case .host(let size, let insets) = room.value else { return nil }
    return SafeArea(outside: CGRect(origin: .zero, size: size), insets: insets)
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) { if let child { visit(child) } }

  /// The answer of the root view to a proposal.
  func sizeThatRootFits(_ proposal: ProposedViewSize) -> CGSize {
    runtime.evaluate { child?.measuredSize(for: proposal.sanitised) ?? .zero }
  }

  override func end() {
    super.end()
    child = nil
  }
}
