import Foundation

/// Keeps the view that a binding to the position names at its place in the scroll view, whatever moves it: data before
/// it, rows that change their lengths, another size of the scroll view.
@MainActor
final class ScrollPlaceKeeper: LayoutFollower {
  /// A view, and the point of it that is kept in its place.
  struct HeldView: Equatable {
    let id: AnyHashable
    let anchor: UnitPoint
  }

  private unowned let conduct: ScrollConduct
  /// The view, and how far the offset that would align it with its anchor is from the actual one; nil after a scroll,
  /// until the scroll view is at rest.
  private var kept: (view: HeldView, distance: CGPoint)?
  /// The frame of work of the last corrections, and their number.
  private var corrections = (frame: 0, count: 0)

  /// How often the view is looked for at another place in one frame of work, while rows before it are measured.
  private static let limit = 16

  /// Keeps the view that is held by a modifier around a scroll view in its place.
  init(of conduct: ScrollConduct) { self.conduct = conduct }

  /// Called when the scroll view is scrolled: the view gets another place.
  func forget() { kept = nil }

  /// Called when the scroll view is at rest.
  func remember(in node: ScrollNode) {
    guard let view = conduct.heldView else { return kept = nil }
    guard kept?.view != view, let aligned = aligned(view, in: node) else { return }
    kept = (view, CGPoint(x: aligned.x - node.contentOffset.x, y: aligned.y - node.contentOffset.y))
  }

  /// The offset with which the view is at its place again; nil if it is there.
  func correction(of offset: CGPoint, in node: ScrollNode) -> CGPoint? {
    guard let kept, kept.view == conduct.heldView, let aligned = aligned(kept.view, in: node) else { return nil }
    let right = node.clamped(CGPoint(x: aligned.x - kept.distance.x, y: aligned.y - kept.distance.y))
    guard max(abs(right.x - offset.x), abs(right.y - offset.y)) > Length.tolerance else { return nil }
    let frame = node.runtime.actions.frame
    if corrections.frame != frame { corrections = (frame, 0) }
    corrections.count += 1
    return corrections.count <= Self.limit ? right : nil
  }

  private func aligned(_ view: HeldView, in node: ScrollNode) -> CGPoint? {
    ScrollDestination(id: view.id, anchor: view.anchor).offset(in: node, contentFrame: node.contentFrame)
  }

  // Rows that change their order without another length of all of them leave the scroll view as it is.
  func layoutPassed() {
    guard let node = conduct.node, !node.hasEnded, correction(of: node.contentOffset, in: node) != nil else { return }
    node.invalidatePlacement()
  }
}
