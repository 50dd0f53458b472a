import AttributeGraph2

/// Writes to 20 cells below a triangle of 190 rules in 19 layers, in a transaction, per evaluation.
///
/// Each rule adds two neighbours of the layer below it; an effect reads the rule at the top.
struct LayeredUpdate: RepeatedOperation {
  static let unit = "evaluation"
  private static let width = 20
  /// The rules, of which each lies above one of the cells that are written, and the effect.
  static let unitsPerRound = width * (width - 1) / 2 + 1
  static let evaluationsPerRound = unitsPerRound

  let graph = Graph()
  private let cells: InputCells
  private let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let (graph, accumulator) = (self.graph, self.accumulator)
    cells = InputCells(count: Self.width, in: graph)
    var layer = Self.layer(above: cells.all, in: graph)
    while layer.count > 1 { layer = Self.layer(above: layer, in: graph) }
    let top = layer[0]
    effect = graph.effect { accumulator.sum &+= top.value }
  }

  /// Makes a rule on each pair of neighbours.
  private static func layer<Input: Attribute<Int>>(above below: [Input], in graph: Graph) -> [ComputedAttribute<Int>] {
    zip(below, below.dropFirst()).map { left, right in graph.computed { left.value &+ right.value } }
  }

  /// All cells get the number of the round, so the top has it as often as there are ways down.
  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for round in rounds {
      graph.transaction { cells.set(round + 1) }
    }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { (rounds.sum + rounds.count) << (Self.width - 1) }
}

/// A write to one of 100 cells that one rule reads, and an effect on the rule, per write.
struct ManyInputs: RepeatedOperation {
  static let unit = "write"
  static let evaluationsPerRound = 2
  private static let count = 100

  let graph = Graph()
  private let cell: StateCell<Int>
  private let accumulator = Accumulator()
  private let effect: Effect

  init() {
    let cells = InputCells(count: Self.count, in: graph)
    let accumulator = self.accumulator
    cell = cells.cell
    let total = graph.computed { cells.sum() }
    effect = graph.effect { accumulator.sum &+= total.value }
  }

  func run(_ rounds: Range<Int>) -> Int {
    accumulator.sum = 0
    for round in rounds { cell.value = -round }
    return accumulator.sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.count * (Self.count - 1) - rounds.sum }
}
