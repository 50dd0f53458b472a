/// 100 sources in one rule that makes an object of them, and 100 pairs of rules that take it apart.
struct Mux: Workload {
  let name = "mux"

  /// Of 20 writes two change nothing. Each of the others runs the rule that makes the object, all 100 that take it
  /// apart, and one more with its effect.
  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 18 * 102, effects: 18) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let counter = EffectCounter(session.meter)
    let heads = (0..<100).map { _ in session.source(0) }
    let all = session.derivedNumbers(from: heads.map(\.input)) { Numbers(heads.map(\.value)) }
    let parts = (0..<100).map { number in session.derived(from: [all.input]) { all.value.values[number] } }
    let ends = parts.map { part in session.derived(from: [part.input]) { part.value + 1 } }
    let observers = ends.map { end in session.effect(from: [end.input]) { counter.note(end.value) } }
    return Wiring(head: heads[0], end: ends[0], sources: heads, ends: ends, observers: observers, counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    var wrong = 0
    for factor in 1...2 {
      for place in 0..<10 {
        session.write(factor * place, to: wiring.sources[place])
        wrong += isWrong(wiring.ends[place].value, factor * place + 1)
      }
    }
    return wrong
  }
}

/// One rule that reads the same source 30 times.
struct RepeatedObservers: Workload {
  let name = "repeatedObservers"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 101, effects: 101) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (head, counter) = (session.source(0), EffectCounter(session.meter))
    let sum = session.derived(from: [head.input]) {
      var total = 0
      for _ in 0..<30 { total &+= head.value }
      return total
    }
    let observer = session.effect(from: [sum.input]) { counter.note(sum.value) }
    return Wiring(head: head, end: sum, observers: [observer], counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.write(1, to: wiring.head)
    let wrong = isWrong(wiring.end.value, 30)
    return wrong + session.writeInTurn(below: 100, to: wiring) { value in 30 * value }
  }
}

/// A chain of rules, and the sum of all its members.
struct Triangle: Workload {
  let name = "triangle"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 101 * 10, effects: 101) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (head, counter) = (session.source(0), EffectCounter(session.meter))
    var chain = [session.derived(from: [head.input]) { head.value + 1 }]
    for place in 0..<9 {
      let previous = chain[place]
      chain.append(session.derived(from: [previous.input]) { previous.value + 1 })
    }
    let members = Array(chain.dropLast())
    let sum = session.derived(from: [head.input] + members.map(\.input)) {
      var total = head.value
      for member in members { total &+= member.value }
      return total
    }
    let observer = session.effect(from: [sum.input]) { counter.note(sum.value) }
    return Wiring(head: head, end: sum, unread: [chain[9]], observers: [observer], counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.write(1, to: wiring.head)
    let wrong = isWrong(wiring.end.value, 55)
    return wrong + session.writeInTurn(below: 100, to: wiring) { value in 45 + 10 * value }
  }
}

/// A rule whose inputs alternate: one rule for odd numbers, another one for even ones.
struct Unstable: Workload {
  let name = "unstable"

  func exactRuns(ofIteration number: Int) -> Runs { Runs(rules: 101 * 2, effects: 101) }

  func build<P: Peer, M: Meter>(_ session: Session<P, M>) -> Wiring<P, M> {
    let (head, counter) = (session.source(0), EffectCounter(session.meter))
    let double = session.derived(from: [head.input]) { 2 * head.value }
    let inverse = session.derived(from: [head.input]) { -head.value }
    let current = session.derived(from: [head.input, double.input, inverse.input]) {
      var total = 0
      for _ in 0..<20 { total &+= head.value % 2 == 0 ? inverse.value : double.value }
      return total
    }
    let observer = session.effect(from: [current.input]) { counter.note(current.value) }
    return Wiring(head: head, end: current, observers: [observer], counter: counter)
  }

  func iterate<P: Peer, M: Meter>(_ wiring: Wiring<P, M>, _ session: Session<P, M>, number: Int) -> Int {
    session.write(1, to: wiring.head)
    let wrong = isWrong(wiring.end.value, 40)
    for value in 0..<100 { session.write(value, to: wiring.head) }
    return wrong
  }
}
