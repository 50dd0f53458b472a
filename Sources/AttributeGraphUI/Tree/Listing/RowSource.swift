import AttributeGraph2
import Foundation

/// Possibly many rows: each is made when a lazy container brings it forward, and kept from then on.
///
/// The state of a row ends when its element is removed or with the container, not when it leaves the screen (row
/// S-079). Of rows without state only a limited number is kept aside, so that memory follows the visible rows.
@MainActor
final class RowSource: PositionPart {
  /// Makes the content of a row at its position.
  typealias Maker = (LazyRow, ViewPosition) -> Void

  /// The number of rows.
  var count = 0 {
    didSet {
      guard (count == 0) != (oldValue == 0) else { return }
      let presences = self.presences
      presences.notify()
    }
  }
  /// The objects to notify when the first row comes or the last one goes.
  var presences = ViewPresences()
  /// The container that lays out the rows.
  weak var container: (any ItemsContainer)?
  /// The lengths of the rows, as far as known.
  var extents = RowExtents()
  /// The estimated stride of a row that was not measured; nil before one was.
  private(set) var estimate: CGFloat?
  /// Whether the estimate is from lengths that were forgotten.
  private var isEstimateOutdated = false
  /// The numbers of views in rows, if they are needed; stored like lengths.
  var viewCounts = RowExtents()
  /// The number of views of the row that was made first; nil before one was.
  var firstViewCount: Int?
  /// Whether there were sections in a row.
  var holdsSections = false
  /// The index of the row with an id; nil if no row has it.
  var indexOfID: (AnyHashable) -> Int? = { _ in nil }
  /// Whether there may be views with ids of their own in a row.
  var mayHoldIDs = false
  /// The frame of a row in the host's coordinates, as far as its container knows; nil before it was laid out.
  var frame: (Int) -> CGRect? = { _ in nil }
  /// The tag of the content, in a container that chooses by tags.
  var tag: () -> AnyHashable? = { nil }
  /// Whether the bodies in rows that are out of sight wait until the rows come back, as in a lazy stack.
  var holdsEffects = false
  /// The position of the content's label, if it has one.
  var label: ViewPosition?
  /// A value that a feature stores for these views; nil if there is none.
  var feature: (() -> Any)?
  /// The rows that were made, by their index, including those that were put aside.
  private(set) var rows: [Int: LazyRow] = [:]
  /// The number of these rows with each id.
  private var idCounts: [AnyHashable: Int] = [:]
  /// The indices of the rows on the screen.
  private(set) var shown = 0..<0
  /// Whether elements came, went or moved since the last placement.
  private var hasMoved = false

  /// Rows that were put aside, in the order in which they are dropped.
  private var retired: [LazyRow] = []
  /// The maximum number of rows without state that are kept aside, because their content can be made again.
  private static let retiredLimit = 64

  /// The position of the rows.
  unowned let position: ViewPosition
  private let runtime: HostRuntime
  private let queue: EffectQueue
  private var make: Maker?

  /// Makes rows inside a position, which owns them; their updates run in the queue.
  init(at position: ViewPosition, queue: EffectQueue, make: @escaping Maker) {
    self.position = position
    self.queue = queue
    self.make = make
    runtime = position.runtime
    super.init()
    position.appearsInOrder = true
    position.own(self)
  }

  /// Discards the lengths of the rows. The estimate stays until a row is measured again.
  ///
  /// Another length for all rows at once would move the visible part away from rows that hardly change, and in a
  /// container whose breadth depends on the visible rows, that could bring the old lengths back, without end.
  ///
  /// - Parameter difference: The difference of the distances of rows, which the estimate contains.
  func forgetLengths(movingEstimateBy difference: CGFloat) {
    extents = RowExtents()
    estimate = estimate.map { max(0, $0 + difference) }
    isEstimateOutdated = true
  }

  /// Discards the lengths of the rows, and the estimate, because they are those of something else.
  func forgetEstimate() {
    extents = RowExtents()
    estimate = nil
  }

  /// Estimates the stride of a row by the rows that were measured first.
  func estimateStride() {
    guard estimate == nil || isEstimateOutdated, let average = extents.average else { return }
    estimate = average
    isEstimateOutdated = false
  }

  /// The content of a row, which is made or brought back; `show(_:reporting:)` follows for all of them.
  ///
  /// Rows are made during the layout phase, because the number of rows that fit is not known before. No queue runs
  /// then.
  func bringForward(_ index: Int) -> LayoutItems {
    if let row = rows[index] {
      var isStale = row.isOutdated
      if let place = row.position, place.isAside {
        place.reinsert()
        row.isNew = true
        isStale = place.scheduleHeldEffects() || isStale
      }
      if row.isOutdated {
        row.isOutdated = false
        row.invalidate()
      }
      // It is measured in this pass, so it does not wait for the next pass of bodies.
      if isStale { queue.run() }
      return row.items
    }
    let row = LazyRow(index: index)
    rows[index] = row
    guard let make, !position.isDetached else { return row.items }
    let place = ViewPosition(LazyRow.self, in: position, runtime: runtime)
    row.position = place
    row.isNew = true
    make(row, place)
    return row.items
  }

  /// The rows on the screen, as they were placed last; none if elements came, went or moved since.
  func takeShownInPlace() -> Range<Int> {
    defer { hasMoved = false }
    return hasMoved ? 0..<0 : shown
  }

  /// Gives a row that was made an id.
  ///
  /// - Returns: Whether no other row has it.
  func identify(_ row: LazyRow, by id: AnyHashable) -> Bool {
    row.id = id
    idCounts[id, default: 0] += 1
    return idCounts[id] == 1
  }

  /// Removes the id of a row that is dropped.
  private func forgetID(of row: LazyRow) {
    guard let id = row.id, let count = idCounts[id] else { return }
    idCounts[id] = count > 1 ? count - 1 : nil
  }

  /// The row at a position; nil if none of these rows is there.
  ///
  /// - Complexity: O(rows that were made).
  func row(at position: ViewPosition) -> LazyRow? { rows.values.first { $0.position === position } }

  /// The content of a row that was made.
  func items(at index: Int) -> LayoutItems { rows[index]?.items ?? .many([]) }

  /// Keeps exactly the rows of a range on the screen, and puts the others aside.
  ///
  /// - Parameters:
  ///   - places: The indices of rows that were brought forward; the bound of an empty range separates the rows on
  ///     either side.
  ///   - reporting: The sides at which rows disappear by leaving the screen.
  /// - Complexity: O(rows on the screen before and after).
  func show(_ places: Range<Int>, reporting: LazyDisappearance) {
    var hasChanged = shown != places
    for index in shown where !places.contains(index) {
      guard let row = rows[index] else { continue }
      retire(row, isNoticed: reporting == .bothSides || index >= places.upperBound)
    }
    for index in places {
      guard let row = rows[index], row.isNew else { continue }
      row.isNew = false
      hasChanged = true
    }
    shown = places
    guard hasChanged else { return }
    var present: [ViewPosition] = []
    present.reserveCapacity(places.count)
    for index in places { if let place = rows[index]?.position { present.append(place) } }
    runtime.reorder(position, by: present)
  }

  /// The position of a row that was brought forward and that the host does not know to be on the screen; nil for
  /// others.
  func newcomer(at index: Int) -> ViewPosition? {
    guard let row = rows[index], row.isNew else { return nil }
    return row.position
  }

  /// Puts a row aside again that was brought forward unnecessarily, because it ends before the visible part.
  func dismiss(_ index: Int, reporting: LazyDisappearance) {
    guard let row = rows[index] else { return }
    row.isNew = false
    retire(row, isNoticed: reporting == .bothSides)
  }

  /// Puts a row aside again that was brought forward to look for an id in it.
  func putBack(_ index: Int) {
    guard let row = rows[index] else { return }
    row.isNew = false
    retire(row, isNoticed: false, wasShown: false)
  }

  /// Puts a row aside, and drops the one that has been aside for longest if it has no state.
  private func retire(_ row: LazyRow, isNoticed: Bool, wasShown: Bool = true) {
    guard let place = row.position else { return }
    if holdsEffects { place.holdEffectsAside() }
    runtime.putAside(place, isNoticed: isNoticed, wasShown: wasShown)
    if !row.isRetired { retired.append(row) }
    row.isRetired = true
    guard retired.count > Self.retiredLimit else { return }
    let first = retired.removeFirst()
    first.isRetired = false
    guard let place = first.position, place.isAside, place.contents.isDisjoint(with: [.lifecycle, .state]) else {
      return
    }
    rows[first.index] = nil
    forgetID(of: first)
    runtime.remove(place)
  }

  /// Moves the rows to other indices, after elements came, went or moved.
  ///
  /// - Parameter moved: The new index of each row that was made; nil if its element was removed.
  /// - Complexity: O(rows that were made).
  func rearrange(_ moved: (LazyRow) -> Int?) {
    hasMoved = true
    var kept: [Int: LazyRow] = [:]
    extents = RowExtents()
    viewCounts = RowExtents()
    var present: [(index: Int, position: ViewPosition)] = []
    for (_, row) in rows.sorted(by: { $0.key < $1.key }) {
      guard let index = moved(row) else {
        if let place = row.position { runtime.remove(place) }
        row.position = nil
        row.explicitID = { nil }
        forgetID(of: row)
        continue
      }
      row.index = index
      kept[index] = row
      if let stride = row.stride { extents.note(stride, at: index) }
      if let count = row.viewCount { viewCounts.note(CGFloat(count), at: index) }
      if let place = row.position, !place.isAside { present.append((index, place)) }
    }
    rows = kept
    present.sort { $0.index < $1.index }
    runtime.reorder(position, by: present.map(\.position))
    // The rows on the screen may not be contiguous any more; the container determines again what it shows.
    if let first = present.first?.index, let last = present.last?.index {
      shown = first..<last + 1
    } else {
      shown = 0..<0
    }
  }

  override var identifyingRows: (any IdentifyingRows)? { self }

  override func end() {
    make = nil
    rows = [:]
    idCounts = [:]
    retired = []
    shown = 0..<0
    indexOfID = { _ in nil }
    frame = { _ in nil }
    tag = { nil }
    label = nil
    feature = nil
  }
}

/// A row of a lazy container, from the first time that it came into sight.
@MainActor
final class LazyRow {
  /// The row's index.
  var index: Int
  /// Its position in the tree; nil if its element or its container was removed.
  var position: ViewPosition?
  /// Its views for the container.
  var items = LayoutItems.many([])
  /// Its identity among the rows, if rows have ids.
  var id: AnyHashable?
  /// The id that its view has by `id(_:)`; nil for none.
  var explicitID: () -> AnyHashable? = { nil }
  /// Its last length, plus the distance to the next row.
  var stride: CGFloat?
  /// Its last number of views, if it was needed.
  var viewCount: Int?
  /// Whether it came to the screen and the host has not been notified yet.
  var isNew = false
  /// Whether it was put aside and may be dropped.
  var isRetired = false
  /// Remakes its content when the bodies run next; set by the maker.
  var invalidate: () -> Void = {}
  /// Whether its element may have changed while it was aside.
  var isOutdated = false

  init(index: Int) {
    self.index = index
  }
}

/// The sides at which a row disappears by leaving the screen.
///
/// A row that leaves at another side neither disappears nor appears again when it comes back; it disappears with its
/// container.
public enum LazyDisappearance: Hashable, Sendable {
  /// At the end only, below or trailing: the observed behaviour of SwiftUI's lazy stacks.
  case atTheEnd
  /// At both sides, like the rows of a `List`.
  case bothSides
}
