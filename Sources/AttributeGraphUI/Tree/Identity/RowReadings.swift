import AttributeGraph2
import Observation
import ThreadSupport

/// The readings of `@Observable` objects by the closure of a `ForEach`, row by row: a change runs it for that row alone.
///
/// Most closures read none, and there are thousands of rows. So until one has read something, a new row is only watched
/// for whether it does, which takes a fortieth of a microsecond, and the rows that were there before are watched together.
/// Where one of these begins to read, the next change runs the closure for all rows, and shows which rows read what.
@MainActor
@usableFromInline
final class RowReadings {
  /// Whether closures of this type have read an object, in any host.
  @usableFromInline private(set) var readsObjects: Bool
  /// The rows whose objects have changed since the closure ran for them.
  private(set) var changed: [ForEachRow] = []
  /// Runs when a row is the first that has changed.
  var onChange: () -> Void = {}
  /// The row at a place.
  var rowAt: (Int) -> ForEachRow? = { _ in nil }
  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private let tally: Tally
  /// The readings by the ids of elements in their order, and by those of the others.
  ///
  /// They are made when they are needed: what a position owns first tells what stands there.
  private lazy var inOrder = ObservedReading(at: position)
  private lazy var others = ObservedReading(at: position)
  /// The readings by the closure for rows that are watched together.
  private var together: ObservedReading?
  private var effect: Effect?

  /// Makes the readings of the `ForEach` at a position.
  init(at position: ViewPosition) {
    self.position = position
    runtime = position.runtime
    tally = position.tally
    readsObjects = tally.readsObjects
  }

  /// Has an effect run when what the ids are made of changes.
  func setEffect(_ effect: Effect) {
    self.effect = effect
    inOrder.effect = effect
    others.effect = effect
  }

  /// Notes what a closure reads that compares ids in their order.
  @usableFromInline func trackIDs<Value>(_ body: () -> Value) -> Value { inOrder.track(body) }

  /// Notes what a closure reads that looks elements up by their ids.
  func trackOtherIDs<Value>(_ body: () -> Value) -> Value { others.track(body) }

  /// Makes the view of the row at a place, and notes what is read for it.
  @inlinable func view<Content>(ofRow place: Int, _ make: () -> Content) -> Content {
    readsObjects ? trackedView(ofRow: place, make) : withObservationTracking(make, onChange: begin(ofRow: place))
  }

  /// Runs a loop that makes views of rows that were made before, and watches them together; none has read an object.
  @usableFromInline func watchTogether(_ loop: () -> Void) {
    let together = self.together ?? ObservedReading(at: position)
    self.together = together
    together.effect = effect
    together.track(loop)
    if together.isWatching { readsObjects = true }
  }

  /// Watches each row by itself from now on.
  @usableFromInline func watchEachRow() { together?.forget() }

  /// Makes the views of rows that have no place yet, which are told by their order.
  func standing<Value>(for rows: [ForEachRow], _ body: () -> Value) -> Value {
    let known = rowAt
    rowAt = { $0 < rows.count ? rows[$0] : nil }
    defer { rowAt = known }
    return body()
  }

  /// Makes the view of a row, and notes what is read for it.
  func view<Content>(of row: ForEachRow, _ make: () -> Content) -> Content {
    readsObjects ? trackedView(of: row, make) : withObservationTracking(make, onChange: begin(of: row))
  }

  @usableFromInline func trackedView<Content>(ofRow place: Int, _ make: () -> Content) -> Content {
    rowAt(place).map { trackedView(of: $0, make) } ?? make()
  }

  private func trackedView<Content>(of row: ForEachRow, _ make: () -> Content) -> Content {
    let reading = row.reading ?? RowReading(of: row, in: self, runtime: runtime)
    let view: Content
    (view, reading.number) = runtime.observations.track(replacing: reading.number, for: reading, of: tally, make)
    row.reading = reading
    return view
  }

  /// Takes note of the first row that has read something: from now on what rows read is noted in full.
  @usableFromInline func begin(ofRow place: Int) -> @Sendable () -> Void {
    guard let row = rowAt(place) else { return {} }
    return begin(of: row)
  }

  private func begin(of row: ForEachRow) -> @Sendable () -> Void {
    tally.noteObjectRead()
    readsObjects = true
    let reading = row.reading ?? RowReading(of: row, in: self, runtime: runtime)
    reading.number = runtime.observations.register(reading)
    row.reading = reading
    return runtime.observations.changeNotice(for: reading.number)
  }

  /// Takes note of a row whose objects have changed.
  fileprivate func noteChange(of row: ForEachRow) {
    changed.append(row)
    if changed.count == 1 { onChange() }
  }

  /// Takes the rows whose objects have changed.
  func takeChanged() -> [ForEachRow] {
    defer { changed = [] }
    return changed
  }
}

/// The reading by the closure of a `ForEach` for one row.
@MainActor
final class RowReading: ObjectReader {
  let runtime: HostRuntime
  /// The number of the last reading; 0 where nothing was read.
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

  /// Forgets what was read: the row has gone.
  func end() {
    runtime.observations.forget(number)
    number = 0
  }
}
