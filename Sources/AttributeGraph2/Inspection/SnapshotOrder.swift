/// The part of a snapshot that describes one node without its edges.
struct SnapshotFacts: Comparable {
  var kind: NodeLabel.Kind
  var name: String
  var site: CreationSite
  var state: GraphSnapshot.State
  var evaluations: Int
  var value: String?
  var error: String?

  /// The node with its number and its edges counted.
  func node(_ number: Int, inputs: Int, outputs: Int) -> GraphSnapshot.Node {
    GraphSnapshot.Node(
      number: number, kind: kind, name: name, site: site.description, state: state, evaluations: evaluations,
      value: value, error: error, inputs: inputs, outputs: outputs)
  }

  static func < (one: SnapshotFacts, other: SnapshotFacts) -> Bool {
    // The words of the kinds are in the order in which the kinds come.
    if one.kind != other.kind { return one.kind.rawValue < other.kind.rawValue }
    if one.name != other.name { return one.name < other.name }
    if one.site != other.site { return (one.site.file, one.site.line) < (other.site.file, other.site.line) }
    if one.state != other.state { return one.state.rawValue < other.state.rawValue }
    if one.evaluations != other.evaluations { return one.evaluations < other.evaluations }
    return (one.value ?? "", one.error ?? "") < (other.value ?? "", other.error ?? "")
  }
}

/// The order of the nodes of a snapshot, which says the same whatever the order in which they come.
///
/// What tells nodes apart is looked at in turn: first what they are by themselves, then what their neighbours are, and
/// theirs, a few steps far. What is still alike then is taken in the order in which a walk along the edges meets it, which
/// keeps what is connected together. Nodes that are alike in all of that can stand for each other.
struct SnapshotOrder {
  /// The description of each node by itself, in the order of arrival.
  let facts: [SnapshotFacts]
  /// The nodes in their order, by their places among the facts.
  let places: [Int]

  /// How many steps far neighbours are looked at.
  private static var steps: Int { 8 }

  /// Orders nodes, whose inputs are given by their places among the facts.
  ///
  /// - Complexity: O(*n* log *n*) in the nodes and edges.
  init(facts: [SnapshotFacts], inputs: [[Int]]) {
    self.facts = facts
    var ranks = Self.ranks(of: facts, isBelow: <)
    guard Set(ranks).count < facts.count else {
      places = ranks.indices.sorted { ranks[$0] < ranks[$1] }
      return
    }
    var outputs = [[Int]](repeating: [], count: facts.count)
    for (reader, its) in inputs.enumerated() { for input in its { outputs[input].append(reader) } }
    ranks = Self.refine(ranks, inputs, outputs)
    let met = Self.walk(ranks, inputs, outputs)
    places = ranks.indices.sorted { (ranks[$0], met[$0]) < (ranks[$1], met[$1]) }
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

  /// Tells nodes apart by their neighbours, as far as that goes.
  private static func refine(_ ranks: [Int], _ inputs: [[Int]], _ outputs: [[Int]]) -> [Int] {
    var ranks = ranks
    for _ in 0..<steps {
      let keys = ranks.indices.map { node in
        [ranks[node], inputs[node].count] + inputs[node].map { ranks[$0] } + outputs[node].map { ranks[$0] }.sorted()
      }
      let finer = Self.ranks(of: keys, isBelow: { $0.lexicographicallyPrecedes($1) })
      if Set(finer).count == Set(ranks).count { return ranks }
      ranks = finer
    }
    return ranks
  }

  /// The order in which a walk along the edges meets the nodes, from the first ones on.
  private static func walk(_ ranks: [Int], _ inputs: [[Int]], _ outputs: [[Int]]) -> [Int] {
    var met = [Int](repeating: -1, count: ranks.count)
    var count = 0
    func meet(_ node: Int, _ work: inout [Int]) {
      guard met[node] < 0 else { return }
      met[node] = count
      count += 1
      work.append(node)
    }
    for start in ranks.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      var work: [Int] = []
      meet(start, &work)
      var next = 0
      while next < work.count {
        let current = work[next]
        next += 1
        for input in inputs[current] { meet(input, &work) }
        for output in outputs[current].sorted(by: { ranks[$0] < ranks[$1] }) { meet(output, &work) }
      }
    }
    return met
  }
}
