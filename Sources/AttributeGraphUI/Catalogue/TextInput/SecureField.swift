import Foundation

/// A field for a secret text: it shows a dot for each character.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  /// Runs when the text is submitted.
  var onCommit: () -> Void = {}

  /// Makes a field, with a label of views, which is not shown.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  /// Makes the field.
  @MainActor public static func _makeViewList(
    view: _GraphValue<SecureField<Label>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let field = view.projection { view in
      TextField(
        label: view.label, prompt: view.prompt, source: .text(view.text), onCommit: view.onCommit, kind: .secureField)
    }
    return TextField<Label>._makeViewList(view: field, inputs: inputs.inside(inputs.makePosition(Self.self)))
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Makes a field with a title, and an action for submitted text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  /// Makes a field with a title, and an action for submitted text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}

/// A field for a text of several lines, which takes the space that it is proposed.
nonisolated public struct TextEditor: PrimitiveView {
  /// The text of an editor.
  private enum Source {
    case plain(Binding<String>)
    case attributed(Binding<AttributedString>)
  }

  private let source: Source

  /// Makes an editor.
  public init(text: Binding<String>) { source = .plain(text) }

  /// Makes an editor of an attributed text; typed text gets the attributes of the first character, as far as an
  /// enclosing `attributedTextFormattingDefinition(_:)` allows them.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    source = .attributed(text)
  }

  /// Makes an editor with a selection, which a host does not change.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { self.init(text: text) }

  /// Makes the editor.
  @MainActor public static func _makeViewList(view: _GraphValue<TextEditor>, inputs: _ViewInputs) -> _ViewListOutputs {
    let formatting = inputs.environment.entry(for: \.textFormattingDefinition)
    let field = view.projection { view in
      let text =
        switch view.source {
        case .plain(let text): text
        case .attributed(let text): text.plainText { formatting.value }
        }
      return TextField(label: EmptyView(), prompt: nil, source: .text(text), kind: .textEditor)
    }
    return TextField<EmptyView>._makeViewList(view: field, inputs: inputs.inside(inputs.makePosition(Self.self)))
  }
}

extension Binding<AttributedString> {
  /// The characters; a new text has the attributes of the first one, as far as a definition allows them.
  fileprivate func plainText(
    constrainedBy definition: @escaping () -> (any AttributedTextFormattingDefinition)?
  ) -> Binding<String> {
    let text = self
    return Binding<String>(
      get: { String(text.wrappedValue.characters) },
      set: { characters in
        let new = AttributedString(characters, attributes: text.wrappedValue.firstAttributes)
        text.wrappedValue = definition().map { new.constrained(by: $0) } ?? new
      })
  }
}

extension AttributedString {
  /// The attributes of the first character; none without one.
  fileprivate var firstAttributes: AttributeContainer { runs.first?.attributes ?? AttributeContainer() }
}

/// The selected part of an attributed text; here nothing is ever selected.
public struct AttributedTextSelection: Hashable, Sendable {
  /// Nothing is selected.
  public init() {}
}

/// The selected part of a text; here nothing is ever selected.
public struct TextSelection: Hashable, Sendable {
  /// Ranges of a text.
  public enum Indices: Hashable, Sendable {
    /// One range; empty for an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The ranges.
  public var indices: Indices
  /// Whether the selection is only an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
  /// The side of an insertion point on which typed text appears; here it is not determined.
  public var affinity: TextSelectionAffinity { .automatic }

  /// Selects a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Selects some ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Selects an insertion point.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

extension TextField where Label == Text {
  /// Makes a field with a title and a selection, which a host does not change.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Makes a field with a title and a selection, which a host does not change.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

/// The look of text editors; there is one here.
public protocol TextEditorStyle: Sendable {}

/// The default style of the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// Without decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// With a rounded border.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style of the platform.
  public nonisolated static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Without decoration.
  public nonisolated static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// With a rounded border.
  public nonisolated static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
  /// Sets the style of the text editors inside; there is one look, so it has no effect.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View { self }
}
