import Foundation

/// The part of a rectangle in which content is visible and reachable: not under a bar, a notch, or the content of a
/// `safeAreaInset`.
struct SafeArea: Equatable {
  /// The whole rectangle, in the host's coordinates.
  var outside: CGRect
  /// The unsafe length at each edge, in points: the leading edge is the left one, in any layout direction.
  var insets: EdgeInsets

  /// The safe rectangle; invalid insets count as 0.
  var inside: CGRect {
    let insets = Edge.allCases.reduce(into: EdgeInsets()) {
      $0[$1] = Length.measured(Length.finite(self.insets[$1]) ?? 0)
    }
    return CGRect(
      x: outside.origin.x + insets.leading, y: outside.origin.y + insets.top,
      width: max(outside.size.width - insets.leading - insets.trailing, 0),
      height: max(outside.size.height - insets.top - insets.bottom, 0))
  }

  /// The unsafe lengths at the edges of a rectangle that reach an edge of the safe rectangle.
  func insets(reaching rect: CGRect) -> EdgeInsets { lengths(from: inside, atEdgesReachedBy: rect) }

  /// The distances to the edges of the whole rectangle from those edges of a rectangle that reach an edge of the safe
  /// one.
  func reach(of rect: CGRect) -> EdgeInsets { lengths(from: rect, atEdgesReachedBy: rect) }

  private func lengths(from start: CGRect, atEdgesReachedBy rect: CGRect) -> EdgeInsets {
    let inside = inside
    func length(_ distance: CGFloat, _ length: CGFloat) -> CGFloat { distance <= Length.tolerance ? max(length, 0) : 0 }
    return EdgeInsets(
      top: length(rect.minY - inside.minY, start.minY - outside.minY),
      leading: length(rect.minX - inside.minX, start.minX - outside.minX),
      bottom: length(inside.maxY - rect.maxY, outside.maxY - start.maxY),
      trailing: length(inside.maxX - rect.maxX, outside.maxX - start.maxX))
  }
}

extension LayoutNode {
  /// The safe area inside a node that occupies part of it at its edges; views may extend below the content there, and
  /// beyond the node as far as the existing unsafe area extends.
  func safeArea(less insets: EdgeInsets) -> SafeArea {
    let outer = enclosingSafeArea?.reach(of: frameInHost) ?? EdgeInsets()
    let (frame, insets) = (frameInHost, insets.byLines(of: self))
    return SafeArea(
      outside: frame.grown(by: outer),
      insets: Edge.allCases.reduce(into: outer) { $0[$1] += insets[$1] })
  }
}

extension CGRect {
  /// The rectangle with lengths added at its edges: the leading edge is the left one.
  func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top, width: width + insets.total(along: .horizontal),
      height: height + insets.total(along: .vertical))
  }
}

extension EdgeInsets {
  /// Converts insets between left-to-right coordinates and the layout direction of a node, either way.
  @MainActor func byLines(of node: LayoutNode) -> EdgeInsets {
    guard (node as? ParentNode)?.direction?.isRightToLeft == true else { return self }
    return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }
}
