import GraphBenchKit

/// A workload of the group *dynamic*: rows of attributes that read some attributes of the row before.
package struct LayeredShape {
  /// The title of the workload, which states its constants.
  package let name: String
  /// The number of cells, and of attributes in a row.
  package let width: Int
  /// The number of layers, including the layer of the cells.
  let layers: Int
  /// The share of the attributes that always read the same inputs.
  let staticShare: Double
  /// The number of inputs of every attribute.
  let inputs: Int
  /// The share of the last row that is read.
  let readShare: Double
  /// The number of writes of a run.
  package let iterations: Int

  /// The expected result of a run.
  package struct Outcome {
    /// The sum of the values read, in the number type of the workload.
    let sum: Sum
    /// The number of runs of rules.
    package let count: Int
    /// The number of runs of the effect.
    package let effectRuns: Int

    /// Makes an outcome.
    package init(sum: LayeredShape.Sum, count: Int, effectRuns: Int) {
      self.sum = sum
      self.count = count
      self.effectRuns = effectRuns
    }
  }

  /// A sum in the number type of the workload.
  package enum Sum {
    /// An integer, which is exact.
    case whole(Int)
    /// A floating-point number, for sums that overflow integers.
    case floating(Double)
  }

  /// The expected result of a run, from the second on.
  package let outcome: Outcome

  /// Makes a layered shape.
  package init(
    name: String, width: Int, layers: Int, staticShare: Double, inputs: Int, readShare: Double, iterations: Int,
    outcome: LayeredShape.Outcome
  ) {
    self.name = name
    self.width = width
    self.layers = layers
    self.staticShare = staticShare
    self.inputs = inputs
    self.readShare = readShare
    self.iterations = iterations
    self.outcome = outcome
  }

  /// All workloads of the group.
  package static let all = [
    LayeredShape(
      name: "2-10x5 - lazy80%", width: 10, layers: 5, staticShare: 1, inputs: 2, readShare: 0.2, iterations: 600_000,
      outcome: Outcome(sum: .whole(19_199_968), count: 3_480_000, effectRuns: 480_000)),
    LayeredShape(
      name: "6-10x10 - dyn25% - lazy80%", width: 10, layers: 10, staticShare: 0.75, inputs: 6, readShare: 0.2,
      iterations: 15_000, outcome: Outcome(sum: .whole(302_310_782_860), count: 1_155_000, effectRuns: 15_000)),
    LayeredShape(
      name: "4-1000x12 - dyn5%", width: 1_000, layers: 12, staticShare: 0.95, inputs: 4, readShare: 1,
      iterations: 7_000, outcome: Outcome(sum: .whole(29_355_933_696_000), count: 1_463_000, effectRuns: 7_000)),
    LayeredShape(
      name: "25-1000x5", width: 1_000, layers: 5, staticShare: 1, inputs: 25, readShare: 1, iterations: 3_000,
      outcome: Outcome(sum: .whole(1_171_484_375_000), count: 732_000, effectRuns: 3_000)),
    LayeredShape(
      name: "3-5x500", width: 5, layers: 500, staticShare: 1, inputs: 3, readShare: 1, iterations: 500,
      outcome: Outcome(sum: .floating(3.0239642676898464e241), count: 1_246_500, effectRuns: 500)),
    LayeredShape(
      name: "6-100x15 - dyn50%", width: 100, layers: 15, staticShare: 0.5, inputs: 6, readShare: 1, iterations: 2_000,
      outcome: Outcome(sum: .whole(15_664_996_402_790_400), count: 1_078_000, effectRuns: 2_000)),
  ]
}

/// The static attributes of a layered workload, the attributes of the last row that are read, and the attributes that a
/// write affects.
package struct LayeredTopology {
  /// For every row, whether each attribute always reads the same inputs.
  package let isStatic: [[Bool]]
  /// The columns of the last row that are read, in ascending order.
  package let leaves: [Int]
  private let shape: LayeredShape

  /// Draws the topology from the random sequence.
  ///
  /// - Complexity: O(attributes).
  package init(_ shape: LayeredShape) {
    self.shape = shape
    var random = RandomSequence()
    isStatic = (1..<shape.layers).map { _ in (0..<shape.width).map { _ in random.draw() < shape.staticShare } }
    var leaves = Array(0..<shape.width)
    var removals = RandomSequence()
    let removed = Int((Double(shape.width) * (1 - shape.readShare)).rounded())
    for _ in 0..<removed { leaves.remove(at: Int(removals.draw() * Double(leaves.count))) }
    self.leaves = leaves
  }

  /// The columns of the row before that an attribute reads, in its order.
  func inputs(ofColumn column: Int) -> [Int] {
    (0..<shape.inputs).map { (column + $0) % shape.width }
  }

  /// For every row, whether each attribute is needed for a column that is read.
  ///
  /// - Complexity: O(attributes and their inputs).
  package func needed() -> [[Bool]] {
    var rows = Array(repeating: Array(repeating: false, count: shape.width), count: shape.layers - 1)
    for leaf in leaves { rows[rows.count - 1][leaf] = true }
    for row in stride(from: rows.count - 1, to: 0, by: -1) {
      for column in 0..<shape.width where rows[row][column] {
        for input in inputs(ofColumn: column) { rows[row - 1][input] = true }
      }
    }
    return rows
  }

  /// The attributes that a write to a cell affects if all are static, row by row and in ascending order.
  ///
  /// - Complexity: O(*n* log *n*) in the number of affected attributes.
  package func affected(bySource source: Int) -> [[Int]] {
    (1..<shape.layers).map { row in
      // An attribute reads its own column of the row before and the columns that follow. So the affected columns extend
      // to the left with every row, until they are the whole row.
      let count = min(shape.width, row * (shape.inputs - 1) + 1)
      return (0..<count).map { (source + shape.width - $0) % shape.width }.sorted()
    }
  }
}
