/// A key for values that views pass to the enclosing layout, with a default.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// Passes a value of a view to the enclosing layout.
nonisolated public struct _LayoutTrait<Key: LayoutValueKey>: PrimitiveViewModifier {
  /// The value.
  public var value: Key.Value

  /// Puts a node with the value around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    inputs.traits(modifier, key: ObjectIdentifier(Key.self), value: modifier.property(\.value), body: body)
  }
}

extension _ViewInputs {
  /// Puts a node around each view of a modifier that carries a trait for the enclosing container.
  func traits<Modifier: ViewModifier, Value>(
    _ modifier: _GraphValue<Modifier>, key: ObjectIdentifier, value: _GraphValue<Value>,
    body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = makePosition(Modifier.self)
    let trait = value.layoutValue()
    return body(
      wrapping(at: position) { child, place in
        TraitNode(at: place, wrapping: child, key: key, following: trait) { _ in trait.value }
      })
  }
}

/// A wrapper with a value for the enclosing container.
final class TraitNode: WrapperNode {
  private let key: ObjectIdentifier
  private let value: (LayoutNode) -> Any?

  /// Puts a node with a value around another one; the value may depend on that of the child.
  ///
  /// When the input changes, the container reads the value again.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, key: ObjectIdentifier, following input: LayoutInput?,
    value: @escaping (_ child: LayoutNode) -> Any?
  ) {
    self.key = key
    self.value = value
    super.init(at: position, wrapping: child, following: input)
  }

  override func trait(_ key: ObjectIdentifier) -> Any? { key == self.key ? value(child) : super.trait(key) }
}

extension View {
  /// Passes a value of this view to the enclosing layout.
  nonisolated public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifier(_LayoutTrait<Key>(value: value))
  }
}
