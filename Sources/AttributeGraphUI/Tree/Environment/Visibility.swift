/// Whether something is shown.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// The system's choice.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}
