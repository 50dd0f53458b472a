import AttributeGraph2

/// The environment of a part of the tree: that of a host, or a modifier's change of the enclosing one.
///
/// A change is passed on to the scopes inside and to the entries that are read; each ignores an equal value.
/// So a change of one value costs the work of the scopes inside, and nothing for readers of other values.
@MainActor
final class EnvironmentScope: Ending {
  /// The current values; not tracked.
  private(set) var values: EnvironmentValues
  /// Passes new values on to the scopes inside and the entries.
  private let updater = Updater()
  private var entries: [AnyKeyPath: AnyObject] = [:]
  /// The paint of texts and symbols, which each of them reads.
  private(set) lazy var foregroundPaint = entry(for: \.foregroundPaint)
  /// The environment values that texts read.
  private(set) lazy var textSurroundings: TextSurroundings = {
    let surroundings = TextSurroundings(in: self)
    updater.add { [unowned self] in surroundings.update(to: values) }
    return surroundings
  }()
  /// The environment values that texts read which are not plain strings.
  private(set) lazy var textFormats: TextFormats = {
    let formats = TextFormats(values)
    updater.add { [unowned self] in formats.update(to: values) }
    return formats
  }()
  /// The direction of layout.
  private var direction: DirectionInput?
  private let graph: Graph

  /// Makes an outermost scope.
  init(_ values: EnvironmentValues, graph: Graph) {
    self.values = values
    self.graph = graph
  }

  /// Makes the scope of the values that a closure derives from the enclosing ones, until a position ends.
  init(
    inside parent: EnvironmentScope, at position: ViewPosition,
    _ transform: @escaping (EnvironmentValues) -> EnvironmentValues
  ) {
    graph = parent.graph
    values = transform(parent.values)
    let part = parent.updater.makePart()
    position.own(part)
    position.own(self)
    recompute = { [unowned self, unowned parent] in update(to: transform(parent.values)) }
    part.add(recompute)
  }

  /// Runs the closure again, because it may derive other values from the same ones.
  private(set) var recompute: () -> Void = {}

  /// Sets new values.
  func update(to new: EnvironmentValues) {
    guard !EnvironmentValues.areSame(values, new) else { return }
    values = new
    updater.run()
  }

  /// The entry of the value at a key path, to be read with a dependency.
  ///
  /// - Complexity: O(1) on average, but for the first read of a key path in a scope.
  func entry<Value>(for keyPath: KeyPath<EnvironmentValues, Value>) -> EnvironmentEntry<Value> {
    if let known = entries[keyPath] as? EnvironmentEntry<Value> { return known }
    let entry = EnvironmentEntry(values[keyPath: keyPath], graph: graph)
    entries[keyPath] = entry
    updater.add { [unowned self] in entry.update(to: values[keyPath: keyPath]) }
    return entry
  }

  /// The layout direction, for the nodes that lay out views in this scope.
  ///
  /// - Parameter layout: The pass in which they place their views again when it changes.
  /// - Returns: An object that all nodes of the scope share.
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

/// A value of the environment that is read, without its type: how often it has changed.
class EnvironmentDependency: LayoutInput {
  /// The number of changes of the value.
  private(set) final var changeCount = 0
  /// The number as a cell, if a body has read the value.
  private var changes: StateCell<Int>?
  private let graph: Graph

  init(graph: Graph) { self.graph = graph }

  /// The node on which the bodies depend that have read the value.
  final var node: Node? { changes }

  /// Makes the running body depend on the value.
  final func noteRead() {
    let cell = changes ?? graph.detached { graph.cell(changeCount) }
    changes = cell
    _ = cell.value
  }

  /// Counts a change of the value, and notifies those that have read it.
  final func noteChange() {
    changeCount += 1
    changes?.value = changeCount
    notify()
  }
}

/// A value of the environment that is read.
final class EnvironmentEntry<Value>: EnvironmentDependency {
  /// The current value; not tracked.
  private(set) var current: Value
  private let isSame: ((Value, Value) -> Bool)?

  init(_ value: Value, graph: Graph) {
    isSame = Equality.comparison(ofInputs: Value.self)
    current = value
    super.init(graph: graph)
  }

  /// The value; a body that reads it depends on it.
  var value: Value {
    noteRead()
    return current
  }

  /// Sets a new value, unless it is equal.
  func update(to new: Value) {
    if let isSame, isSame(current, new) { return }
    current = new
    noteChange()
  }
}
