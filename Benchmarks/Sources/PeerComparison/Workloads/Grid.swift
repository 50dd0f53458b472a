/// Rows of rules of which each reads some neighbours in the row before; some of the last row are read.
///
/// Numbers are 64-bit integers that wrap around.
struct Grid: Workload {
  let plan: GridPlan
  let iterationsPerBlock: Int
  /// The sum of the leaves after a block, where it is known and fits.
  let expectedSum: Int?

  /// Makes a grid of a known benchmark.
  init(_ plan: GridPlan, iterations: Int, expectedSum: Int?) {
    (self.plan, iterationsPerBlock, self.expectedSum) = (plan, iterations, expectedSum)
  }

  var name: String { plan.title }

  var smallerVersions: [Grid] {
    (2..<plan.layers).filter { $0 <= 6 || $0.nonzeroBitCount == 1 }.map {
      Grid(plan.cut(toLayers: $0), iterations: iterationsPerBlock, expectedSum: nil)
    }
  }

  /// The making writes each source as the iterations before this one would, and not as the first ones: a block that
  /// begins at 0 has to change each source, too.
  var firstNumber: Int { 2 * plan.width }
  var iterationsChecked: Int { min(plan.width, 10) }

  func exactRuns(ofIteration number: Int) -> Runs { plan.runs[number % plan.width] }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let counter = EffectCounter(session.meter)
    let sources = (0..<plan.width).map { session.source($0) }
    var rows = [row(0, on: sources, session)]
    for number in 1..<(plan.layers - 1) { rows.append(row(number, on: rows[number - 1], session)) }
    let last = rows[rows.count - 1]
    let leaves = plan.leaves.map { last[$0] }
    let observer = session.effect(from: leaves.map(\.input)) {
      var total = 0
      for leaf in leaves { total &+= leaf.value }
      counter.note(total)
    }
    // The dynamic rules leave no input out from then on.
    session.batch {
      for (place, source) in sources.enumerated() { session.peer.write(plan.width + 2 * place, to: source) }
    }
    return Wiring(
      head: sources[0], end: leaves[0], sources: sources, ends: leaves, unread: rows.flatMap { $0 },
      observers: [observer], counter: counter)
  }

  /// Makes a row of rules.
  private func row<P: Peer, M: Meter, R: Readable<Int>>(
    _ number: Int, on below: [R], _ session: Session<P, M>
  ) -> [P.Derived] where R.Input == P.Input {
    (0..<plan.width).map { column in
      let inputs = plan.inputs(of: column).map { below[$0] }
      if plan.isStatic[number][column] {
        return session.derived(from: inputs.map(\.input)) {
          var total = 0
          for input in inputs { total &+= input.value }
          return total
        }
      }
      return session.derived(from: inputs.map(\.input)) {
        var total = inputs[0].value
        let dropped = total & 1 == 1 ? 1 + total % (inputs.count - 1) : 0
        for place in 1..<inputs.count where place != dropped { total &+= inputs[place].value }
        return total
      }
    }
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    let place = number % plan.width
    session.write(number + place, to: wiring.sources[place])
    var total = 0
    for leaf in wiring.ends { total &+= leaf.value }
    return total == .min ? 1 : 0
  }

  func wrongValues<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, before number: Int) -> Int {
    let expected = plan.leafValues(after: number)
    let values = wiring.ends.map(\.value)
    var wrong = zip(values, expected).reduce(0) { $0 + isWrong($1.0, $1.1) }
    if let expectedSum, number == iterationsPerBlock {
      wrong += isWrong(values.reduce(0, &+), expectedSum)
    }
    return wrong
  }
}
