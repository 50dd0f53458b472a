/// The values that were set in an environment on top of the inherited ones.
@MainActor
final class EnvironmentChanges {
  /// The changes, in the order in which they are made.
  var changes: [(inout EnvironmentValues) -> Void] = []

  /// Applies the changes.
  func apply(to values: inout EnvironmentValues) {
    for change in changes { change(&values) }
  }
}
