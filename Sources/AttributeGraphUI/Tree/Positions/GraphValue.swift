import AttributeGraph2

/// A value that flows to a position: its current source, and the updater that announces new values.
///
/// A part of a value allocates nothing, so the containers between a body and its views are free. A position that
/// depends on the value receives it (`ValueReceiver`) or takes it into an attribute, which stops equal values.
@MainActor
public struct _GraphValue<Value> {
  /// Announces new values.
  let updater: Updater
  /// The storage of the value, perhaps as a part of another value.
  let source: any ValueSource
  /// The byte offset of the value in the source.
  let offset: Int

  /// Creates a value at a byte offset in a source.
  ///
  /// - Precondition: A value of this type begins there.
  init(updater: Updater, source: any ValueSource, offset: Int = 0) {
    self.updater = updater
    self.source = source
    self.offset = offset
  }

  /// Creates a value that a closure computes on each read.
  init(updater: Updater, _ read: @escaping () -> Value) {
    self.init(updater: updater, source: ComputedSource(read))
  }

  /// The value from the last evaluation of the enclosing body; not tracked.
  func read() -> Value { source.read(Value.self, at: offset) }

  /// The value transformed by a closure.
  func projection<Part>(_ part: @escaping (Value) -> Part) -> _GraphValue<Part> {
    _GraphValue<Part>(updater: updater) { part(read()) }
  }

  /// The value transformed by a closure that runs once for each new value, because several parts of the result are
  /// read.
  func keptProjection<Part>(_ part: @escaping (Value) -> Part) -> _GraphValue<Part> {
    let latest = Latest(part(read()))
    updater.add { latest.replace(byPartOfReplaced: part(read())) }
    return latest.graphValue(updater: updater)
  }

  /// The part of the value at a key path.
  nonisolated public subscript<U>(keyPath: KeyPath<Value, U>) -> _GraphValue<U> {
    onMainActor((self, keyPath)) { value, keyPath in value.projection { $0[keyPath: keyPath] } }
  }

  /// A property of the value; a stored one takes no closure, neither now nor when it is read.
  func property<Part>(
    _ property: @autoclosure () -> KeyPath<Value, Part>, file: StaticString = #fileID, line: UInt32 = #line,
    column: UInt32 = #column
  ) -> _GraphValue<Part> {
    if let offset = PartOffsets.offset(property, at: PartOffsets.Site(file, line, column)) {
      return part(Part.self, at: offset)
    }
    let property = property()
    return projection { $0[keyPath: property] }
  }

  /// The same value for a consumer that ends with a position before the value does; its updates stop at that point.
  func until(endOf position: ViewPosition) -> _GraphValue {
    let part = updater.makePart()
    position.own(part)
    return updated(by: part)
  }

  /// An attribute of the value, compared field by field: equal values stop there and no dependent is visited.
  func attribute(at position: ViewPosition) -> StateCell<Value> {
    let plan = FieldPlan.plan(for: Value.self)
    return attribute(at: position, comparedBy: plan.isNeverEqual ? nil : plan.areEqual)
  }

  /// An attribute of the value with a custom comparison; without a comparison every value counts as different.
  func attribute(at position: ViewPosition, comparedBy isSame: ((Value, Value) -> Bool)?) -> StateCell<Value> {
    let (graph, first) = (position.runtime.graph, read())
    let cell = graph.detached { graph.cell(first, comparedBy: isSame) }
    updater.add { cell.value = read() }
    return cell
  }

  /// The last received value, for consumers that only act on it: no attribute depends on it, so values are not
  /// compared.
  ///
  /// It can still be read after the view was removed, when the source of `read` may be gone.
  func latest() -> Latest<Value> {
    let latest = Latest(read())
    updater.add { latest.replace(by: read()) }
    return latest
  }
}

/// Passes the parts of a new body value to the positions that hold them, in source order.
///
/// The cost of an update is the comparison of the views in one body. If the attributes were computed from the body
/// instead, each change of the body would mark all their dependents as maybe stale, down to the last leaf.
@MainActor
class Updater: PositionPart {
  /// A consumer of new values.
  private struct Sink {
    let taker: ValueConsumer
    /// The offset of the part of the updater's own value that it takes.
    var offset: Int32 = 0
  }

  /// Links between updaters, which few updaters have.
  @MainActor
  private final class Links {
    /// The first and the last of the updaters of consumers that may end before this updater does.
    var first: Updater?
    var last: Updater?
    /// The updater with which this one runs, until one of them ends. References that every update uses are not weak,
    /// because a weakly referenced object keeps its reference counts in a side table.
    var whole: Updater?
    /// The updaters before and after this one among the parts of that one.
    var previous: Updater?
    var next: Updater?

    /// The updaters of consumers that may end before, in the order in which they were made.
    var parts: [Updater] {
      var parts: [Updater] = []
      var part = first
      while let here = part {
        parts.append(here)
        part = here.links?.next
      }
      return parts
    }

    /// Adds a part at the end.
    func append(_ part: Updater, with links: Links) {
      links.previous = last
      if let last { last.links?.next = part } else { first = part }
      last = part
    }

    /// Removes a part.
    ///
    /// - Complexity: O(1).
    func remove(with links: Links) {
      if let previous = links.previous { previous.links?.next = links.next } else { first = links.next }
      if let next = links.next { next.links?.previous = links.previous } else { last = links.previous }
      (links.previous, links.next) = (nil, nil)
    }
  }

  /// The first consumer, and often the only one: a row has one and allocates no array for others.
  private var first: Sink?
  private var others: [Sink] = []
  private var links: Links?

  private func add(_ sink: Sink) {
    if first == nil { return first = sink }
    // Moved out meanwhile, because mutating the array in place is checked for overlapping accesses (Decisions/0040).
    var all: [Sink] = []
    swap(&all, &others)
    all.append(sink)
    others = all
  }

  private func makeLinks() -> Links {
    let made = links ?? Links()
    links = made
    return made
  }

  /// Adds a closure that runs for each new value.
  final func add(_ sink: @escaping () -> Void) {
    add(Sink(taker: ClosureConsumer(sink)))
  }

  /// Adds a forwarder of parts of the value.
  final func add(_ forwarder: UpdaterForwarder) {
    add(Sink(taker: forwarder))
  }

  /// Adds a receiver of new values.
  final func add<Receiver: ValueReceiver>(_ receiver: Receiver, of value: _GraphValue<Receiver.Received>) {
    if owns(value.source) {
      add(Sink(taker: receiver, offset: Int32(value.offset)))
    } else {
      add(Sink(taker: ReceiverForwarder(receiver, of: value)))
    }
  }

  /// Whether a source is that of the updater's own value; receivers of its parts then do not retain the source.
  func owns(_ source: any ValueSource) -> Bool { false }

  /// The number of consumers.
  final var sinkCount: Int { (first == nil ? 0 : 1) + others.count }

  /// Reserves capacity for a number of consumers.
  final func reserve(_ count: Int) {
    guard count > 1, others.isEmpty else { return }
    var room: [Sink] = []
    room.reserveCapacity(count - 1)
    others = room
  }

  /// Passes the new value to all consumers; `own` is the source of the updater's own value.
  final func run(from own: (any ValueSource)? = nil) {
    let (first, others) = (first, others)
    if let first { first.taker.take(from: own, at: Int(first.offset)) }
    for sink in others { sink.taker.take(from: own, at: Int(sink.offset)) }
    guard let links else { return }
    for part in links.parts { part.run() }
  }

  /// Counts values that arrived but were not passed on, because each equalled its predecessor.
  final func countEqual(_ count: Int) {
    first?.taker.receiveEqual(count)
    for sink in others { sink.taker.receiveEqual(count) }
    guard let links else { return }
    for part in links.parts { part.countEqual(count) }
  }

  /// Creates an updater that runs with this one until either of them ends.
  final func makePart() -> Updater {
    let part = Updater()
    let links = part.makeLinks()
    links.whole = self
    makeLinks().append(part, with: links)
    return part
  }

  override func end() {
    first = nil
    others = []
    guard let links else { return }
    for part in links.parts {
      guard let linksOfPart = part.links else { continue }
      linksOfPart.whole = nil
      links.remove(with: linksOfPart)
    }
    links.whole?.links?.remove(with: links)
    self.links = nil
  }
}

/// A receiver of new values of a type: a position with a body, a layout node.
///
/// It takes the part of the updater's own value at an offset by receiving it.
@MainActor
protocol ValueReceiver<Received>: ValueConsumer {
  /// The type of the values.
  associatedtype Received
  /// Receives a value, which may equal the previous one.
  func update(to value: Received)
}

extension ValueReceiver {
  /// Receives the part of a source at an offset; nothing if there is no source.
  ///
  /// - Precondition: A value of type `Received` begins at the offset.
  func receive(from source: (any ValueSource)?, at offset: Int) {
    if let source { update(to: source.read(Received.self, at: offset)) }
  }
}
