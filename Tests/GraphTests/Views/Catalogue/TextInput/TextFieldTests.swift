import AttributeGraphUI
import Foundation
import Testing

/// Text fields.
@MainActor
struct `Text fields` {
  struct Form: View {
    @State var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Text("Hello \(name)")
      }
    }
  }

  @Test func `typed text is appended and set at once`() throws {
    let host = ViewHost { Form() }
    try host.type("An", into: "Name")
    let report = try host.type("na", into: "Name")
    #expect(report.total.bodies == 1)
    #expect(host.texts == ["Hello Anna"])
    #expect(try host.text(in: "Name") == "Anna")
    #expect(host.viewList.map(\.description) == ["text field Anna", "Hello Anna"])
    try host.replaceText(in: "Name", with: "Bea")
    #expect(host.texts == ["Hello Bea"])
  }

  @Test func `a field is found by its prompt, its title or its identifier`() throws {
    struct Fields: View {
      @State var first = ""
      @State var second = ""
      @State var third = ""
      var body: some View {
        VStack {
          TextField("first", text: $first, prompt: Text("prompt"))
          TextField(text: $second) { Text("second") }
          TextField(text: $third) { Image(systemName: "pencil") }.accessibilityIdentifier("third")
          Text("\(first) \(second) \(third)")
        }
      }
    }
    let host = ViewHost { Fields() }
    try host.type("1", into: "prompt")
    try host.replaceText(in: "first", with: "1")
    try host.type("2", into: "second")
    try host.type("3", into: .identifier("third"))
    #expect(host.texts == ["1 2 3"])
    let error = #expect(throws: HostError.self) { try host.type("4", into: "fourth") }
    #expect(error?.description == "No text field is titled 'fourth'. There are 3: 'prompt', 'second', ''.")
  }

  @Test func `a field whose prompt comes later is found by both names`() throws {
    struct Prompted: View {
      @State private var text = ""
      @State private var isHelping = false
      var body: some View {
        TextField("title", text: $text, prompt: isHelping ? Text("prompt") : nil)
        Button("help") { isHelping.toggle() }
      }
    }
    let host = ViewHost { Prompted() }
    try host.focus("title")
    try host.tap("help")
    try host.type("a", into: "title")
    try host.type("b", into: "prompt")
    #expect(try host.text(in: "title") == "ab")
    try host.tap("help")
    #expect(try host.text(in: "title") == "ab")
  }

  @Test func `a formatter parses and shows a value`() throws {
    struct Percent: View {
      @State var share = 5
      let formatter: NumberFormatter
      var body: some View {
        VStack {
          TextField("Share", value: $share, formatter: formatter)
          Text("\(share)")
        }
      }
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumIntegerDigits = 3
    let host = ViewHost { Percent(formatter: formatter) }
    #expect(try host.text(in: "Share") == "005")
    try host.replaceText(in: "Share", with: "42")
    #expect(host.texts == ["5"])
    try host.submit("Share")
    #expect(host.texts == ["42"])
    #expect(try host.text(in: "Share") == "042")
    try host.replaceText(in: "Share", with: "x")
    try host.submit("Share")
    #expect(host.texts == ["42"])
  }

  @Test func `a number formatter sets numbers that Foundation does not cast`() throws {
    struct Numbers: View {
      @State private var length: CGFloat = 0
      @State private var price: Decimal? = 0
      let formatter: NumberFormatter
      var body: some View {
        VStack {
          TextField("Length", value: $length, formatter: formatter)
          TextField("Price", value: $price, formatter: formatter)
          Text("\(Double(length)) \(price?.description ?? "-")")
        }
      }
    }
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.generatesDecimalNumbers = true
    let host = ViewHost { Numbers(formatter: formatter) }
    for field in ["Length", "Price"] as [ControlTarget] {
      try host.replaceText(in: field, with: "1.5")
      try host.submit(field)
    }
    #expect(host.texts == ["1.500000 1.5"])
  }

  @Test func `the closures are called when editing starts and ends`() throws {
    struct Told: View {
      @State var name = ""
      let log: (String) -> Void
      var body: some View {
        TextField("Name", text: $name, onEditingChanged: { log($0 ? "begin" : "end") }, onCommit: { log("commit") })
      }
    }
    var lines: [String] = []
    let host = ViewHost { Told { lines.append($0) } }
    try host.type("a", into: "Name")
    try host.type("b", into: "Name")
    try host.submit("Name")
    #expect(lines == ["begin", "commit", "end"])
  }

  @Test func `editing another field ends the first, which commits its text`() throws {
    struct Two: View {
      @State var amount = 1
      @State var name = ""
      let log: (String) -> Void
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, formatter: NumberFormatter())
          TextField("Name", text: $name, onEditingChanged: { log($0 ? "begin" : "end") }, onCommit: { log("commit") })
          Text("\(amount) \(name)")
        }
      }
    }
    var lines: [String] = []
    let host = ViewHost { Two { lines.append($0) } }
    try host.replaceText(in: "Amount", with: "25")
    #expect(host.texts == ["1 "])
    try host.type("a", into: "Name")
    #expect(host.texts == ["25 a"])
    try host.type("0", into: "Amount")
    #expect(lines == ["begin", "end"])
    try host.submit("Amount")
    #expect(host.texts == ["250 a"])
  }

  @Test func `a field that is removed while it is edited is forgotten`() throws {
    struct Vanishing: View {
      @State var isThere = true
      @State var first = ""
      @State var second = ""
      let log: (String) -> Void
      var body: some View {
        VStack {
          if isThere {
            TextField("First", text: $first, onEditingChanged: { log($0 ? "begin" : "end") }, onCommit: {})
          }
          TextField("Second", text: $second)
          Button("remove") { isThere = false }
        }
      }
    }
    var lines: [String] = []
    let host = ViewHost { Vanishing { lines.append($0) } }
    try host.type("a", into: "First")
    try host.tap("remove")
    try host.type("b", into: "Second")
    #expect(lines == ["begin"])
    #expect(try host.text(in: "Second") == "b")
  }

  @Test func `a field takes the width that it is proposed, and the height of a line of its font`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      VStack(spacing: 0) {
        TextField("a", text: .constant("x")).accessibilityIdentifier("field").font(.title)
        Text("x").font(.title).named("text")
      }
    }
    #expect(host.frame(identifier: "field")?.width == 200)
    #expect(host.frame(identifier: "field")?.height == host.frame(named: "text")?.height)
  }

  @Observable final class Model { var name = "" }

  struct Editor: View {
    @Bindable var model: Model
    var body: some View { TextField("Name", text: $model.name) }
  }

  struct Reader: View {
    let model: Model
    var body: some View { Text(model.name) }
  }

  final class Person: ObservableObject {
    @Published var name = ""
  }

  @Test func `a field is bound to the property of an observed object`() throws {
    struct Observer: View {
      @ObservedObject var person: Person
      var body: some View {
        VStack {
          TextField("Name", text: $person.name)
          Text(person.name)
        }
      }
    }
    let person = Person()
    let host = ViewHost { Observer(person: person) }
    var changes = 0
    let sink = person.objectWillChange.sink { changes += 1 }
    let report = try host.type("a", into: "Name")
    #expect(person.name == "a")
    #expect(changes == 1)
    #expect(report.total.bodies == 1)
    #expect(host.viewList.map(\.description) == ["text field a", "a"])
    person.name = "b"
    host.flush()
    #expect(host.viewList.map(\.description) == ["text field b", "b"])
    _ = sink
  }

  @Test func `a field is bound to the property of an observable model`() throws {
    let model = Model()
    let host = ViewHost {
      VStack {
        Editor(model: model)
        Reader(model: model)
      }
    }
    let report = try host.type("a", into: "Name")
    #expect(model.name == "a")
    #expect(report.byType["Reader"]?.bodies == 1)
    #expect(report.byType["Editor"]?.bodies == 1)
    #expect(host.viewList.map(\.description) == ["text field a", "a"])
  }
}
