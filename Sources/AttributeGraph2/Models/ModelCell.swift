/// A stored property of a ``GraphModel`` that is a state cell: in a model it is written `@StateCell`.
///
/// ```swift
/// final class Basket: GraphModel {
///   @StateCell var count = 0
///   @StateCell(comparedBy: { abs($0 - $1) < 0.01 }) var price = 9.99
/// }
/// ```
@propertyWrapper public struct ModelCell<Value> {
  private enum Content {
    /// The first value, before the first use.
    case initial(Value, isSame: ((Value, Value) -> Bool)?)
    /// The cell, after it.
    case cell(StateCell<Value>)
  }

  private var content: Content
  private let declaration: NodeDeclaration

  /// Declares a cell of an `Equatable` value: setting an equal value changes nothing.
  public init(
    wrappedValue: Value, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) where Value: Equatable {
    self.init(wrappedValue: wrappedValue, comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line)
  }

  /// Declares a cell with a comparison of its own; without one every set counts as a change.
  @_disfavoredOverload public init(
    wrappedValue: Value, comparedBy isSame: ((Value, Value) -> Bool)? = nil, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    content = .initial(wrappedValue, isSame: isSame)
    declaration = NodeDeclaration(name, fileID, line)
  }

  /// The value of the property; it is read and written through the model.
  @available(*, unavailable, message: "A '@StateCell' property stands in a subclass of 'GraphModel'.")
  public var wrappedValue: Value {
    get { fatalError("It is unavailable.") }
    set { fatalError("It is unavailable.") }
  }

  /// The cell of the property; it is reached through the model.
  @available(*, unavailable, message: "A '@StateCell' property stands in a subclass of 'GraphModel'.")
  public var projectedValue: StateCell<Value> { fatalError("It is unavailable.") }

  /// The value of the property of a model, as ``StateCell/value``.
  ///
  /// - Complexity: As for ``StateCell/value``.
  public static subscript<Model: GraphModel>(
    _enclosingInstance model: Model, wrapped wrapped: ReferenceWritableKeyPath<Model, Value>,
    storage storage: ReferenceWritableKeyPath<Model, Self>
  ) -> Value {
    get { cell(of: model, storage).value }
    // The access to the storage ends before the set: effects run in the set, and may use the property.
    set { cell(of: model, storage).value = newValue }
  }

  /// The cell of the property of a model.
  ///
  /// - Complexity: O(1).
  public static subscript<Model: GraphModel>(
    _enclosingInstance model: Model, projected projected: KeyPath<Model, StateCell<Value>>,
    storage storage: ReferenceWritableKeyPath<Model, Self>
  ) -> StateCell<Value> { cell(of: model, storage) }

  /// The cell, made by its first use between two accesses to the storage: a listener that is notified of the new node
  /// may use the property, and then its cell is the one.
  private static func cell<Model: GraphModel>(
    of model: Model, _ storage: ReferenceWritableKeyPath<Model, Self>
  ) -> StateCell<Value> {
    if let cell = model[keyPath: storage].cell { return cell }
    let declared = model[keyPath: storage]
    guard case .initial(let value, let isSame) = declared.content else {
      preconditionFailure("A cell is not made twice.")
    }
    let made = declared.declaration.makeCell(value, in: model.graph, comparedBy: isSame)
    if let cell = model[keyPath: storage].cell { return cell }
    model[keyPath: storage].content = .cell(made)
    return made
  }

  /// The cell; nil before its first use. A getter that does not mutate would be given a copy of the property.
  private var cell: StateCell<Value>? { mutating get { if case .cell(let cell) = content { cell } else { nil } } }
}

extension ModelCell: CustomStringConvertible {
  /// The cell as it describes itself, or the first value where there is no cell yet.
  ///
  /// - Complexity: That of the value's description.
  public var description: String {
    switch content {
    case .cell(let cell): cell.description
    case .initial(let value, _): "cell = \(value) (not used yet)"
    }
  }
}

@available(*, unavailable) extension ModelCell: Sendable {}
