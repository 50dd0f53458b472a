/// A key for values that views have for their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// The values that a view has for its container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The tags of the view.
  var tags: [AnyHashable] = []

  /// No values.
  init() {}

  /// The value of a kind.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds the values of a view around which others are set already; its own hold.
  mutating func merge(_ inner: ContainerValues) {
    values.merge(inner.values) { _, inner in inner }
    tags.insert(contentsOf: inner.tags, at: 0)
  }

  /// The tag of the view, if it has one of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    onMainActor((tags, type)) { tags, type in tags.lazy.compactMap { $0.tagged(type) }.first }
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Gives a view a value for its container.
nonisolated struct _ContainerValueModifier<Value>: PrimitiveViewModifier {
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  /// Puts a node with the value around each view inside, for a layout; a container of subviews reads the value from the
  /// modifier.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let modifier = modifier.layoutValue()
    return body(
      inputs.wrapping(at: inputs.makePosition(Self.self)) { child, place in
        TraitNode(at: place, wrapping: child, key: LayoutNode.containerValuesKey, following: modifier) { child in
          var values = ContainerValues()
          modifier.value.write(to: &values)
          values.merge(child.untaggedContainerValues)
          return values
        }
      })
  }
}

/// A modifier, or a modified view, with values for the enclosing container.
@MainActor
protocol ContainerValueWriter {
  /// Writes the values.
  func write(to values: inout ContainerValues)
}

extension _ContainerValueModifier: ContainerValueWriter {
  func write(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

extension ModifiedContent: ContainerValueWriter {
  func write(to values: inout ContainerValues) {
    // An inner value holds.
    (modifier as? any ContainerValueWriter)?.write(to: &values)
    if let tag = (modifier as? any TagCarrier)?.carriedTag { values.tags.insert(tag, at: 0) }
    (content as? any ContainerValueWriter)?.write(to: &values)
  }
}

extension LayoutNode {
  /// The key of the trait with the values of a view for its container.
  fileprivate static var containerValuesKey: ObjectIdentifier { ObjectIdentifier(ContainerValues.self) }

  /// The values that modifiers give the view, without its tags.
  fileprivate var untaggedContainerValues: ContainerValues {
    trait(Self.containerValuesKey) as? ContainerValues ?? ContainerValues()
  }

  /// The values of the view for its container.
  ///
  /// - Complexity: O(positions between the container and the view).
  var containerValues: ContainerValues {
    var inner = self
    while inner.layoutKind.contains(.passesTraits), let wrapper = inner as? WrapperNode { inner = wrapper.child }
    var values = untaggedContainerValues
    values.tags = sequence(first: inner.position, next: \.parent).prefix { $0 !== parent?.position }
      .compactMap { $0.knownInfo?.tag?() }
    return values
  }
}

extension IDView: ContainerValueWriter {
  func write(to values: inout ContainerValues) { (content as? any ContainerValueWriter)?.write(to: &values) }
}

extension View {
  /// Gives the view a value for its container, which reads it with `Group(subviews:)`, `ForEach(subviews:)` or
  /// `LayoutSubview.containerValues`.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
