import GraphBenchKit

/// The parts by hand: cells are boxes of a value where cells are made, and places of a buffer where they are read;
/// effects are closures that are boxed, run once, and freed; writes run the closures that they affect.
@MainActor
package final class SBenchLimit: SBenchHost {
  private let checks: WorkloadChecks
  private var boxes: LimitBoxes?
  private var buffer = LimitBuffer<Int>(capacity: 1)
  private var sources: LimitRow<Int>
  private var sink: LimitPlace<Int>
  private var effects: LimitClosures?
  private var program: LimitProgram?
  private var seen = 0

  /// Makes a host without any cells.
  package init(checks: WorkloadChecks) {
    self.checks = checks
    sources = buffer.row([])
    sink = buffer.place(0)
  }

  package func makeSources(of part: SBenchPart) {
    if case .cells = part.work {
      boxes = LimitBoxes(count: part.sources)
    } else {
      buffer = LimitBuffer(capacity: part.sources + 1)
      sources = buffer.row(Array(0..<part.sources))
      sink = buffer.place(0)
    }
  }

  package func readSources() {
    if let boxes {
      for number in 0..<boxes.count { blackHole(boxes[number]) }
    }
    for place in 0..<sources.count { blackHole(sources[place].value) }
  }

  package func make(_ part: SBenchPart) {
    switch part.work {
    case .cells:
      boxes?.replaceFirst(part.count)
    case .readers(let reading):
      effects = Self.makeEffects(part.count, reading: reading, sharing: 1, sources, sink)
    case .sharers(let sharing):
      effects = Self.makeEffects(part.count, reading: hiddenFromOptimiser(1), sharing: sharing, sources, sink)
    case .writes(let count):
      let steps = Self.makeSteps(count, buffer.list((0..<sources.count).map { sources[$0] }), sink)
      for step in steps { step.run() }
      program = LimitProgram(steps)
    }
  }

  package func update(_ part: SBenchPart) {
    guard let program else { return }
    let source = sources[0]
    for number in 0..<part.count {
      source.value = number
      program.run()
    }
  }

  package func inspect(_ part: SBenchPart) { seen = effects?.count ?? 0 }

  package func dispose() {
    boxes = nil
    effects = nil
    program = nil
  }

  package func check(_ part: SBenchPart) {
    switch part.work {
    case .cells: break
    case .readers, .sharers: checks.expect(seen, part.count, "the closures")
    case .writes:
      let others = (0..<part.sources).reduce(0, +)
      checks.expect(sink.value, part.count - 1 + others, "the sum that the closures read")
    }
  }

  // MARK: - Making, outside of any actor

  /// Boxes closures and runs each once: `sharing` of them read the same `reading` sources.
  nonisolated private static func makeEffects(
    _ count: Int, reading: Int, sharing: Int, _ sources: LimitRow<Int>, _ sink: LimitPlace<Int>
  ) -> LimitClosures {
    let effects = LimitClosures(capacity: count)
    for group in 0..<count / sharing {
      let first = group * reading
      for _ in 0..<sharing { effects.run(makeEffect(group, reading: reading, from: first, sources, sink)) }
    }
    return effects
  }

  /// The closure of an effect. The optimiser must not know it, or it would run it without its box.
  @inline(__always)
  nonisolated private static func makeEffect(
    _ number: Int, reading: Int, from first: Int, _ sources: LimitRow<Int>, _ sink: LimitPlace<Int>
  ) -> () -> Void {
    switch reading {
    case 0:
      return { sink.value = number }
    case 1:
      let source = sources[first]
      return { sink.value = source.value }
    case 2:
      let (source0, source1) = (sources[first], sources[first + 1])
      return { sink.value = source0.value &+ source1.value }
    case 4:
      let (source0, source1) = (sources[first], sources[first + 1])
      let (source2, source3) = (sources[first + 2], sources[first + 3])
      return { sink.value = source0.value &+ source1.value &+ source2.value &+ source3.value }
    default:
      return {
        var sum = 0
        for place in first..<first &+ reading { sum &+= sources[place].value }
        sink.value = sum
      }
    }
  }

  nonisolated private static func makeSteps(
    _ count: Int, _ sources: LimitList<Int>, _ sink: LimitPlace<Int>
  ) -> [LimitStep] {
    let source = sources[0]
    return (0..<count).map { _ in
      if sources.count == 1 { return LimitStep { sink.value = source.value } }
      return LimitStep { sink.value = sources.sum }
    }
  }
}
