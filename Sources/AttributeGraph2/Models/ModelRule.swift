/// A property of a ``GraphModel`` that is derived by a rule: in a model it is written `@ComputedAttribute`.
///
/// The rule gets the model, which it does not own. An attribute that outlives the model keeps its last value; if its
/// rule has to run without the model, it traps.
@propertyWrapper public struct ModelRule<Value> {
  /// Makes the attribute for a model.
  private let make: (GraphModel) -> ComputedAttribute<Value>
  /// The attribute; nil until its first use.
  private var attribute: ComputedAttribute<Value>?

  /// Declares a computed attribute of an `Equatable` value: an equal new value stops there.
  ///
  /// - Precondition: The class that the rule takes is the model's own or one above it.
  public init<Model: GraphModel>(
    name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line, _ rule: @escaping (Model) -> Value
  ) where Value: Equatable {
    self.init(comparedBy: { $0 == $1 }, name: name, fileID: fileID, line: line, rule)
  }

  /// As for an `Equatable` value, with a comparison of its own; without one every evaluation counts as a change.
  @_disfavoredOverload public init<Model: GraphModel>(
    comparedBy isSame: ((Value, Value) -> Bool)? = nil, name: String? = nil,
    fileID: StaticString = #fileID, line: UInt = #line, _ rule: @escaping (Model) -> Value
  ) {
    let declaration = NodeDeclaration(name, fileID, line)
    make = { model in
      guard let model = model as? Model else {
        fatalError(
          """
          Rule '\(declaration)' takes a '\(Model.self)' and stands in a '\(type(of: model))'. \
          Let it take the class in which it stands.
          """)
      }
      return declaration.makeComputed(in: model.graph, comparedBy: isSame) { [weak model] in
        guard let model else {
          fatalError(
            """
            Rule '\(declaration)' has to run, and its '\(Model.self)' is no more. \
            Keep the model as long as its attributes are read. \
            In its own 'deinit' no rule runs either: read the value before, or derive it from the model's cells there.
            """)
        }
        return rule(model)
      }
    }
  }

  /// The value of the property; it is read through the model.
  @available(*, unavailable, message: "A '@ComputedAttribute' property stands in a subclass of 'GraphModel'.")
  public var wrappedValue: Value { fatalError("It is unavailable.") }

  /// The attribute of the property; it is reached through the model.
  @available(*, unavailable, message: "A '@ComputedAttribute' property stands in a subclass of 'GraphModel'.")
  public var projectedValue: ComputedAttribute<Value> { fatalError("It is unavailable.") }

  /// The value of the property of a model, up to date.
  ///
  /// - Complexity: As for ``Computed/value``.
  public static subscript<Model: GraphModel>(
    _enclosingInstance model: Model, wrapped wrapped: KeyPath<Model, Value>,
    storage storage: ReferenceWritableKeyPath<Model, Self>
  ) -> Value { attribute(of: model, storage).value }

  /// The attribute of the property of a model.
  ///
  /// - Complexity: O(1).
  public static subscript<Model: GraphModel>(
    _enclosingInstance model: Model, projected projected: KeyPath<Model, ComputedAttribute<Value>>,
    storage storage: ReferenceWritableKeyPath<Model, Self>
  ) -> ComputedAttribute<Value> { attribute(of: model, storage) }

  /// The attribute, made by its first use between two accesses to the storage, as ``ModelCell`` makes its cell.
  private static func attribute<Model: GraphModel>(
    of model: Model, _ storage: ReferenceWritableKeyPath<Model, Self>
  ) -> ComputedAttribute<Value> {
    if let attribute = model[keyPath: storage].made { return attribute }
    let make = model[keyPath: storage].make
    let made = make(model)
    if let attribute = model[keyPath: storage].made { return attribute }
    model[keyPath: storage].attribute = made
    return made
  }

  /// The attribute; nil before its first use. A getter that does not mutate would be given a copy of the property.
  private var made: ComputedAttribute<Value>? { mutating get { attribute } }
}

extension ModelRule: CustomStringConvertible {
  /// The attribute as it describes itself; no rule runs for it.
  ///
  /// - Complexity: That of the value's description.
  public var description: String { attribute?.description ?? "computed (not used yet)" }
}

@available(*, unavailable) extension ModelRule: Sendable {}
