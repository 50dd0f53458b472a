/// The keys of a keyed collection, and a journal of their changes. A collection and all maps of it share one.
final class KeySet<Key: Hashable> {
  /// The keys; reading them makes no input.
  var members: Set<Key> {
    checkAccess()
    return present
  }
  private var present: Set<Key>
  /// The number of keys, for readers of no more than that.
  let count: StateCell<Int>

  /// How many keys have come or gone so far: the cell that readers of the keys or of the journal read.
  private let position: StateCell<Int>
  /// The keys that differ from before the open transaction.
  private let toggled: Toggled

  /// The latest keys that came or went, in order, from the lowest position of a map on.
  private var journal: [Key] = []
  /// The position of the first key in the journal.
  private var journalStart = 0
  /// How many maps stand at each position that is not before the journal.
  private var followers: [Int: Int] = [:]

  /// Whether a dictionary or a set of these keys is being changed.
  private var isChanging = false
  /// Whether the description of a key is being asked for.
  private var isNaming = false
  private let declaration: NodeDeclaration

  /// A set that the comparison of a cell can capture.
  private final class Toggled {
    var keys: Set<Key> = []
    /// Whether the next comparison is that of a write, and not the one at the end of the transaction.
    var isWriting = false
  }

  init(_ members: Set<Key>, graph: Graph, declaration: NodeDeclaration) {
    let toggled = Toggled()
    self.toggled = toggled
    present = members
    self.declaration = declaration
    count = declaration.makeCell(members.count, in: graph, comparedBy: { $0 == $1 })
    let state = graph.state
    position = declaration.makeCell(0, in: graph) { _, _ in
      if toggled.isWriting {
        toggled.isWriting = false
        return false
      }
      // The keys are the same as before a transaction if every key is.
      let keys = exchange(&toggled.keys, with: [])
      state.releaseLater(keys)
      return keys.isEmpty
    }
  }

  /// Adds a key that is absent, and removes one that is present.
  ///
  /// - Precondition: A transaction is open.
  /// - Complexity: O(1) amortised, plus what is downstream.
  func toggle(_ key: Key) {
    let (departed, former) = changing {
      let departed = present.remove(key)
      if departed == nil { present.insert(key) }
      return (departed, toggled.keys.insert(key).inserted ? nil : toggled.keys.remove(key))
    }
    if followers.isEmpty { journalStart += 1 } else { journal.append(key) }
    // For readers in between it is a change, also where the key is back.
    toggled.isWriting = true
    position.value = journalStart + journal.count
    count.value = members.count
    withExtendedLifetime((departed, former)) {}
    // A longer journal is worth less than a look at all keys.
    guard journal.count > 2 * members.count + 64 else { return }
    followers = [:]
    dropFromJournal(journal.count)
  }

  /// Removes keys from the front of the journal. Their release runs user code, so it comes last.
  private func dropFromJournal(_ count: Int) {
    let all = journal
    journal = count == all.count ? [] : Array(all[count...])
    journalStart += count
    withExtendedLifetime(all) {}
  }

  /// The declaration of the element of a key.
  ///
  /// The key's description is user code: its reads are no inputs, and an element that it reads bears no key in its
  /// name.
  func declaration(of key: Key, in declaration: NodeDeclaration, _ graph: Graph) -> NodeDeclaration {
    guard let name = declaration.name, !isNaming else { return declaration }
    isNaming = true
    defer { isNaming = false }
    #if hasFeature(Embedded)
    return declaration  // There is no description of every type.
    #else
    return graph.state.untracked { NodeDeclaration("\(name)[\(key)]", declaration.fileID, declaration.line) }
    #endif
  }

  /// Changes a dictionary or a set of these keys, whose `==`, `hash` and `deinit` run meanwhile.
  func changing<Result>(_ change: () -> Result) -> Result {
    isChanging = true
    defer { isChanging = false }
    return change()
  }

  /// Stops the program where the code of a key reaches a collection that is half changed.
  @inline(__always) func checkAccess() {
    if _slowPath(isChanging) { trapOnAccess() }
  }

  @inline(never) private func trapOnAccess() -> Never {
    fatalError(
      "A key of '\(declaration)' accesses the collection in its '==', 'hash(into:)' or 'deinit' while the collection changes."
    )
  }

  /// The keys; read inside a rule or an effect they become one of its inputs.
  func read() -> Set<Key> {
    _ = position.value
    return members
  }

  /// The keys that may have come or gone since a position, which advances; all keys from no position, and from one
  /// before the journal.
  ///
  /// Read inside a rule or an effect the keys become one of its inputs. A key may stand in the list more than once.
  ///
  /// - Complexity: O(keys in the list).
  func keys(changedSince position: inout Int?) -> [Key] {
    _ = self.position.value
    let start = position
    let end = journalStart + journal.count
    position = end
    guard let start, start >= journalStart else {
      followers[end, default: 0] += 1
      return Array(members)
    }
    guard start < end else { return [] }
    let keys = start == journalStart ? journal : Array(journal[(start - journalStart)...])
    followers[end, default: 0] += 1
    leave(start)
    return keys
  }

  /// Forgets the position of a map, and the keys for which no other map has to look.
  func leave(_ position: Int) {
    guard let others = followers[position].map({ $0 - 1 }) else { return }
    followers[position] = others > 0 ? others : nil
    let unread = journal.indices.first { followers[journalStart + $0] != nil } ?? journal.count
    if unread > 0 { dropFromJournal(unread) }
  }
}
