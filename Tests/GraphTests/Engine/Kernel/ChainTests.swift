import AttributeGraph2
import TestSupport
import Testing

/// An effect behind attributes with no other reader is brought up to date from the first of them on.
struct `Chains with a single reader` {
  @Test func `only changed attributes run, and nothing behind a cutoff`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let half = graph.computed { cell.value / 2 }
    let plus = graph.computed { half.value + 1 }
    let times = graph.computed { plus.value * 2 }
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.values.append(times.value) }
    cell.value = 1
    cell.value = 2
    #expect(seen.values == [2, 4])
    #expect([half, plus, times].map(\.evaluations) == [3, 2, 2])
    #expect(effect.evaluations == 2)
  }

  @Test func `a read that closes a cycle behind a running rule traps with the names in reading order`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let back = Box<ComputedAttribute<Int>?>(nil)
      let on = graph.cell(false)
      let b = graph.computed(name: "b") { on.value ? back.content?.value ?? 0 : 7 }
      let a = graph.computed(name: "a") { b.value }
      let end = graph.computed(name: "end") { a.value }
      back.content = end
      let effect = graph.effect { _ = end.value }
      on.value = true
      effect.stop()
    }
    #expect(standardErrorText(of: result).contains("'end' needs its own value: end → a → b → end."))
  }

  @Test func `a read that closes a cycle behind a running rule throws where it can`() {
    let graph = Graph()
    let back = Box<ComputedAttribute<Int>?>(nil)
    let on = graph.cell(false)
    let paths = Recorder<[String]>()
    let b = graph.computed(name: "b") {
      guard on.value else { return 7 }
      do {
        return try back.content?.get() ?? 0
      } catch let error as CycleError {
        paths.values.append(error.path)
      } catch {}
      return 8
    }
    let a = graph.computed(name: "a") { b.value }
    let end = graph.computed(name: "end") { a.value }
    back.content = end
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.values.append(end.value) }
    on.value = true
    #expect(paths.values == [["end", "a", "b", "end"]])
    #expect(seen.values == [7, 8])
    #expect(effect.evaluations == 2)
    back.content = nil
  }

  @Test func `a running rule may read a stale attribute beside the chain that had read the rule`() {
    let graph = Graph()
    let beside = Box<ComputedAttribute<Int>?>(nil)
    let on = graph.cell(false)
    let b = graph.computed { on.value ? beside.content?.value ?? 0 : 7 }
    let other = graph.computed { on.value ? 1 : b.value }
    beside.content = other
    let end = graph.computed { b.value }
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.values.append(end.value) }
    #expect(other.value == 7)
    on.value = true
    #expect(seen.values == [7, 1])
    #expect(other.value == 1)
    #expect(effect.evaluations == 2)
    beside.content = nil
  }

  @Test func `a rule of the chain may drop the attributes behind it, and its own`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let last = Box<ComputedAttribute<Int>?>(nil)
    let middle = Box<ComputedAttribute<Int>?>(nil)
    let first = graph.computed {
      if cell.value == 2 { last.content = nil }
      return cell.value
    }
    middle.content = graph.computed {
      if first.value == 3 { middle.content = nil }
      return first.value
    }
    last.content = graph.computed { middle.content?.value ?? -1 }
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.values.append(last.content?.value ?? -2) }
    cell.value = 1
    cell.value = 2
    #expect(seen.values == [0, 1, -2])
    last.content = graph.computed { middle.content?.value ?? -1 }
    let other = graph.effect { seen.values.append(last.content?.value ?? -2) }
    cell.value = 3
    #expect(seen.values == [0, 1, -2, 2, -1])
    #expect(graph.invariantViolations == [])
    withExtendedLifetime((effect, other)) {}
  }

  @Test func `a rule of the chain may drop the effect at its end`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let effect = Box<Effect?>(nil)
    let seen = Recorder<Int>()
    let first = graph.computed {
      if cell.value == 1 { effect.content = nil }
      return cell.value
    }
    let last = graph.computed { first.value + 1 }
    effect.content = graph.effect { seen.values.append(last.value) }
    cell.value = 1
    cell.value = 2
    #expect(seen.values == [1])
    #expect(last.value == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `an effect that a rule of its chain ends does not run again, though it is still held`() {
    let graph = Graph()
    let cell = graph.cell(0)
    let seen = Recorder<Int>()
    let scope = graph.subgraph()
    let first = graph.computed {
      if cell.value == 1 { scope.end() }
      return cell.value
    }
    let last = graph.computed { first.value + 1 }
    let effect = scope.effect { seen.values.append(last.value) }.effect
    cell.value = 1
    cell.value = 2
    #expect(seen.values == [1])
    #expect(effect?.evaluations == 1)
    #expect(effect?.isEnded == true)
    #expect(graph.invariantViolations == [])
  }

  @Test func `an effect that has turned from a chain to a cell runs for the cell`() {
    let graph = Graph()
    let (cell, other) = (graph.cell(0), graph.cell(100))
    let first = graph.computed { cell.value }
    let last = graph.computed { first.value + 1 }
    let turns = Box(false)
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.values.append(turns.content ? other.value : last.value) }
    cell.value = 1
    turns.content = true
    cell.value = 2
    other.value = 101
    #expect(seen.values == [1, 2, 100, 101])
    #expect(effect.evaluations == 4)
  }

  @Test func `a chain that gets a second reader after it was marked is no longer a chain`() {
    let graph = Graph()
    let cells = [graph.cell(0), graph.cell(0)]
    let seen = Recorder<Int>()
    let firsts = cells.map { cell in graph.computed { cell.value } }
    let lasts = firsts.map { first in graph.computed { first.value + 1 } }
    let effects = lasts.map { last in graph.effect { seen.values.append(last.value) } }
    let beside = firsts.map { first in graph.computed { first.value * 2 } }
    graph.transaction {
      cells[0].value = 10
      #expect(beside[0].value == 20)
      cells[1].value = 20
      #expect(beside[1].value == 40)
    }
    #expect(seen.values == [1, 1, 11, 21])
    #expect(effects.map(\.evaluations) == [2, 2])
    #expect(firsts.map(\.evaluations) == [2, 2])
    #expect(graph.invariantViolations == [])
  }
}
