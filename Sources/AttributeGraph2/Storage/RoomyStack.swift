#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(Darwin)
import Darwin
#endif

/// Room for rules that nest natively.
///
/// Known inputs are brought up to date without nesting. But a rule that reads an attribute for the first time
/// nests in the caller's stack, as any function call does, and a chain that is read cold nests as deep as it is long.
/// When the stack at hand runs low, the evaluation goes on on a stack of its own, on a thread that lives as long as
/// that part of the evaluation; the caller waits. So the graph is still used by one thread at a time.
extension GraphReference {
  /// How much of the stack at hand rules may fill before they go on elsewhere, in bytes.
  private static var nativeRoom: UInt { 256 << 10 }
  /// The size of a stack of its own, in bytes. Only the pages that are touched take memory.
  private static var roomySize: Int { 64 << 20 }
  /// What has to be left on a stack for the frames of one rule and whatever it calls, in bytes.
  private static var reserve: UInt { 512 << 10 }

  /// Takes the place where an outermost evaluation begins as the base of the room that it may fill.
  @inline(__always)
  func noteStackBase() {
    fields.stackLimit = stackAddress() &- Self.nativeRoom
  }

  /// Whether rules may nest further on the stack at hand.
  @inline(__always)
  func hasStackLeft() -> Bool {
    stackAddress() > fields.stackLimit
  }

  /// Runs a closure on a stack of its own and returns when it is done.
  @inline(never)
  func continueOnRoomyStack(_ body: () -> Void) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
    let limit = fields.stackLimit
    let depth = fields.evaluationStack.count
    withoutActuallyEscaping(body) { body in
      let work = unsafe Unmanaged.passRetained(
        StackWork {
          fields.stackLimit = stackAddress() &- (UInt(Self.roomySize) - Self.reserve)
          body()
        })
      unsafe runOnThread(work, stackSize: Self.roomySize, depth: depth)
    }
    fields.stackLimit = limit
    #else
    // Without threads there is one stack: rules nest in it as far as it goes.
    fields.stackLimit = 0
    body()
    #endif
  }
}

/// An address in the frame of the caller.
@inline(__always)
func stackAddress() -> UInt {
  var mark: UInt8 = 0
  // SAFETY: the address is only compared, never read through.
  return unsafe withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
}

/// A closure on its way to another thread.
private final class StackWork {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
/// Runs the work on a new thread with a stack of a given size, and waits for it.
///
/// SAFETY: the caller waits, so the work and what it uses are touched by one thread at a time, and creation
/// and joining order their accesses.
@unsafe private func runOnThread(_ work: Unmanaged<StackWork>, stackSize: Int, depth: Int) {
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
  precondition(
    status == 0,
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

@unsafe private func runStackWork(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let argument = unsafe argument {
    unsafe Unmanaged<StackWork>.fromOpaque(argument).takeRetainedValue().body()
  }
  return nil
}
#endif
