import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(Darwin)
import Darwin
#endif

/// The functions of the C library that need no stack of their own, and their substitutes where there is none.
enum Platform {
  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
  private static let key = makeKey()
  private static let stackKey = makeKey()
  private static let stacks = Atomic<UInt>(0)

  private static func makeKey() -> pthread_key_t {
    var key = pthread_key_t()
    trap(unless: unsafe pthread_key_create(&key, nil) == 0, "The system has no thread-local storage left.")
    return key
  }

  /// The address of the state of the graph whose outermost evaluation runs on the current thread, in a process with
  /// several graphs; 0 for none. On a platform without POSIX threads nothing is recorded.
  static var evaluatingGraph: UInt {
    get { unsafe UInt(bitPattern: pthread_getspecific(key)) }
    set { _ = unsafe pthread_setspecific(key, UnsafeRawPointer(bitPattern: newValue)) }
  }

  /// The number of the stack on which the caller runs, which no other one in the process has had. Setting it to 0 gives the
  /// stack that is switched to a number of its own.
  static var stackNumber: UInt {
    get {
      let known = unsafe UInt(bitPattern: pthread_getspecific(stackKey))
      if known != 0 { return known }
      let number = stacks.wrappingAdd(1, ordering: .relaxed).newValue
      Platform.stackNumber = number
      return number
    }
    set { _ = unsafe pthread_setspecific(stackKey, UnsafeRawPointer(bitPattern: newValue)) }
  }

  /// Writes a message to the standard error, where the platform has one.
  static func print(_ message: String) {
    var line = Array("AttributeGraph2: \(message)\n".utf8)
    // SAFETY: the buffer is read within its bounds while it is alive.
    unsafe line.withUnsafeMutableBytes { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
  }

  /// A variable of the environment; nil where it is not set.
  static func environment(_ name: String) -> String? {
    // SAFETY: the text is copied within the call.
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
  #else
  static var evaluatingGraph: UInt {
    get { 0 }
    set {}
  }
  /// Without threads there is one stack.
  static var stackNumber: UInt { 1 }
  static func print(_ message: String) { Swift.print("AttributeGraph2: \(message)") }
  static func environment(_ name: String) -> String? { nil }
  #endif
}
