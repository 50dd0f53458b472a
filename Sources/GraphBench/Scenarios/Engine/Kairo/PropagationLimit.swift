import GraphBenchKit

/// A workload with one cell and one end, by hand.
@MainActor
final class PropagationLimit: LimitWorkload {
  let checks = WorkloadChecks()
  private let plan: PropagationShape.Plan
  private let head: LimitPlace<Int>
  private let end: LimitPlace<Int>
  private let runs: LimitPlace<Int>
  private let program: LimitProgram
  /// Owns the memory of the places.
  private let buffer: LimitBuffer<Int>

  /// Builds the program and runs it once, as building a graph does.
  init(_ shape: PropagationShape) {
    plan = shape.plan
    buffer = LimitBuffer(capacity: 128)
    runs = buffer.place(0)
    head = buffer.place(0)
    let steps: [LimitStep]
    (end, steps) =
      switch shape {
      case .avoidablePropagation: Self.makeAvoidable(buffer, head)
      case .broadPropagation: Self.makeBroad(buffer, head, runs)
      case .deepPropagation: Self.makeDeep(buffer, head, runs)
      case .diamond: Self.makeDiamond(buffer, head, runs)
      case .repeatedObservers: Self.makeRepeated(buffer, head, runs)
      case .triangle: Self.makeTriangle(buffer, head, runs)
      case .unstable: Self.makeUnstable(buffer, head, runs)
      }
    program = LimitProgram(steps)
    program.run()
  }

  func update() {
    let (head, end, runs, program) = (self.head, self.end, self.runs, self.program)
    head.value = 1
    program.run()
    if let first = plan.first { checks.expect(end.value, first, "the end after the first write") }
    runs.value = 0
    if let expected = plan.end {
      for number in 0..<plan.rounds {
        head.value = number
        program.run()
        checks.expect(end.value, expected.base &+ expected.factor &* number, "the end")
      }
    } else {
      for number in 0..<plan.rounds {
        head.value = number
        program.run()
      }
    }
    if let expected = plan.effectRuns { checks.expect(runs.value, expected, "the runs of effects") }
  }

  private typealias Buffer = LimitBuffer<Int>
  private typealias Place = LimitPlace<Int>
  /// The end of a workload, and the steps that a write runs.
  private typealias Parts = (end: Place, steps: [LimitStep])

  /// The step of an effect that counts its runs, as `EffectRuns` does.
  private static func count(_ runs: Place, reading input: Place) -> LimitStep {
    LimitStep { runs.value &+= input.value == .min ? 0 : 1 }
  }

  private static func sum(_ result: Place, of list: LimitList<Int>) -> LimitStep {
    LimitStep { result.value = list.sum }
  }

  /// Only the first two rules are needed, because the second one's value never changes.
  private static func makeAvoidable(_ buffer: Buffer, _ head: Place) -> Parts {
    let (first, second) = (buffer.place(0), buffer.place(0))
    return (
      buffer.place(6),
      [
        LimitStep { first.value = head.value },
        LimitStep { second.value = first.value == .min ? 1 : 0 },
      ]
    )
  }

  private static func makeBroad(_ buffer: Buffer, _ head: Place, _ runs: Place) -> Parts {
    var steps: [LimitStep] = []
    var last = head
    for number in 0..<50 {
      let (first, second) = (buffer.place(0), buffer.place(0))
      steps.append(LimitStep { first.value = head.value &+ number })
      steps.append(LimitStep { second.value = first.value &+ 1 })
      steps.append(count(runs, reading: second))
      last = second
    }
    return (last, steps)
  }

  /// A chain of attributes downstream of the cell.
  private static func makeChain(_ buffer: Buffer, _ head: Place, length: Int) -> (places: [Place], steps: [LimitStep]) {
    var places = [head]
    var steps: [LimitStep] = []
    for number in 0..<length {
      let (input, result) = (places[number], buffer.place(0))
      steps.append(LimitStep { result.value = input.value &+ 1 })
      places.append(result)
    }
    return (places, steps)
  }

  private static func makeDeep(_ buffer: Buffer, _ head: Place, _ runs: Place) -> Parts {
    let chain = makeChain(buffer, head, length: 50)
    return (chain.places[50], chain.steps + [count(runs, reading: chain.places[50])])
  }

  private static func makeDiamond(_ buffer: Buffer, _ head: Place, _ runs: Place) -> Parts {
    let middle = (0..<5).map { _ in buffer.place(0) }
    let end = buffer.place(0)
    let steps = middle.map { place in LimitStep { place.value = head.value &+ 1 } }
    return (end, steps + [sum(end, of: buffer.list(middle)), count(runs, reading: end)])
  }

  private static func makeRepeated(_ buffer: Buffer, _ head: Place, _ runs: Place) -> Parts {
    let end = buffer.place(0)
    let reads = buffer.list(Array(repeating: head, count: 30))
    return (end, [sum(end, of: reads), count(runs, reading: end)])
  }

  private static func makeTriangle(_ buffer: Buffer, _ head: Place, _ runs: Place) -> Parts {
    let chain = makeChain(buffer, head, length: 9)
    let end = buffer.place(0)
    return (end, chain.steps + [sum(end, of: buffer.list(chain.places)), count(runs, reading: end)])
  }

  /// Both attributes run, because it is not known beforehand which one is needed.
  private static func makeUnstable(_ buffer: Buffer, _ head: Place, _ runs: Place) -> Parts {
    let (double, inverse, end) = (buffer.place(0), buffer.place(0), buffer.place(0))
    let heads = buffer.list(Array(repeating: head, count: 20))
    let choices = buffer.list([inverse, double])
    let steps = [
      LimitStep { double.value = head.value &* 2 },
      LimitStep { inverse.value = 0 &- head.value },
      LimitStep {
        var sum = 0
        for read in 0..<heads.count { sum &+= choices[heads[read].value & 1].value }
        end.value = sum
      },
      count(runs, reading: end),
    ]
    return (end, steps)
  }
}
