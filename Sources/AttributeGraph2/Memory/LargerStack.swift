/// Room for rules that nest natively.
///
/// Known inputs are brought up to date without nesting; a rule that reads an attribute for the first time nests in the
/// caller's stack, so a chain that is read cold nests as deep as it is long. When the stack is nearly full, the
/// evaluation continues on another one of the same thread (`StackSwitch`), or where the C library cannot switch stacks,
/// on a temporary thread while the caller waits. There a rule that is bound to an actor's thread, such as the body of a
/// view, is limited to the caller's stack.
extension GraphReference {
  /// The size of another stack, in bytes. Only touched pages take memory, which may be 2 MiB each.
  private static var largerSize: Int { 64 << 20 }

  /// Records the stack on which an outermost evaluation begins, unless it seems to be the one of the previous
  /// evaluation, and returns whether rules may run there.
  ///
  /// A thread may have ended since, and another one with less room may have its stack in the same place. So the bounds
  /// are trusted for a few rules only; those that nest deeper ask which stack it is.
  @inlinable @inline(__always) @discardableResult func noteStack() -> Bool {
    let address = stackAddress()
    let limit = address &- KnownStack.trustedDepth
    guard _fastPath(address <= fields.evaluation.knownStack.bounds.high && limit > fields.evaluation.knownStack.limit)
    else {
      return stillHasStackLeft()
    }
    fields.evaluation.stackLimit = limit
    return true
  }

  /// Records the stack if nothing runs; otherwise the outermost evaluation has done so.
  @inline(__always) func noteStackIfIdle() -> Bool { isIdle ? noteStack() : hasStackLeft() }

  private func note(_ stack: KnownStack) {
    fields.evaluation.stackLimit = stack.limit
    fields.evaluation.knownStack = stack
  }

  /// Whether rules may nest further on the current stack.
  @inlinable @inline(__always) func hasStackLeft() -> Bool {
    _fastPath(stackAddress() > fields.evaluation.stackLimit) || stillHasStackLeft()
  }

  /// Slow path: whether rules may nest further by the bounds of the stack that is the current one.
  @usableFromInline @inline(never) func stillHasStackLeft() -> Bool {
    let address = stackAddress()
    if !fields.evaluation.knownStack.isCurrent(at: address) {
      let stack = KnownStack(StackBounds.current(at: address))
      let beginning = fields.evaluation.stackLimit &+ KnownStack.trustedDepth
      guard isIdle || stack.bounds.contains(beginning) else {
        // The evaluation began on another stack, on which it will go on.
        fields.evaluation.stackLimit = .max
        return address > stack.limit
      }
      note(stack)
    }
    fields.evaluation.stackLimit = fields.evaluation.knownStack.limit
    return address > fields.evaluation.stackLimit
  }

  /// Makes the evaluations of other graphs that wait for this one ask which stack they are on.
  private func distrustStackAround() {
    for graph in Self.evaluating where graph != self { graph.fields.evaluation.stackLimit = .max }
  }

  /// Runs a closure on another stack and returns when it is done. It may release the graph.
  @inline(never) func continueOnLargerStack(_ body: () -> Void) {
    retain()
    defer { release() }
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
    let stack = fields.evaluation.knownStack
    let depth = fields.evaluation.stack.count
    withoutActuallyEscaping(body) { body in
      let work = {
        let address = stackAddress()
        note(KnownStack(StackBounds(low: address &- UInt(Self.largerSize), high: address)))
        distrustStackAround()
        body()
      }
      #if canImport(Glibc)
      if let stacks = StackSwitch.current, stacks.run(stackSize: Self.largerSize, work) { return }
      #endif
      unsafe runOnThread(Unmanaged.passRetained(StackWork(work)), stackSize: Self.largerSize, depth: depth)
    }
    fields.evaluation.knownStack = stack
    // The next rule asks how much of it is left.
    fields.evaluation.stackLimit = .max
    #else
    // Without threads there is one stack, whose size limits the depth.
    fields.evaluation.stackLimit = 0
    body()
    #endif
  }
}

/// Runs a closure on another stack of the same thread, for work that nests deeper than the caller's stack has room for.
///
/// If the platform cannot switch stacks, or there is no memory for one, it runs on the caller's stack.
///
/// - Parameters:
///   - size: The size of the stack in bytes. Only touched pages take memory, which may be 2 MiB each.
///   - body: The closure.
package func withStack(ofSize size: Int, _ body: () -> Void) {
  #if canImport(Glibc)
  let hasRun = withoutActuallyEscaping(body) { StackSwitch.current?.run(stackSize: size, $0) ?? false }
  if hasRun { return }
  #endif
  body()
}

@usableFromInline struct KnownStack: BitwiseCopyable {
  @usableFromInline var bounds: StackBounds
  /// The address below which no rule may begin.
  @usableFromInline let limit: UInt
  private let number: UInt

  init() { (bounds, limit, number) = (StackBounds(low: .max, high: 0), .max, 0) }

  init(_ bounds: StackBounds) { (self.bounds, limit, number) = (bounds, bounds.limit, Platform.stackNumber) }

  /// How far an evaluation nests, in bytes, before it asks which stack it is.
  @inlinable static var trustedDepth: UInt { @inline(__always) get { 16 << 10 } }

  func isCurrent(at address: UInt) -> Bool {
    bounds.contains(address) && number == Platform.stackNumber
  }
}

/// The bounds of a thread's stack, which grows downwards.
@usableFromInline struct StackBounds: BitwiseCopyable {
  @usableFromInline var low: UInt
  @usableFromInline var high: UInt

  @inlinable @inline(__always) func contains(_ address: UInt) -> Bool { address > low && address <= high }

  /// The address below which no rule may begin: the rest is for the frames of one rule and its callees.
  var limit: UInt { low &+ min(512 << 10, (high &- low) / 4) }
}

/// An address in the frame of the caller.
@inlinable @inline(__always) func stackAddress() -> UInt {
  var mark: UInt8 = 0
  // SAFETY: the address is only compared, never dereferenced, so the stack needs no protection from writes there.
  return unsafe _withUnprotectedUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
}

/// A closure that is passed to another stack.
final class StackWork {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}
