import AttributeGraph2

/// The read of a cell from outside.
struct CellRead: RepeatedOperation {
  static let unit = "read"

  let graph = Graph()
  private let cell: StateCell<Int>

  init() { cell = graph.cell(3) }

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for _ in rounds { sum &+= read(cell) }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 3 * rounds.count }
}

/// The read, from outside, of a computed attribute that is up to date.
struct CleanRead: RepeatedOperation {
  static let unit = "read"

  let graph = Graph()
  private let computed: ComputedAttribute<Int>

  init() {
    let cell = graph.cell(3)
    computed = graph.computed { cell.value + 1 }
  }

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for _ in rounds { sum &+= read(computed) }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { 4 * rounds.count }
}

/// A read in an evaluation that reads the same as the one before: a rule reads 1,000 cells in order.
///
/// What the evaluation costs besides is shared by its reads.
struct TrackedRead: RepeatedOperation {
  static let unit = "read"
  static let unitsPerRound = 1000
  static let evaluationsPerRound = 1

  let graph = Graph()
  private let trigger: StateCell<Int>
  private let total: ComputedAttribute<Int>

  init() {
    let cells = InputCells(count: Self.unitsPerRound, in: graph)
    trigger = cells.last
    total = graph.computed { cells.sum() }
  }

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for round in rounds {
      trigger.value = round
      sum &+= total.value
    }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.sum + rounds.count * (Self.unitsPerRound - 1) }
}

/// A further read of the same cell in one evaluation: a rule reads one cell 1,000 times.
struct RepeatedRead: RepeatedOperation {
  static let unit = "read"
  static let unitsPerRound = 1000
  static let evaluationsPerRound = 1

  let graph = Graph()
  private let cell: StateCell<Int>
  private let total: ComputedAttribute<Int>

  init() {
    let cell = graph.cell(0)
    self.cell = cell
    total = graph.computed {
      var sum = 0
      for _ in 0..<Self.unitsPerRound { sum &+= cell.value }
      return sum
    }
  }

  func run(_ rounds: Range<Int>) -> Int {
    var sum = 0
    for round in rounds {
      cell.value = round
      sum &+= total.value
    }
    return sum
  }

  func expectedSum(of rounds: Range<Int>) -> Int { rounds.sum * Self.unitsPerRound }
}

/// Cells linked one to the next, so that they are walked without an array, whose references and checks would be
/// counted, too.
final class InputCells {
  let cell: StateCell<Int>
  private let next: InputCells?

  /// The last cell.
  var last: StateCell<Int> {
    var link = self
    while let next = link.next { link = next }
    return link.cell
  }

  /// Makes cells that hold 1.
  ///
  /// - Precondition: There is at least one.
  init(count: Int, in graph: Graph) {
    cell = graph.cell(1)
    next = count > 1 ? InputCells(count: count - 1, in: graph) : nil
  }

  /// All cells, in order.
  var all: [StateCell<Int>] { [cell] + (next?.all ?? []) }

  /// Sets all values.
  func set(_ value: Int) {
    cell.value = value
    next?.set(value)
  }

  /// The sum of all values.
  func sum() -> Int { cell.value &+ (next?.sum() ?? 0) }
}
