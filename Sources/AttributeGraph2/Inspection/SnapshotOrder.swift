/// The order of the nodes of a snapshot, independent of the order of arrival, by whose indices nodes are named.
///
/// Nodes are compared by themselves first, and then by their edges: classes of equal nodes are split until the nodes of
/// a class have the same edges with each class. The rest are interchangeable. One of them becomes the first, and
/// classes are split by their edges with it, which keeps connected nodes together.
struct SnapshotOrder {
  /// A neighbour of a node, and the position of their edge among the inputs of the reader.
  typealias EdgeEnd = (node: Int, position: Int)

  private let inputs: [[EdgeEnd]]
  private let outputs: [[EdgeEnd]]
  /// The nodes in their order, as far as it is known: those of a class are neighbours.
  private var nodes: [Int]
  /// The index of each node in `nodes`.
  private var places: [Int]
  /// The classes: the indices of their nodes in `nodes`.
  private var classes: [Range<Int>] = []
  private var classOf: [Int]
  /// The classes by which others have to be split, in a sequence that is the same in every run.
  private var work: [Int] = []
  private var isWaiting: [Bool] = []

  /// O(*n* log² *n*) in the nodes and edges.
  static func places(of nodes: [GraphSnapshot.Node], inputs: [[EdgeEnd]]) -> [Int] {
    var order = SnapshotOrder(nodes, inputs)
    order.split()
    for place in nodes.indices {
      order.makeFirst(at: place)
      order.split()
    }
    return order.nodes
  }

  private init(_ entries: [GraphSnapshot.Node], _ inputs: [[EdgeEnd]]) {
    self.inputs = inputs
    var outputs = [[EdgeEnd]](repeating: [], count: entries.count)
    for (reader, its) in inputs.enumerated() {
      for (input, position) in its { outputs[input].append((reader, position)) }
    }
    self.outputs = outputs
    nodes = entries.indices.sorted { Self.precedes(entries[$0], entries[$1]) }
    places = nodes
    classOf = nodes
    var start = 0
    for place in nodes.indices {
      places[nodes[place]] = place
      if place > 0 && Self.precedes(entries[nodes[place - 1]], entries[nodes[place]]) {
        addClass(start..<place)
        start = place
      }
    }
    addClass(start..<nodes.count)
    work = Array(classes.indices)
    isWaiting = classes.map { _ in true }
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

  private mutating func addClass(_ range: Range<Int>) {
    for node in nodes[range] { classOf[node] = classes.count }
    classes.append(range)
    isWaiting.append(false)
  }

  private mutating func wait(_ number: Int) {
    isWaiting[number] = true
    work.append(number)
  }

  /// Separates the node at a place from the others of its class, which follow it.
  private mutating func makeFirst(at place: Int) {
    let former = classOf[nodes[place]]
    guard classes[former].count > 1 else { return }
    classes[former] = place + 1..<classes[former].upperBound
    addClass(place..<place + 1)
    wait(classes.count - 1)
  }

  /// Splits classes by their edges with others until nothing changes.
  private mutating func split() {
    while let number = work.popLast() {
      isWaiting[number] = false
      let members = Array(nodes[classes[number]])
      split(at: members.flatMap { outputs[$0] })
      split(at: members.flatMap { inputs[$0] })
    }
  }

  /// Splits classes by the edges of their nodes with one class.
  private mutating func split(at ends: [EdgeEnd]) {
    var touched: [(node: Int, positions: [Int])] = []
    for end in ends.sorted(by: <) {
      if touched.last?.node != end.node { touched.append((end.node, [])) }
      touched[touched.count - 1].positions.append(end.position)
    }
    touched.sort { one, other in
      let (first, second) = (classes[classOf[one.node]].lowerBound, classes[classOf[other.node]].lowerBound)
      return first == second ? one.positions.lexicographicallyPrecedes(other.positions) : first < second
    }
    var next = 0
    while next < touched.count {
      let former = classOf[touched[next].node]
      var parts = [former]
      while next < touched.count && classOf[touched[next].node] == former {
        let same = touched[next...].prefix {
          classOf[$0.node] == former && $0.positions == touched[next].positions
        }
        next += same.count
        let rest = classes[former]
        // The last part keeps the number of the class.
        if same.count == rest.count { break }
        for (place, entry) in zip(rest, same) { swapOrder(of: entry.node, and: nodes[place]) }
        classes[former] = rest.lowerBound + same.count..<rest.upperBound
        addClass(rest.lowerBound..<rest.lowerBound + same.count)
        parts.append(classes.count - 1)
      }
      // By one of the parts nothing has to be split that is split by the others and was by the whole.
      if !isWaiting[former],
        let largest = parts.indices.max(by: { classes[parts[$0]].count < classes[parts[$1]].count })
      {
        parts.remove(at: largest)
      }
      for part in parts where !isWaiting[part] { wait(part) }
    }
  }

  private mutating func swapOrder(of one: Int, and other: Int) {
    let (first, second) = (places[one], places[other])
    nodes.swapAt(first, second)
    places[one] = second
    places[other] = first
  }
}
