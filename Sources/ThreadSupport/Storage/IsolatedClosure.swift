/// A closure without isolation in its type, for callers that do not know its actor.
package struct IsolatedClosure<Call> {
  /// The closure as a nonisolated one.
  package let call: Call
  /// Whether it is isolated to the main actor and must be called on the main queue.
  package let isOfMainActor: Bool

  private init(_ call: Call, isOfMainActor: Bool) {
    self.call = call
    self.isOfMainActor = isOfMainActor
  }

  private init(_ call: Call, of actor: (any Actor)?) { self.init(call, isOfMainActor: actor === MainActor.shared) }

  /// Wraps another closure that calls this one, with the same isolation.
  package func caller<Other>(_ call: Other) -> IsolatedClosure<Other> {
    IsolatedClosure<Other>(call, isOfMainActor: isOfMainActor)
  }
}

// One initialiser for each form: a generic one over packs, or over the type of the error, crashes the compiler of Swift
// 6.3.
//
// SAFETY, for all of them: a function type and the one with its isolation differ in the type only; callers check
// `isOfMainActor` first.
extension IsolatedClosure {
  /// Separates a closure without arguments from its isolation.
  package init<Output>(_ closure: @escaping @isolated(any) () -> Output) where Call == () -> Output {
    self.init(unsafe unsafeBitCast(closure, to: Call.self), of: closure.isolation)
  }

  /// Separates a closure with one argument from its isolation.
  package init<A, Output>(_ closure: @escaping @isolated(any) (A) -> Output) where Call == (A) -> Output {
    self.init(unsafe unsafeBitCast(closure, to: Call.self), of: closure.isolation)
  }

  /// Separates a closure with two arguments from its isolation.
  package init<A, B, Output>(_ closure: @escaping @isolated(any) (A, B) -> Output) where Call == (A, B) -> Output {
    self.init(unsafe unsafeBitCast(closure, to: Call.self), of: closure.isolation)
  }

  /// Separates a closure with three arguments from its isolation.
  package init<A, B, C, Output>(
    _ closure: @escaping @isolated(any) (A, B, C) -> Output
  ) where Call == (A, B, C) -> Output {
    self.init(unsafe unsafeBitCast(closure, to: Call.self), of: closure.isolation)
  }

  /// Separates a closure with four arguments from its isolation.
  package init<A, B, C, D, Output>(
    _ closure: @escaping @isolated(any) (A, B, C, D) -> Output
  ) where Call == (A, B, C, D) -> Output {
    self.init(unsafe unsafeBitCast(closure, to: Call.self), of: closure.isolation)
  }

  /// Separates a throwing closure with one argument from its isolation.
  package init<A, Output>(
    trying closure: @escaping @isolated(any) (A) throws -> Output
  ) where Call == (A) throws -> Output {
    self.init(unsafe unsafeBitCast(closure, to: Call.self), of: closure.isolation)
  }

  /// Separates a throwing closure with two arguments from its isolation.
  package init<A, B, Output>(
    trying closure: @escaping @isolated(any) (A, B) throws -> Output
  ) where Call == (A, B) throws -> Output {
    self.init(unsafe unsafeBitCast(closure, to: Call.self), of: closure.isolation)
  }
}
