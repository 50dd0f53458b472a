/// A rule that always gives the same stands between the source and costly rules.
struct AvoidablePropagation: Workload {
  let name = "avoidablePropagation"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 2 * 1001, effects: 0) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (head, counter) = (session.source(0), EffectCounter(session.meter))
    let first = session.derived(from: [head.input]) { head.value }
    let second = session.derived(from: [first.input]) { first.value == .min ? 1 : 0 }
    let third = session.derived(from: [second.input]) { Work.busy(second.value) &+ 1 }
    let fourth = session.derived(from: [third.input]) { third.value + 2 }
    let fifth = session.derived(from: [fourth.input]) { fourth.value + 3 }
    let observer = session.effect(from: [fifth.input]) { counter.note(Work.busy(fifth.value)) }
    return Wiring(head: head, end: fifth, observers: [observer], counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.write(1, to: wiring.head)
    let wrong = isWrong(wiring.end.value, 6)
    return wrong + session.writeInTurn(below: 1000, to: wiring) { _ in 6 }
  }
}

/// 50 pairs of rules on one source, with an effect each.
struct BroadPropagation: Workload {
  let name = "broadPropagation"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 51 * 100, effects: 51 * 50) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (head, counter) = (session.source(0), EffectCounter(session.meter))
    let pairs = (0..<50).map { number in
      let first = session.derived(from: [head.input]) { head.value + number }
      let second = session.derived(from: [first.input]) { first.value + 1 }
      return (end: second, observer: session.effect(from: [second.input]) { counter.note(second.value) })
    }
    return Wiring(head: head, end: pairs[49].end, observers: pairs.map(\.observer), counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.write(1, to: wiring.head)
    return session.writeInTurn(below: 50, to: wiring) { value in value + 50 }
  }
}

/// A chain of 50 rules with an effect at its end.
struct DeepPropagation: Workload {
  let name = "deepPropagation"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 51 * 50, effects: 51) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (head, counter) = (session.source(0), EffectCounter(session.meter))
    var last = session.derived(from: [head.input]) { head.value + 1 }
    for _ in 1..<50 {
      let previous = last
      last = session.derived(from: [previous.input]) { previous.value + 1 }
    }
    let end = last
    let observer = session.effect(from: [end.input]) { counter.note(end.value) }
    return Wiring(head: head, end: end, observers: [observer], counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.write(1, to: wiring.head)
    return session.writeInTurn(below: 50, to: wiring) { value in value + 50 }
  }
}

/// Five rules on one source, and their sum.
struct DiamondUpdate: Workload {
  let name = "diamond"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 501 * 6, effects: 501) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (head, counter) = (session.source(0), EffectCounter(session.meter))
    let sides = (0..<5).map { _ in session.derived(from: [head.input]) { head.value + 1 } }
    let sum = session.derived(from: sides.map(\.input)) {
      var total = 0
      for side in sides { total &+= side.value }
      return total
    }
    let observer = session.effect(from: [sum.input]) { counter.note(sum.value) }
    return Wiring(head: head, end: sum, observers: [observer], counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.write(1, to: wiring.head)
    let wrong = isWrong(wiring.end.value, 10)
    return wrong + session.writeInTurn(below: 500, to: wiring) { value in (value + 1) * 5 }
  }
}
