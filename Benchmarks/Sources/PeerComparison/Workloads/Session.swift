/// A peer and what watches it: what a workload makes its graph with.
struct Session<P: Peer, M: Meter> {
  let peer: P
  let meter: M

  @inline(__always)
  init(_ peer: P, _ meter: M) { (self.peer, self.meter) = (peer, meter) }

  /// Makes a value that is set from outside.
  @inline(__always)
  func source(_ value: Int) -> P.Source { peer.source(value) }

  /// Makes a number that a rule derives.
  @inline(__always)
  func derived(from inputs: [P.Input], _ rule: @escaping () -> Int) -> P.Derived {
    if M.isSilent { return peer.derived(from: inputs, rule) }
    let (meter, mark) = (meter, meter.newMark())
    return peer.derived(from: inputs) {
      let value = rule()
      meter.ranRule(mark, giving: value)
      return value
    }
  }

  /// Makes an object that a rule makes anew.
  @inline(__always)
  func derivedNumbers(from inputs: [P.Input], _ rule: @escaping () -> Numbers) -> P.DerivedNumbers {
    if M.isSilent { return peer.derivedNumbers(from: inputs, rule) }
    let (meter, mark) = (meter, meter.newMark())
    return peer.derivedNumbers(from: inputs) {
      let numbers = rule()
      meter.ranRule(mark, giving: numbers.values.reduce(0) { 31 &* $0 &+ $1 })
      return numbers
    }
  }

  /// Makes an effect, which tells a counter what it sees.
  @inline(__always)
  func effect(from inputs: [P.Input], _ body: @escaping () -> Void) -> P.Observer {
    if M.isSilent { return peer.effect(from: inputs, body) }
    let (meter, mark) = (meter, meter.newMark())
    return peer.effect(from: inputs) {
      meter.willRunEffect(mark)
      body()
    }
  }

  /// Sets one value, in a batch of its own.
  @inline(__always)
  func write(_ value: Int, to source: P.Source) {
    if !M.isSilent { meter.beginBatch() }
    peer.batch { peer.write(value, to: source) }
  }

  /// Runs writes as one batch.
  @inline(__always)
  func batch(_ writes: () -> Void) {
    if !M.isSilent { meter.beginBatch() }
    peer.batch(writes)
  }
}

/// What effects have seen.
final class EffectCounter<M: Meter> {
  /// How often effects ran.
  private(set) var runs = 0
  private let meter: M

  init(_ meter: M) { self.meter = meter }

  /// Counts a run, using the value that the effect has read.
  @inline(__always)
  func note(_ value: Int) {
    runs &+= value == .min ? 0 : 1
    if !M.isSilent { meter.effectSaw(value) }
  }
}

/// The graph of a workload.
struct Wiring<P: Peer, M: Meter> {
  /// What is written, or the first of it.
  let head: P.Source
  /// What is read from outside, or the first of it.
  let end: P.Derived
  /// All that is written, where there is more than one.
  var sources: [P.Source] = []
  /// All that is read from outside, where there is more than one.
  var ends: [P.Derived] = []
  /// What nobody reads.
  var unread: [P.Derived] = []
  /// The effects.
  let observers: [P.Observer]
  /// What the effects have seen.
  let counter: EffectCounter<M>
}
