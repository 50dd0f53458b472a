import Foundation

/// The sheet or box behind presented views, and the dimming of the views below.
///
/// The system draws them: they are no display items, and visible in pictures only.
struct PictureBackdrop: Hashable, Sendable {
  /// The number of items that are drawn before it.
  let index: Int
  /// The rectangle behind the views; nil if they draw one themselves.
  let frame: CGRect?
  /// Whether the views below are dimmed.
  let isDimming: Bool

  /// The backdrop as elements, on a screen of a size.
  func elements(on size: CGSize) -> [String] {
    var lines: [String] = []
    if isDimming, let veil = CGRect(origin: .zero, size: size).svgAttributes(insetBy: 0) {
      lines.append("<rect class=\"veil\" \(veil)/>")
    }
    if let rect = frame?.svgAttributes(insetBy: 0) { lines.append("<rect class=\"paper\" \(rect) rx=\"12\"/>") }
    return lines
  }
}

extension ViewHost {
  /// The backdrops of presentations, from the first to the last.
  ///
  /// - Parameter items: The position of each item's view, and its rectangle, from back to front.
  /// - Returns: The backdrops.
  func backdrops(of items: [(position: ViewPosition, frame: CGRect)]) -> [PictureBackdrop] {
    presented.compactMap { presentation in
      let inside = items.indices.filter { index in
        items[index].position.nearest { $0 === presentation.position ? true : nil } == true
      }
      guard let first = inside.first else { return nil }
      let content = inside.dropFirst().reduce(items[first].frame) { $0.union(items[$1].frame) }
      let frame: CGRect? =
        switch presentation.kind {
        case .sheet:
          presentation.look.traits.background == nil ? PresentedViews(presentation).sheetNode?.sheetFrame : nil
        case .fullScreenCover: CGRect(origin: .zero, size: runtime.screenSize)
        default: content.insetBy(dx: -16, dy: -14)
        }
      return PictureBackdrop(index: first, frame: frame, isDimming: presentation.kind != .swipeActions)
    }
  }
}
