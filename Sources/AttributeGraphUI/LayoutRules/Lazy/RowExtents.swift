import Foundation

/// The lengths of rows: known for rows that were on the screen, estimated for the others.
///
/// A row's *stride* is its length and the distance to the next one; a row without views has none. Neighbouring rows
/// with equal strides are stored as one run, so rows of one height take the memory of one.
struct RowExtents: Equatable {
  /// Neighbouring known rows with one stride.
  private struct Run: Equatable {
    var first: Int
    var count: Int
    var stride: CGFloat
    var end: Int { first + count }

    /// Whether the rows have no length. Strides are differences of places, so they are not exact.
    func isEmpty(gap: CGFloat) -> Bool { stride - gap < 0.001 }
  }

  private var runs: [Run] = []
  private var knownCount = 0
  private var knownLength: CGFloat = 0

  /// The mean of the known strides; nil if none is known.
  var average: CGFloat? { knownCount == 0 ? nil : knownLength / CGFloat(knownCount) }

  /// Records a row's stride.
  ///
  /// - Complexity: O(log *runs*) at the end, where rows become known one after the other; O(runs) elsewhere.
  mutating func note(_ stride: CGFloat, at index: Int) {
    let place = firstRun(endingBehind: index)
    if place < runs.count, runs[place].first <= index {
      guard runs[place].stride != stride else { return }
      remove(index, from: place)
      note(stride, at: index)
      return
    }
    knownCount += 1
    knownLength += stride
    let joinsBefore = place > 0 && runs[place - 1].end == index && runs[place - 1].stride == stride
    let joinsAfter = place < runs.count && runs[place].first == index + 1 && runs[place].stride == stride
    switch (joinsBefore, joinsAfter) {
    case (true, true):
      runs[place - 1].count += 1 + runs[place].count
      runs.remove(at: place)
    case (true, false): runs[place - 1].count += 1
    case (false, true):
      runs[place].first = index
      runs[place].count += 1
    case (false, false): runs.insert(Run(first: index, count: 1, stride: stride), at: place)
    }
  }

  /// The first run with a row after an index; the number of runs if there is none.
  private func firstRun(endingBehind index: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end > index { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Removes the stride of a row from a run.
  private mutating func remove(_ index: Int, from place: Int) {
    let run = runs[place]
    knownCount -= 1
    knownLength -= run.stride
    var parts: [Run] = []
    if index > run.first { parts.append(Run(first: run.first, count: index - run.first, stride: run.stride)) }
    if index + 1 < run.end { parts.append(Run(first: index + 1, count: run.end - index - 1, stride: run.stride)) }
    runs.replaceSubrange(place...place, with: parts)
  }

  /// The length of a number of rows, with an estimate for unknown ones.
  ///
  /// - Complexity: O(runs).
  func length(of count: Int, estimate: CGFloat) -> CGFloat {
    var length: CGFloat = 0
    forEachRun(of: count, estimate: estimate) { run, _ in
      length += CGFloat(run.count) * run.stride
      return true
    }
    return length
  }

  /// Whether a row is known to have no length.
  ///
  /// - Complexity: O(log *runs*).
  func isEmpty(_ index: Int, gap: CGFloat) -> Bool {
    let place = firstRun(endingBehind: index)
    return place < runs.count && runs[place].first <= index && runs[place].isEmpty(gap: gap)
  }

  /// The first row that ends after a coordinate, and its start; the number of rows if none does. A row that is known to
  /// have no length may lie at the coordinate.
  ///
  /// - Parameters:
  ///   - limit: The coordinate, from the beginning of the first row.
  ///   - count: The number of rows.
  ///   - gap: The part of a stride that is distance to the next row.
  ///   - estimate: The stride of unknown rows.
  /// - Returns: The index of the row, and the coordinate at which it begins.
  /// - Complexity: O(runs).
  func firstRow(
    endingBehind limit: CGFloat, of count: Int, gap: CGFloat, estimate: CGFloat
  ) -> (index: Int, start: CGFloat) {
    var start: CGFloat = 0
    var found: (index: Int, start: CGFloat)?
    forEachRun(of: count, estimate: estimate) { run, isKnown in
      if run.stride > 0 {
        // Where most rows have no views, the mean stride may be less than a gap, and no row would be found at its
        // start.
        let gap = isKnown || run.stride > gap ? gap : 0
        // Row k of the run ends at start + (k + 1) · stride − gap.
        let skipped =
          isKnown && run.isEmpty(gap: gap)
          ? max(0, ((limit - start) / run.stride).rounded(.up))
          : max(0, ((limit - start + gap) / run.stride).rounded(.down))
        if skipped < CGFloat(run.count) {
          // No multiple of an infinite stride is 0.
          found = (run.first + Int(skipped), skipped > 0 ? start + skipped * run.stride : start)
        }
      } else if start >= limit {
        found = (run.first, start)
      }
      start += CGFloat(run.count) * run.stride
      return found == nil
    }
    return found ?? (count, start)
  }

  /// Visits the known and the unknown rows, run by run, while the closure returns true.
  private func forEachRun(of count: Int, estimate: CGFloat, _ visit: (Run, _ isKnown: Bool) -> Bool) {
    var next = 0
    for run in runs {
      guard run.first < count else { break }
      if next < run.first, !visit(Run(first: next, count: run.first - next, stride: estimate), false) { return }
      let end = min(run.end, count)
      if !visit(Run(first: run.first, count: end - run.first, stride: run.stride), true) { return }
      next = end
    }
    if next < count { _ = visit(Run(first: next, count: count - next, stride: estimate), false) }
  }
}
