import ThreadSupport

/// Runs code of the main actor for code that does not say where it runs, and has to run there.
///
/// What a view's wrappers stand for belongs to the main actor, while the wrappers do not say so, as in SwiftUI: helpers that
/// are bound to no actor read and set them.
///
/// - Parameters:
///   - argument: What the code works on; the closure captures nothing.
///   - body: The code.
/// - Returns: What the code returns.
/// - Precondition: The caller runs on the main actor.
@inline(__always)
func onMainActor<Argument, Result>(_ argument: Argument, _ body: @MainActor (Argument) -> Result) -> Result {
  guard MainQueue.isCurrent else {
    fatalError("What belongs to a mounted view is read and set on the main actor only: use `await MainActor.run { }`.")
  }
  return withoutActuallyEscaping(body) { body in
    // SAFETY: the caller runs on the main actor, as was checked; the types differ in nothing else.
    unsafe unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
  }
}
