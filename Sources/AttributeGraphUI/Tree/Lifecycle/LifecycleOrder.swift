/// The order of the actions of one frame: those of views that appear and disappear, and those of changed values.
///
/// SwiftUI documents no order. The default is that of its current versions; earlier versions used the reverse, and code
/// written for them may rely on it.
///
/// In either order siblings come from the last to the first, and rows of lazy containers from the first to the last.
/// Inside out, siblings that one change removes separately, such as rows of a `ForEach`, disappear from the first to
/// the last. The actions of changed values of a view that was there before come first, then views appear, and then
/// views disappear. Tasks of views start after the actions of the frame have run.
public enum LifecycleOrder: Hashable, Sendable {
  /// Children come before their parent. On one view the inner modifier comes before the outer one, so actions run in
  /// the order in which they are written.
  case insideOut
  /// A parent comes before its children, and on one view the outer modifier before the inner one. Actions of changed
  /// values run in the order in which the changes reach their views.
  case outsideIn
}
