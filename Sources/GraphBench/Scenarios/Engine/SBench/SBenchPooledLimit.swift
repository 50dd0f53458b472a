import GraphBenchKit

/// The parts that make cells and effects, by hand, in pooled memory: each cell and each closure occupies a slot of its
/// own and frees it, and so do the sources.
///
/// It is the limit of an engine that manages its own memory. `SBenchLimit` boxes every value in system memory and does
/// not free the sources.
@MainActor
package final class SBenchPooledLimit: SBenchHost {
  private let checks: WorkloadChecks
  private let cells: LimitPool
  private let effects: PooledClosures
  private let buffer = LimitBuffer<Int>(capacity: 1)
  private let sink: LimitPlace<Int>
  private var table = LimitBuffer<LimitPlace<Int>>(capacity: 1)
  private var sources: LimitRow<LimitPlace<Int>>
  private var seen = 0

  /// Makes pools with the capacity that each of the parts needs.
  ///
  /// - Precondition: No part writes, because writes allocate no memory.
  package init(for parts: [SBenchPart], checks: WorkloadChecks) {
    for part in parts {
      if case .writes = part.work {
        fatalError("Writes take no memory that could be pooled. Measure them beside SBenchLimit.")
      }
    }
    self.checks = checks
    cells = LimitPool(capacity: (parts.map(\.sources).max() ?? 0) + 1, words: 1)
    effects = PooledClosures(capacity: parts.map(\.effects).max() ?? 0)
    sink = buffer.place(0)
    sources = table.row([])
  }

  package func makeSources(of part: SBenchPart) {
    table = LimitBuffer(capacity: part.sources)
    sources = table.row((0..<part.sources).map { cells.make($0) })
  }

  package func readSources() {
    for number in 0..<sources.count { blackHole(sources[number].value.value) }
  }

  package func make(_ part: SBenchPart) {
    switch part.work {
    case .cells: Self.replaceFirst(part.count, of: sources, cells)
    case .readers(let reading): Self.run(part.count, reading: reading, sharing: 1, effects, sources, sink)
    case .sharers(let sharing):
      Self.run(part.count, reading: hiddenFromOptimiser(1), sharing: sharing, effects, sources, sink)
    case .writes: break
    }
  }

  package func update(_ part: SBenchPart) {}

  package func inspect(_ part: SBenchPart) { seen = effects.count }

  package func dispose() {
    effects.freeAll()
    Self.freeAll(sources, cells)
    sources = table.row([])
  }

  package func check(_ part: SBenchPart) {
    checks.expect(seen, part.effects, "the closures")
    checks.expect(effects.live, 0, "the closures that are left")
    checks.expect(cells.live, 0, "the cells that are left")
  }

  // MARK: - Making and freeing, outside of any actor

  /// Replaces each of the first sources by a new cell that holds its index.
  nonisolated private static func replaceFirst(_ count: Int, of sources: LimitRow<LimitPlace<Int>>, _ cells: LimitPool)
  {
    for number in 0..<count {
      let old = sources[number].value
      sources[number].value = cells.make(number)
      cells.free(old)
    }
  }

  nonisolated private static func freeAll(_ sources: LimitRow<LimitPlace<Int>>, _ cells: LimitPool) {
    for number in 0..<sources.count { cells.free(sources[number].value) }
  }

  /// Makes closures and runs each once: `sharing` of them read the same `reading` sources.
  nonisolated private static func run(
    _ count: Int, reading: Int, sharing: Int, _ effects: PooledClosures, _ sources: LimitRow<LimitPlace<Int>>,
    _ sink: LimitPlace<Int>
  ) {
    for group in 0..<count / sharing {
      let first = group * reading
      for _ in 0..<sharing {
        switch reading {
        case 0: effects.run(storing: group, in: sink)
        case 1: effects.run(reading: sources[first].value, into: sink)
        case 2: effects.run(adding: sources[first].value, sources[first + 1].value, into: sink)
        case 4: effects.run(addingFour: sources[first..<first + 4], into: sink)
        default: effects.run(addingAll: sources[first..<first + reading], into: sink)
        }
      }
    }
  }
}
