import Observation
import Synchronization

/// An observable property that a reading reads in addition to the objects, so that the reading can be ended at any
/// time.
///
/// Observation ends a registration when one of its properties changes, and offers no other way to end one. An object
/// that rarely changes would keep the registrations of all views that ever read it. So the property of this object
/// "changes" when the reading ends.
final class ReadingEnd: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let hasEndedOnce = Atomic(false)

  /// Whether the reading was ended.
  var hasEnded: Bool { hasEndedOnce.load(ordering: .acquiring) }

  /// Reads the property, and what a closure reads.
  func reading<Value>(_ body: () -> Value) -> Value {
    registrar.access(self, keyPath: \.hasEnded)
    return body()
  }

  /// Ends the reading: the registration fires once more, for no change of the objects.
  func end() {
    hasEndedOnce.store(true, ordering: .releasing)
    registrar.willSet(self, keyPath: \.hasEnded)
  }
}
