/// The cells of a spreadsheet in layers: four rules each on the layer before, and an effect on each rule.
struct Layers: Workload {
  /// How many layers there are.
  let layers: Int
  /// What the last layer has to hold before the update.
  private let before: [Int]
  /// What the last layer has to hold after the update.
  private let after: [Int]

  /// Does the arithmetic of all layers by hand.
  init(_ layers: Int) {
    self.layers = layers
    (before, after) = (Self.lastLayer(layers, on: [1, 2, 3, 4]), Self.lastLayer(layers, on: [4, 3, 2, 1]))
  }

  var name: String { "cellx\(layers)" }
  var iterationsPerBlock: Int { 10 }
  var isMadeAnew: Bool { true }
  var smallerVersions: [Layers] { [4, 8, 16, 32, 64, 128, 256, 512].filter { $0 < layers }.map { Layers($0) } }

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 4 * layers, effects: 4 * layers) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let counter = EffectCounter(session.meter)
    let sources = (1...4).map { session.source($0) }
    var observers: [P.Observer] = []
    var last = layer(on: sources, session, counter, &observers)
    for _ in 1..<layers { last = layer(on: last, session, counter, &observers) }
    return Wiring(
      head: sources[0], end: last[0], sources: sources, ends: last, observers: observers, counter: counter)
  }

  /// Makes four rules and their effects.
  private func layer<P: Peer, M: Meter, R: Readable<Int>>(
    on below: [R], _ session: Session<P, M>, _ counter: EffectCounter<M>, _ observers: inout [P.Observer]
  ) -> [P.Derived] where R.Input == P.Input {
    let (first, second, third, fourth) = (below[0], below[1], below[2], below[3])
    let rules = [
      session.derived(from: [second.input]) { second.value },
      session.derived(from: [first.input, third.input]) { first.value &- third.value },
      session.derived(from: [second.input, fourth.input]) { second.value &+ fourth.value },
      session.derived(from: [third.input]) { third.value },
    ]
    observers += rules.map { rule in session.effect(from: [rule.input]) { counter.note(rule.value) } }
    return rules
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    var wrong = wrongEnds(wiring, before)
    session.batch {
      for (place, source) in wiring.sources.enumerated() { session.peer.write(4 - place, to: source) }
    }
    wrong += wrongEnds(wiring, after)
    return wrong
  }

  /// How many of the last layer's values are wrong.
  private func wrongEnds<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ expected: [Int]) -> Int {
    var wrong = 0
    for place in 0..<4 { wrong += isWrong(wiring.ends[place].value, expected[place]) }
    return wrong
  }

  private static func lastLayer(_ layers: Int, on sources: [Int]) -> [Int] {
    var row = sources
    for _ in 0..<layers { row = [row[1], row[0] &- row[2], row[1] &+ row[3], row[2]] }
    return row
  }
}
