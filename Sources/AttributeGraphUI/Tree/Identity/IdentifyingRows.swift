/// A source of ids for the views of one place: the rows of a `ForEach`, a view with `id(_:)`.
@MainActor
protocol IdentifyingRows: AnyObject {
  /// Whether one of the views has an id, placed or not. Rows of lazy containers are made to find it.
  func holds(_ id: AnyHashable) -> Bool
  /// The views with ids, in order, each with its ids from the outermost to the innermost.
  var identifiedViews: [(ids: [AnyHashable], views: LayoutItems)] { get }
}

extension ViewPosition {
  /// Whether a view at this position or inside has an id.
  ///
  /// - Precondition: A layout pass runs.
  /// - Complexity: O(positions inside + rows out of sight).
  func holds(_ id: AnyHashable) -> Bool { first { $0.identifyingRows?.holds(id) == true ? true : nil } ?? false }
}
