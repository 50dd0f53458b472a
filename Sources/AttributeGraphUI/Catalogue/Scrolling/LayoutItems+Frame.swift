import Foundation

extension LayoutItems {
  /// The smallest rectangle around the placed nodes, in the host's coordinates; nil if none is placed.
  ///
  /// - Complexity: O(nodes); of lazy rows, O(rows on the screen).
  var frame: CGRect? {
    func union(_ frames: [CGRect?]) -> CGRect? {
      frames.reduce(nil) { union, frame in
        guard let union, let frame else { return union ?? frame }
        return union.union(frame)
      }
    }
    switch self {
    case .one(let node): return node.isPlaced ? node.frameInHost : nil
    case .many(let items): return union(items.map(\.frame))
    case .section(let section): return union(section.parts.map(\.frame))
    case .changing(let items): return items.value.frame
    case .rows(let source): return union(source.shown.map { source.frame($0) })
    }
  }
}
