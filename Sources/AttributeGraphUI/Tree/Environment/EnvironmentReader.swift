import ThreadSupport

/// The keys that a body reads through `@Environment(\.self)`; it depends on those alone.
///
/// All keys are read through the environment's subscripts, which record the reads here.
final class EnvironmentReader: Sendable {
  @MainActor private weak var scope: EnvironmentScope?
  /// The entries of the keys that were read.
  @MainActor private var entries: [AnyKeyPath: EnvironmentDependency] = [:]
  /// The change counts of these keys when the body ran last.
  @MainActor private let seen = SeenChanges(0)

  /// Makes the reader of a scope.
  @MainActor
  init(of scope: EnvironmentScope) {
    self.scope = scope
  }

  /// Whether the reader belongs to a scope.
  @MainActor
  func reads(_ scope: EnvironmentScope) -> Bool { self.scope === scope }

  /// Records a read of a value: a running body depends on it from now on.
  ///
  /// No body runs off the main actor, so such a read creates no dependency.
  func note<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    guard MainQueue.isCurrent else { return }
    onMainActor((self, keyPath)) { reader, keyPath in
      guard let entry = reader.scope?.entry(for: keyPath) else { return }
      let isNew = reader.entries.updateValue(entry, forKey: keyPath) == nil
      if isNew { _ = reader.seen.update(to: reader.changeCount) }
      entry.noteRead()
    }
  }

  /// Records a run of the body.
  ///
  /// - Returns: Whether a key that was read has changed since the previous run.
  /// - Complexity: O(keys read).
  @MainActor
  func takeChanges() -> Bool { seen.update(to: changeCount) }

  @MainActor
  private var changeCount: Int { entries.values.reduce(0) { $0 + $1.changeCount } }
}

extension EnvironmentReader: PropertyOrigin {
  @MainActor
  var origin: OriginDescription { OriginDescription(kind: .environment, source: "self") }
}
