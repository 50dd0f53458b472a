import Foundation

/// The tracks of a lazy grid: the columns of a vertical one, the rows of a horizontal one.
///
/// The distances and the fixed items are subtracted first. Each other item, in the order of the source, receives an
/// equal part of the remainder: a flexible one takes it within its bounds; an adaptive one makes as many tracks of its
/// minimum as fit in it, at least one, and divides it among them: a single one may be shorter than the minimum. So does
/// SwiftUI's compiled code. Where the length is unspecified, a flexible item takes the ideal length of its view in the
/// first line, within its bounds; an unspecified length without such a view counts as 10, as for a colour, and that
/// rule is ours.
package struct LazyGridTracks: Equatable {
  /// One column or row.
  package struct Track: Equatable {
    /// Its start, measured from the start of the first.
    package var start: CGFloat
    /// Its length across.
    package var length: CGFloat
    /// The alignment of views in it; nil for that of the grid.
    var alignment: Alignment?
  }

  /// The tracks, in order; there is at least one.
  package let tracks: [Track]
  /// The length of all tracks with the distances between them.
  let length: CGFloat

  /// A single track of a length.
  init(single length: CGFloat) {
    tracks = [Track(start: 0, length: length)]
    self.length = length
  }

  /// Divides a length among items; without items there is one flexible track.
  ///
  /// - Parameters:
  ///   - proposed: The length; nil if it is unspecified.
  ///   - items: The items.
  ///   - ideals: The ideal lengths of the views in the first line, for an unspecified length.
  /// - Complexity: O(tracks).
  package init(dividing proposed: CGFloat?, among items: [GridItemRule], ideals: [CGFloat] = []) {
    let items = items.isEmpty ? [GridItemRule(GridItem())] : items
    let gaps = items.dropLast().reduce(0) { $0 + $1.spacing }
    let fixed = items.reduce(0) { $0 + ($1.kind == .fixed ? $1.minimum : 0) }
    var left = Length.remainder(of: Length.measured(proposed ?? 10), after: gaps + fixed)
    var waiting = items.count { $0.kind != .fixed }
    var tracks: [Track] = []
    var start: CGFloat = 0
    var end: CGFloat = 0
    for item in items {
      var lengths = [item.minimum]
      if item.kind != .fixed {
        let hasIdeal = proposed == nil && item.kind == .flexible && tracks.count < ideals.count
        lengths = Self.lengths(of: item, in: hasIdeal ? ideals[tracks.count] : max(0, left) / CGFloat(waiting))
        let taken = lengths.reduce(CGFloat(lengths.count - 1) * item.spacing, +)
        left = Length.remainder(of: left, after: taken)
        waiting -= 1
      }
      for length in lengths {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        end = start + length
        start = end + item.spacing
      }
    }
    self.tracks = tracks
    length = Length.measured(end)
  }

  /// The lengths of the tracks of an item that is not fixed, in its share.
  private static func lengths(of item: GridItemRule, in share: CGFloat) -> [CGFloat] {
    guard item.kind == .adaptive, share.isFinite else { return [Length.clamp(share, item.minimum, item.maximum)] }
    // With an overlap larger than the views, any number would fit; one is made.
    let step = item.minimum + item.spacing
    let count = step > 0 ? max(1, ((share + item.spacing) / step).rounded(.down)) : 1
    let length = min((share - (count - 1) * item.spacing) / count, item.maximum)
    return Array(repeating: length, count: Int(count))
  }
}
