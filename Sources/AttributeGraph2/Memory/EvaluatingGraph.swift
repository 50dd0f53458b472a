#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(Darwin)
import Darwin
#endif
import Synchronization

/// The graph whose outermost evaluation runs on the current thread, in a process with several graphs.
///
/// On a platform without POSIX threads nothing is recorded.
enum EvaluatingGraph {
  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    trap(unless: unsafe pthread_key_create(&key, nil) == 0, "The system has no thread-local storage left.")
    return key
  }()

  /// The address of its state; 0 if nothing is evaluated.
  static var current: UInt {
    get { unsafe UInt(bitPattern: pthread_getspecific(key)) }
    set { _ = unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
  }
  #else
  static var current: UInt {
    get { 0 }
    set {}
  }
  #endif
}

/// The live graphs of the process. Each has a flag whether there are others.
struct GraphPopulation {
  private static let shared = Mutex(GraphPopulation())

  private var count = 0
  /// The address of the flag of the only graph; 0 as soon as there was a second one.
  private var loneFlag: UInt = 0

  /// Adds a new graph, and sets the flags of both as soon as there are two. Flags stay set.
  ///
  /// - Parameter flag: The flag of the graph, which does not move and outlives it.
  @unsafe static func add(_ flag: UnsafePointer<Atomic<UInt>>) {
    // A graph that an evaluation makes is local to it, like any object that it makes.
    let isLocal = EvaluatingGraph.current != 0
    let address = UInt(bitPattern: flag)
    shared.withLock { population in
      population.count += 1
      if population.count == 1 { return population.loneFlag = address }
      set(population.loneFlag)
      population.loneFlag = 0
      if !isLocal { set(address) }
    }
  }

  /// Removes a graph that ends.
  @unsafe static func remove(_ flag: UnsafePointer<Atomic<UInt>>) {
    let address = UInt(bitPattern: flag)
    shared.withLock { population in
      population.count -= 1
      if population.loneFlag == address { population.loneFlag = 0 }
    }
  }

  private static func set(_ address: UInt) {
    // SAFETY: a graph is removed, under the lock, before its flag goes.
    unsafe UnsafePointer<Atomic<UInt>>(bitPattern: address)?.pointee.store(1, ordering: .relaxed)
  }
}
