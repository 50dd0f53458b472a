/// Where things stand in a random program: cells first, then rules. A rule reads only what stands before it.
enum Slots {
  /// Cells that only the program writes.
  static let freeCells = 0..<6
  /// Cells that effects and cleanups write too.
  static let writtenCells = 6..<10
  static let cells = 0..<10
  /// Rules that need free cells and each other only; effects that write may read them, so that every program settles.
  static let baseRules = 10..<18
  static let rules = 10..<26
  static let effects = 5
  /// The last one is a child of the one before it.
  static let subgraphs = 3
}

/// What a rule or an effect of a random program throws.
struct ProgramError: Error, Equatable {
  let number: Int
}

/// What a rule or an effect does with what it reads, as a value: the graph and the model run the same.
struct Formula {
  enum Shape: CaseIterable {
    /// Reads all sources.
    case sum
    /// Reads the first, and by its value one of the others.
    case choose
    /// Reads one after the other up to the first that is odd.
    case upToOdd
    /// Reads all, and the last of them untracked.
    case lastUntracked
    /// Reads all, and the first of them again.
    case twice
    /// Makes an attribute of the sum of all, and reads that.
    case temporary
  }

  /// What becomes of errors.
  enum Attitude {
    /// An error of a source counts as this number.
    case catches(Int)
    /// An error of a source is thrown on.
    case passes
    /// Besides, a result that this divides is an error.
    case fails(Int)
  }

  let shape: Shape
  let sources: [Int]
  let modulus: Int
  var attitude: Attitude

  /// How a formula reads: the graph's way, or the model's.
  struct Reading {
    let read: (Int) throws -> Int
    let untracked: (Int) throws -> Int
    let temporary: (_ rule: @escaping () throws -> Int) throws -> Int
  }

  func evaluate(_ reading: Reading) throws -> Int {
    let result = try total(reading) % modulus
    if case .fails(let divisor) = attitude, result % divisor == 0 { throw ProgramError(number: result) }
    return result
  }

  private func total(_ reading: Reading) throws -> Int {
    let read = { try value(of: $0, by: reading.read) }
    switch shape {
    case .sum:
      return try sources.reduce(0) { try $0 + read($1) }
    case .choose:
      let choice = try read(sources[0])
      if sources.count == 1 { return choice }
      return try choice + read(sources[1 + choice % (sources.count - 1)])
    case .upToOdd:
      var result = 0
      for source in sources {
        let value = try read(source)
        result += value
        if value % 2 == 1 { break }
      }
      return result
    case .lastUntracked:
      let result = try sources.dropLast().reduce(0) { try $0 + read($1) }
      return try result + value(of: sources[sources.count - 1], by: reading.untracked)
    case .twice:
      return try sources.reduce(0) { try $0 + read($1) } + read(sources[0])
    case .temporary:
      return try reading.temporary { try sources.reduce(0) { try $0 + read($1) } % 4 }
    }
  }

  private func value(of source: Int, by read: (Int) throws -> Int) throws -> Int {
    guard case .catches(let number) = attitude else { return try read(source) }
    return (try? read(source)) ?? number
  }
}

/// When a new value is the same as the old one.
enum Sameness {
  case equal
  case never
  case sameTens

  func holds(_ one: Int, _ other: Int) -> Bool {
    switch self {
    case .equal: one == other
    case .never: false
    case .sameTens: one / 10 == other / 10
    }
  }
}

/// What an effect does after it has read.
enum Aftermath {
  case nothing
  /// Sets a cell to what it computed.
  case set(Int)
  /// Sets a cell to something else and back.
  case bounce(Int)
  /// Reads a cell and halves it while it is large.
  case halve(Int)
  /// Makes an effect of its own, which notes what it reads, and its end.
  case nest(Formula)
}

/// What an effect leaves to be done before its next run: it notes what it reads then, and may set a cell.
struct Cleanup {
  let reads: Int
  let sets: (cell: Int, value: Int)?
}

/// One step of a random program.
indirect enum Step {
  case set(cell: Int, to: Int)
  case read(Int)
  case transaction([Step])
  case throwingTransaction([Step])
  case makeCell(Int, value: Int, isComparable: Bool, owner: Int?)
  case makeRule(Int, Formula, Sameness, owner: Int?)
  case drop(Int)
  case invalidate(Int)
  case makeEffect(Int, Formula, Aftermath, Cleanup?, owner: Int?)
  case stopEffect(Int)
  case dropEffect(Int)
  case endSubgraph(Int)
}
