import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Definitions of the attributes of texts, and the editors that follow them.
@MainActor
struct `Formatting of attributed texts` {
  typealias Looks = AttributeScopes.SwiftUIAttributes

  struct NoRed: AttributedTextValueConstraint {
    typealias Scope = Looks
    typealias AttributeKey = Looks.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .red { container.foregroundColor = .blue }
    }
  }

  struct BlueIsUnderlined: AttributedTextValueConstraint {
    typealias Scope = Looks
    typealias AttributeKey = Looks.UnderlineStyleAttribute

    func constrain(_ container: inout Attributes) {
      container.underlineStyle = container.foregroundColor == .blue ? .single : nil
    }
  }

  struct Definition: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<Looks> {
      NoRed()
      BlueIsUnderlined()
      ValueConstraint(for: \.kern, values: [nil, 2], default: 2)
    }
  }

  @Test func `constraints are applied in the order of the source`() {
    var container = AttributeContainer()
    container.foregroundColor = .red
    container.kern = 5
    Definition().constrain(&container)
    #expect(container.foregroundColor == .blue)
    #expect(container.underlineStyle == .single)
    #expect(container.kern == 2)
  }

  @Test func `allowed values stay`() {
    var container = AttributeContainer()
    container.foregroundColor = .green
    AttributedTextFormatting.AnyDefinition(Definition()).constrain(&container)
    #expect(container.foregroundColor == .green)
    #expect(container.underlineStyle == nil)
    #expect(container.kern == nil)
  }

  @Observable final class Note {
    var text = AttributedString("a", attributes: AttributeContainer().foregroundColor(.red))
  }

  struct Editor: View {
    @Bindable var note: Note
    var body: some View { TextEditor(text: $note.text).accessibilityIdentifier("note") }
  }

  @Test func `an editor writes what the definition allows`() throws {
    let note = Note()
    let host = ViewHost { Editor(note: note).attributedTextFormattingDefinition(Definition()) }
    #expect(note.text.foregroundColor == .red)
    try host.type("b", into: .identifier("note"))
    #expect(String(note.text.characters) == "ab")
    #expect(note.text.foregroundColor == .blue)
    #expect(note.text.underlineStyle == .single)
    #expect(host.issues == [])
  }

  @Test func `without a definition the attributes of the first character stay`() throws {
    let note = Note()
    let host = ViewHost { Editor(note: note) }
    try host.type("b", into: .identifier("note"))
    #expect(String(note.text.characters) == "ab")
    #expect(note.text.foregroundColor == .red)
  }
}
