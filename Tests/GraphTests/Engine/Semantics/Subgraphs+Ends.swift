import AttributeGraph2
import TestSupport
import Testing

/// Semantics 15.5 to 15.7: what happens at the end of a subgraph, and in which order.
struct `Ends of subgraphs` {
  let graph = Graph()
  let log = Recorder<String>()

  /// Notes the end of nodes, cleanups and the end itself of a subgraph with two cells.
  private func furnish(_ subgraph: Subgraph) -> Subscription {
    for index in 1...2 { _ = subgraph.cell(0, name: "\(subgraph.name)\(index)") }
    subgraph.build {
      for index in 1...2 { graph.onCleanup { [log] in log.note("clean \(subgraph.name) \(index)") } }
    }
    return subgraph.onEnd { [log, name = subgraph.name] in log.note("end \(name)") }
  }

  private func notingEndedNodes() -> Subscription {
    graph.onEvent { [log] event in if case .nodeEnded(let label) = event { log.note(label.name) } }
  }

  @Test func `15.5: the end is a transaction: effects elsewhere run once, after all of it`() {
    let subgraph = graph.subgraph()
    let (x, y) = (subgraph.cell(1), subgraph.cell(2))
    let child = subgraph.subgraph()
    let z = child.cell(3)
    child.build { graph.onCleanup { [log] in log.note("clean") } }
    let observation = subgraph.onEnd { [log] in log.note("end") }
    let w = graph.effect { [log] in
      log.note("effect \([x.weak.value, y.weak.value, z.weak.value].map { $0 ?? 0 })")
    }
    let before = graph.statistics.transactions
    subgraph.end()
    #expect(log.values == ["effect [1, 2, 3]", "clean", "end", "effect [0, 0, 0]"])
    #expect(graph.statistics.transactions == before + 1)
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(observation) {}
  }

  @Test func `15.5: nodes end before those made earlier, then cleanups run, then the observers of the end`() {
    let subgraph = graph.subgraph(name: "s")
    let subscriptions = [notingEndedNodes(), furnish(subgraph), subgraph.onEnd { [log] in log.note("end again") }]
    subgraph.end()
    subgraph.end()
    #expect(log.values == ["s2", "s1", "clean s 2", "clean s 1", "end s", "end again"])
    #expect(subscriptions.count == 3)
  }

  @Test func `15.5: subgraphs end before their parents, the last added first`() {
    let parent = graph.subgraph(name: "p")
    let subgraphs = [parent] + ["a", "b"].map { parent.subgraph(name: $0) }
    let below = ["a1", "a2"].map { subgraphs[1].subgraph(name: $0) }
    let subscriptions = (subgraphs + below).map { subgraph in
      subgraph.build { graph.onCleanup { [log] in log.note(subgraph.name) } }
      return subgraph.onEnd { [log] in log.note("end \(subgraph.name)") }
    }
    parent.end()
    #expect(log.values.filter { !$0.hasPrefix("end") } == ["b", "a2", "a1", "a", "p"])
    #expect(log.values.filter { $0.hasPrefix("end") } == ["end b", "end a2", "end a1", "end a", "end p"])
    #expect(subscriptions.count == 5)
  }

  @Test func `15.5: a cancelled observer of the end is not called, a late one is called at once`() {
    let subgraph = graph.subgraph()
    let cancelled = subgraph.onEnd { [log] in log.note("cancelled") }
    cancelled.cancel()
    subgraph.end()
    let late = subgraph.onEnd { [log] in log.note("late") }
    #expect(log.values == ["late"])
    withExtendedLifetime(late) {}
  }

  @Test func `15.5: cleanups may write cells outside, and effects elsewhere run once afterwards`() {
    let (x, y) = (graph.cell(0), graph.cell(0))
    let subgraph = graph.subgraph()
    let inside = subgraph.cell(1)
    let child = subgraph.subgraph()
    for (owner, cell) in [(subgraph, x), (child, y)] {
      owner.effect { [graph] in graph.onCleanup { cell.value += 1 } }
      owner.build { graph.onCleanup { cell.value += 10 } }
    }
    let observation = subgraph.onEnd { x.value += 100 }
    let w = graph.effect { [log] in log.note("\(x.value) \(y.value) \(inside.weak.value ?? -1)") }
    subgraph.end()
    #expect(log.values == ["0 0 1", "111 11 -1"])
    #expect(w.evaluations == 2)
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(observation) {}
  }

  @Test func `15.5: effects of the subgraph do not run for the writes of its cleanups`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    subgraph.effect { [log] in log.note("first \(x.value)") }
    subgraph.effect { [graph] in graph.onCleanup { x.value += 1 } }
    let last = subgraph.effect { [log] in log.note("last \(x.value)") }
    subgraph.end()
    #expect(x.value == 1)
    #expect(log.values == ["first 0", "last 0"])
    #expect(!last.isAlive)
  }

  @Test func `15.5: a subgraph that is ended by one of its own effects`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    let cell = subgraph.cell(5)
    subgraph.effect { [graph, log] in
      log.note("run \(x.value) \(cell.weak.value ?? -1)")
      graph.onCleanup { log.note("clean") }
      guard x.value == 1 else { return }
      subgraph.end()
      log.note("goes on \(cell.weak.value ?? -1)")
    }
    subgraph.effect { [log] in log.note("other \(x.value)") }
    log.values = []
    x.value = 1
    #expect(log.values == ["clean", "run 1 5", "clean", "goes on -1"])
    x.value = 2
    #expect(log.values.count == 4)
    #expect(graph.statistics.nodes == 1)
    #expect(graph.statistics.edges == 0)
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.5: a subgraph that is ended inside a transaction, and inside a flush`() {
    let x = graph.cell(0)
    for isInFlush in [false, true] {
      log.values = []
      x.value = 0
      let subgraph = graph.subgraph()
      let cell = subgraph.cell(5)
      let reader = graph.effect { [log] in log.note("reader \(cell.weak.value ?? -1)") }
      let ending = graph.effect { if isInFlush, x.value == 1 { subgraph.end() } }
      subgraph.effect { [log] in log.note("inside \(x.value)") }
      graph.transaction {
        x.value = 1
        if !isInFlush { subgraph.end() }
        #expect(log.values == ["reader 5", "inside 0"])
      }
      #expect(log.values == ["reader 5", "inside 0", "reader -1"], "in a flush: \(isInFlush)")
      #expect(graph.invariantViolations == [])
      withExtendedLifetime((reader, ending)) {}
    }
  }

  @Test func `15.5: a subgraph that is ended by a rule elsewhere`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    let cell = subgraph.cell(5)
    let f = graph.computed { () -> Int in
      if x.value == 1 { subgraph.end() }
      return cell.weak.value ?? -1
    }
    let w = graph.effect { [log] in log.note("\(f.value) \(cell.weak.value ?? -1)") }
    x.value = 1
    #expect(log.values == ["5 5", "-1 -1"])
    x.value = 2
    #expect([f.evaluations, w.evaluations] == [3, 2])
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.5: an observer of the end that a cleanup of the same end cancels is not called`() {
    let subgraph = graph.subgraph()
    let observing = subgraph.onEnd { [log] in log.note("end") }
    subgraph.effect { [graph] in graph.onCleanup { observing.cancel() } }
    subgraph.end()
    #expect(log.values.isEmpty)
  }

  @Test func `15.5: a cleanup can read nodes made before its own, and none made later`() {
    let subgraph = graph.subgraph()
    let before = subgraph.cell("before")
    let later = Box<CellHandle<String>?>(nil)
    subgraph.effect { [graph, log] in
      graph.onCleanup { log.note("\(before.weak.value ?? "gone") \(later.content?.weak.value ?? "gone")") }
    }
    later.content = subgraph.cell("later")
    subgraph.end()
    #expect(log.values == ["before gone"])
    #expect(!before.isAlive)
  }

  @Test func `15.5: a child ended before its parent in one deferral ends first`() {
    let parent = graph.subgraph()
    let child = parent.subgraph()
    for (name, subgraph) in [("parent", parent), ("child", child)] {
      subgraph.build { graph.onCleanup { [log] in log.note(name) } }
    }
    graph.deferringEnds {
      child.end()
      parent.end()
    }
    #expect(log.values == ["child", "parent"])
  }

  @Test func `15.5: in a diamond the lowest ends before both of its parents`() {
    let (top, left, right, bottom) = (graph.subgraph(), graph.subgraph(), graph.subgraph(), graph.subgraph())
    for child in [left, right] { top.add(child) }
    for parent in [left, right] { parent.add(bottom) }
    for (name, subgraph) in [("top", top), ("left", left), ("right", right), ("bottom", bottom)] {
      subgraph.build { graph.onCleanup { [log] in log.note(name) } }
    }
    top.end()
    #expect(log.values == ["bottom", "right", "left", "top"])
  }

  @Test func `15.6: readers elsewhere are stale when something in an ended subgraph was their input`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let f = subgraph.computed { 10 * x.value }
    let direct = graph.computed { x.weak.value ?? -1 }
    let through = graph.computed { f.weak.value ?? -2 }
    let untouched = graph.computed { 3 }
    let above = graph.computed { direct.value + through.value + untouched.value }
    #expect(above.value == 14)
    subgraph.end()
    #expect([direct, through, above].map(\.evaluations) == [1, 1, 1])
    #expect(above.value == 0)
    #expect([direct, through, above, untouched].map(\.evaluations) == [2, 2, 2, 1])
    #expect(graph.statistics.edges == 3)
    #expect(graph.invariantViolations == [])
  }

  @Test func `15.7: an observer that is added while the end is deferred is called after it`() {
    let subgraph = graph.subgraph()
    subgraph.build { [graph, log] in graph.onCleanup { log.note("cleanup") } }
    var observing: [Subscription] = [subgraph.onEnd { [log] in log.note("first") }]
    graph.deferringEnds {
      subgraph.end()
      observing.append(subgraph.onEnd { [log] in log.note("second") })
      log.note("deferred")
    }
    observing.append(subgraph.onEnd { [log] in log.note("third") })
    #expect(log.values == ["deferred", "cleanup", "first", "second", "third"])
  }

  @Test
  func `15.5: an observer of a parent's end that a child's cleanup adds is called after the parent's nodes ended`() {
    let parent = graph.subgraph()
    let child = parent.subgraph()
    let observing = Box<Subscription?>(nil)
    child.build { [graph, log] in
      graph.onCleanup { observing.content = parent.onEnd { log.note("parent ended") } }
    }
    parent.build { [graph, log] in graph.onCleanup { log.note("parent's cleanup") } }
    parent.end()
    #expect(log.values == ["parent's cleanup", "parent ended"])
  }

  @Test func `15.7: inside deferringEnds handles end at once, and everything else is deferred to its return`() {
    let subgraph = graph.subgraph(name: "s")
    let child = subgraph.subgraph(name: "c")
    let (x, y) = (subgraph.cell(1), child.cell(2))
    let subscriptions = [furnish(subgraph), notingEndedNodes()]
    let result = graph.deferringEnds { () -> Int in
      subgraph.end()
      #expect(subgraph.isEnded && child.isEnded)
      #expect(!x.isAlive && !y.isAlive)
      #expect(x.weak.value == nil && y.weak.value == nil)
      #expect(log.values.isEmpty)
      #expect(graph.statistics.nodes == 4)
      return 7
    }
    #expect(result == 7)
    #expect(log.values.count == 7)
    #expect(log.values.last == "end s")
    #expect(graph.statistics.nodes == 0)
    #expect(subscriptions.count == 2)
  }

  @Test func `15.7: deferred ends come when the outermost closure returns, also if one throws`() {
    struct Refusal: Error {}
    let subgraph = graph.subgraph()
    subgraph.build { graph.onCleanup { [log] in log.note("clean") } }
    #expect(throws: Refusal.self) {
      try graph.deferringEnds {
        graph.deferringEnds {
          graph.deferringEnds { subgraph.end() }
          log.note("inner")
        }
        log.note("outer")
        throw Refusal()
      }
    }
    #expect(log.values == ["inner", "outer", "clean"])
    graph.subgraph().end()
    #expect(graph.statistics.subgraphs == 0)
  }

  @Test func `15.7: deferred ends are one transaction`() {
    let subgraphs = (0..<3).map { _ in graph.subgraph() }
    let cells = subgraphs.map { $0.cell(1) }
    let w = graph.effect { [log] in log.note("\(cells.map { $0.weak.value ?? 0 })") }
    graph.deferringEnds { for subgraph in subgraphs { subgraph.end() } }
    #expect(log.values == ["[1, 1, 1]", "[0, 0, 0]"])
    #expect(w.evaluations == 2)
  }

  @Test func `15.7: the ends of released subgraphs, and of those made inside, are deferred as well`() {
    var dropped: Subgraph? = graph.subgraph()
    dropped?.build { graph.onCleanup { [log] in log.note("dropped") } }
    graph.deferringEnds {
      dropped = nil
      let inside = graph.subgraph()
      inside.build { graph.onCleanup { [log] in log.note("inside") } }
      inside.end()
      log.note("returns")
    }
    #expect(dropped == nil)
    #expect(log.values.first == "returns")
    #expect(log.values.sorted() == ["dropped", "inside", "returns"])
    #expect(graph.statistics.subgraphs == 0)
  }

  @Test func `15.7: an end that a cleanup causes after the return is not deferred`() {
    let (first, second) = (graph.subgraph(), graph.subgraph())
    second.build { graph.onCleanup { [log] in log.note("second") } }
    first.build {
      graph.onCleanup { [log] in
        second.end()
        log.note("first")
      }
    }
    graph.deferringEnds { first.end() }
    #expect(log.values == ["second", "first"])
  }

  @Test(arguments: ["cell", "computed", "throwing", "get"])
  func `15.7: inside deferringEnds a read through a handle traps with the name`(kind: String) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [kind] in
      let graph = Graph()
      let subgraph = graph.subgraph()
      let x = subgraph.cell(1, name: "title")
      let f = subgraph.computed(name: "title") { x.value }
      let g = subgraph.computed(name: "title") { () throws -> Int in x.value }
      let sum = try f.value + g.value
      guard sum == 2 else { return }
      try graph.deferringEnds {
        subgraph.end()
        switch kind {
        case "cell": _ = x.value
        case "computed": _ = f.value
        case "throwing": _ = try g.value
        default: _ = try f.get()
        }
      }
    }
    #expect(standardErrorText(of: result).contains("Attribute 'title' was read after its end"))
  }

  @Test func `15.7: inside deferringEnds an object of an ended subgraph's node gives its value`() {
    let subgraph = graph.subgraph()
    let x = subgraph.cell(1)
    let f = subgraph.computed { x.weak.value ?? 0 }
    let (cell, computed) = (x.cell, f.computed)
    #expect(f.value == 1)
    graph.deferringEnds {
      subgraph.end()
      #expect([cell?.value, computed?.value] == [1, 1])
      x.value = 2
      #expect(cell?.value == 1)
    }
    #expect([cell?.isEnded, computed?.isEnded] == [true, true])
    #expect(graph.statistics.lateWrites == 1)
  }

  @Test func `15.7: effects of the subgraph run until the deferred end`() {
    let x = graph.cell(0)
    let subgraph = graph.subgraph()
    subgraph.effect { [log] in log.note("\(x.value)") }
    graph.deferringEnds {
      subgraph.end()
      x.value = 1
    }
    x.value = 2
    #expect(log.values == ["0", "1"])
  }

  @Test func `15.5: effects elsewhere run when the rule is over that has ended a subgraph`() {
    let subgraph = graph.subgraph()
    let inside = subgraph.cell(1)
    let (weak, isOver) = (inside.weak, graph.cell(false))
    let middle = graph.computed { weak.value ?? 0 }
    let effect = graph.effect { [log] in log.note("\(middle.value)") }
    let rule = graph.computed { () -> Bool in
      if isOver.value { subgraph.end() }
      return isOver.value
    }
    #expect(!rule.value)
    isOver.value = true
    #expect(log.values == ["1"])
    #expect(rule.value)
    #expect(log.values == ["1", "0"])
    #expect(effect.evaluations == 2)
  }
}
