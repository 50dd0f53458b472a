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

/// The functions of the C library, and their substitutes where there is none.
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

  /// The number of the stack on which the caller runs, which no other one in the process has had. Setting it to 0 gives
  /// the stack that is switched to a number of its own.
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

extension StackBounds {
  /// The bounds of the running thread's stack, if the system provides them.
  static func current(at address: UInt) -> StackBounds {
    #if canImport(Glibc)
    if let bounds = StackSwitch.bounds(around: address) { return bounds }
    #endif
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic)
    typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    // The header declares the function only with GNU extensions enabled.
    // SAFETY: a symbol of that name has that type; the attributes are filled by it before they are read and released.
    if let symbol = unsafe dlsym(nil, "pthread_getattr_np") {
      let getAttributes = unsafe unsafeBitCast(symbol, to: GetAttributes.self)
      var attributes = pthread_attr_t()
      if unsafe getAttributes(pthread_self(), &attributes) == 0 {
        defer { unsafe pthread_attr_destroy(&attributes) }
        var base: UnsafeMutableRawPointer?
        var size = 0
        if unsafe pthread_attr_getstack(&attributes, &base, &size) == 0 {
          let low = UInt(bitPattern: base)
          let bounds = StackBounds(low: low, high: low &+ UInt(size))
          if bounds.contains(address) { return bounds }
        }
      }
    }
    #elseif canImport(Darwin)
    let thread = pthread_self()
    // SAFETY: both calls only read properties of the running thread.
    let high = unsafe UInt(bitPattern: pthread_get_stackaddr_np(thread))
    let bounds = StackBounds(low: high &- UInt(unsafe pthread_get_stacksize_np(thread)), high: high)
    if bounds.contains(address) { return bounds }
    #endif
    // A stack of unknown size is assumed to be nearly full.
    return StackBounds(low: address &- (256 << 10), high: address)
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
/// Runs the work on a new thread with a stack of a given size, and waits for it.
///
/// SAFETY: the caller waits, so the work and what it uses are touched by one thread at a time, and creation
/// and joining order their accesses.
@unsafe func runOnThread(_ work: Unmanaged<StackWork>, stackSize: Int, depth: Int) {
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  unsafe pthread_attr_setstacksize(&attributes, stackSize)
  defer { unsafe pthread_attr_destroy(&attributes) }
  #if canImport(Darwin)
  var thread: pthread_t?
  let status = unsafe pthread_create(&thread, &attributes, { runStackWork($0) }, work.toOpaque())
  #else
  var thread = pthread_t()
  let status = unsafe pthread_create(&thread, &attributes, { unsafe runStackWork($0) }, work.toOpaque())
  #endif
  trap(
    unless: status == 0,
    """
    \(depth) rules are nested in each other, and the system gave no stack for more (error \(status)). \
    Read the attributes of a long chain as they are made, so that no read has to run all of their rules at once.
    """)
  #if canImport(Darwin)
  if let thread = unsafe thread { unsafe pthread_join(thread, nil) }
  #else
  pthread_join(thread, nil)
  #endif
}

@unsafe func runStackWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument = unsafe argument { unsafe Unmanaged<StackWork>.fromOpaque(argument).takeRetainedValue().body() }
  return nil
}
#endif
