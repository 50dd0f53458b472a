import GraphBenchKit

/// A part of a workload of the group *S-bench*: so many sources, so many effects or writes.
package struct SBenchPart: Sendable {
  /// What is made, and what is done with it.
  package enum Work {
    /// New cells take the place of the sources.
    case cells
    /// Effects, each of which reads so many sources of its own; 0 where an effect reads nothing.
    case readers(of: Int)
    /// Effects, so many of which read the same source.
    case sharers(each: Int)
    /// Writes to the first source, with so many effects that read all sources.
    case writes(effects: Int)
  }

  /// What is made, and what is done with it.
  let work: Work
  /// How many cells or effects are made, or how many writes are done.
  let count: Int
  /// How many sources there are.
  let sources: Int

  /// Makes a part.
  package init(_ work: Work, count: Int, sources: Int) {
    (self.work, self.count, self.sources) = (work, count, sources)
  }

  /// The part with a hundredth of the work, for warming up.
  var hundredth: SBenchPart { SBenchPart(work, count: count / 100, sources: sources) }

  /// How many bodies of effects run in one sample. The first of the writes changes nothing.
  package var evaluations: Int {
    switch work {
    case .cells: 0
    case .readers, .sharers: count
    case .writes(let effects): effects * count
    }
  }

  /// How many effects are made.
  package var effects: Int {
    switch work {
    case .cells: 0
    case .readers, .sharers: count
    case .writes(let effects): effects
    }
  }

  /// How many edges there are when everything has been made.
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
