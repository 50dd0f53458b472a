import Synchronization

/// The entries that other threads leave for a graph, which only its owner touches.
///
/// *Mail* is delivered at the end of a transaction, as a part of it. *News*, that an observed object has changed, is taken
/// whenever somebody asks whether a value still holds. An entry is a number; the ``MailboxRegistry`` on the owner's side
/// knows its meaning.
final class Inbox: Sendable {
  /// Identifies a mailbox, a stream of values, or what an evaluation observes.
  typealias Number = UInt64

  /// The kinds of entries, each with its bit among the flags.
  enum Word: UInt8 { case mail = 1, news = 2 }

  private struct Contents {
    var mail: [Number] = []
    var news: [Number] = []
    /// Whether the owner was called since it took entries last.
    var hasCalled = false
    var wake: (@Sendable () -> Void)?

    subscript(word: Word) -> [Number] {
      get { word == .mail ? mail : news }
      _modify { if word == .mail { yield &mail } else { yield &news } }
    }
  }

  private let contents = Mutex(Contents())
  /// The kinds of entries that wait; changed under the lock alone.
  private let flags = Atomic<UInt8>(0)

  var hasMail: Bool { has(.mail) }

  var hasChanges: Bool { has(.news) }

  private func has(_ word: Word) -> Bool { flags.load(ordering: .acquiring) & word.rawValue != 0 }

  /// Calls the owner at the first entry since it took entries last.
  var wake: (@Sendable () -> Void)? {
    get { contents.withLock { $0.wake } }
    set { contents.withLock { $0.wake = newValue } }
  }

  /// Adds an entry, and calls the owner.
  func leave(_ word: Word, about number: Number) {
    let wake = contents.withLock { contents in
      add(word, about: number, to: &contents)
      defer { contents.hasCalled = true }
      return contents.hasCalled ? nil : contents.wake
    }
    wake?()
  }

  /// Adds mail about something that has no sender or no reader any more, without calling the owner.
  func leaveNotice(about number: Number) { contents.withLock { add(.mail, about: number, to: &$0) } }

  private func add(_ word: Word, about number: Number, to contents: inout Contents) {
    contents[word].append(number)
    flags.bitwiseOr(word.rawValue, ordering: .releasing)
  }

  /// Takes all entries of a kind; later ones call the owner again.
  func take(_ word: Word) -> [Number] {
    contents.withLock { contents in
      flags.bitwiseAnd(~word.rawValue, ordering: .releasing)
      contents.hasCalled = false
      defer { contents[word] = [] }
      return contents[word]
    }
  }
}
