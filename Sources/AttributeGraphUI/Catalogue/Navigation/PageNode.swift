import Foundation

/// The layout of a container that shows one of several views at a time: it takes the proposed size and centres its view
/// in it.
///
/// It is a navigation stack, a tab view or a column of a split view, by which views inside may size themselves.
final class PageNode: ParentNode, ContextProviding {
  /// The visible view; nil for none.
  var page: LayoutNode? {
    didSet {
      guard page !== oldValue else { return }
      if let page { adopt(page) }
      invalidate()
    }
  }

  private let room = ContainerRoom()

  override var providedContext: (any ContextProviding)? { self }

  var relativeContainer: (size: CGSize, input: LayoutInput)? { (room.size, room) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // If both lengths are specified, the page is not measured.
    guard proposal.width == nil || proposal.height == nil, let page else {
      return Length.measured(proposal.replacingUnspecifiedDimensions(by: .zero))
    }
    return Length.measured(proposal.replacingUnspecifiedDimensions(by: page.measuredSize(for: proposal)))
  }

  override func placeChildren() {
    guard let page else { return }
    position.count(.placement)
    room.update(to: self)
    let proposal = ProposedViewSize(geometry.size)
    let size = page.measuredSize(for: proposal)
    let origin = Alignment.center.origin(of: page, for: proposal, childSize: size, in: geometry.size)
    place(page, by: ChildPlacement(origin: origin, size: size, proposal: proposal))
  }

  override func forEachChild(_ visit: (LayoutNode) -> Void) {
    if let page { visit(page) }
  }

  override func end() {
    super.end()
    page = nil
  }
}
