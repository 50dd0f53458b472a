import AttributeGraphUI
import Testing
import ViewTestSupport

/// Texts of very many pieces: nothing that is done with them may take the stack with it.
@MainActor
struct `Long texts` {
  private let count = 100_000

  private func words(_ count: Int) -> [String] { (0..<count).map { "\($0 % 10)" } }

  private func joined(_ count: Int) -> Text { words(count).reduce(Text(verbatim: "")) { $0 + Text(verbatim: $1) } }

  @Test func `a text that is joined of a hundred thousand pieces is shown`() {
    let text = joined(count)
    let host = ViewHost { text.lineLimit(1) }
    #expect(host.texts == [words(count).joined()])
  }

  @Test func `pieces are joined in their order, however they are nested`() {
    let pieces = words(count).map { Text(verbatim: $0) }
    let backwards = pieces.reversed().reduce(Text(verbatim: "")) { $1 + $0 }
    let host = ViewHost { backwards.lineLimit(1) }
    #expect(host.texts == [words(count).joined()])
  }

  @Test func `long texts are compared`() {
    #expect(joined(count) == joined(count))
    #expect(joined(count) != joined(count) + Text("."))
    let bold = joined(10).bold() + joined(count)
    #expect(bold == joined(10).bold() + joined(count))
    #expect(bold != joined(10).italic() + joined(count))
  }

  @Test func `a text of values in values is shown, compared and released`() {
    func nested(_ end: String) -> Text {
      words(count).reduce(Text(verbatim: end)) { Text("\($0)\(Text(verbatim: $1).bold())") }
    }
    let text = nested("a")
    #expect(text == nested("a"))
    #expect(text != nested("b"))
    let host = ViewHost { text.lineLimit(1) }
    #expect(host.texts == ["a" + words(count).joined()])
  }

  @Test func `values between characters stay in their places`() {
    let inner = Text("\(Text("b").bold())c\(3)\(Text("d").italic())")
    let host = ViewHost { Text("a\(inner)*e*\("f")") }
    #expect(host.texts == ["abc3def"])
  }

  @Test func `pieces keep their formatting and take that of the text around them`() {
    let text = (Text("a").bold() + Text("b")).italic() + Text("\(Text("c").italic())d") + Text(verbatim: "e")
    let host = ViewHost { text }
    guard case .styledText(let runs)? = host.displayList.first?.content else {
      Issue.record("The text is not styled.")
      return
    }
    #expect(runs.map(\.string) == ["a", "bc", "de"])
  }
}
