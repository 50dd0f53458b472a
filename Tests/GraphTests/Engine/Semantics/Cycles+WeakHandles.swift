import AttributeGraph2
import TestSupport
import Testing

/// Semantics 7.2 for weak handles.
struct `Cycles through weak handles` {
  private let graph = Graph()

  @Test(arguments: [false, true])
  func `7.2: a weak handle throws the cycle that its read closes, with and without an effect`(hasEffect: Bool) {
    let screen = graph.subgraph()
    let x = graph.cell(0)
    let back = Box<WeakHandle<Int, any Error>?>(nil)
    let caught = Recorder<[String]>()
    let a = screen.computed(name: "a") { () throws -> Int in
      guard x.value > 0 else { return 0 }
      do { return try back.content?.value ?? -2 } catch let error as CycleError {
        caught.note(error.path)
        return -1
      }
    }
    let b = screen.computed(name: "b") { () throws -> Int in try a.value + 1 }
    back.content = b.weak
    let seen = Recorder<Int>()
    let w = hasEffect ? graph.effect { seen.note(try b.value) } : nil
    #expect((try? b.value) == 1)
    x.value = 1
    #expect((try? b.value) == 0)
    #expect(caught.values == [["b", "a", "b"]])
    #expect(seen.values == (hasEffect ? [1, 0] : []))
    w?.stop()
    screen.end()
  }

  @Test func `7.2: a weak handle that cannot throw the cycle traps with the same text`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let screen = graph.subgraph()
      let back = Box<WeakHandle<Int, Never>?>(nil)
      let f = screen.computed(name: "f") { back.content?.value ?? 0 }
      back.content = f.weak
      _ = f.value
    }
    #expect(standardErrorText(of: result).contains("'f' needs its own value: f → f."))
  }
}
