import Foundation

/// The columns or the rows of a grid while its cells are sized one after the other.
///
/// The rules are those of SwiftUI's `GridLayout`, as its compiled code shows them.
struct GridAxis: Equatable {
  /// A column or a row.
  struct Track: Equatable {
    /// The distance to the track before it, in points; 0 for the first.
    var spacing: CGFloat = 0
    /// The length of its longest cell so far, in points.
    var length: CGFloat = 0
    /// The length that its cells are offered, in points.
    var share: CGFloat = 0
    /// The number of tracks across that cells waiting to be sized cover.
    var weight = 0
    /// The number of cells waiting to be sized that do not cover all tracks.
    var waiting = 0
  }

  /// The length that a cell over several tracks needs beyond theirs.
  private struct Reserve: Equatable {
    let range: Range<Int>
    var length: CGFloat
  }

  /// The columns or rows in order.
  private(set) var tracks: [Track]
  private var reserves: [Reserve] = []
  /// The length that every track with waiting cells has been given beyond its share, in points: added once and not to
  /// each of thousands of rows.
  private var surplus: CGFloat = 0
  /// The number of tracks with waiting cells.
  private var waitingCount = 0

  /// Tracks without cells, with the distances to those before them.
  init(spacings: [CGFloat]) { tracks = spacings.map { Track(spacing: $0) } }

  /// The length of some tracks with the distances between them, in points.
  func length(of range: Range<Int>) -> CGFloat {
    range.reduce(0) { $0 + tracks[$1].length + ($1 == range.lowerBound ? 0 : tracks[$1].spacing) }
  }

  /// The start of each track, in points from that of the first.
  var starts: [CGFloat] {
    var end: CGFloat = 0
    return tracks.map { track in
      defer { end = Length.sum(end, track.spacing + track.length) }
      return Length.sum(end, track.spacing)
    }
  }

  /// Adds a cell to those that wait to be sized.
  mutating func expect(_ range: Range<Int>, weight: Int) {
    for index in range {
      tracks[index].weight += weight
      guard range.count < tracks.count else { continue }
      if tracks[index].waiting == 0 { waitingCount += 1 }
      tracks[index].waiting += 1
    }
  }

  /// Divides what is left of a proposal equally: into as many shares as the fullest track across has places.
  mutating func divide(_ proposal: CGFloat, by count: Int) {
    var taken: CGFloat = 0
    for track in tracks { taken += track.spacing + track.length }
    for reserve in reserves { taken += reserve.length }
    let share = Length.measured(Length.remainder(of: proposal, after: taken) / CGFloat(max(count, 1)))
    for index in tracks.indices { tracks[index].share = share }
  }

  /// The proposal to a cell: the length of its tracks so far, or their shares if they are more. A cell that requests
  /// no space is offered no shares.
  func offer(_ range: Range<Int>, withShares: Bool) -> CGFloat {
    var known = length(of: range)
    for reserve in reserves where range.contains(reserve.range) { known += reserve.length }
    guard withShares else { return known }
    let shares = range.reduce(0) { $0 + share(of: $1) + ($1 == range.lowerBound ? 0 : tracks[$1].spacing) }
    return max(known, shares)
  }

  /// The length that the cells of a track are offered, in points.
  private func share(of index: Int) -> CGFloat { tracks[index].share + (tracks[index].waiting > 0 ? surplus : 0) }

  /// Makes some tracks long enough for a cell.
  ///
  /// A cell of one track makes it longer, at the expense of what cells over several tracks reserve. A cell over several
  /// tracks reserves what it needs beyond their lengths; `settle()` adds that to the tracks.
  mutating func fit(_ length: CGFloat, in range: Range<Int>) {
    if range.count == 1 {
      var growth = length - tracks[range.lowerBound].length
      guard growth > 0 else { return }
      tracks[range.lowerBound].length = length
      if reserves.isEmpty { return }
      reserves = reserves.compactMap { reserve in
        guard growth > 0, reserve.range.overlaps(range) else { return reserve }
        guard growth < reserve.length else {
          growth -= reserve.length
          return nil
        }
        defer { growth = 0 }
        return Reserve(range: reserve.range, length: reserve.length - growth)
      }
      return
    }
    var known = self.length(of: range)
    for reserve in reserves where reserve.range.overlaps(range) { known += reserve.length }
    guard length > known else { return }
    if let index = reserves.firstIndex(where: { $0.range == range }) {
      reserves[index].length += length - known
    } else {
      reserves.append(Reserve(range: range, length: length - known))
    }
  }

  /// Removes a cell from those that wait; if it was the last of its track, what the track leaves of its share, or takes
  /// beyond it, is divided among the tracks for whose cells others wait.
  ///
  /// A cell over several tracks counts as waiting in all of them, and ends to wait in the first, as in SwiftUI.
  mutating func finish(_ range: Range<Int>) {
    guard range.count < tracks.count else { return }
    let index = range.lowerBound
    let share = share(of: index)
    tracks[index].waiting -= 1
    guard tracks[index].waiting == 0 else { return }
    waitingCount -= 1
    tracks[index].share = share
    var rest = share - tracks[index].length
    guard waitingCount > 0, rest.isFinite else { return }
    tracks[index].share = tracks[index].length
    for reserve in reserves where reserve.range.contains(index) {
      let part = max(rest, reserve.length)
      let others = reserve.range.filter { $0 != index && tracks[$0].waiting > 0 }
      for other in others { tracks[other].share += part / CGFloat(others.count) }
      rest -= part
    }
    surplus += rest / CGFloat(waitingCount)
  }

  /// Forgets the cells of a priority when all of them have sizes.
  mutating func forgetWaiting() {
    surplus = 0
    waitingCount = 0
    for index in tracks.indices {
      tracks[index].share = 0
      tracks[index].weight = 0
      tracks[index].waiting = 0
    }
  }

  /// Divides what is reserved among the tracks of each cell without a length, or, if all have one, among all of them.
  mutating func settle() {
    for reserve in reserves {
      let empty = reserve.range.filter { tracks[$0].length == 0 }
      let takers = empty.isEmpty ? Array(reserve.range) : empty
      for index in takers { tracks[index].length += reserve.length / CGFloat(takers.count) }
    }
    reserves = []
  }
}
