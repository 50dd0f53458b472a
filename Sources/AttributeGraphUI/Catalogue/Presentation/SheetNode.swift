import Foundation

/// The layout of a sheet: at the bottom of the room, as high as its detent; without detents in the middle of the room,
/// as large as its sizing; otherwise all of the room.
final class SheetNode: WrapperNode, ContextProviding {
  private let look: PresentationLook
  private var background: SecondaryNode?
  /// The size by the sizing, as of the last layout; nil without one.
  private var ownSize: CGSize?

  /// Puts the layout of a sheet around its views.
  init(at position: ViewPosition, wrapping child: LayoutNode, look: PresentationLook) {
    self.look = look
    super.init(at: position, wrapping: child, following: look)
  }

  /// The height of the sheet; nil without detents.
  private var height: CGFloat? { runtime.graph.untracked { look.height(in: geometry.size.height) } }

  private var hasDetents: Bool { look.traits.detents?.isEmpty == false }

  /// Whether the sheet may be smaller than the room, or has something behind its views.
  private var isShaped: Bool { hasDetents || look.traits.background != nil || look.traits.sizing != nil }

  /// The rectangle of the sheet in the host's coordinates.
  var sheetFrame: CGRect {
    let frame = frameInHost
    if let height { return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height) }
    guard let ownSize else { return frame }
    return CGRect(
      x: frame.midX - ownSize.width / 2, y: frame.midY - ownSize.height / 2, width: ownSize.width,
      height: ownSize.height)
  }

  /// Asks the sizing, if it determines the size.
  private func renewOwnSize() {
    guard !hasDetents, let sizing = look.traits.sizing else { return ownSize = nil }
    let child = child
    let root = PresentationSizingRoot { child.measuredSize(for: $0) }
    ownSize = runtime.graph.untracked { sizing.size(for: root, in: geometry.size, after: ownSize) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard isShaped else { return super.measure(proposal) }
    return Length.measured(proposal.replacingUnspecifiedDimensions())
  }

  override func placeChildren() {
    renewOwnSize()
    guard isShaped else { return super.placeChildren() }
    let frame = sheetFrame
    let origin = CGPoint(x: frame.minX - frameInHost.minX, y: frame.minY - frameInHost.minY)
    let proposal = ProposedViewSize(frame.size)
    let size = child.measuredSize(for: proposal)
    var corner = Alignment.center.origin(of: child, for: proposal, childSize: size, in: frame.size)
    corner.x += origin.x
    corner.y += origin.y
    child.place(at: corner, size: size, proposal: proposal)
    let layer = look.traits.background
    if let background, background !== layer, !background.hasEnded { background.unplace() }
    background = layer
    guard let layer else { return }
    if layer.parent !== self { adopt(layer) }
    layer.line = CGPoint(x: frame.width / 2, y: frame.height / 2)
    layer.place(at: origin, size: frame.size, proposal: proposal)
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) {
    visit(child)
    if let background { visit(background) }
  }

  override func providesGuides(_ kinds: GuideKinds) -> Bool { !isShaped && super.providesGuides(kinds) }

  override var providedContext: (any ContextProviding)? { self }

  var relativeContainer: (size: CGSize, input: LayoutInput)? {
    isShaped ? (sheetFrame.size, look) : enclosingContext?.relativeContainer
  }

  func safeArea(inside child: LayoutNode) -> SafeArea? {
    guard var area = enclosingSafeArea, isShaped else { return enclosingSafeArea }
    let frame = sheetFrame
    if let ownSize {
      return ownSize == geometry.size ? area : SafeArea(outside: frame, insets: EdgeInsets())
    }
    area.outside.size.height = area.outside.maxY - frame.minY
    area.outside.origin.y = frame.minY
    area.insets.top = 0
    return area
  }

  override func end() {
    super.end()
    background = nil
  }
}
