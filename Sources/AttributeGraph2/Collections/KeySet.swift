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
  /// The keys that differ from before the open transaction, or the last one that changed any.
  private let toggled: Toggled

  /// The latest keys that came or went, in order.
  private var journal: [Key] = []
  /// The position of the first key in the journal.
  private var journalStart = 0

  /// Whether a dictionary or a set of these keys is being changed.
  private var isChanging = false
  /// Whether the description of a key is being asked for.
  private var isNaming = false
  private let declaration: NodeDeclaration

  /// A set that the comparison of a cell can capture.
  private final class Toggled { var keys: Set<Key> = [] }

  init(_ members: Set<Key>, graph: Graph, declaration: NodeDeclaration) {
    let toggled = Toggled()
    self.toggled = toggled
    present = members
    self.declaration = declaration
    count = declaration.makeCell(members.count, in: graph, comparedBy: { $0 == $1 })
    // The keys are the same as before a transaction if every key is.
    position = declaration.makeCell(0, in: graph, comparedBy: { _, _ in toggled.keys.isEmpty })
  }

  /// Adds a key that is absent, and removes one that is present.
  ///
  /// - Precondition: A transaction is open.
  /// - Complexity: O(1) amortised, plus what is downstream.
  func toggle(_ key: Key) {
    if !position.flags.contains(.isLogged) { toggled.keys = [] }
    let (departed, isBack) = changing {
      let departed = present.remove(key)
      if departed == nil { present.insert(key) }
      return (departed, !toggled.keys.insert(key).inserted)
    }
    withExtendedLifetime(departed) {}
    journal.append(key)
    // Set while the key counts as toggled: for readers in between it is a change.
    position.value = journalStart + journal.count
    if isBack { _ = changing { toggled.keys.remove(key) } }
    count.value = members.count
    // A longer journal is worth less than a look at all keys.
    guard journal.count > 2 * members.count + 64 else { return }
    journalStart += journal.count
    journal = []
  }

  /// The declaration of the element of a key.
  ///
  /// The key's description is user code: its reads are no inputs, and an element that it reads bears no key in its name.
  func declaration(of key: Key, in declaration: NodeDeclaration, _ graph: Graph) -> NodeDeclaration {
    guard declaration.name != nil && !isNaming else { return declaration }
    isNaming = true
    defer { isNaming = false }
    return graph.state.untracked { declaration.ofElement(key) }
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
    position = journalStart + journal.count
    guard let start, start >= journalStart else { return Array(members) }
    return Array(journal[(start - journalStart)...])
  }
}
