/// What all peers did on one workload.
struct Row {
  /// One peer's part.
  struct Cell {
    let peer: String
    let outcome: GateOutcome
    /// The fastest block; nil where the peer was not timed.
    var fastest: BlockTime?
    /// How many values were wrong in timed blocks.
    var wrongValues = 0
    /// How often effects ran in timed blocks, less how often they have to.
    var surplusEffects = 0

    /// Whether the peer was right in everything, and ran nothing that it did not have to.
    var isClean: Bool {
      guard case .checked(let verdict) = outcome else { return false }
      return verdict.remark == nil && wrongValues == 0 && surplusEffects == 0
    }
  }

  /// The names of the peers, in the order of the columns; this package's engine is the first.
  static let peers = [
    EnginePeer.name, ObservationPeer.name, MemoisedObservationPeer.name, OrderedObservationPeer.name,
    OpenCombinePeer.name,
  ]

  let workload: String
  /// How many rules and effects a block has to run.
  let evaluations: Int
  private(set) var cells: [Cell]

  /// Checks all peers on a workload, and times those whose values are right, in turns.
  ///
  /// - Parameters:
  ///   - workload: What they do.
  ///   - plan: How they are timed; nil to check them only.
  init<W: Workload>(_ workload: W, _ plan: TimingPlan?) {
    self.workload = workload.name
    let prepared = [
      Self.prepare(workload, plan, EnginePeer.self), Self.prepare(workload, plan, ObservationPeer.self),
      Self.prepare(workload, plan, MemoisedObservationPeer.self),
      Self.prepare(workload, plan, OrderedObservationPeer.self), Self.prepare(workload, plan, OpenCombinePeer.self),
    ]
    evaluations = (0..<workload.iterationsPerBlock).reduce(0) { sum, number in
      sum + workload.exactRuns(ofIteration: number).evaluations
    }
    cells = prepared.map { Cell(peer: $0.name, outcome: $0.outcome) }
    for _ in 0..<(plan?.rounds ?? 0) {
      for (index, peer) in prepared.enumerated() {
        guard let time = peer.block?() else { continue }
        cells[index].wrongValues += time.wrongValues
        cells[index].surplusEffects += time.surplusEffects
        let fastest = cells[index].fastest?.milliseconds ?? .infinity
        if time.milliseconds < fastest { cells[index].fastest = time }
      }
    }
  }

  /// Sends a peer through the gate, and makes it ready unless its values are wrong.
  private static func prepare<W: Workload, P: Peer>(
    _ workload: W, _ plan: TimingPlan?, _: P.Type
  ) -> PreparedPeer {
    let outcome = Gate<W, P>(workload: workload).check()
    guard let plan, case .checked(let verdict) = outcome, verdict.wrongValues == 0 else {
      return PreparedPeer(name: P.name, outcome: outcome, block: nil)
    }
    return PreparedPeer(name: P.name, outcome: outcome, block: Timing<W, P>(workload, plan).prepareBlock())
  }
}
