import AttributeGraph2
import Observation
import ThreadSupport

/// The reads of `@Observable` objects by the closure of a `ForEach`, row by row: a change runs it for that row alone.
///
/// Most closures read none, and there are thousands of rows. So until one has read an object, a new row is only watched
/// for whether it reads any, which takes a fortieth of a microsecond, and the existing rows are watched together. If
/// one of these begins to read, the next change runs the closure for all rows, and shows which rows read what.
@MainActor
@usableFromInline
final class RowReadings {
  /// Whether closures of this type have read an object, in any host.
  @usableFromInline private(set) var readsObjects: Bool
  /// The rows whose objects have changed since the closure ran for them.
  private(set) var changed: [ForEachRow] = []
  /// Runs when the first row has changed.
  var onChange: () -> Void = {}
  /// The row at a place.
  var rowAt: (Int) -> ForEachRow? = { _ in nil }
  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private let typeCounters: TypeCounters
  /// The reads by the ids of elements in order, and by the ids looked up.
  ///
  /// They are made on demand, because the first object that a position owns is the one that names its content.
  private lazy var inOrder = ObservedReading(at: position)
  private lazy var others = ObservedReading(at: position)
  /// The reads by the closure for rows that are watched together.
  private var together: ObservedReading?
  private var effect: Effect?

  /// Makes the readings of the `ForEach` at a position.
  init(at position: ViewPosition) {
    self.position = position
    runtime = position.runtime
    typeCounters = position.typeCounters
    readsObjects = typeCounters.readsObjects
  }

  /// Makes an effect run when the reads of the ids change.
  func setEffect(_ effect: Effect) {
    self.effect = effect
    inOrder.effect = effect
    others.effect = effect
  }

  /// Records the reads of a closure that compares ids in order.
  @usableFromInline func trackIDs<Value>(_ body: () -> Value) -> Value { inOrder.track(body) }

  /// Records the reads of a closure that looks up elements by their ids.
  func trackOtherIDs<Value>(_ body: () -> Value) -> Value { others.track(body) }

  /// Makes the view of the row at an index, and records its reads.
  @inlinable func view<Content>(ofRow place: Int, _ make: () -> Content) -> Content {
    readsObjects ? trackedView(ofRow: place, make) : withObservationTracking(make, onChange: begin(ofRow: place))
  }

  /// Runs a loop that makes views of existing rows, and watches them together; none has read an object.
  @usableFromInline func watchTogether(_ loop: () -> Void) {
    let together = self.together ?? ObservedReading(at: position)
    self.together = together
    together.effect = effect
    together.track(loop)
    if together.isWatching { readsObjects = true }
  }

  /// Watches each row separately from now on.
  @usableFromInline func watchEachRow() { together?.forget() }

  /// Makes the views of rows without an index, which are identified by their order.
  func matching<Value>(_ rows: [ForEachRow], _ body: () -> Value) -> Value {
    let known = rowAt
    rowAt = { $0 < rows.count ? rows[$0] : nil }
    defer { rowAt = known }
    return body()
  }

  /// Makes the view of a row, and records its reads.
  func view<Content>(of row: ForEachRow, _ make: () -> Content) -> Content {
    readsObjects ? trackedView(of: row, make) : withObservationTracking(make, onChange: begin(of: row))
  }

  @usableFromInline func trackedView<Content>(ofRow place: Int, _ make: () -> Content) -> Content {
    rowAt(place).map { trackedView(of: $0, make) } ?? make()
  }

  private func trackedView<Content>(of row: ForEachRow, _ make: () -> Content) -> Content {
    let reading = row.reading ?? RowReading(of: row, in: self, runtime: runtime)
    let view: Content
    (view, reading.number) = runtime.observations.track(replacing: reading.number, for: reading, of: typeCounters, make)
    row.reading = reading
    return view
  }

  /// Handles the first row with a read: from now on the reads of rows are fully recorded.
  @usableFromInline func begin(ofRow place: Int) -> @Sendable () -> Void {
    guard let row = rowAt(place) else { return {} }
    return begin(of: row)
  }

  private func begin(of row: ForEachRow) -> @Sendable () -> Void {
    typeCounters.noteObjectRead()
    readsObjects = true
    let reading = row.reading ?? RowReading(of: row, in: self, runtime: runtime)
    reading.number = runtime.observations.registerOnce(reading)
    row.reading = reading
    return runtime.observations.changeNotice(for: reading.number)
  }

  /// Records a row whose objects have changed.
  fileprivate func noteChange(of row: ForEachRow) {
    changed.append(row)
    if changed.count == 1 { onChange() }
  }

  /// Returns and clears the rows whose objects have changed.
  func takeChanged() -> [ForEachRow] {
    defer { changed = [] }
    return changed
  }
}

/// The reading by the closure of a `ForEach` for one row.
@MainActor
final class RowReading: ObjectReader {
  let runtime: HostRuntime
  /// The number of the last reading; 0 if nothing was read.
  var number = 0
  private weak var row: ForEachRow?
  private weak var readings: RowReadings?

  init(of row: ForEachRow, in readings: RowReadings, runtime: HostRuntime) {
    self.row = row
    self.readings = readings
    self.runtime = runtime
  }

  func objectsChanged(_ property: ObservedProperty?) {
    if let row { readings?.noteChange(of: row) }
  }

  /// Ends the reading, because the row was removed.
  func end() {
    runtime.observations.forget(number)
    number = 0
  }
}
