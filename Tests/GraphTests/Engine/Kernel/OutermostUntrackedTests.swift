import TestSupport
import Testing

@testable import AttributeGraph2

/// Evaluations in an untracked closure around which nothing runs end like any other.
struct `Untracked closures outside of evaluations` {
  let graph = Graph()

  @Test func `13.5: a cancellation is not cached`() throws {
    let isCancelled = Box(true)
    let rule = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return 7
    }
    #expect(graph.untracked { try? rule.value } == nil)
    isCancelled.content = false
    #expect(try rule.value == 7)
  }

  @Test func `5.8: the error of an effect is reported when its write is over`() {
    let failures = Recorder<String>()
    graph.onEffectFailure = { failures.note($0.effect) }
    let input = graph.cell(0)
    let effect = graph.effect(name: "effect") { if input.value > 0 { throw CancellationError() } }
    graph.untracked { input.value = 1 }
    #expect(failures.values == ["effect"])
    effect.stop()
  }

  @Test func `10.2, 8.7: a value that was replaced is released, and a node that nobody needs ends`() {
    let released = Recorder<Int>()
    let input = graph.cell(1)
    let rule = graph.computed { () -> Farewell in
      let value = input.value
      return Farewell { released.note(value) }
    }
    _ = rule.value
    let nodes = graph.statistics.nodes
    input.value = 2
    graph.untracked {
      _ = rule.value
      _ = graph.computed { rule.value }.value
    }
    #expect(released.values == [1])
    #expect(graph.statistics.nodes == nodes)
  }

  @Test func `16.6: a hook is called for an effect that is made there`() {
    let calls = Recorder<Bool>()
    let input = graph.cell(1)
    let rule = graph.computed { input.value }
    let hook = rule.onObservedChange { calls.note($0) }
    let effect = graph.untracked { graph.effect { _ = rule.value } }
    #expect(calls.values == [true])
    graph.untracked { effect.stop() }
    #expect(calls.values == [true, false])
    hook.cancel()
  }

  @Test func `10.5, 10.3: a rule does not write to another graph, and its reads there are reported`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let other = Graph()
    let cell = other.cell(0, name: "cell")
    let rule = graph.computed(name: "rule") { () -> Int in
      cell.value = 100
      return cell.value
    }
    #expect(graph.untracked { rule.value } == 0)
    #expect(
      reports.values == [
        .writeDuringRule(rule: "rule", cell: "cell"), .readOfAnotherGraph(rule: "rule", node: "cell"),
      ])
  }

  @Test func `an update of flagged attributes ends like an evaluation`() throws {
    let flag = AttributeFlags(rawValue: 1)
    let isCancelled = Box(true)
    let subgraph = graph.subgraph()
    let failing = graph.computed { () throws -> Int in
      if isCancelled.content { throw CancellationError() }
      return 7
    }
    let rule = subgraph.computed(flags: flag) { (try? failing.value) ?? 0 }
    subgraph.update(flag)
    #expect(rule.value == 0)
    isCancelled.content = false
    #expect(try failing.value == 7)
  }

  @Test func `onCleanup traps, as nothing runs that could end`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      graph.untracked { graph.onCleanup {} }
    }
    #expect(standardErrorText(of: result).contains("onCleanup was called where nothing runs that could end."))
  }

  @Test func `9.2: a deep read does not overflow the stack of another thread than the last one`() {
    let chain = coldChain(in: graph)
    // This thread is the last one.
    _ = graph.computed { 1 }.value
    nonisolated(unsafe) let (graph, deep) = (graph, chain)
    onStack(ofSize: 1 << 20) {
      let value = unsafe graph.untracked { unsafe deep.value }
      #expect(value == 20_000)
    }
  }
}

/// The end of a chain of 20,000 attributes that has not been read; its value is their number.
private func coldChain(in graph: Graph) -> ComputedAttribute<Int> {
  let input = graph.cell(0)
  var last = graph.computed { input.value }
  for _ in 0..<20_000 {
    let previous = last
    last = graph.computed { previous.value + 1 }
  }
  return last
}

/// Semantics 9.2, for a thread whose stack lies where that of another one was.
struct `Stacks that have gone` {
  @Test func `the bounds of another thread's stack are not trusted`() {
    let graph = Graph()
    nonisolated(unsafe) let (confined, deep) = (graph, coldChain(in: graph))
    // Around all stacks.
    onStack(ofSize: 1 << 20) {
      unsafe confined.state.fields.evaluation.knownStack = KnownStack(StackBounds(low: 1 << 12, high: .max))
    }
    onStack(ofSize: 1 << 20) {
      let value = unsafe deep.value
      #expect(value == 20_000)
    }
  }

  @Test(arguments: [1, 8])
  func `long chains of two graphs that read each other do not overflow the stack`(mebibytes: Int) {
    onStack(ofSize: mebibytes << 20) {
      let graphs = [Graph(), Graph()]
      for graph in graphs { graph.onDiagnostic = { _ in } }
      let length = 3_000
      var last = graphs[0].computed { 0 }
      for index in 1..<8 * length {
        let previous = last
        last = graphs[index / length % 2].computed { previous.value + 1 }
      }
      #expect(last.value == 8 * length - 1)
    }
  }
}
