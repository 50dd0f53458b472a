import Synchronization

/// Where other threads leave word for a graph, which only its owner touches.
///
/// There are two kinds of word. *Mail* is delivered at the end of a transaction, as a part of it. *News* is that an
/// observed object has changed; it is taken whenever somebody asks whether a value still holds. Both are left as the
/// number of whom they concern: what there is to be done is known on the owner's side, in its ``MailboxRegistry``.
final class Inbox: Sendable {
  /// Tells what word can be left about: a mailbox, a stream of values, or what an evaluation observes.
  typealias Number = UInt64

  /// The kinds of word, each with its bit among the flags.
  enum Word: UInt8 { case mail = 1, news = 2 }

  private struct Contents {
    var mail: [Number] = []
    var news: [Number] = []
    /// Whether the owner was called since it looked last.
    var hasCalled = false
    /// Calls the owner home.
    var wake: (@Sendable () -> Void)?

    subscript(word: Word) -> [Number] {
      get { word == .mail ? mail : news }
      _modify { if word == .mail { yield &mail } else { yield &news } }
    }
  }

  private let contents = Mutex(Contents())
  /// The kinds of word that lie there; changed under the lock alone.
  private let flags = Atomic<UInt8>(0)

  /// Whether mail lies there.
  var hasMail: Bool { has(.mail) }

  /// Whether news lies there.
  var hasChanges: Bool { has(.news) }

  private func has(_ word: Word) -> Bool { flags.load(ordering: .acquiring) & word.rawValue != 0 }

  /// Calls the owner home when word is left for the first time since it looked.
  var wake: (@Sendable () -> Void)? {
    get { contents.withLock { $0.wake } }
    set { contents.withLock { $0.wake = newValue } }
  }

  /// Leaves word, and calls the owner.
  func leave(_ word: Word, about number: Number) {
    let wake = contents.withLock { contents in
      add(word, about: number, to: &contents)
      defer { contents.hasCalled = true }
      return contents.hasCalled ? nil : contents.wake
    }
    wake?()
  }

  /// Leaves mail that something has no sender or no reader any more; nobody need come home for it.
  func leaveNotice(about number: Number) {
    contents.withLock { add(.mail, about: number, to: &$0) }
  }

  private func add(_ word: Word, about number: Number, to contents: inout Contents) {
    contents[word].append(number)
    flags.bitwiseOr(word.rawValue, ordering: .releasing)
  }

  /// Takes all word of a kind: what comes from now on is for the next time, and calls the owner again.
  func take(_ word: Word) -> [Number] {
    contents.withLock { contents in
      flags.bitwiseAnd(~word.rawValue, ordering: .releasing)
      contents.hasCalled = false
      defer { contents[word] = [] }
      return contents[word]
    }
  }
}
