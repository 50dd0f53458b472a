/// The keys of a keyed collection: which there are, read as one, and which have come and gone.
///
/// A collection and all maps of it share one.
final class KeySet<Key: Hashable> {
  /// The keys that are there.
  private(set) var members: Set<Key>
  /// How many there are, for those who read no more than that.
  let count: StateCell<Int>

  /// How many keys have come or gone so far: those who read the keys, or follow the journal, read it.
  private let position: StateCell<Int>
  /// The keys that are not as they were before the open transaction, or before the last one that changed any.
  private let toggled: Toggled

  /// The keys that came or went last, in order.
  private var journal: [Key] = []
  /// The position of the first key in the journal; what came before is forgotten.
  private var journalStart = 0

  /// A set that the comparison of a cell can hold on to.
  private final class Toggled { var keys: Set<Key> = [] }

  init(_ members: Set<Key>, graph: Graph, declaration: NodeDeclaration) {
    let toggled = Toggled()
    self.toggled = toggled
    self.members = members
    count = declaration.makeCell(members.count, in: graph, comparedBy: { $0 == $1 })
    // At the end of a transaction the keys are the same as before it where every key is.
    position = declaration.makeCell(0, in: graph, comparedBy: { _, _ in toggled.keys.isEmpty })
  }

  /// Notes that a key has come if it was not there, and that it has gone if it was.
  ///
  /// - Precondition: A transaction is open.
  /// - Complexity: O(1) amortised, plus what is downstream.
  func toggle(_ key: Key) {
    if !position.flags.contains(.isLogged) { toggled.keys = [] }
    let isBack = !toggled.keys.insert(key).inserted
    if members.remove(key) == nil { members.insert(key) }
    journal.append(key)
    // While the key counts as toggled, the cell takes this for a change, as it is one to those who read it in between.
    position.value = journalStart + journal.count
    if isBack { toggled.keys.remove(key) }
    count.value = members.count
    forgetIfLong()
  }

  /// The keys as they are; read inside a rule or an effect they become one of its inputs.
  func read() -> Set<Key> {
    _ = position.value
    return members
  }

  /// The keys that may have come or gone since a position, which moves on; all keys where that is not known any more.
  ///
  /// Read inside a rule or an effect the keys become one of its inputs. A key may stand in the list more than once.
  ///
  /// - Complexity: O(keys that came or went), but O(all keys) from no position, and from one before the journal.
  func keys(changedSince position: inout Int?) -> [Key] {
    _ = self.position.value
    let start = position
    position = journalStart + journal.count
    guard let start, start >= journalStart else { return Array(members) }
    return Array(journal[(start - journalStart)...])
  }

  /// Forgets the journal when it has become longer than a look at all keys would be worth.
  private func forgetIfLong() {
    guard journal.count > 2 * members.count + 64 else { return }
    journalStart += journal.count
    journal = []
  }
}
