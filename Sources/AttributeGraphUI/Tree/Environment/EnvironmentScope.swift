import AttributeGraph2

/// The environment of a part of the tree: that of a host, or what a modifier makes of the one around.
///
/// A change is handed on: to the scopes inside, and to the entries that somebody reads, each of which stops an equal
/// value. So a change of one value costs what the scopes inside cost, and nothing for those who read other values.
@MainActor
final class EnvironmentScope: Ending {
  /// The current values; not tracked.
  private(set) var values: EnvironmentValues
  /// Tells the scopes inside, and the entries, of new values.
  private let updater = Updater()
  private var entries: [AnyKeyPath: AnyObject] = [:]
  /// What texts and symbols are drawn in, for which each of them asks.
  private(set) lazy var foregroundPaint = entry(for: \.foregroundPaint)
  /// What texts take from the environment.
  private(set) lazy var textSurroundings: TextSurroundings = {
    let surroundings = TextSurroundings(in: self)
    updater.add { [unowned self] in surroundings.update(to: values) }
    return surroundings
  }()
  /// Where lines begin.
  private var direction: DirectionInput?
  private let graph: Graph

  /// Makes the scope of values that nobody is around.
  init(_ values: EnvironmentValues, graph: Graph) {
    self.values = values
    self.graph = graph
  }

  /// Makes the scope of what a closure makes of the values around, until a position ends.
  init(
    inside around: EnvironmentScope, at position: ViewPosition,
    _ transform: @escaping (EnvironmentValues) -> EnvironmentValues
  ) {
    graph = around.graph
    values = transform(around.values)
    let part = around.updater.makePart()
    position.own(part)
    position.own(self)
    recompute = { [unowned self, unowned around] in update(to: transform(around.values)) }
    part.add(recompute)
  }

  /// Asks the closure again, which may make something else of the same values.
  private(set) var recompute: () -> Void = {}

  /// Takes new values over.
  func update(to new: EnvironmentValues) {
    guard !EnvironmentValues.areSame(values, new) else { return }
    values = new
    updater.run()
  }

  /// The value at a key path, as somebody reads it who depends on it.
  ///
  /// - Complexity: O(1) on average, but for the first read of a key path in a scope.
  func entry<Value>(for keyPath: KeyPath<EnvironmentValues, Value>) -> EnvironmentEntry<Value> {
    if let known = entries[keyPath] as? EnvironmentEntry<Value> { return known }
    let entry = EnvironmentEntry(values[keyPath: keyPath], graph: graph)
    entries[keyPath] = entry
    updater.add { [unowned self] in entry.update(to: values[keyPath: keyPath]) }
    return entry
  }

  /// Where lines begin, for the nodes that lay out views in this scope.
  ///
  /// - Parameter layout: The pass in which they place their views again when it changes.
  /// - Returns: What all nodes of the scope share.
  func direction(in layout: LayoutPass) -> DirectionInput {
    if let direction { return direction }
    let made = DirectionInput(isRightToLeft: values.layoutDirection == .rightToLeft)
    direction = made
    updater.add { [unowned self, unowned layout] in
      if made.update(to: values.layoutDirection) { layout.placeEverything() }
    }
    return made
  }

  func end() {
    updater.end()
    entries = [:]
    recompute = {}
  }
}

/// A value of the environment that somebody reads.
final class EnvironmentEntry<Value>: LayoutInput {
  /// The current value; not tracked.
  private(set) var current: Value
  private var cell: StateCell<Value>?
  private let graph: Graph
  private let isSame: ((Value, Value) -> Bool)?
  /// How often the value has changed.
  private(set) var changeCount = 0

  init(_ value: Value, graph: Graph) {
    isSame = Equality.comparison(ofInputs: Value.self)
    current = value
    self.graph = graph
  }

  /// The value; read inside a body it makes the body depend on it.
  var value: Value {
    let cell = self.cell ?? graph.detached { graph.cell(current, comparedBy: nil) }
    self.cell = cell
    return cell.value
  }

  /// The node behind the value, if a body has read it.
  var node: Node? { cell }

  /// Takes a new value over, unless it is the same.
  func update(to new: Value) {
    if let isSame, isSame(current, new) { return }
    changeCount += 1
    current = new
    cell?.value = new
    notify()
  }
}
