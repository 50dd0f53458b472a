import AttributeGraph2
import TestSupport
import Testing

/// Semantics 14.5 to 14.7: nodes that cleanups make, cleanups of rules, and deep ownership.
struct `Nodes made in cleanups` {
  let graph = Graph()
  let log = Recorder<String>()

  /// How deep ownership is nested.
  private static let depth = 100_000

  @Test func `14.5: effects made in a cleanup of an inner effect belong to the outer effect's run`() {
    let (x, y, round) = (graph.cell(0), graph.cell(0), graph.cell(0))
    let outer = graph.effect { [graph, log] in
      _ = round.value
      _ = graph.effect {
        let number = x.value
        guard number == 0 else { return }
        graph.onCleanup { _ = graph.effect { log.note("made \(y.value)") } }
      }
    }
    x.value = 1
    #expect(log.values == ["made 0"])
    x.value = 2
    x.value = 3
    y.value = 1
    #expect(log.values == ["made 0", "made 1"])
    round.value = 1
    y.value = 2
    #expect(log.values == ["made 0", "made 1"])
    #expect(outer.evaluations == 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.5: effects made in a cleanup of an inner effect end with the outer effect`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let outer = graph.effect { [graph, log] in
      _ = graph.effect {
        guard x.value == 0 else { return }
        graph.onCleanup { _ = graph.effect { log.note("made \(y.value)") } }
      }
    }
    x.value = 1
    outer.stop()
    y.value = 1
    #expect(log.values == ["made 0"])
    #expect(graph.statistics.nodes == 3)
    #expect(graph.statistics.edges == 0)
  }

  @Test func `14.5: effects made in a cleanup at a stop belong to the outer effect's run`() {
    let (y, round) = (graph.cell(0), graph.cell(0))
    let inner = Box<Effect?>(nil)
    let outer = graph.effect { [graph, log] in
      guard round.value == 0 else { return }
      inner.content = graph.effect {
        graph.onCleanup { _ = graph.effect { log.note("made \(y.value)") } }
      }
    }
    inner.content?.stop()
    y.value = 1
    #expect(log.values == ["made 0", "made 1"])
    round.value = 1
    y.value = 2
    #expect(log.values == ["made 0", "made 1"])
    #expect(outer.evaluations == 2)
  }

  @Test func `14.5: effects made in a cleanup of a subgraph's effect belong to the subgraph`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let subgraph = graph.subgraph()
    subgraph.effect { [graph, log] in
      guard x.value == 0 else { return }
      graph.onCleanup { _ = graph.effect { log.note("made \(y.value)") } }
    }
    x.value = 1
    y.value = 1
    subgraph.end()
    y.value = 2
    #expect(log.values == ["made 0", "made 1"])
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `a cleanup where nothing runs that could end traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Graph().onCleanup {}
    }
    #expect(standardErrorText(of: result).contains("onCleanup was called where nothing runs that could end."))
  }

  @Test func `14.5: effects made in a cleanup of an effect without an owner belong to their holder`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let kept = Box<Effect?>(nil)
    let w = graph.effect { [graph, log] in
      guard x.value == 0 else { return }
      graph.onCleanup {
        kept.content = graph.effect { log.note("held \(y.value)") }
        _ = graph.effect { log.note("dropped \(y.value)") }
      }
    }
    x.value = 1
    w.stop()
    y.value = 1
    #expect(log.values == ["held 0", "dropped 0", "held 1"])
    kept.content = nil
    #expect(graph.statistics.nodes == 3)
  }

  @Test(arguments: ["outer runs", "outer stops", "subgraph ends"])
  func `14.5: an effect made in a cleanup never runs if the owner ends as well`(end: String) {
    let x = graph.cell(0)
    let kept = Box<[Effect]>([])
    let subgraph = graph.subgraph()
    let outer = subgraph.effect { [graph, log] in
      guard x.value == 0 else { return }
      _ = graph.effect {
        _ = graph.effect {
          graph.onCleanup {
            log.note("clean")
            kept.content.append(graph.effect { log.note("run") })
          }
        }
      }
    }
    switch end {
    case "outer runs": x.value = 1
    case "outer stops": outer.stop()
    default: subgraph.end()
    }
    #expect(log.values == ["clean"])
    #expect(kept.content.map(\.isStopped) == [true])
    x.value = 2
    kept.content.first?.invalidate()
    #expect(log.values == ["clean"])
    kept.content = []
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.5: cells made in cleanups of owned effects belong to their holder`() {
    let (x, round) = (graph.cell(0), graph.cell(0))
    let kept = Box<[StateCell<Int>]>([])
    let subgraph = graph.subgraph()
    subgraph.effect { [graph] in
      _ = x.value
      graph.onCleanup { kept.content.append(graph.cell(1)) }
    }
    let outer = graph.effect { [graph] in
      _ = round.value
      _ = graph.effect {
        _ = x.value
        graph.onCleanup { kept.content.append(graph.cell(2)) }
      }
    }
    x.value = 1
    round.value = 1
    outer.stop()
    subgraph.end()
    #expect(kept.content.map(\.isEnded) == Array(repeating: false, count: 5))
    #expect(kept.content.map(\.value) == [1, 2, 2, 2, 1])
    kept.content = []
    #expect(graph.statistics.nodes == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `14.5: nodes made in a rule's cleanup belong to their holder`() {
    let x = graph.cell(0)
    let made = Box<ComputedAttribute<Int>?>(nil)
    let f = graph.computed { [graph] in
      graph.onCleanup { made.content = graph.computed { 7 } }
      return x.value
    }
    _ = f.value
    x.value = 1
    _ = f.value
    let first = made.content
    x.value = 2
    _ = f.value
    #expect(first?.value == 7)
    #expect(first?.isEnded == false)
  }

  @Test func `14.5: effects made in a cleanup of an adopted effect belong to the subgraph`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let subgraph = graph.subgraph()
    let w = graph.effect { [graph, log] in
      guard x.value == 0 else { return }
      graph.onCleanup { _ = graph.effect { log.note("made \(y.value)") } }
    }
    subgraph.adopt(w)
    x.value = 1
    y.value = 1
    subgraph.end()
    y.value = 2
    #expect(log.values == ["made 0", "made 1"])
  }

  @Test func `14.6: a rule's cleanups run before its next run and at its end`() {
    let x = graph.cell(0)
    let own = Box<ComputedAttribute<Int>?>(nil)
    own.content = graph.computed { [graph, log] () -> Int in
      let number = x.value
      log.note("run \(number)")
      graph.onCleanup { log.note("first \(number)") }
      graph.onCleanup { log.note("second \(number)") }
      return number
    }
    _ = own.content?.value
    _ = own.content?.value
    x.value = 1
    #expect(log.values == ["run 0"])
    _ = own.content?.value
    #expect(log.values == ["run 0", "second 0", "first 0", "run 1"])
    own.content = nil
    #expect(log.values.suffix(2) == ["second 1", "first 1"])
    #expect(log.values.count == 6)
  }

  @Test func `14.6: a rule's cleanup is not tracked, sees current values, and its error is reported`() {
    struct Broken: Error {}
    graph.onEffectFailure = { [log] in log.note("failed \($0.effect)") }
    let (x, y) = (graph.cell(0, name: "x"), graph.cell(0))
    let twice = graph.computed { 2 * x.value }
    let f = graph.computed(name: "f") { [graph, log] () -> Int in
      graph.onCleanup {
        log.note("\(x.value) \(twice.value) \(y.value)")
        throw Broken()
      }
      return x.value
    }
    _ = f.value
    x.value = 3
    #expect(f.value == 3)
    #expect(log.values == ["3 6 0", "failed f"])
    #expect(f.inputNames == ["x"])
    #expect(!y.isRead)
  }

  @Test func `14.6: an error in a rule's cleanup at its end is reported though nothing runs`() {
    struct Broken: Error {}
    graph.onEffectFailure = { [log] in log.note("failed \($0.effect)") }
    var f: ComputedAttribute<Int>? = graph.computed(name: "f") { [graph] () -> Int in
      graph.onCleanup { throw Broken() }
      return 1
    }
    _ = f?.value
    f = nil
    #expect(f == nil)
    #expect(log.values == ["failed f"])
  }

  @Test(arguments: ["stop", "run again", "drop"])
  func `14.7: the end of nested effects takes constant stack space`(end: String) {
    onStackOfEightMebibytes {
      let graph = Graph()
      let queue = graph.makeEffectQueue()
      let (made, cleaned) = (Box(0), Box(0))
      // On a queue each effect is made by the body of the one before, but the bodies do not nest.
      func make() -> Effect {
        graph.effect(on: queue) {
          made.content += 1
          graph.onCleanup { cleaned.content += 1 }
          if made.content < Self.depth { _ = make() }
        }
      }
      let first = Box<Effect?>(make())
      queue.run()
      #expect(made.content == Self.depth)
      switch end {
      case "stop": first.content?.stop()
      case "drop": first.content = nil
      default:
        first.content?.invalidate()
        queue.run()
        #expect(first.content?.evaluations == 2)
        #expect(cleaned.content == Self.depth)
        first.content?.stop()
        return
      }
      #expect(cleaned.content == Self.depth)
      first.content = nil
      #expect(graph.statistics.nodes == 0)
      #expect(graph.invariantViolations == [])
    }
  }

  @Test(arguments: ["end", "drop"])
  func `14.7: the end of nested subgraphs takes constant stack space`(end: String) {
    onStackOfEightMebibytes {
      let graph = Graph()
      let (cleaned, last) = (Box(0), Recorder<Int>())
      let top = Box<Subgraph?>(nil)
      for level in 0..<Self.depth {
        let subgraph = graph.subgraph(name: "s")
        subgraph.build {
          _ = graph.cell(0)
          graph.onCleanup {
            cleaned.content += 1
            if level == 0 || level == Self.depth - 1 { last.note(level) }
          }
        }
        if let below = top.content { subgraph.add(below) }
        top.content = subgraph
      }
      if end == "end" { top.content?.end() }
      top.content = nil
      #expect(cleaned.content == Self.depth)
      #expect(last.values == [0, Self.depth - 1])
      #expect(graph.statistics.nodes == 0)
      #expect(graph.statistics.subgraphs == 0)
    }
  }

  @Test func `14.7: the end of nested rules takes constant stack space`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let cleaned = Box(0)
      func make(_ level: Int) -> ComputedAttribute<Int> {
        graph.computed {
          graph.onCleanup { cleaned.content += 1 }
          return level == 0 ? 0 : make(level - 1).value + 1
        }
      }
      let depth = 20_000
      var top: ComputedAttribute<Int>? = make(depth)
      #expect(top?.value == depth)
      top = nil
      #expect(top == nil)
      #expect(cleaned.content == depth + 1)
      #expect(graph.statistics.nodes == 0)
    }
  }

  @Test func `11.2: a cleanup that a cleanup registers fails with the name of the effect`() {
    let graph = Graph()
    let failures = Recorder<String>()
    graph.onEffectFailure = { failures.note($0.description) }
    struct Failure: Error {}
    let effect = graph.effect(name: "outer") {
      graph.onCleanup { graph.onCleanup { throw Failure() } }
    }
    effect.stop()
    #expect(failures.values.count == 1)
    #expect(failures.values.first?.contains("A cleanup of 'outer' failed") == true)
  }

  @Test func `6.4: a refused write of a cleanup that ends with a rule names the rule`() {
    let graph = Graph()
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let x = graph.cell(0, name: "x")
    var rule: ComputedAttribute<Int>? = graph.computed(name: "rule") {
      _ = graph.effect(name: "inner") { graph.onCleanup { x.value = 1 } }
      graph.onCleanup { x.value = 2 }
      return 1
    }
    _ = rule?.value
    rule = nil
    #expect(reports.values == Array(repeating: .writeDuringRule(rule: "rule", cell: "x"), count: 2))
    #expect(x.value == 0)
  }
}
