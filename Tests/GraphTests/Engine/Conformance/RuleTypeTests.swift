import AttributeGraph2
import TestSupport
import Testing

/// Rows C-209 to C-213 and C-240 of the cross-framework behaviours: richer attributes, prefetch, hooks.
@Suite struct `Richer attributes as other engines have them` {
  struct Probe: StatefulRule {
    let flags: Recorder<Bool>
    var parameter = 0
    mutating func nextValue(_ context: RuleContext<Int>) -> Int {
      flags.note(context.parametersChanged)
      return parameter
    }
  }

  let graph = Graph()

  @Test func `C-209 a rule knows whether its parameters were edited`() {
    let flags = Recorder<Bool>()
    let f = graph.attribute(of: Probe(flags: flags))
    _ = f.value
    #expect(flags.values == [false])
    f.changeQuietly { $0.parameter = 1 }
    #expect(f.value == 0)
    #expect(flags.values == [false])
    f.change { $0.parameter = 2 }
    #expect(f.value == 2)
    #expect(flags.values == [false, true])
  }

  @Test func `C-210 a redirected attribute moves its edge`() {
    let x = graph.cell(1, name: "x")
    let y = graph.cell(2, name: "y")
    let r = graph.redirectable(to: x, name: "r")
    let f = graph.computed { r.value }
    #expect(f.value == 1)
    #expect(x.isRead && !y.isRead)
    r.target = y
    #expect(!x.isRead)
    #expect(y.isRead)
    #expect(f.value == 2)
    #expect(r.inputNames == ["y"])
    r.reset()
    #expect(f.value == 1)
    #expect(x.isRead && !y.isRead)
  }

  @Test func `C-211 each evaluation begins and ends once, and says whether the value is another one`() {
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

  @Test func `C-213 a prefetch can be cancelled or come too late, a read cannot`() {
    let log = Recorder<String>()
    let upstream = graph.computed(comparedBy: nil, name: "upstream") { [graph] in graph.cancelUpdate() }
    let f = graph.computed(comparedBy: nil, name: "f") { upstream.value }
    let listening = graph.onEvent { event in
      switch event {
      case .updateEnded(let node, let changed) where node.name == "f": log.note("end \(changed)")
      case .deadlinePassed: log.note("late")
      default: break
      }
    }
    f.value
    #expect(log.values == ["end true"])
    upstream.invalidate()
    #expect(!f.prefetch())
    #expect(log.values == ["end true", "end false"])

    log.values = []
    #expect(graph.deadline == nil)
    graph.withDeadline(.now - .seconds(1)) { #expect(!f.prefetch()) }
    #expect(graph.deadline == nil)
    #expect(log.values.filter { $0 == "late" } == ["late"])
    f.value
    #expect(log.values.last == "end true")
    withExtendedLifetime(listening) {}
  }

  @Test func `C-240 a hook hears when an attribute is observed and when it is no longer`() {
    let log = Recorder<Bool>()
    let x = graph.cell(4)
    let f = graph.computed { x.value }
    let hook = f.onObservedChange(log.note)
    #expect(!f.isObserved)
    for _ in 0..<2 {
      let w = graph.effect { _ = f.value }
      w.stop()
    }
    #expect(log.values == [true, false, true, false])
    #expect(!f.isObserved)
    hook.cancel()
    let w = graph.effect { _ = f.value }
    #expect(f.isObserved)
    #expect(log.values.count == 4)
    withExtendedLifetime(w) {}
  }

  @Test func `C-231 the write that a listener hears of goes through, and the graph stays usable`() {
    let x = graph.cell(1)
    let heard = Recorder<GraphEvent>()
    let listening = graph.onEvent(heard.note)
    x.value = 2
    #expect(x.value == 2)
    x.value = 3
    #expect(x.value == 3)
    #expect(heard.values.count { if case .written = $0 { true } else { false } } == 2)
    withExtendedLifetime(listening) {}
  }
}
