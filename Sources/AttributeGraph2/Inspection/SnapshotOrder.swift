/// The order of the nodes of a snapshot, which says the same whatever the order in which they come.
///
/// What tells nodes apart is looked at in turn: first what they are by themselves, then what their neighbours are, and
/// theirs, a few steps far. What is still alike then is taken in the order in which a walk along the edges meets it, which
/// keeps what is connected together. Nodes that are alike in all of that can stand for each other.
///
/// Nodes are named by their places in the order of arrival.
struct SnapshotOrder {
  private let inputs: [[Int]]
  private let outputs: [[Int]]
  /// A number for each node, smaller for what comes before; equal for nodes that were not told apart.
  private var ranks: [Int]

  /// How many steps far neighbours are looked at.
  private static var steps: Int { 8 }

  /// Orders nodes.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes and edges.
  static func places(of nodes: [GraphSnapshot.Node], inputs: [[Int]], outputs: [[Int]]) -> [Int] {
    var order = SnapshotOrder(inputs: inputs, outputs: outputs, ranks: ranks(of: nodes, isBelow: precedes))
    guard Set(order.ranks).count < nodes.count else { return order.byRank(nodes.indices) }
    order.refine()
    let (ranks, met) = (order.ranks, order.walk())
    return nodes.indices.sorted { (ranks[$0], met[$0]) < (ranks[$1], met[$1]) }
  }

  /// Whether one node comes before another by what it is by itself.
  private static func precedes(_ one: GraphSnapshot.Node, _ other: GraphSnapshot.Node) -> Bool {
    // The words of the kinds are in the order in which the kinds come.
    if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
    if one.name != other.name { return one.name < other.name }
    if one.site != other.site { return LeakLedger.place(one.site) < LeakLedger.place(other.site) }
    if one.state != other.state { return one.state.rawValue < other.state.rawValue }
    if one.evaluations != other.evaluations { return one.evaluations < other.evaluations }
    return (one.value ?? "", one.error ?? "") < (other.value ?? "", other.error ?? "")
  }

  /// Numbers for things that compare, equal ones for equal things.
  private static func ranks<Key>(of keys: [Key], isBelow: (Key, Key) -> Bool) -> [Int] {
    let sorted = keys.indices.sorted { isBelow(keys[$0], keys[$1]) }
    var ranks = [Int](repeating: 0, count: keys.count)
    for (before, place) in zip(sorted, sorted.dropFirst()) {
      ranks[place] = ranks[before] + (isBelow(keys[before], keys[place]) ? 1 : 0)
    }
    return ranks
  }

  private func byRank(_ nodes: some Sequence<Int>) -> [Int] { nodes.sorted { ranks[$0] < ranks[$1] } }

  /// Tells nodes apart by their neighbours, as far as that goes.
  private mutating func refine() {
    for _ in 0..<Self.steps {
      let keys = ranks.indices.map { node in
        [ranks[node], inputs[node].count] + inputs[node].map { ranks[$0] } + outputs[node].map { ranks[$0] }.sorted()
      }
      let finer = Self.ranks(of: keys, isBelow: { $0.lexicographicallyPrecedes($1) })
      if Set(finer).count == Set(ranks).count { return }
      ranks = finer
    }
  }

  /// When a walk along the edges, from the first nodes on, meets each node.
  private func walk() -> [Int] {
    var met = [Int](repeating: -1, count: ranks.count)
    var work: [Int] = []
    func meet(_ node: Int) {
      guard met[node] < 0 else { return }
      met[node] = work.count
      work.append(node)
    }
    var next = 0
    for start in byRank(ranks.indices) {
      meet(start)
      while next < work.count {
        let current = work[next]
        next += 1
        inputs[current].forEach(meet)
        byRank(outputs[current]).forEach(meet)
      }
    }
    return met
  }
}
