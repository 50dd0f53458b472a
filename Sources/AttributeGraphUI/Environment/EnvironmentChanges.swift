/// What was set in an environment on top of what comes from around.
@MainActor
final class EnvironmentChanges {
  /// The changes, in the order in which they are made.
  var changes: [(inout EnvironmentValues) -> Void] = []

  /// Makes them.
  func apply(to values: inout EnvironmentValues) {
    for change in changes { change(&values) }
  }
}
