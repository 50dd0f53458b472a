/// What a reader runs: the rule of a computed attribute or the action of an effect, in an object of its own.
///
/// The reader owns it by hand. So an ending reader can hand it to the graph, which releases long chains in a loop
/// (a rule owns what it captures, and that may own the next rule), and keeps a body that is running until it returns.
public final class ReaderBody {
  /// Runs the body once for a reader, with its reads tracked, and stores the outcome.
  ///
  /// The creating call's `@inlinable` code makes this closure around the user's, so that the compiler specialises it
  /// for the value's type in the module that names the type: the rule's result comes back in a register. A rule
  /// stored as a property of a generic class would be called through a thunk, an overridden method unspecialised.
  @usableFromInline let update: (ReaderReference) -> Void

  @inlinable
  init(update: @escaping (ReaderReference) -> Void) {
    self.update = update
  }
}

extension ReaderReference {
  /// Runs the reader's body.
  @inline(__always)
  func update() {
    // SAFETY: the body lives as long as its reader, or until it returns.
    unsafe unmanaged._withUnsafeGuaranteedRef { reader in
      unsafe reader.body._withUnsafeGuaranteedRef { $0.update(self) }
    }
  }
}

extension GraphReference {
  /// Releases the body of a reader that ends: at once if nothing is being released, else in turn, and a running one
  /// when it has returned.
  ///
  /// - Complexity: O(bodies that go because of it), in constant stack space.
  @unsafe func release(_ body: Unmanaged<ReaderBody>, isRunning: Bool) {
    if isRunning {
      unsafe fields.endedWhileRunning.push(body)
      fields.hasAftermath = true
    } else {
      unsafe fields.bodiesToRelease.push(body)
      if !fields.isReleasingBodies { releaseBodies() }
    }
  }

  /// Releases the bodies of readers that ended in the middle of their own evaluation, once nothing runs.
  func releaseEndedBodies() {
    while let body = unsafe fields.endedWhileRunning.pop() { unsafe fields.bodiesToRelease.push(body) }
    if !fields.isReleasingBodies { releaseBodies() }
  }

  private func releaseBodies() {
    fields.isReleasingBodies = true
    while let body = unsafe fields.bodiesToRelease.pop() {
      // SAFETY: the reference that the reader retained. What the body owned comes back to `release(_:isRunning:)`
      // and waits for its turn in this loop.
      unsafe body.release()
    }
    fields.isReleasingBodies = false
  }
}
