import GraphBenchKit

/// A part of a workload of the group *S-bench*: numbers of sources and of cells, effects or writes.
package struct SBenchPart: Sendable {
  /// The work of a part.
  package enum Work {
    /// New cells replace the sources.
    case cells
    /// Effects with a number of sources of their own, or none.
    case readers(of: Int)
    /// Effects, with a number of them reading the same source.
    case sharers(each: Int)
    /// Writes to the first source, with a number of effects that read all sources.
    case writes(effects: Int)
  }

  /// The work of a part.
  let work: Work
  /// The number of cells, effects or writes.
  let count: Int
  /// The number of sources.
  let sources: Int

  /// Makes a part.
  package init(_ work: Work, count: Int, sources: Int) {
    (self.work, self.count, self.sources) = (work, count, sources)
  }

  /// The part with a hundredth of the work, for warming up.
  var hundredth: SBenchPart { SBenchPart(work, count: count / 100, sources: sources) }

  /// The number of bodies of effects that run in one sample. The first write changes nothing.
  package var evaluations: Int {
    switch work {
    case .cells: 0
    case .readers, .sharers: count
    case .writes(let effects): effects * count
    }
  }

  /// The number of effects.
  package var effects: Int {
    switch work {
    case .cells: 0
    case .readers, .sharers: count
    case .writes(let effects): effects
    }
  }

  /// The number of edges when everything has been made.
  var edges: Int {
    switch work {
    case .cells: 0
    case .readers(let reading): count * reading
    case .sharers(each: _): count
    case .writes(let effects): effects * sources
    }
  }

  /// The only part of *createSignals*.
  static let createSignals = [SBenchPart(.cells, count: 100_000, sources: 100_000)]

  /// The nine parts of *createComputations*.
  static let createComputations = [
    SBenchPart(.readers(of: 0), count: 100_000, sources: 0),
    SBenchPart(.readers(of: 1), count: 100_000, sources: 100_000),
    SBenchPart(.readers(of: 2), count: 50_000, sources: 100_000),
    SBenchPart(.readers(of: 4), count: 25_000, sources: 100_000),
    SBenchPart(.readers(of: 1_000), count: 100, sources: 100_000),
    SBenchPart(.sharers(each: 2), count: 100_000, sources: 50_000),
    SBenchPart(.sharers(each: 4), count: 100_000, sources: 25_000),
    SBenchPart(.sharers(each: 8), count: 100_000, sources: 12_500),
    SBenchPart(.sharers(each: 1_000), count: 100_000, sources: 100),
  ]

  /// The seven parts of *updateSignals*.
  static let updateSignals = [
    SBenchPart(.writes(effects: 1), count: 400_000, sources: 1),
    SBenchPart(.writes(effects: 1), count: 200_000, sources: 2),
    SBenchPart(.writes(effects: 1), count: 100_000, sources: 4),
    SBenchPart(.writes(effects: 1), count: 400, sources: 1_000),
    SBenchPart(.writes(effects: 2), count: 100_000, sources: 1),
    SBenchPart(.writes(effects: 4), count: 100_000, sources: 1),
    SBenchPart(.writes(effects: 1_000), count: 10_000, sources: 1),
  ]
}
