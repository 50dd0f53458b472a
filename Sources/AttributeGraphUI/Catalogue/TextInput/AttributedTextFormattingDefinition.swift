import Foundation

/// The attributes that an attributed text may have: constraints of their values, in the order of the source.
///
/// Custom definitions have a `body` composed of others.
public protocol AttributedTextFormattingDefinition<Scope> {
  /// The attributes that the constraints read and change.
  associatedtype Scope: AttributeScope where Scope == Body.Scope
  /// The type of the body.
  associatedtype Body: AttributedTextFormattingDefinition
  /// The definitions that this one is composed of.
  @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }
  /// Applies the constraints to attributes.
  func _apply(to container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
  /// A constraint of an attribute to some values.
  public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

  /// Applies the constraints of the body.
  public func _apply(to container: inout AttributeContainer) { body._apply(to: &container) }

  /// Applies the constraints to attributes, one after the other.
  public func constrain(_ container: inout AttributeContainer) { _apply(to: &container) }
}

/// A constraint of the values of one attribute, which may depend on the other attributes.
public protocol AttributedTextValueConstraint: Hashable, Sendable, AttributedTextFormattingDefinition {
  /// The attribute whose value is constrained.
  associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable
  /// The attributes of a part of a text. A constraint may change one of them.
  typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>
  /// Replaces the value of the attribute if it is not allowed.
  func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
  /// The empty body of a constraint.
  public var body: AttributedTextFormatting.EmptyDefinition<Scope> { AttributedTextFormatting.EmptyDefinition() }

  /// Constrains the attribute.
  public func _apply(to container: inout AttributeContainer) {
    var attributes = Attributes(container: container)
    constrain(&attributes)
    container = attributes.container
  }
}

extension AttributedString {
  /// The text with the attributes that a definition allows.
  func constrained(by definition: any AttributedTextFormattingDefinition) -> AttributedString {
    var text = self
    for run in runs {
      var attributes = run.attributes
      definition._apply(to: &attributes)
      text[run.range].setAttributes(attributes)
    }
    return text
  }
}

extension EnvironmentValues {
  private enum FormattingKey: EnvironmentKey {
    static var defaultValue: (any AttributedTextFormattingDefinition)? { nil }
  }

  /// The definition of the attributes that editors may write; nil for all.
  var textFormattingDefinition: (any AttributedTextFormattingDefinition)? {
    get { self[FormattingKey.self] }
    set { self[FormattingKey.self] = newValue }
  }
}

extension View {
  /// Sets the attributes that the text editors inside may write.
  ///
  /// An attributed text is constrained when it is edited; until then it stays as the program made it.
  nonisolated public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D
  ) -> some View { environment(\.textFormattingDefinition, definition) }

  /// Lets the text editors inside write the attributes of a scope; a host keeps those that a program sets.
  nonisolated public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, S.Type>
  ) -> some View { environment(\.textFormattingDefinition, AttributedTextFormatting.EmptyDefinition<S>()) }
}
