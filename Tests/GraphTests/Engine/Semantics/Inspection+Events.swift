import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 19.19 and 19.20: the events that listeners get, and their order.
struct `Events of a graph` {
  let graph = Graph()
  let noted = Recorder<String>()

  /// How many updates have begun and not ended.
  private var openUpdates: Int { graph.state.fields.inspection.watchers.openUpdates.count }

  /// Whether evaluations take the watched path.
  private var isWatched: Bool { graph.state.fields.evaluation.slow.contains(.watched) }

  private func listen() -> Subscription { graph.onEvent { [noted] in noted.note(words($0)) } }

  /// An event in a few words.
  private func words(_ event: GraphEvent) -> String {
    switch event {
    case .nodeMade(let node): "made \(node.name)"
    case .nodeEnded(let node): "ended \(node.name)"
    case .edgeAdded(let input, let reader): "edge \(input.name) → \(reader.name)"
    case .edgeRemoved(let input, let reader): "no edge \(input.name) → \(reader.name)"
    case .subgraphMade(let name): "subgraph \(name)"
    case .subgraphEnded(let name): "subgraph \(name) ended"
    case .subgraphUpdated(let name): "subgraph \(name) updated"
    case .written(let cell, let transaction): "write \(cell.name) in \(transaction)"
    case .lateWrite(let cell): "late write \(cell)"
    case .committed(let transaction): "commit \(transaction)"
    case .updateBegan(let node): "begin \(node.name)"
    case .runs(let node, .first): "run \(node.name): first"
    case .runs(let node, .changed(let input)): "run \(node.name): \(input.name)"
    case .runs(let node, .inputEnded): "run \(node.name): input ended"
    case .runs(let node, .invalidated): "run \(node.name): invalidated"
    case .valueDiffers(let node): "differs \(node.name)"
    case .updateEnded(let node, let changed): "end \(node.name)\(changed ? ", changed" : "")"
    case .deadlinePassed: "deadline"
    }
  }

  @Test func `19.6: writes of an effect belong to the transaction of the flush; outside one they are committed`() {
    let listening = listen()
    let a = graph.cell(1, name: "a")
    let b = graph.cell(0, name: "b")
    let copy = graph.effect(name: "copy") { b.value = a.value }
    a.value = 2
    let numbered = noted.values.filter { $0.hasPrefix("write") || $0.hasPrefix("commit") }
    #expect(numbered == ["write b in 1", "commit 1", "write a in 2", "commit 2", "write b in 2"])
    #expect(graph.statistics.transactions == 2)
    withExtendedLifetime((listening, copy)) {}
  }

  @Test func `19.19: a write, a cutoff on the second level, and an effect give events in order`() {
    let x = graph.cell(10, name: "x")
    let tens = graph.computed(name: "tens") { x.value / 10 }
    let isEven = graph.computed(name: "isEven") { tens.value % 2 == 0 }
    let w = graph.effect(name: "w") { _ = isEven.value }
    let listening = listen()
    x.value = 12
    x.value = 30
    x.value = 40
    #expect(
      noted.values == [
        "write x in 1", "commit 1", "begin w", "begin isEven", "begin tens", "run tens: x", "end tens", "end isEven",
        "end w",
        "write x in 2", "commit 2", "begin w", "begin isEven", "begin tens", "run tens: x", "differs tens",
        "end tens, changed", "run isEven: tens", "end isEven", "end w",
        "write x in 3", "commit 3", "begin w", "begin isEven", "begin tens", "run tens: x", "differs tens",
        "end tens, changed", "run isEven: tens", "differs isEven", "end isEven, changed", "run w: isEven", "end w",
      ])
    withExtendedLifetime((listening, w)) {}
  }

  @Test func `19.19: the update of an effect that drops its last owner while it runs ends once`() {
    let own = Box<Effect?>(nil)
    let go = graph.cell(false, name: "go")
    own.content = graph.effect(name: "w") { if go.value { own.content = nil } }
    let listening = listen()
    go.value = true
    #expect(
      noted.values == [
        "write go in 1", "commit 1", "begin w", "run w: go", "no edge go → w", "ended w", "end w",
      ])
    #expect(graph.invariantViolations == [])
    _ = listening
  }

  @Test func `19.19, C-211: each evaluation begins and ends once, and tells whether the value changed`() {
    let log = Recorder<String>()
    let listening = graph.onEvent { event in
      switch event {
      case .updateBegan: log.note("begin")
      case .updateEnded(_, let changed): log.note("end \(changed)")
      case .valueDiffers: log.note("differs")
      default: break
      }
    }
    let result = Box(3)
    let f = graph.computed { result.content }
    _ = f.value
    #expect(log.values == ["begin", "end true"])
    f.invalidate()
    _ = f.value
    #expect(log.values == ["begin", "end true", "begin", "end false"])
    log.values = []
    result.content = 4
    f.invalidate()
    #expect(f.value == 4)
    #expect(log.values == ["begin", "differs", "end true"])
    withExtendedLifetime(listening) {}
  }

  @Test func `19.19, C-231: a write that a listener gets goes through, and the graph stays usable`() {
    let x = graph.cell(1)
    let noted = Recorder<GraphEvent>()
    let listening = graph.onEvent(noted.note)
    x.value = 2
    #expect(x.value == 2)
    x.value = 3
    #expect(x.value == 3)
    #expect(noted.values.count { if case .written = $0 { true } else { false } } == 2)
    withExtendedLifetime(listening) {}
  }

  @Test func `19.19, C-212: each edge is reported once when it is added and once when it is removed`() {
    let log = Recorder<String>()
    let p = graph.subgraph()
    let x = p.cell(1, name: "x")
    let y = p.cell(1, name: "y")
    let readsX = graph.cell(true)
    let f = graph.computed(name: "f") { readsX.value ? x.value : 0 }
    let listening = graph.onEvent { event in
      switch event {
      case .edgeAdded(let input, let reader) where input.name != readsX.name:
        log.note("+\(input.name)\(reader.name)")
      case .edgeRemoved(let input, let reader) where input.name != readsX.name:
        log.note("-\(input.name)\(reader.name)")
      default: break
      }
    }
    _ = f.value
    _ = f.value
    #expect(log.values == ["+xf"])
    readsX.value = false
    _ = f.value
    #expect(log.values == ["+xf", "-xf"])

    log.values = []
    let both = graph.computed(name: "g") { x.value + y.value }
    let inside = p.computed(name: "h") { x.value + y.value }
    _ = both.value
    _ = inside.value
    log.values = []
    p.end()
    #expect(log.values.filter { $0.hasSuffix("g") } == ["-yg", "-xg"])
    withExtendedLifetime(listening) {}
  }

  @Test func `19.20: listening that begins and ends inside an effect changes no value`() {
    let x = graph.cell(0, name: "x")
    let f = graph.computed(name: "f") { x.value * 2 }
    let g = graph.computed(name: "g") { f.value + x.value }
    let listening = Box<Subscription?>(nil)
    let w = graph.effect(name: "w") { [graph] in
      switch x.value % 3 {
      case 1: listening.content = graph.onEvent { [noted] in noted.note(words($0)) }
      case 2: listening.content = nil
      default: graph.recordsCauses.toggle()
      }
      _ = g.value
    }
    for next in 1...20 {
      x.value = next
      #expect(g.value == next * 3)
      #expect(graph.invariantViolations == [])
      #expect(openUpdates == 0)
    }
    #expect(w.evaluations == 21)
    #expect(noted.values.contains("run g: f"))
  }

  @Test func `19.19: making, reading, redirecting and ending give events in order`() {
    let listening = listen()
    let x = graph.cell(1, name: "x")
    let on = graph.cell(true, name: "on")
    var f: ComputedAttribute<Int>? = graph.computed(name: "f") { on.value ? x.value : 0 }
    _ = f?.value
    on.value = false
    _ = f?.value
    f = nil
    #expect(
      noted.values == [
        "made x", "made on", "made f", "begin f", "run f: first", "edge on → f", "edge x → f", "end f, changed",
        "write on in 1", "commit 1", "begin f", "run f: on", "no edge x → f", "differs f", "end f, changed",
        "no edge on → f", "ended f",
      ])
    withExtendedLifetime((listening, x)) {}
  }

  @Test func `19.19: a subgraph and a late write give events in order`() {
    let listening = listen()
    let screen = graph.subgraph(name: "screen")
    let title = screen.cell(1, name: "title")
    screen.end()
    title.value = 2
    #expect(
      noted.values == [
        "subgraph screen", "made title", "ended title", "subgraph screen ended", "commit 1", "late write title",
      ])
    _ = listening
  }

  @Test func `19.20: a listener that another one cancels gets no event any more, also not the one that is reported`() {
    let later = Box<Subscription?>(nil)
    let first = graph.onEvent { [noted] _ in
      noted.note("first")
      later.content?.cancel()
    }
    later.content = graph.onEvent { [noted] _ in noted.note("second") }
    let third = graph.onEvent { [noted] _ in noted.note("third") }
    let x = graph.cell(0)
    x.value = 1
    #expect(noted.values == ["first", "third", "first", "third", "first", "third"])
    withExtendedLifetime((first, third)) {}
  }

  @Test func `19.19: an input that ends while its reader runs removes no other edge`() {
    let p = graph.subgraph()
    let gone = p.cell(1, name: "gone")
    let (x, y) = (graph.cell(0, name: "x"), graph.cell(0, name: "y"))
    let log = Recorder<String>()
    let listening = graph.onEvent { event in
      switch event {
      case .edgeAdded(let input, _): log.note("+\(input.name)")
      case .edgeRemoved(let input, _): log.note("-\(input.name)")
      default: break
      }
    }
    let w = graph.effect(name: "w") {
      _ = (gone.weak.value, x.value, y.value)
      if x.value == 1 { p.end() }
    }
    log.values = []
    x.value = 1
    #expect(log.values == ["-gone"])
    y.value = 1
    #expect(w.inputNames == ["x", "y"] && w.evaluations == 3)
    #expect(graph.invariantViolations == [])
    withExtendedLifetime(listening) {}
  }

  @Test func `19.20: a cancelled listener gets no more events, the other one does`() {
    let x = graph.cell(0, name: "x")
    let others = Recorder<String>()
    let first = listen()
    let second = graph.onEvent { others.note(words($0)) }
    x.value = 1
    first.cancel()
    x.value = 2
    #expect(noted.values == ["write x in 1", "commit 1"])
    #expect(others.values == ["write x in 1", "commit 1", "write x in 2", "commit 2"])
    second.cancel()
    #expect(!isWatched)
    x.value = 3
    #expect(others.values.count == 4)
  }

  @Test func `19.20: a listener without an owner gets no events`() {
    _ = listen()
    _ = graph.cell(0)
    #expect(noted.values.isEmpty && !isWatched)
  }

  @Test func `19.21: a listener that reads at the event of a write gets values from before, and they are not kept`() {
    let graph = Graph()
    let (x, y) = (graph.cell(1), graph.cell([1]))
    let (f, k) = (graph.computed { x.value * 10 }, graph.computed { y.value.count })
    let seen = Recorder<[Int]>()
    let listening = graph.onEvent { if case .written = $0 { seen.note([f.value, k.value]) } }
    x.value = 2
    #expect(f.value == 20)
    y.value = [1, 2]
    #expect(k.value == 2)
    x.value = 3
    #expect([f.value, k.value] == [30, 2])
    #expect(seen.values == [[10, 1], [20, 1], [20, 2]])
    listening.cancel()
  }

  @Test func `19.20: a rule of a prefetch may begin and end listening`() {
    let x = graph.cell(0, name: "x")
    let listening = Box<Subscription?>(nil)
    let f = graph.computed(name: "f") { [graph, noted] () -> Int in
      listening.content = x.value % 2 == 1 ? graph.onEvent { noted.note(words($0)) } : nil
      return x.value
    }
    let w = graph.effect(name: "w") { [graph] in
      _ = x.value
      listening.content = x.value % 2 == 1 ? nil : graph.onEvent { [noted] in noted.note(words($0)) }
      f.prefetch()
    }
    for next in 1...6 {
      noted.values = []
      x.value = next
      #expect(openUpdates == 0)
      #expect(noted.values.filter { $0 == "end w" }.count <= 1)
    }
    listening.content = nil
    let last = listen()
    f.invalidate()
    f.prefetch()
    #expect(noted.values.last == "end f")
    withExtendedLifetime((last, w)) {}
  }

  @Test func `19.19: an update that is given up ends without a change`() {
    let x = graph.cell(0, name: "x")
    let f = graph.computed(name: "f") { [graph] () -> Int in
      if x.value > 0 { graph.cancelUpdate() }
      return x.value
    }
    let g = graph.computed(name: "g") { f.value }
    _ = g.value
    x.value = 1
    let listening = listen()
    #expect(!g.prefetch())
    #expect(
      noted.values == ["begin g", "begin f", "run f: x", "differs f", "end f, changed", "end g"])
    _ = listening
  }
}
