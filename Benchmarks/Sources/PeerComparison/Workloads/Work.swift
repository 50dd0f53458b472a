/// Work that rules do.
enum Work {
  /// Takes about 30 ns, and returns what it is given.
  ///
  /// The additions and the changes of bits take turns, so that the optimiser cannot do all of them at once.
  @inline(never)
  static func busy(_ value: Int) -> Int {
    var counter = value
    for step in 0..<50 { counter = (counter &+ 1) ^ step }
    return counter == .min ? counter : value
  }

  /// The Fibonacci number, by plain recursion.
  @inline(never)
  static func fibonacci(_ number: Int) -> Int {
    number < 2 ? 1 : fibonacci(number - 1) + fibonacci(number - 2)
  }

  /// A number plus 1597, the hard way.
  static func hard(_ number: Int) -> Int { number + fibonacci(16) }
}

/// Rules that work hard, of which one reads another one only now and then.
struct MolBench: Workload {
  let name = "molBench"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 9, effects: 4) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (a, b, counter) = (session.source(0), session.source(0), EffectCounter(session.meter))
    let c = session.derived(from: [a.input, b.input]) { a.value % 2 + b.value % 2 }
    let d = session.derivedNumbers(from: [a.input, b.input]) {
      Numbers((0..<5).map { $0 + a.value % 2 - b.value % 2 })
    }
    let e = session.derived(from: [c.input, a.input, d.input]) { Work.hard(c.value + a.value + d.value.values[0]) }
    let f = session.derived(from: [d.input, b.input]) {
      let third = d.value.values[2]
      return Work.hard(third != 0 ? third : b.value)
    }
    let g = session.derived(from: [c.input, e.input, d.input, f.input]) {
      let first = c.value
      let second = c.value != 0 ? c.value : e.value % 2
      return first + second + d.value.values[4] + f.value
    }
    let observers = [
      session.effect(from: [g.input]) { counter.note(Work.hard(g.value)) },
      session.effect(from: [g.input]) { counter.note(g.value) },
      session.effect(from: [f.input]) { counter.note(Work.hard(f.value)) },
    ]
    return Wiring(head: a, end: g, sources: [a, b], observers: observers, counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.batch {
      session.peer.write(1, to: wiring.sources[1])
      session.peer.write(3 + 2 * number, to: wiring.sources[0])
    }
    let wrong = isWrong(wiring.end.value, 1607)
    session.batch {
      session.peer.write(4 + 2 * number, to: wiring.sources[0])
      session.peer.write(2, to: wiring.sources[1])
    }
    return wrong + isWrong(wiring.end.value, 1604)
  }
}
