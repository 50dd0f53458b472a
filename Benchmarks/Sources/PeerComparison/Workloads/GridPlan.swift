/// What a grid looks like: drawn with the random numbers that the benchmark prescribes.
struct GridPlan {
  /// The name of the benchmark.
  let title: String
  /// How many columns there are.
  let width: Int
  /// How many rows there are, with the sources.
  let layers: Int
  /// How many neighbours a rule reads.
  let inputCount: Int
  /// Whether a rule reads always all its inputs, by row and column.
  let isStatic: [[Bool]]
  /// The columns of the last row that are read.
  let leaves: [Int]
  /// What has to run when a source is written, by its column.
  let runs: [Runs]

  /// Draws a grid.
  init(
    _ title: String, width: Int, layers: Int, inputs inputCount: Int, staticFraction: Double = 1,
    readFraction: Double = 1
  ) {
    var forKinds = SeededGenerator()
    let isStatic = (1..<layers).map { _ in (0..<width).map { _ in forKinds.next() < staticFraction } }
    var forLeaves = SeededGenerator()
    var leaves = Array(0..<width)
    for _ in 0..<Int((Double(width) * (1 - readFraction)).rounded()) {
      leaves.remove(at: Int(forLeaves.next() * Double(leaves.count)))
    }
    self.init(
      title: title, width: width, layers: layers, inputCount: inputCount, isStatic: isStatic, leaves: leaves)
  }

  private init(title: String, width: Int, layers: Int, inputCount: Int, isStatic: [[Bool]], leaves: [Int]) {
    (self.title, self.width, self.layers, self.inputCount) = (title, width, layers, inputCount)
    (self.isStatic, self.leaves) = (isStatic, leaves)
    runs = Self.runs(width: width, layers: layers, inputCount: inputCount, leaves: leaves)
  }

  /// The same with fewer layers.
  func cut(toLayers layers: Int) -> GridPlan {
    GridPlan(
      title: "\(layers) layers", width: width, layers: layers, inputCount: inputCount,
      isStatic: Array(isStatic.prefix(layers - 1)), leaves: leaves)
  }

  /// The columns of the row before that a rule reads.
  func inputs(of column: Int) -> [Int] { (0..<inputCount).map { (column + $0) % width } }

  /// For each source how many rules lie between it and a leaf, and whether the effect on the leaves is behind it.
  private static func runs(width: Int, layers: Int, inputCount: Int, leaves: [Int]) -> [Runs] {
    // What the leaves need, in each row, from the last to the first.
    var needed = [Set(leaves)]
    for _ in 1..<(layers - 1) {
      needed.insert(Set(needed[0].flatMap { column in (0..<inputCount).map { (column + $0) % width } }), at: 0)
    }
    return (0..<width).map { source in
      var reached: Set<Int> = [source]
      var rules = 0
      for row in needed {
        reached = Set(reached.flatMap { column in (0..<inputCount).map { (column - $0 + width * inputCount) % width } })
        reached.formIntersection(row)
        rules += reached.count
      }
      return Runs(rules: rules, effects: reached.isEmpty ? 0 : 1)
    }
  }

  /// The values of the leaves after so many iterations, by the same arithmetic without anything kept.
  func leafValues(after iterations: Int) -> [Int] {
    var row = (0..<width).map { column in
      guard iterations > column else { return column }
      return (iterations - 1 - column) / width * width + 2 * column
    }
    for number in 0..<(layers - 1) {
      row = (0..<width).map { column in
        let values = inputs(of: column).map { row[$0] }
        guard !isStatic[number][column], values[0] & 1 == 1 else { return values.reduce(0, &+) }
        let dropped = 1 + values[0] % (inputCount - 1)
        return values.indices.filter { $0 != dropped }.reduce(0) { $0 &+ values[$1] }
      }
    }
    return leaves.map { row[$0] }
  }
}

/// The generator sfc32, started as the benchmark starts it.
struct SeededGenerator {
  private var (a, b, c, d): (UInt32, UInt32, UInt32, UInt32) = (246_123_560, 2_434_935_956, 752_727_108, 913_990_249)

  /// The next number, at least 0 and below 1.
  mutating func next() -> Double {
    var total = a &+ b
    a = b ^ (b >> 9)
    b = c &+ (c << 3)
    c = (c << 21) | (c >> 11)
    d = d &+ 1
    total = total &+ d
    c = c &+ total
    return Double(total) / 4_294_967_296
  }
}
