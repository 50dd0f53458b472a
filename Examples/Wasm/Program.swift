// A small program on the engine for a Wasm host without an operating system, which checks itself.
//
// `.ci/wasm` compiles it with the engine as Embedded Swift, in one module, and runs it.

/// Runs the program without collections.
///
/// - Returns: How many values and counts were checked; if one is wrong, its number below zero.
@_cdecl("check")
func check() -> Int32 {
  var checks = Checks()
  checkPropagation(&checks)
  checkTransactions(&checks)
  checkErrors(&checks)
  checkOwnership(&checks)
  checkManyNodes(&checks)
  return checks.outcome
}

/// Runs the part of the program with collections.
///
/// - Returns: As `check`.
@_cdecl("checkCollections")
func checkCollections() -> Int32 {
  var checks = Checks()
  checkKeyedMaps(&checks)
  return checks.outcome
}

/// Counts what is checked, and keeps the number of the first that fails.
private struct Checks {
  private var failed: Int32 = 0
  private var count: Int32 = 0

  var outcome: Int32 { failed > 0 ? -failed : count }

  mutating func expect(_ isTrue: Bool) {
    count += 1
    if !isTrue && failed == 0 { failed = count }
  }
}

private final class Log {
  var values: [Int] = []
}

/// Rules are lazy, run once for a change, and stop at equal values.
private func checkPropagation(_ checks: inout Checks) {
  let graph = Graph()
  let price = graph.cell(10)
  let count = graph.cell(2)
  let rounded = graph.computed { price.value / 10 }
  let total = graph.computed { rounded.value * count.value }
  checks.expect(total.evaluations == 0)
  checks.expect(total.value == 2)
  price.value = 12
  checks.expect(total.value == 2)
  checks.expect(rounded.evaluations == 2)
  checks.expect(total.evaluations == 1)
  price.value = 30
  checks.expect(total.value == 6)
  checks.expect(graph.statistics.evaluations == 5)
}

/// Effects run once a transaction, and not for a value that was set back.
private func checkTransactions(_ checks: inout Checks) {
  let graph = Graph()
  let one = graph.cell(1)
  let other = graph.cell(1)
  let log = Log()
  let sum = graph.computed { one.value + other.value }
  let effect = graph.effect { log.values.append(sum.value) }
  graph.transaction {
    one.value = 5
    other.value = 6
  }
  graph.transaction {
    one.value = 7
    one.value = 5
  }
  checks.expect(log.values == [2, 11])
  effect.stop()
  one.value = 0
  checks.expect(log.values == [2, 11])
  checks.expect(effect.isStopped)
}

private enum Failure: Error { case negative }

/// An error is cached, and cured by a change.
private func checkErrors(_ checks: inout Checks) {
  let graph = Graph()
  let input = graph.cell(-1)
  let root = graph.computed { () throws(Failure) -> Int in
    if input.value < 0 { throw .negative }
    return input.value
  }
  let seen = graph.computed { () -> Int in
    do throws(Failure) { return try root.value } catch { return -100 }
  }
  checks.expect(seen.value == -100)
  checks.expect(seen.value == -100)
  checks.expect(root.evaluations == 1)
  input.value = 4
  checks.expect(seen.value == 4)
}

/// A subgraph ends its nodes, and whoever reads them elsewhere runs again.
private func checkOwnership(_ checks: inout Checks) {
  let graph = Graph()
  let screen = graph.subgraph(name: "screen")
  let title = screen.cell(3)
  let log = Log()
  let effect = graph.effect { log.values.append(title.weak.value ?? -1) }
  title.value = 4
  screen.end()
  checks.expect(log.values == [3, 4, -1])
  checks.expect(!title.isAlive)
  effect.stop()
  checks.expect(graph.statistics.nodes == 1)
}

/// A keyed map transforms what has changed, and no other element.
private func checkKeyedMaps(_ checks: inout Checks) {
  let graph = Graph()
  let stock = graph.keyedCells([1: 10, 2: 20, 3: 30])
  let log = Log()
  let doubled = stock.map { (key, value: Int) in
    log.values.append(key)
    return value * 2
  }
  checks.expect(doubled[2] == 40)
  checks.expect(log.values == [2])
  checks.expect(doubled.dictionary.count == 3)
  stock[3] = 31
  checks.expect(doubled.dictionary[3] == 62)
  checks.expect(log.values.count == 4)
}

/// A thousand nodes in a chain and as many readers of one cell, several times.
private func checkManyNodes(_ checks: inout Checks) {
  for round in 1...3 {
    let graph = Graph()
    let source = graph.cell(0)
    var end = graph.computed { source.value + 1 }
    for _ in 1..<1_000 {
      let last = end
      end = graph.computed { last.value + 1 }
    }
    let log = Log()
    let effects = (0..<1_000).map { _ in graph.effect { log.values.append(source.value) } }
    source.value = round
    checks.expect(end.value == 1_000 + round)
    checks.expect(log.values.count == 2_000)
    checks.expect(graph.statistics.nodes == 2_001)
    withExtendedLifetime(effects) {}
  }
}
