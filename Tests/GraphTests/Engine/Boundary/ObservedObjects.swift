#if canImport(Observation)
import Observation
import Synchronization

/// An observable object that every thread may read and change.
final class Gauge: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex(0)

  var level: Int {
    get {
      registrar.access(self, keyPath: \.level)
      return stored.withLock { $0 }
    }
    set { registrar.withMutation(of: self, keyPath: \.level) { stored.withLock { $0 = newValue } } }
  }
}

/// An observable object of a program.
@Observable final class Person {
  var name = "a"
  var age = 0
}
#endif
