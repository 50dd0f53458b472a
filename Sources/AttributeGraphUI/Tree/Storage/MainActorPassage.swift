import Foundation
import ThreadSupport

/// Runs main-actor code for a nonisolated caller that has to run on the main actor.
///
/// The storage of a view's property wrappers is isolated to the main actor, while the wrappers are not, as in SwiftUI:
/// nonisolated helpers read and set them.
///
/// - Parameters:
///   - argument: The argument of the code; the closure captures nothing.
///   - body: The code.
/// - Returns: The result of the code.
/// - Precondition: The caller runs on the main actor.
@inline(__always)
func onMainActor<Argument, Result>(_ argument: Argument, _ body: @MainActor (Argument) -> Result) -> Result {
  guard MainQueue.isCurrent else {
    fatalError("A part of a mounted view can be read on the main actor only: use `await MainActor.run { }`.")
  }
  return withoutActuallyEscaping(body) { body in
    // SAFETY: the caller runs on the main actor, as was checked; the types differ in nothing else.
    unsafe unsafeBitCast(body, to: ((Argument) -> Result).self)(argument)
  }
}

/// Runs code that sets something of the main actor: at once on the main actor, and from another thread in a job of its
/// own, as SwiftUI sets state.
///
/// - Parameters:
///   - argument: The argument of the code; the caller hands it over, and does not use it any more.
///   - body: The code.
func setOnMainActor<Argument>(_ argument: Argument, _ body: @escaping @MainActor @Sendable (Argument) -> Void) {
  if MainQueue.isCurrent { return onMainActor(argument, body) }
  // SAFETY: only the main actor uses the argument from now on.
  nonisolated(unsafe) let argument = argument
  DispatchQueue.main.async { unsafe body(argument) }
}
