import Foundation
import TestSupport
import Testing

@testable import AttributeGraph2

/// Whether an evaluation continues on another stack of the same thread, and not on another thread.
private var canSwitchStacks: Bool {
  #if canImport(Glibc)
  StackSwitch.current != nil
  #else
  false
  #endif
}

private enum TaskLocals {
  @TaskLocal static var number = 0
}

/// Semantics 9: the length of a chain is limited by memory and not by the stack.
struct `Depth` {
  /// The length of chains: a million, and less in unoptimised builds, where each nested rule of a first read takes some
  /// 2,500 bytes of stack.
  #if DEBUG
  private static let length = 100_000
  #else
  private static let length = 1_000_000
  #endif

  @Test func `9.1: a long chain is built, updated and released on a stack of 8 MiB`() {
    onStackOfEightMebibytes {
      let length = Self.length
      let graph = Graph()
      let head = graph.cell(0)
      var end: ComputedAttribute<Int>? = graph.computed { head.value + 1 }
      for _ in 1..<length {
        guard let previous = end else { return }
        _ = previous.value
        end = graph.computed { previous.value + 1 }
      }
      #expect(end?.value == length)
      head.value = 1
      #expect(end?.value == length + 1)
      #expect(graph.statistics.evaluations == 2 * length)
      end = nil
      #expect(graph.statistics.nodes == 1)
      #expect(graph.statistics.edges == 0)
    }
  }

  @Test func `9.1: a long chain is read for the first time on a stack of 8 MiB`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let head = graph.cell(0)
      var end: ComputedAttribute<Int>? = Self.chain(in: graph, on: head, length: Self.length)
      #expect(end?.value == Self.length)
      #expect(graph.statistics.evaluations == Self.length)
      head.value = 1
      #expect(end?.value == Self.length + 1)
      #expect(graph.statistics.evaluations == 2 * Self.length)
      end = nil
      #expect(graph.statistics.nodes == 1)
      #expect(graph.statistics.edges == 0)
    }
  }

  @Test func `9.2: updates along known inputs use no stack`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let head = graph.cell(0)
      let addresses = Recorder<UInt>()
      var end = graph.computed { head.value + 1 }
      for _ in 0..<1000 {
        let previous = end
        end = graph.computed { () -> Int in
          addresses.note(stackAddress())
          return previous.value + 1
        }
        _ = end.value
      }
      addresses.values = []
      head.value = 1
      #expect(end.value == 1002)
      #expect(addresses.values.count == 1000)
      #expect(Set(addresses.values).count == 1)
    }
  }

  @Test func `9.2: rules that read something stale for the first time nest`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let head = graph.cell(0)
      let addresses = Recorder<UInt>()
      var end = graph.computed { head.value + 1 }
      for _ in 0..<10 {
        let previous = end
        end = graph.computed { () -> Int in
          addresses.note(stackAddress())
          return previous.value + 1
        }
      }
      _ = end.value
      #expect(addresses.values == addresses.values.sorted(by: >))
      #expect(Set(addresses.values).count == 10)
    }
  }

  @Test func `9.2: where the stack is nearly full, rules continue on another one while the caller waits`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let head = graph.cell(0)
      let threads = Recorder<ObjectIdentifier>()
      var end = graph.computed { head.value + 1 }
      for _ in 0..<30_000 {
        let previous = end
        end = graph.computed { () -> Int in
          let value = previous.value
          threads.note(ObjectIdentifier(Thread.current))
          return value + 1
        }
      }
      #expect(end.value == 30_001)
      #expect(threads.values.count == 30_000)
      #expect(threads.values.last == ObjectIdentifier(Thread.current))
      #expect((Set(threads.values).count == 1) == canSwitchStacks)
      #expect(graph.invariantViolations == [])
    }
  }

  @Test(.enabled(if: canSwitchStacks))
  func `9.2: task-local values are there on the other stack`() {
    onStackOfEightMebibytes {
      let graph = Graph()
      let head = graph.cell(0)
      let seen = Recorder<Int>()
      let first = graph.computed { () -> Int in
        seen.note(TaskLocals.number)
        TaskLocals.$number.withValue(8) { seen.note(TaskLocals.number) }
        return head.value
      }
      let end = Self.chain(in: graph, on: first, length: 30_000)
      TaskLocals.$number.withValue(7) { #expect(end.value == 30_000) }
      #expect(seen.values == [7, 8])
      #expect(TaskLocals.number == 0)
    }
  }

  @Test(.enabled(if: canSwitchStacks))
  func `9.2: a task has its local values on the other stack`() async {
    TaskLocals.$number.withValue(7) {
      let graph = Graph()
      let head = graph.cell(0)
      let first = graph.computed { head.value + TaskLocals.number }
      #expect(Self.chain(in: graph, on: first, length: 30_000).value == 30_007)
    }
  }

  @MainActor
  @Test func `9.2: a rule that is isolated to an actor has the caller's stack to nest in, two thousand rules deep`() {
    let graph = Graph()
    let head = graph.cell(0)
    let end = Self.isolatedChain(in: graph, on: head, length: 2_000)
    #expect(end.value == 2_000)
  }

  @MainActor
  @Test(.enabled(if: canSwitchStacks)) func `9.2: a rule that is isolated to an actor continues on the other stack`() {
    let graph = Graph()
    let head = graph.cell(0)
    let end = Self.isolatedChain(in: graph, on: head, length: 60_000)
    #expect(end.value == 60_000)
  }

  // Where threads can switch stacks, the test before this one runs in its place.
  @Test(.disabled(if: canSwitchStacks))
  func `9.2: a rule that is isolated to an actor cannot follow to another thread and traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let graph = Graph()
        let head = graph.cell(0)
        _ = Self.isolatedChain(in: graph, on: head, length: 200_000).value
      }
    }
  }

  private static func chain(
    in graph: Graph, on head: some Attribute<Int>, length: Int
  ) -> ComputedAttribute<Int> {
    var end = graph.computed { head.value + 1 }
    for _ in 1..<length {
      let previous = end
      end = graph.computed { previous.value + 1 }
    }
    return end
  }

  /// A chain of rules that insist on the main actor.
  @MainActor
  private static func isolatedChain(in graph: Graph, on head: StateCell<Int>, length: Int) -> ComputedAttribute<Int> {
    var end = graph.computed { head.value + 1 }
    for _ in 1..<length {
      let previous = end
      end = graph.computed { () -> Int in
        MainActor.preconditionIsolated()
        return previous.value + 1
      }
    }
    return end
  }
}
