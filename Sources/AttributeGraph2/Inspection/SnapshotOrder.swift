/// The order of the nodes of a snapshot, independent of the order of arrival, by whose indices nodes are named.
///
/// Nodes are compared by themselves first, then by their neighbours, up to a few steps away. Equal nodes follow in the order
/// in which a walk along the edges meets them, which keeps connected nodes together. Nodes that are equal in all of that
/// are interchangeable.
struct SnapshotOrder {
  private let inputs: [[Int]]
  private let outputs: [[Int]]
  /// A number for each node, in their order; equal for nodes that were not distinguished.
  private var ranks: [Int]

  /// The largest distance of neighbours that are compared.
  private static var steps: Int { 8 }

  /// The indices of the nodes in their order.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes and edges.
  static func places(of nodes: [GraphSnapshot.Node], inputs: [[Int]], outputs: [[Int]]) -> [Int] {
    var order = SnapshotOrder(inputs: inputs, outputs: outputs, ranks: ranks(of: nodes, isBelow: precedes))
    guard Set(order.ranks).count < nodes.count else { return order.byRank(nodes.indices) }
    order.refine()
    let (ranks, met) = (order.ranks, order.walk())
    return nodes.indices.sorted { (ranks[$0], met[$0]) < (ranks[$1], met[$1]) }
  }

  /// The order of nodes by themselves.
  private static func precedes(_ one: GraphSnapshot.Node, _ other: GraphSnapshot.Node) -> Bool {
    // The names of the kinds are in the order of the kinds.
    if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
    if one.name != other.name { return one.name < other.name }
    if one.site != other.site { return LeakLedger.place(one.site) < LeakLedger.place(other.site) }
    if one.state != other.state { return one.state.rawValue < other.state.rawValue }
    if one.evaluations != other.evaluations { return one.evaluations < other.evaluations }
    return (one.value ?? "", one.error ?? "") < (other.value ?? "", other.error ?? "")
  }

  /// Numbers in the order of keys, equal for equal keys.
  private static func ranks<Key>(of keys: [Key], isBelow: (Key, Key) -> Bool) -> [Int] {
    let sorted = keys.indices.sorted { isBelow(keys[$0], keys[$1]) }
    var ranks = [Int](repeating: 0, count: keys.count)
    for (before, place) in zip(sorted, sorted.dropFirst()) {
      ranks[place] = ranks[before] + (isBelow(keys[before], keys[place]) ? 1 : 0)
    }
    return ranks
  }

  private func byRank(_ nodes: some Sequence<Int>) -> [Int] { nodes.sorted { ranks[$0] < ranks[$1] } }

  /// Distinguishes nodes by their neighbours.
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

  /// The order in which a walk along the edges, from the first nodes on, meets the nodes.
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
