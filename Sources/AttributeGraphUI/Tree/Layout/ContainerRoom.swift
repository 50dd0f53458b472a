import Foundation

/// The size of a container by which views inside size themselves; it notifies its readers of changes.
final class ContainerRoom: LayoutInput {
  /// The size; infinite before the first placement.
  private(set) var size = CGSize(width: CGFloat.infinity, height: .infinity)

  /// Sets the size to that of a container that is being placed, less its margins.
  ///
  /// The size must not depend on the views inside, so the proposal takes precedence.
  func update(to container: LayoutNode, less margins: EdgeInsets = EdgeInsets()) {
    let geometry = container.geometry
    let size = geometry.proposal.replacingUnspecifiedDimensions(by: geometry.size).reduced(by: margins)
    guard size != self.size else { return }
    self.size = size
    notify()
  }

  /// Measures the views in a container as if that had another size, so that its answer depends on the proposal alone.
  ///
  /// - Complexity: O(followers × the nodes between them and the container), if the size differs.
  func assuming<Answer>(_ size: CGSize, in container: LayoutNode, _ measure: () -> Answer) -> Answer {
    guard size != self.size else { return measure() }
    let actual = self.size
    assume(size, in: container)
    defer { assume(actual, in: container) }
    return measure()
  }

  private func assume(_ size: CGSize, in container: LayoutNode) {
    self.size = size
    forEachFollower { follower in
      var node: LayoutNode? = follower
      while let here = node, here !== container {
        here.forgetAnswers()
        node = here.parent
      }
    }
  }
}

extension CGSize {
  /// The size plus margins, and at least zero.
  func grown(by margins: EdgeInsets) -> CGSize { grown(by: margins, 1) }

  /// The size less margins, and at least zero.
  func reduced(by margins: EdgeInsets) -> CGSize { grown(by: margins, -1) }

  private func grown(by margins: EdgeInsets, _ sign: CGFloat) -> CGSize {
    CGSize(
      width: max(0, width + sign * (margins.leading + margins.trailing)),
      height: max(0, height + sign * (margins.top + margins.bottom)))
  }
}
