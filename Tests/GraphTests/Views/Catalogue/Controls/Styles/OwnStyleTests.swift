import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
struct `Styles of the user's own` {
  struct Chips: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("later") { configuration.selection += 60 }
        Text(configuration.minimumDate == nil ? "any" : "from \(configuration.displayedComponents.rawValue)")
      }
    }
  }

  @Test func `of date pickers make their body, and set the date`() throws {
    struct Page: View {
      @State private var date = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        DatePicker(
          "Start", selection: $date, in: Date(timeIntervalSinceReferenceDate: 0)..., displayedComponents: .date
        )
        .datePickerStyle(Chips())
        Text(verbatim: "\(Int(date.timeIntervalSinceReferenceDate))")
      }
    }
    let host = ViewHost { Page() }
    #expect(host.texts == ["Start", "later", "from 2", "0"])
    try host.tap("later")
    #expect(host.texts.last == "60")
  }

  struct Boxed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("form")
        configuration.content
      }
    }
  }

  @Test func `of forms make their body of the views`() {
    let host = ViewHost {
      Form {
        Text("a")
        Form { Text("b") }.formStyle(.grouped)
      }
      .formStyle(Boxed())
    }
    #expect(host.texts == ["form", "a", "b"])
  }

  @Test func `of progress have a tint`() {
    func tints<S: ProgressViewStyle>(_ style: S) -> [Color?] {
      ViewHost { ProgressView(value: 0.5).progressViewStyle(style) }.displayList.map(\.foregroundColor)
    }
    #expect(tints(.linear) != tints(LinearProgressViewStyle(tint: .red)))
    #expect(tints(.circular) != tints(CircularProgressViewStyle(tint: .red)))
  }
}

/// Further forms of controls.
@MainActor
struct `Forms of controls` {
  @Test func `progress through an interval follows the clock of the host`() {
    let start = Date()
    let host = ViewHost {
      ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false)
    }
    func share() -> Double? {
      host.displayList.lazy.compactMap { item -> Double? in
        guard case .control(.progressBar, let value) = item.content else { return nil }
        return Double(value)
      }.first
    }
    #expect(share() == 0)
    host.advance(by: .seconds(5))
    #expect(share() == 0.5)
  }

  @Test func `a section that is closed has its header and no rows`() throws {
    struct Page: View {
      @State private var isExpanded = false
      var body: some View {
        List {
          Section("Head", isExpanded: $isExpanded) { Text("row") }
          Button("open") { isExpanded = true }
        }
      }
    }
    let host = ViewHost { Page() }
    #expect(host.texts == ["Head", "open"])
    try host.tap("open")
    #expect(host.texts == ["Head", "row", "open"])
  }

  struct Item {
    var size = 1
  }

  @Test func `a picker of several values shows that of the first, and sets all`() throws {
    struct Page: View {
      @State private var items = [Item(size: 1), Item(size: 2)]
      var body: some View {
        Picker("Size", sources: $items, selection: \.size) {
          ForEach(1..<4) { Text(verbatim: "size \($0)").tag($0) }
        }
        Text(verbatim: items.map { "\($0.size)" }.joined(separator: " "))
      }
    }
    let host = ViewHost { Page() }
    try host.pick("size 3", in: "Size")
    #expect(host.texts.last == "3 3")
  }

  @Test func `a picker of several values with a symbol and a label for its value sets all, too`() throws {
    struct Page: View {
      @State private var items = [Item(size: 1), Item(size: 2)]
      var body: some View {
        Picker("Size", systemImage: "star", sources: $items, selection: \.size) {
          ForEach(1..<4) { Text(verbatim: "size \($0)").tag($0) }
        } currentValueLabel: {
          Text("now")
        }
        Text(verbatim: items.map { "\($0.size)" }.joined(separator: " "))
      }
    }
    let host = ViewHost { Page() }
    try host.pick("size 2", in: "Size")
    #expect(host.texts.last == "2 2")
  }

  @Test func `a button that renames runs the action around, and is disabled without one`() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        RenameButton().renameAction { count += 1 }
        Text(verbatim: "\(count)")
      }
    }
    let host = ViewHost { Page() }
    try host.tap("Rename")
    #expect(host.texts.last == "1")
    #expect(ViewHost { RenameButton() }.accessibilityTree().all.first?.isEnabled == false)
  }

  @Test func `an editor of a text with attributes keeps them`() throws {
    struct Page: View {
      @State private var text = AttributedString("a", attributes: AttributeContainer().kern(3))
      var body: some View {
        TextEditor(text: $text).accessibilityIdentifier("editor")
        Text(text.runs.allSatisfy { $0.kern == 3 } ? "kept" : "lost")
        Text(String(text.characters))
      }
    }
    let host = ViewHost { Page() }
    try host.replaceText(in: .identifier("editor"), with: "bc")
    #expect(host.texts.suffix(2) == ["kept", "bc"])
  }

  @Test func `an inspector is a sheet while its value is true`() throws {
    struct Page: View {
      @State private var isShown = true
      var body: some View { Text("a").inspector(isPresented: $isShown) { Text("details") } }
    }
    let host = ViewHost { Page() }
    #expect(host.texts.contains("details"))
    try host.dismiss()
    #expect(host.texts == ["a"])
  }
}
