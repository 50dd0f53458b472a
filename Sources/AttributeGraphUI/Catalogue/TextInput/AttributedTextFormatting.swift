import Foundation

/// The types that definitions of the attributes of texts are composed of.
public enum AttributedTextFormatting {
  /// Turns the statements of a body into a definition.
  @resultBuilder
  public struct DefinitionBuilder<Scope: AttributeScope> {
    /// A statement that is a definition.
    public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// No statement.
    public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

    /// One statement: itself.
    public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
    where D.Scope == Scope { definition }

    /// Several statements, of any number, one after the other.
    public static func buildBlock<each D: AttributedTextFormattingDefinition>(
      _ definition: repeat each D
    ) -> TupleDefinition<Scope, repeat each D> { TupleDefinition(definitions: (repeat each definition)) }
  }

  /// A definition without constraints.
  public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    /// Makes the definition.
    public init() {}
    /// The definition itself.
    public var body: EmptyDefinition<Scope> { self }
    /// Changes nothing.
    public func _apply(to container: inout AttributeContainer) {}
  }

  /// Definitions, one after the other.
  public struct TupleDefinition<Scope: AttributeScope, each D: AttributedTextFormattingDefinition>:
    AttributedTextFormattingDefinition
  {
    let definitions: (repeat each D)

    /// The empty body of several definitions.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    /// Applies the constraints of each of them.
    public func _apply(to container: inout AttributeContainer) {
      for definition in repeat each definitions { definition._apply(to: &container) }
    }
  }

  /// A definition with its type erased.
  public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
    private let definition: any AttributedTextFormattingDefinition<Scope>

    /// Wraps a definition.
    public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
      self.definition = definition
    }

    /// The empty body of the wrapper.
    public var body: EmptyDefinition<Scope> { EmptyDefinition() }
    /// Applies the constraints of the definition.
    public func _apply(to container: inout AttributeContainer) { definition._apply(to: &container) }
  }

  /// A constraint of an attribute to some values; another value is replaced.
  public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>: AttributedTextValueConstraint
  where AttributeKey.Value: Sendable {
    private let allowed: Set<AttributeKey.Value?>
    private let replacement: AttributeKey.Value?

    /// Makes a constraint of an attribute, by its type.
    public init(
      for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      (allowed, replacement) = (allowedValues, defaultValue)
    }

    /// Makes a constraint of an attribute, by its name in the scope.
    public init(
      for attribute: KeyPath<Scope, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
      default defaultValue: AttributeKey.Value?
    ) {
      (allowed, replacement) = (allowedValues, defaultValue)
    }

    /// Replaces the value if it is not allowed.
    public func constrain(_ container: inout Attributes) {
      if !allowed.contains(container[AttributeKey.self]) { container[AttributeKey.self] = replacement }
    }
  }

  /// The attributes of a part of a text. A constraint may change one of them.
  @dynamicMemberLookup
  public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>
  where Attribute.Value: Sendable {
    /// The attributes.
    var container: AttributeContainer

    /// The value of the attribute that is constrained.
    public subscript(key: Attribute.Type) -> Attribute.Value? {
      get { container[key] }
      set { container[key] = newValue }
    }

    /// The value of another attribute.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable { container[key] }

    /// The value of the attribute that is constrained, by its name.
    public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
      get { container[Attribute.self] }
      set { container[Attribute.self] = newValue }
    }

    /// The value of another attribute, by its name.
    @_disfavoredOverload
    public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value?
    where K.Value: Sendable { container[K.self] }
  }
}
