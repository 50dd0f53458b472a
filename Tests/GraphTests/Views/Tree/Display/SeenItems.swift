@testable import AttributeGraphUI

extension ViewHost {
  /// Everything that is known of the display items, from back to front, without the numbers of views and effects, which
  /// are others in each host.
  var seenItems: [String] { displayList.map(\.seen) }

  /// Works out the drawing of every leaf anew.
  ///
  /// - Returns: Whether one came out otherwise, which a change must have left out then.
  func redrawsDifferently() -> Bool {
    let before = commits
    root.forEachPosition { $0.leaf?.noteDrawing() }
    flush()
    return commits != before
  }
}

extension DisplayItem {
  fileprivate var seen: String {
    let kinds = effects.map { effect in
      if case .mask(let items) = effect.kind { return "mask \(items.map(\.seen))" }
      return "\(effect.kind)"
    }
    let foreground = foregroundColor.map { "\($0)" } ?? "-"
    return "\(content) \(frame) \(opacity) \(foreground) \(transform) \(kinds) \(clip.map { "\($0)" } ?? "-")"
  }
}
