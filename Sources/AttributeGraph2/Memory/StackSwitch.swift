#if canImport(Glibc)
import Glibc
import Synchronization

/// Runs a closure on another stack of the same thread, where the C library can switch stacks: GNU's can; musl and
/// Android's cannot.
///
/// Whatever is found by the thread stays: the task with its task-local values, the actor, and the accesses whose
/// exclusivity is checked. The functions are looked up by name, as the headers hide some of them from Swift.
@safe struct StackSwitch {
  private typealias Get = @convention(c) (UnsafeMutablePointer<ucontext_t>) -> Int32
  private typealias Make = @convention(c) (UnsafeMutablePointer<ucontext_t>, Entry, Int32, UInt32, UInt32) -> Void
  private typealias Swap = @convention(c) (UnsafeMutablePointer<ucontext_t>, UnsafePointer<ucontext_t>) -> Int32
  /// Begins on the other stack, with the two halves of the work's address: the C library passes numbers of 32 bits.
  private typealias Entry = @convention(c) (UInt32, UInt32) -> Void

  private let getContext: Get
  private let makeContext: Make
  private let swapContext: Swap

  /// The functions of the C library; nil where there are none, and under ThreadSanitizer, which knows the stacks of
  /// threads only.
  static let current: StackSwitch? = {
    // SAFETY: functions of these names have these types; without variadic arguments they are called like any other.
    guard unsafe dlsym(nil, "__tsan_init") == nil, let getContext = unsafe dlsym(nil, "getcontext"),
      let makeContext = unsafe dlsym(nil, "makecontext"), let swapContext = unsafe dlsym(nil, "swapcontext")
    else { return nil }
    return unsafe StackSwitch(
      getContext: unsafeBitCast(getContext, to: Get.self), makeContext: unsafeBitCast(makeContext, to: Make.self),
      swapContext: unsafeBitCast(swapContext, to: Swap.self))
  }()

  private static let stacks = Mutex<[StackBounds]>([])

  /// The bounds of the stack that was switched to and that has an address; nil where there is none.
  static func bounds(around address: UInt) -> StackBounds? {
    stacks.withLock { $0.last { $0.contains(address) } }
  }

  /// Runs a closure on a new stack, and returns when it is done; false where the system gave no memory.
  func run(stackSize: Int, _ body: @escaping () -> Void) -> Bool {
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let size = stackSize + page
    // SAFETY: private memory, which is given back below, when nothing runs on it any more. The stack grows downwards to
    // a page without access, so an overflow ends the program and damages nothing.
    let memory = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    guard let memory = unsafe memory, unsafe memory != UnsafeMutableRawPointer(bitPattern: -1) else { return false }
    defer { unsafe munmap(memory, size) }
    #if os(Linux)
    // Rules that nest a million deep touch some 200 MB: 100 large pages take less than 50,000 small ones.
    _ = unsafe madvise(memory, size, MADV_HUGEPAGE)
    #endif
    guard unsafe mprotect(memory, page, PROT_NONE) == 0 else { return false }
    // SAFETY: contexts name addresses in themselves, so they stay where they are until the other stack is left. They
    // are plain C, for which zeros are valid. The work is taken up on the other stack, once.
    let contexts = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 2)
    defer { unsafe contexts.deallocate() }
    unsafe memset(contexts, 0, 2 * MemoryLayout<ucontext_t>.size)
    let other = unsafe contexts + 1
    guard unsafe getContext(other) == 0 else { return false }
    unsafe other.pointee.uc_stack.ss_sp = unsafe memory
    unsafe other.pointee.uc_stack.ss_size = size
    unsafe other.pointee.uc_link = unsafe contexts
    let low = UInt(bitPattern: memory) &+ UInt(page)
    Self.stacks.withLock { $0.append(StackBounds(low: low, high: low &+ UInt(stackSize))) }
    defer { Self.stacks.withLock { stacks in stacks.removeAll { $0.low == low } } }
    let work = unsafe UInt64(UInt(bitPattern: Unmanaged.passRetained(StackWork(body)).toOpaque()))
    unsafe makeContext(
      other, { unsafe runStackWork(atHalves: $0, $1) }, 2, UInt32(truncatingIfNeeded: work),
      UInt32(truncatingIfNeeded: work >> 32))
    let outer = Platform.stackNumber
    Platform.stackNumber = 0
    defer { Platform.stackNumber = outer }
    // It cannot fail once the context was made: the other stack has room for it.
    precondition(unsafe swapContext(contexts, other) == 0, "The stack could not be switched.")
    return true
  }
}

/// Runs the work whose address comes in two halves.
@unsafe private func runStackWork(atHalves low: UInt32, _ high: UInt32) {
  _ = unsafe runStackWork(UnsafeMutableRawPointer(bitPattern: UInt(UInt64(high) << 32 | UInt64(low))))
}
#endif
