import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The elements that a person's helps see.
@MainActor
struct `Accessibility tree` {
  @Test func `texts, pictures and controls are elements, and colours are none`() {
    let host = ViewHost {
      Text("title")
      Color.red
      Image(systemName: "star")
      Image("flower", label: Text("A flower"))
      Image(decorative: "line")
      Button("Add") {}
      Toggle("Sound", isOn: .constant(true))
      TextField("Name", text: .constant("Ann"))
      Slider(value: .constant(0.25)) { Text("Volume") }
    }
    #expect(
      host.accessibilityTree().text == """
        'title' (text)
        'star' (image)
        'A flower' (image)
        'Add' (button)
        'Sound' (toggle) = '1'
        'Name' = 'Ann'
        'Volume' = '25%' adjustable
        """)
  }

  @Test func `words of a modifier take the place of those of the view`() {
    let host = ViewHost {
      Image(systemName: "star").accessibilityLabel("Favourite").accessibilityHint("Marks it").accessibilityValue("off")
      Circle().accessibilityLabel("Dot").accessibilityAddTraits([.isButton, .isSelected])
      Text("secret").accessibilityHidden(true)
      Text("old").accessibility(label: Text("new")).accessibility(removeTraits: .isStaticText)
    }
    #expect(
      host.accessibilityTree().text == """
        'Favourite' (image) = 'off' hint 'Marks it'
        'Dot' (button, selected)
        'new'
        """)
  }

  @Test func `a group combines, ignores or contains the elements inside`() {
    let host = ViewHost {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .combine)
      HStack { Text("c") }.accessibilityElement(children: .ignore).accessibilityLabel("row")
      HStack { Text("d") }.accessibilityElement(children: .contain).accessibilityLabel("box")
    }
    #expect(
      host.accessibilityTree().text == """
        'a, b' (text)
        'row'
        'box'
          'd' (text)
        """)
  }

  @Test func `symbols in a button count where there are no words`() {
    let host = ViewHost {
      Button {
      } label: {
        Label("Share", systemImage: "square")
      }
      Button {
      } label: {
        Image(systemName: "trash")
      }
    }
    #expect(host.accessibilityTree().labels == ["Share", "trash"])
  }

  @Test func `larger priorities come first, and frames are those of the views`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20).accessibilityLabel("low")
        Color.red.frame(width: 30, height: 40).accessibilityLabel("high").accessibilitySortPriority(1)
      }
    }
    let tree = host.accessibilityTree()
    #expect(tree.labels == ["high", "low"])
    #expect(tree["high"]?.frame == CGRect(x: 35, y: 40, width: 30, height: 40))
    #expect(tree["low"]?.activationPoint == CGPoint(x: 50, y: 30))
  }

  @Test func `what is presented is all that is seen`() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        Button("open") { isShown = true }.sheet(isPresented: $isShown) { Text("sheet") }
      }
    }
    let host = ViewHost { Screen() }
    #expect(host.accessibilityTree().labels == ["open"])
    try host.accessibilityActivate("open")
    #expect(host.accessibilityTree().labels == ["sheet"])
  }

  struct Row: View {
    var body: some View { Text("row").accessibilityLabel("label").accessibilityAction(named: "act") {} }
  }

  @Test func `reading the tree runs no body`() {
    let host = ViewHost { Row() }
    let before = host.totalCounts
    _ = host.accessibilityTree()
    #expect(host.totalCounts == before)
    #expect(host.counts(of: Row.self).bodies == 1)
  }

  @Test func `elements of other views stand for those of a view`() throws {
    struct Rating: View {
      @State private var value = 0.5
      var body: some View {
        Text("value \(value, specifier: "%.1f")")
        Circle().frame(width: 50, height: 50).accessibilityRepresentation { Slider(value: $value) { Text("Rating") } }
        Rectangle().accessibilityChildren {
          Text("one")
          Text("two")
        }
        .accessibilityLabel("chart")
      }
    }
    let host = ViewHost { Rating() }
    let tree = host.accessibilityTree()
    #expect(tree["Rating"]?.value == "50%")
    #expect(tree["chart"]?.children.map(\.label) == ["one", "two"])
    try host.accessibilityAdjust("Rating", .increment)
    #expect(host.texts == ["value 0.6"])
  }

  @Test func `facts, rotors, headings and settings are kept`() throws {
    let host = ViewHost {
      Text("a")
        .accessibilityCustomContent("Size", "Large").accessibilityHeading(.h2)
        .accessibilityRotor("Vowels") { AccessibilityRotorEntry("e", id: 1) }
        .accessibilityInputLabels(["first", "one"]).speechAdjustedPitch(0.5).accessibilityIdentifier("id")
    }
    let element = try host.accessibilityElement(.identifier("id"))
    #expect(element.customContent.map(\.label) == ["Size"])
    #expect(element.headingLevel == .h2)
    #expect(element.traits.contains(.isHeader))
    #expect(element.rotors.first?.entries == ["e"])
    #expect(element.settings["speech pitch"] == "0.5")
    #expect(try host.accessibilityElement("one").label == "a")
    #expect(throws: HostError.self) { try host.accessibilityElement("there is none") }
  }

  @Test func `custom content of a key is replaced by an outer modifier, and removed by nil`() throws {
    let author = AccessibilityCustomContentKey("Author", id: "author")
    let host = ViewHost {
      Text("a").accessibilityCustomContent(author, "Ann").accessibilityCustomContent("Author", "Bob")
        .accessibilityCustomContent(author, Text("Cleo"))
      Text("b").accessibilityCustomContent(author, "Ann").accessibilityCustomContent("Author", "Bob")
        .accessibilityCustomContent(author, nil)
    }
    #expect(try host.accessibilityElement("a").customContent.map(\.value) == ["Bob", "Cleo"])
    #expect(try host.accessibilityElement("b").customContent.map(\.value) == ["Bob"])
  }
}
