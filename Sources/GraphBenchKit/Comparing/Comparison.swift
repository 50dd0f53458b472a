import AttributeGraph2

/// Two results side by side, row by row.
package struct Comparison: Equatable, Sendable {
  /// The rows of the new result in its order, followed by those that only the base has.
  package let rows: [RowComparison]

  /// How the rows were compared, in a sentence.
  package let method: String

  /// The origin of the base.
  package let base: ComparisonSide

  /// The origin of the new result.
  package let new: ComparisonSide

  /// The facts in which the machines or presets differ, each with both values; empty unless differences were allowed.
  package let mismatch: [String]

  /// Compares two files of results.
  ///
  /// - Parameters:
  ///   - base: The base of the comparison.
  ///   - new: The result to judge.
  ///   - threshold: The smallest relevant change of a time, as a fraction.
  package init(base: JSONReport, new: JSONReport, threshold: Double) {
    let confidence = 0.99
    let comparer = RowComparer(bootstrap: Bootstrap(confidence: confidence), threshold: threshold)
    rows = Self.pairs(base.rows, new.rows).map { pair in
      switch pair {
      case (let base?, let new?): comparer.compare(base, new)
      case (let row?, nil): Self.missing(row, remark: "the new result does not have it")
      case (nil, let row?): Self.missing(row, remark: "the base does not have it")
      case (nil, nil): fatalError("A pair has no row. Pair the rows of two results.")
      }
    }
    method = Self.sentence("the ratio of the medians", confidence: confidence, threshold: threshold)
    self.base = ComparisonSide(base)
    self.new = ComparisonSide(new)
    mismatch = Comparability.differences(base, new.machine, new.preset)
  }

  /// Compares the results of two builds that were measured in turns.
  ///
  /// With many rows one in a hundred would differ by chance; the confidence of each row is raised, so that it is one in
  /// a hundred comparisons instead.
  ///
  /// - Precondition: There is a round, and both have equally many.
  package init(rounds: [(base: JSONReport, new: JSONReport)], threshold: Double) {
    trap(unless: !rounds.isEmpty, "There is no round to compare. Measure both builds once at least.")
    let first = rounds[0]
    base = ComparisonSide(first.base)
    new = ComparisonSide(first.new)
    mismatch = Comparability.differences(first.base, first.new.machine, first.new.preset)
    let pairs = Self.pairs(first.base.rows, first.new.rows)
    let confidence = 1 - 0.01 / Double(max(pairs.count, 1))
    // The ends of the interval are so far out that many draws are needed to find them.
    let bootstrap = Bootstrap(resamples: max(2_000, min(100 * pairs.count * 10, 20_000)), confidence: confidence)
    let comparer = RowComparer(bootstrap: bootstrap, threshold: threshold)
    rows = pairs.map { pair in
      switch pair {
      case (let base?, let new?):
        let bases = rounds.map { $0.base.rows.first { $0.key == base.key } ?? base }
        let news = rounds.map { $0.new.rows.first { $0.key == new.key } ?? new }
        let failed = news.first { !$0.verified }
        return comparer.compareRounds(base: bases, new: failed.map { [$0] + news.dropFirst() } ?? news)
      case (let row?, nil): return Self.missing(row, remark: "the new build does not have it")
      case (nil, let row?): return Self.missing(row, remark: "the base does not have it")
      case (nil, nil): fatalError("A pair has no row. Pair the rows of two results.")
      }
    }
    method = Self.sentence(
      "the ratio of the 5 % quantiles of \(counted(rounds.count, "round", "rounds")), each represented by its shortest sample",
      confidence: confidence, threshold: threshold)
  }

  /// The rows with a verdict.
  package func rows(_ verdict: ComparisonVerdict) -> [RowComparison] { rows.filter { $0.verdict == verdict } }

  /// Whether a row is worse, has different counts, or is wrong.
  package var isRegression: Bool {
    rows.contains { $0.verdict == .worse || $0.verdict == .different || $0.verdict == .wrong }
  }

  /// The verdict of the comparison, in a sentence.
  package var summary: String {
    let parts = ComparisonVerdict.allCases.compactMap { verdict -> String? in
      let count = rows(verdict).count
      if count == 0 && verdict != .better && verdict != .worse { return nil }
      let number = count == 0 ? "none" : grouped(count)
      switch verdict {
      case .better, .worse, .wrong: return "\(number) \(verdict.rawValue)"
      case .undecided: return "\(number) undecided"
      case .different: return "\(number) running other work"
      case .missing: return "\(number) in one result only"
      }
    }
    return "\(counted(rows.count, "row", "rows")): \(parts.joined(separator: ", "))."
  }

  /// Sentences that a reader must know before the times: differences that were allowed, and interrupted runs.
  package var cautions: [String] {
    var cautions: [String] = []
    if !mismatch.isEmpty {
      cautions.append(
        "These results differ in \(mismatch.joined(separator: ", ")), so their times say nothing about the code.")
    }
    if base.interrupted == true { cautions.append("The base was interrupted: rows and samples are missing.") }
    if new.interrupted == true { cautions.append("The new run was interrupted: rows and samples are missing.") }
    return cautions
  }

  private static func sentence(_ figure: String, confidence: Double, threshold: Double) -> String {
    """
    Counts are compared by equality, times by \(figure), with a bootstrap interval of \
    \(fixed(confidence * 100, decimals: confidence > 0.99 ? 2 : 0)) % confidence; a row is better or worse if its whole \
    interval lies beyond \(fixed(threshold * 100, decimals: 1)) %.
    """
  }

  private static func missing(_ row: JSONRow, remark: String) -> RowComparison {
    RowComparison(
      scenario: row.scenario, size: row.size, figures: nil, counts: [], verdict: .missing, remark: remark)
  }

  private static func pairs(_ base: [JSONRow], _ new: [JSONRow]) -> [(JSONRow?, JSONRow?)] {
    let names = Set(new.map(\.key))
    return new.map { row in (base.first { $0.key == row.key }, row) }
      + base.filter { !names.contains($0.key) }.map { ($0, nil) }
  }
}

extension JSONRow {
  /// The identity of a row in a result.
  package struct Key: Hashable, Sendable {
    let scenario: String
    let size: Int?
  }

  /// The name and the size.
  package var key: Key { Key(scenario: scenario, size: size) }
}
