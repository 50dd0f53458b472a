import AttributeGraphUI
import Testing
import ViewTestSupport

/// The way in which assistive technologies read texts.
@MainActor
struct `Text speech` {
  private func elements(@ViewBuilder _ root: @escaping () -> some View) -> [AccessibilityNode] {
    ViewHost(root: root).accessibilityTree().all
  }

  @Test func `a text with a label is a text, and its element has the label`() {
    let (key, string, text): (Text, Text, Text) = (
      Text("$").accessibilityLabel("dollars").bold(), Text("€").accessibilityLabel(String("euros")),
      Text("£").accessibilityLabel(Text("pounds"))
    )
    let host = ViewHost {
      key
      string
      text
    }
    #expect(host.texts == ["$", "€", "£"])
    #expect(
      host.accessibilityTree().text == """
        'dollars' (text)
        'euros' (text)
        'pounds' (text)
        """)
  }

  @Test func `a part of a text keeps its label`() {
    let price = Text("$").accessibilityLabel("dollars ")
    let host = ViewHost {
      price + Text("5")
      Text("for \(price)5")
      (price + Text("5")).accessibilityLabel("a price")
    }
    #expect(host.texts == ["$5", "for $5", "$5"])
    #expect(host.accessibilityTree().labels == ["dollars 5", "for dollars 5", "a price"])
  }

  @Test func `a label of a text may have a label, as deep as a program writes them`() {
    var text = Text("a").accessibilityLabel("spoken")
    var same = Text("a").accessibilityLabel("spoken")
    for _ in 0..<50_000 {
      text = Text("b").accessibilityLabel(text)
      same = Text("b").accessibilityLabel(same)
    }
    #expect(text == same)
    #expect(elements { text }.map(\.label) == ["spoken"])
  }

  @Test func `texts with different labels differ, and have the same size`() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Text("n").accessibilityLabel("\(count)")
        Button("add") { count += 1 }
      }
    }
    #expect(Text("a").accessibilityLabel("x") != Text("a"))
    #expect(Text("a").accessibilityLabel("x") != Text("a").accessibilityLabel("y"))
    #expect(Text("a").accessibilityHeading(.h1) != Text("a").accessibilityHeading(.h2))
    let host = ViewHost { Screen() }
    #expect(throws: Never.self) { try host.tap("add") }
    #expect(host.accessibilityTree().labels == ["1", "add"])
  }

  @Test func `an empty text with a label is an element`() {
    #expect(elements { Text("").accessibilityLabel("nothing") }.map(\.label) == ["nothing"])
    #expect(elements { Text("").bold() }.isEmpty)
  }

  @Test func `a text is a heading and has settings of speech`() throws {
    let text: Text = Text("a").accessibilityHeading(.h2).accessibilityTextContentType(.console).speechAdjustedPitch(0.5)
      .speechAlwaysIncludesPunctuation().speechAnnouncementsQueued(false).speechSpellsOutCharacters()
    let element = try #require(elements { text }.first)
    #expect(element.headingLevel == .h2)
    #expect(element.traits == [.isStaticText, .isHeader])
    #expect(
      element.settings == [
        "text content type": "console", "speech pitch": "0.5", "speech punctuation": "true", "speech queued": "false",
        "speech spelling": "true",
      ])
  }

  @Test func `of several settings in a text the outer and the first one count`() throws {
    let text = Text("a").speechAdjustedPitch(1) + Text("b").speechAdjustedPitch(-1).accessibilityHeading(.h3)
    let element = try #require(elements { text }.first)
    #expect(element.settings == ["speech pitch": "1.0"])
    #expect(element.headingLevel == .h3)
    #expect(elements { text.speechAdjustedPitch(0) }.first?.settings == ["speech pitch": "0.0"])
  }

  @Test func `labels of texts count in the labels and values of other views`() {
    let code = Text("A1").accessibilityLabel("A one")
    let host = ViewHost {
      Circle().accessibilityLabel(Text("Code ") + code).accessibilityValue(code)
      Image("picture", label: code)
      Button {
      } label: {
        code
      }
    }
    #expect(
      host.accessibilityTree().text == """
        'Code A one' = 'A one'
        'A one' (image)
        'A one' (button)
        """)
  }

  @Test func `a label of the view takes the place of that of the text`() {
    #expect(
      elements { Text("a").accessibilityLabel("b").padding().accessibilityLabel("c") }.map(\.label) == ["c"])
  }
}
