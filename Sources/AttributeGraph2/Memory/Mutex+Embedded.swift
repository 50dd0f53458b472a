#if hasFeature(Embedded)
/// Stands in for `Synchronization.Mutex` where the platform has no threads: nothing is locked.
struct Mutex<Value>: @unchecked Sendable {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
    try body(&storage.value)
  }
}
#endif
