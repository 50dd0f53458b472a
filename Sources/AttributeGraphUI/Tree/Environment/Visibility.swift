/// Whether something is shown.
@frozen public enum Visibility: CaseIterable, Hashable, Sendable {
  /// As the system chooses.
  case automatic
  /// It is shown.
  case visible
  /// It is hidden.
  case hidden
}
