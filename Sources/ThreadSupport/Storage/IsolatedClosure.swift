/// A closure that may belong to an actor, and is called by code that does not know it.
package struct IsolatedClosure<Input> {
  /// Whether it belongs to the main actor, so that it is called on the main queue only.
  package let isOfMainActor: Bool
  /// The closure as one of no actor.
  package let call: (Input) -> Void

  /// Takes the isolation of a closure apart from it.
  package init(_ closure: @escaping @isolated(any) (Input) -> Void) {
    isOfMainActor = closure.isolation === MainActor.shared
    // SAFETY: a function type differs from the one with its isolation in nothing but the type; whoever calls it looks at
    // `isOfMainActor` first.
    call = unsafe unsafeBitCast(closure, to: ((Input) -> Void).self)
  }
}
