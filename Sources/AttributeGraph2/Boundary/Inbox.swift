import Synchronization

/// Where other threads leave word for a graph, which only its owner touches.
///
/// There are two kinds of word. *Mail* is delivered at the end of a transaction, as a part of it. *News* is that an
/// observed object has changed; it is taken whenever somebody asks whether a value still holds. Both are left as the
/// number of whom they concern: what there is to be done is known on the owner's side, in its ``MailboxRegistry``.
final class Inbox: Sendable {
  /// Tells what word can be left about: a mailbox, a stream of values, or what an evaluation observes.
  typealias Number = UInt64

  /// The mail and the external invalidations that wait.
  private struct Pile {
    var mail: [Number] = []
    var news: [Number] = []
    /// Whether the owner was called since it looked last.
    var hasCalled = false
    /// Calls the owner home.
    var wake: (@Sendable () -> Void)?
  }

  private let pile = Mutex(Pile())
  private let hasMailFlag = Atomic(false)
  private let hasChangeFlag = Atomic(false)

  /// Whether mail lies there.
  ///
  /// - Complexity: O(1), without a lock.
  var hasMail: Bool { hasMailFlag.load(ordering: .acquiring) }

  /// Whether news lies there.
  ///
  /// - Complexity: O(1), without a lock.
  var hasChanges: Bool { hasChangeFlag.load(ordering: .acquiring) }

  /// Calls the owner home when word is left for the first time since it looked.
  var wake: (@Sendable () -> Void)? {
    get { pile.withLock { $0.wake } }
    set { pile.withLock { $0.wake = newValue } }
  }

  /// Leaves mail, and calls the owner.
  ///
  /// - Complexity: O(1) amortised, plus the call.
  func leaveMail(for number: Number) {
    let wake = pile.withLock { pile in
      pile.mail.append(number)
      hasMailFlag.store(true, ordering: .releasing)
      return Self.call(&pile)
    }
    wake?()
  }

  /// Leaves word that something has no sender or no reader any more; nobody need come home for it.
  ///
  /// - Complexity: O(1) amortised.
  func leaveNotice(about number: Number) {
    pile.withLock { pile in
      pile.mail.append(number)
      hasMailFlag.store(true, ordering: .releasing)
    }
  }

  /// Leaves news, and calls the owner.
  ///
  /// - Complexity: O(1) amortised, plus the call.
  func leaveChange(of number: Number) {
    let wake = pile.withLock { pile in
      pile.news.append(number)
      hasChangeFlag.store(true, ordering: .releasing)
      return Self.call(&pile)
    }
    wake?()
  }

  /// Takes all mail: what comes from now on is mail of the next time, and calls the owner again.
  func takeMail() -> [Number] {
    pile.withLock { pile in
      hasMailFlag.store(false, ordering: .releasing)
      pile.hasCalled = false
      defer { pile.mail = [] }
      return pile.mail
    }
  }

  /// Takes all news; what comes from now on calls the owner again.
  func takeChanges() -> [Number] {
    pile.withLock { pile in
      hasChangeFlag.store(false, ordering: .releasing)
      pile.hasCalled = false
      defer { pile.news = [] }
      return pile.news
    }
  }

  /// Notes that the owner is called.
  ///
  /// - Returns: What calls the owner, once the lock is open; nil if that was done already.
  private static func call(_ pile: inout Pile) -> (@Sendable () -> Void)? {
    guard !pile.hasCalled else { return nil }
    pile.hasCalled = true
    return pile.wake
  }
}
