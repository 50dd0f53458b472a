import TestSupport

/// What a random graph of rules that make attributes consists of.
///
/// A rule reads what comes after it only, so no two of them wait for each other, and no two make each other stale.
struct MakingPlan {
  /// What a rule reads or does, in some order.
  enum Part: CaseIterable {
    case readCells, readRules, readMade, readKept, readWhileOdd
  }

  /// What a rule does with the attribute that it keeps beside the graph, for others to read.
  enum Keeping: CaseIterable {
    case leave, drop, replace, replaceWhileOdd
  }

  /// One rule.
  struct Rule {
    /// What it reads: cells, and of the rules after it the values, what they have made, and what they keep.
    var cells, rules, made, kept: [Int]
    /// The rules that it reads while a cell is odd.
    var gated: [Int]
    /// That cell.
    var gate: Int
    /// The order of its parts; after the third it makes what it makes.
    var order: [Part]
    /// The cell of whose value the attributes that it makes are three times; nil where it makes none.
    var makes: Int?
    var keeping: Keeping
    /// Whether what it makes reads the next rule, too.
    var readsAhead: Bool
    /// Whether what it makes belongs to a subgraph that its next run ends.
    var endsMade: Bool
    /// A rule after it whose attribute it drops while the cell is 2.
    var drops: Int?
  }

  var cells: Int
  var rules: [Rule] = []
  /// The rules that each effect reads.
  var effects: [[Int]] = []

  init(_ random: inout SeededGenerator) {
    cells = 2 + random.below(4)
    let count = 2 + random.below(7)
    for index in 0..<count {
      let later = (index + 1)..<count
      rules.append(
        Rule(
          cells: Self.some(of: 0..<cells, 4, &random), rules: Self.some(of: later, 3, &random),
          made: Self.some(of: later, 3, &random), kept: Self.some(of: later, 3, &random),
          gated: Self.some(of: later, 3, &random), gate: random.below(cells),
          order: Part.allCases.shuffled(using: &random), makes: random.oneIn(3) ? nil : random.below(cells),
          keeping: Keeping.allCases[random.below(Keeping.allCases.count)], readsAhead: random.oneIn(2),
          endsMade: random.oneIn(2),
          drops: random.oneIn(5) ? later.randomElement(using: &random) : nil))
    }
    effects = (0..<random.below(5)).map { _ in Self.some(of: 0..<count, 4, &random) }
  }

  /// A part of a range: each number with so many chances in ten.
  private static func some(of range: Range<Int>, _ chances: Int, _ random: inout SeededGenerator) -> [Int] {
    range.filter { _ in random.below(10) < chances }
  }

  /// The value of a rule, from those of the cells.
  func value(of rule: Int, _ cell: (Int) -> Int) -> Int {
    let plan = rules[rule]
    var sum = plan.cells.reduce(0) { $0 &+ cell($1) }
    for other in plan.rules { sum &+= value(of: other, cell) }
    for other in plan.made + plan.kept { sum &+= valueMade(by: other, cell) }
    if !cell(plan.gate).isMultiple(of: 2) {
      for other in plan.gated { sum &+= value(of: other, cell) }
    }
    return sum
  }

  /// The value of what a rule makes.
  func valueMade(by rule: Int, _ cell: (Int) -> Int) -> Int { rules[rule].makes.map { 3 &* cell($0) } ?? 0 }
}
