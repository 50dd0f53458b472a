import AttributeGraph2

/// A value that flows to a position: what it is now, and who tells when there is a new one.
///
/// A part of a value makes nothing of its own, so the containers between a body and the views in it cost nothing.
/// A position that depends on the value receives it (`ValueReceiver`) or takes it into an attribute, which stops equal
/// values.
@MainActor
public struct _GraphValue<Value> {
  /// Tells when there is a new value.
  let updater: Updater
  /// Where the value stands, perhaps as a part of another.
  let source: any ValueSource
  /// How many bytes behind the beginning of what stands there the value begins.
  let offset: Int

  /// The value at a place in a source.
  ///
  /// - Precondition: A value of this type begins there.
  init(updater: Updater, source: any ValueSource, offset: Int = 0) {
    self.updater = updater
    self.source = source
    self.offset = offset
  }

  /// A value that a closure makes whenever it is read.
  init(updater: Updater, _ read: @escaping () -> Value) {
    self.init(updater: updater, source: ComputedSource(read))
  }

  /// The value as the last evaluation of the body around made it; not tracked.
  func read() -> Value { source.read(Value.self, at: offset) }

  /// What a closure makes of the value.
  func projection<Part>(_ part: @escaping (Value) -> Part) -> _GraphValue<Part> {
    _GraphValue<Part>(updater: updater) { part(read()) }
  }

  /// The same value for what ends with a position before the value does: it is told of new ones until then.
  func until(endOf position: ViewPosition) -> _GraphValue {
    let part = updater.makePart()
    position.own(part)
    return told(by: part)
  }

  /// An attribute of the value, compared field by field: equal values stop at it, and nothing behind it is visited.
  func attribute(at position: ViewPosition) -> StateCell<Value> {
    let plan = FieldPlan.plan(for: Value.self)
    return attribute(at: position, comparedBy: plan.isNeverEqual ? nil : plan.areEqual)
  }

  /// An attribute of the value with a comparison of its own; without one every value counts as different.
  func attribute(at position: ViewPosition, comparedBy isSame: ((Value, Value) -> Bool)?) -> StateCell<Value> {
    let (graph, first) = (position.runtime.graph, read())
    let cell = graph.detached { graph.cell(first, comparedBy: isSame) }
    updater.add { cell.value = read() }
    return cell
  }

  /// The value as it came last, for what only acts on it: nothing depends on it, so nothing is compared.
  ///
  /// It can be asked after the view was removed, when `read` may lead nowhere.
  func latest() -> Latest<Value> {
    let latest = Latest(read())
    updater.add { latest.replace(by: read()) }
    return latest
  }
}

/// Hands the parts of a new body value on to the positions that hold them, in the order of the source.
///
/// So an update costs what the views in one body cost to compare. Were the attributes computed from the body instead,
/// every change of it would mark everything behind them as perhaps stale, down to the last leaf.
@MainActor
class Updater: Ending {
  /// Who takes a new value over.
  private enum Sink {
    /// A closure that knows where the value stands.
    case closure(() -> Void)
    /// What receives the part at an offset of the updater's own value.
    case receiver(any ValueReceiver, offset: Int32)
    /// What hands parts of the value on to others, where they may stop.
    case passage(any ValuePassage)
  }

  /// What few updaters have.
  private final class Links {
    /// Those who hand the value on to what may end before this does.
    var parts: [Updater] = []
    /// The updater with which this one runs, until one of them ends. No reference is weak that is used in every update:
    /// an object with a weak reference counts all others beside itself.
    var whole: Updater?
  }

  /// The first who takes new values over, and often the only one: a row has one, and no memory for others.
  private var first: Sink?
  private var others: [Sink] = []
  private var links: Links?

  private func add(_ sink: Sink) {
    if first == nil { return first = sink }
    // Taken out meanwhile: an array that changes in place is checked for overlapping accesses (Decisions/0040).
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

  /// Adds a closure that takes a new value over.
  final func add(_ sink: @escaping () -> Void) {
    add(Sink.closure(sink))
  }

  /// Adds what hands parts of the value on.
  final func add(_ passage: any ValuePassage) {
    add(Sink.passage(passage))
  }

  /// Has an object receive new values.
  final func add<Receiver: ValueReceiver>(_ receiver: Receiver, of value: _GraphValue<Receiver.Received>) {
    if owns(value.source) {
      add(Sink.receiver(receiver, offset: Int32(value.offset)))
    } else {
      add(PassageToReceiver(receiver, of: value))
    }
  }

  /// Whether a source is that of the updater's own value, which it need not hold for those who receive parts of it.
  func owns(_ source: any ValueSource) -> Bool { false }

  /// How many take new values over.
  final var sinkCount: Int { (first == nil ? 0 : 1) + others.count }

  /// Makes room for so many who take new values over.
  final func reserve(_ count: Int) {
    guard count > 1, others.isEmpty else { return }
    var room: [Sink] = []
    room.reserveCapacity(count - 1)
    others = room
  }

  /// Has the new value taken over, which a source holds that is the updater's own.
  final func run(from own: (any ValueSource)? = nil) {
    let (first, others) = (first, others)
    if let first { hand(on: own, to: first) }
    for sink in others { hand(on: own, to: sink) }
    guard let links else { return }
    for part in links.parts { part.run() }
  }

  private func hand(on own: (any ValueSource)?, to sink: Sink) {
    switch sink {
    case .closure(let take): take()
    case .receiver(let receiver, let offset): if let own { receiver.update(from: own, at: Int(offset)) }
    case .passage(let passage): passage.handOn()
    }
  }

  /// Counts values that came and were not handed on, because they were equal to the one before.
  final func countEqual(_ count: Int) {
    if let first { countEqual(count, at: first) }
    for sink in others { countEqual(count, at: sink) }
    guard let links else { return }
    for part in links.parts { part.countEqual(count) }
  }

  private func countEqual(_ count: Int, at sink: Sink) {
    switch sink {
    case .closure: break
    case .receiver(let receiver, _): receiver.receiveEqual(count)
    case .passage(let passage): passage.countEqual(count)
    }
  }

  /// Makes an updater that runs with this one until it ends.
  final func makePart() -> Updater {
    let part = Updater()
    part.makeLinks().whole = self
    makeLinks().parts.append(part)
    return part
  }

  func end() {
    first = nil
    others = []
    guard let links else { return }
    self.links = nil
    for part in links.parts { part.links?.whole = nil }
    links.whole?.links?.parts.removeAll { $0 === self }
  }

  /// Takes note that the position leaves the tree.
  func leaveTree() {}
}

/// What takes new values of a type over: a position with a body, a layout node.
@MainActor
protocol ValueReceiver<Received>: AnyObject {
  /// The type of the values.
  associatedtype Received
  /// Takes a value over, which may be equal to the one before.
  func update(to value: Received)
  /// Counts values that were not handed on, because they were equal to the one before.
  func receiveEqual(_ count: Int)
}

extension ValueReceiver {
  /// Takes over the value at a place.
  ///
  /// - Precondition: A value of the type that is received begins there.
  func update(from source: any ValueSource, at offset: Int) { update(to: source.read(Received.self, at: offset)) }

  /// Counts nothing.
  func receiveEqual(_ count: Int) {}
}
