import SwiftUI

/// The attributes of a program's own notes.
extension AttributeScopes {
  struct NoteSpellingAttributes: AttributeScope {
    let swiftUI: SwiftUIAttributes
    let mention: MentionAttribute
  }

  enum MentionAttribute: AttributedStringKey {
    typealias Value = String
    static let name = "mention"
  }
}

extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.NoteSpellingAttributes, T>) -> T {
    self[T.self]
  }
}

struct NoteFormattingSpelling: AttributedTextFormattingDefinition {
  typealias Scope = AttributeScopes.NoteSpellingAttributes

  let mentions: Set<String>

  var body: some AttributedTextFormattingDefinition<Scope> {
    MentionColorSpelling(mentions: mentions)
    MentionLineSpelling()
  }
}

struct MentionColorSpelling: AttributedTextValueConstraint {
  typealias Scope = NoteFormattingSpelling.Scope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  let mentions: Set<String>

  func constrain(_ container: inout Attributes) {
    if let mention = container.mention, mentions.contains(mention) {
      container.foregroundColor = .purple
    } else {
      container.foregroundColor = nil
    }
  }
}

struct MentionLineSpelling: AttributedTextValueConstraint {
  typealias Scope = NoteFormattingSpelling.Scope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

  func constrain(_ container: inout Attributes) {
    container.underlineStyle = container[AttributeScopes.MentionAttribute.self] == nil ? nil : .single
  }
}

struct NoBlackSpelling<Scope: AttributeScope>: AttributedTextValueConstraint {
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

  func constrain(_ container: inout Attributes) {
    if container.foregroundColor == .black || container.foregroundColor == .white {
      container.foregroundColor = .primary
    }
  }
}

struct StickyFormattingSpelling: AttributedTextFormattingDefinition {
  struct Scope: AttributeScope {
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  }

  var body: some AttributedTextFormattingDefinition<Scope> {
    ValueConstraint(for: \.foregroundColor, values: [.black], default: .black)
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    NoBlackSpelling()
  }
}

struct PlainFormattingSpelling: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
  }
}

struct TextFormattingSpellings: View {
  @State private var text = AttributedString("a")
  @State private var selection = AttributedTextSelection()

  var body: some View {
    TextEditor(text: $text, selection: $selection)
      .attributedTextFormattingDefinition(NoteFormattingSpelling(mentions: ["a"]))
    TextEditor(text: $text).attributedTextFormattingDefinition(StickyFormattingSpelling())
    TextEditor(text: $text).attributedTextFormattingDefinition(PlainFormattingSpelling())
    TextEditor(text: $text).attributedTextFormattingDefinition(\.swiftUI)
  }

  func constrained() -> AttributeContainer {
    var container = AttributeContainer()
    container.foregroundColor = .red
    StickyFormattingSpelling().constrain(&container)
    return container
  }
}
