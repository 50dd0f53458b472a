import AttributeGraph2

/// The nodes that a run of the probe makes.
///
/// Each closure captures the array of cells and an index, and nothing else, so that what a closure costs
/// is the same in all of them.
enum Population: String, CaseIterable {
  /// State cells that hold an integer.
  case cells
  /// Computed attributes that read one cell each.
  case computed1
  /// Computed attributes that read four cells each; the difference to `computed1` is three edges.
  case computed4
  /// Effects that read one cell each.
  case effects1

  /// Makes `count` nodes in a new graph, brings them up to date, and measures what they take.
  ///
  /// The array of handles is written before the measurement starts, so its pages are not counted. The cells
  /// that computed attributes and effects read are made before, too.
  ///
  /// - Returns: The growth of the resident set, in bytes.
  /// - Complexity: O(`count`).
  func residentBytes(of count: Int) -> Int {
    let graph = Graph()
    return switch self {
    case .cells:
      growth(count) { graph.cell($0) }
    case .computed1:
      growth(count, of: computedWithOneInput(in: graph, cells: makeCells(count, in: graph)))
    case .computed4:
      growth(count, of: computedWithFourInputs(in: graph, cells: makeCells(count, in: graph)))
    case .effects1:
      growth(count, of: effectWithOneInput(in: graph, cells: makeCells(count, in: graph)))
    }
  }

  private func makeCells(_ count: Int, in graph: Graph) -> [StateCell<Int>] {
    (0..<count).map { graph.cell($0) }
  }

  private func computedWithOneInput(in graph: Graph, cells: [StateCell<Int>]) -> (Int) -> ComputedAttribute<Int> {
    { index in
      let attribute = graph.computed { cells[index].value }
      precondition(attribute.value == index, "Attribute \(index) has a wrong value; the figures would mean nothing.")
      return attribute
    }
  }

  private func computedWithFourInputs(in graph: Graph, cells: [StateCell<Int>]) -> (Int) -> ComputedAttribute<Int> {
    { index in
      let attribute = graph.computed {
        var sum = 0
        for offset in 0..<4 { sum += cells[(index + offset) % cells.count].value }
        return sum
      }
      let expected = (0..<4).reduce(0) { $0 + (index + $1) % cells.count }
      precondition(attribute.value == expected, "Attribute \(index) has a wrong value; the figures would mean nothing.")
      return attribute
    }
  }

  private func effectWithOneInput(in graph: Graph, cells: [StateCell<Int>]) -> (Int) -> Effect {
    { index in graph.effect { _ = cells[index].value } }
  }

  /// Fills an array with new nodes and measures by how much the resident set grows meanwhile.
  private func growth<Node>(_ count: Int, of makeNode: (Int) -> Node) -> Int {
    var handles = [Node?](repeating: nil, count: count)
    // The first measurement pays for what measuring itself needs.
    _ = ResidentSet.bytes
    let before = ResidentSet.bytes
    for index in handles.indices { handles[index] = makeNode(index) }
    let after = ResidentSet.bytes
    return withExtendedLifetime(handles) { after - before }
  }
}
