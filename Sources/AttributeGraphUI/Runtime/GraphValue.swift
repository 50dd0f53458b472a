import AttributeGraph2

/// A value that flows to a position: what it is now, and who tells when there is a new one.
///
/// A projection of a value makes nothing of its own, so the containers between a body and the views in it cost nothing.
/// A position that depends on the value takes it into an attribute, which stops equal values.
@MainActor
public struct _GraphValue<Value> {
  /// The value as the last evaluation of the body around made it; not tracked.
  let read: () -> Value
  /// Tells when there is a new value.
  let updater: Updater

  init(updater: Updater, _ read: @escaping () -> Value) {
    self.updater = updater
    self.read = read
  }

  /// A part of the value.
  func projection<Part>(_ part: @escaping (Value) -> Part) -> _GraphValue<Part> {
    let read = self.read
    return _GraphValue<Part>(updater: updater) { part(read()) }
  }

  /// The same value for what ends with a position before the value does: it is told of new ones until then.
  func until(endOf position: ViewPosition) -> _GraphValue {
    let part = updater.makePart()
    position.own(part)
    return _GraphValue(updater: part, read)
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
    let read = self.read
    updater.add { cell.value = read() }
    return cell
  }

  /// The value as it came last, for what only acts on it: nothing depends on it, so nothing is compared.
  ///
  /// It can be asked after the view was removed, when `read` may lead nowhere.
  func latest() -> Latest<Value> {
    let latest = Latest(read())
    let read = self.read
    updater.add { latest.value = read() }
    return latest
  }
}

/// Hands the parts of a new body value on to the attributes that hold them, in the order of the source.
///
/// So an update costs what the views in one body cost to compare. Were the attributes computed from the body instead,
/// every change of it would mark everything behind them as perhaps stale, down to the last leaf.
@MainActor
final class Updater: Ending {
  private var sinks: [() -> Void] = []
  /// Those who hand the value on to what may end before this does.
  private var parts: [Updater] = []
  private weak var whole: Updater?

  /// Adds a closure that takes a new value over.
  func add(_ sink: @escaping () -> Void) {
    sinks.append(sink)
  }

  /// Has the new value taken over.
  func run() {
    for sink in sinks { sink() }
    for part in parts { part.run() }
  }

  /// Makes an updater that runs with this one until it ends.
  func makePart() -> Updater {
    let part = Updater()
    part.whole = self
    parts.append(part)
    return part
  }

  func end() {
    sinks = []
    parts = []
    whole?.parts.removeAll { $0 === self }
  }
}

/// A value that is replaced from time to time: the latest of a body, a row, or a modifier.
@MainActor
final class Latest<Value> {
  /// The value; nil before the first one.
  var value: Value?

  /// Holds a value, or none yet.
  init(_ value: Value? = nil) {
    self.value = value
  }

  /// The value as a source of what is made from it.
  func graphValue(updater: Updater) -> _GraphValue<Value> {
    _GraphValue(updater: updater) {
      guard let value = self.value else {
        preconditionFailure(
          "A \(Value.self) was read before it was made. This is a mistake in AttributeGraphUI; please report it.")
      }
      return value
    }
  }
}
