import Synchronization

/// The entries that other threads leave for a graph, which only its owner touches: numbers whose meaning the owner's
/// ``MailboxRegistry`` knows.
///
/// *Mail* is delivered at the end of a transaction, as a part of it. An *invalidation*, which an observed object leaves
/// when it has changed, is taken before a value is verified.
final class Inbox: Sendable {
  /// Identifies a mailbox, a stream of values, or what an evaluation observes.
  typealias Number = UInt64

  /// The kinds of entries, each with its bit among the flags.
  enum Kind: UInt8 { case mail = 1, invalidation = 2 }

  private struct Contents {
    var mail: [Number] = []
    var invalidations: [Number] = []
    /// The kinds of waiting entries that the owner knows about: it was called, and has not taken them yet.
    var announced: UInt8 = 0
    var wake: (@Sendable () -> Void)?

    subscript(kind: Kind) -> [Number] {
      get { kind == .mail ? mail : invalidations }
      _modify { if kind == .mail { yield &mail } else { yield &invalidations } }
    }
  }

  private let contents = Mutex(Contents())
  /// The kinds of entries that wait; changed under the lock alone.
  private let flags = Atomic<UInt8>(0)

  var hasMail: Bool { has(.mail) }

  var hasChanges: Bool { has(.invalidation) }

  private func has(_ kind: Kind) -> Bool { flags.load(ordering: .acquiring) & kind.rawValue != 0 }

  /// Calls the owner at the first entry since it took entries last.
  var wake: (@Sendable () -> Void)? {
    get { contents.withLock { $0.wake } }
    set {
      // Released when the inbox is not locked: a `deinit` may send.
      let old = contents.withLock { contents in
        defer { contents.wake = newValue }
        return contents.wake
      }
      withExtendedLifetime(old) {}
    }
  }

  func leave(_ kind: Kind, about number: Number) {
    let wake: (@Sendable () -> Void)? = contents.withLock { contents in
      add(kind, about: number, to: &contents)
      guard let wake = contents.wake else { return nil }
      defer { contents.announced |= kind.rawValue }
      return contents.announced == 0 ? wake : nil
    }
    wake?()
  }

  /// Adds mail about something that has no sender or no reader any more, without calling the owner.
  func leaveNotice(about number: Number) { contents.withLock { add(.mail, about: number, to: &$0) } }

  private func add(_ kind: Kind, about number: Number, to contents: inout Contents) {
    contents[kind].append(number)
    flags.bitwiseOr(kind.rawValue, ordering: .releasing)
  }

  /// The invalidations that wait, which stay in the inbox.
  var waitingInvalidations: [Number] { contents.withLock { $0.invalidations } }

  /// Takes all entries of a kind; later ones call the owner again.
  func take(_ kind: Kind) -> [Number] {
    contents.withLock { contents in
      flags.bitwiseAnd(~kind.rawValue, ordering: .releasing)
      contents.announced &= ~kind.rawValue
      return exchange(&contents[kind], with: [])
    }
  }
}
