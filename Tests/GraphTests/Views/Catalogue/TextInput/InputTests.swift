import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Submitting texts, and how a person writes in fields.
@MainActor
struct `Writing in fields` {
  struct Submitting: View {
    enum Field { case name, mail }
    @State private var name = ""
    @State private var mail = ""
    @State private var log = ""
    @FocusState private var field: Field?
    var body: some View {
      VStack {
        TextField("Name", text: $name)
          .focused($field, equals: .name)
          .onSubmit {
            log += "inner "
            field = .mail
          }
        TextField("Mail", text: $mail)
          .focused($field, equals: .mail)
          .submitScope()
        SecureField("Secret", text: $mail)
      }
      .onSubmit { log += "outer " }
      Text(log)
    }
  }

  @Test func `submissions run the actions from the outside in, and may go to the next field`() throws {
    let host = ViewHost { Submitting() }
    try host.type("Ann", into: "Name")
    try host.submit("Name")
    #expect(host.texts == ["outer inner "])
    #expect(try host.isFocused("Mail"))
    try host.submit("Secret")
    #expect(host.texts == ["outer inner outer "])
  }

  @Test func `a scope ends submissions`() throws {
    let host = ViewHost { Submitting() }
    try host.type("a@b", into: .number(1, of: "Mail"))
    try host.submit(.number(1, of: "Mail"))
    #expect(host.texts == [""])
  }

  struct Searching: View {
    @State private var text = ""
    @State private var log = ""
    var body: some View {
      VStack { TextField("Name", text: $text).onSubmit { log += "field " } }
        .onSubmit(of: .search) { log += "search " }
        .onSubmit { log += "outer " }
      Text(log)
    }
  }

  @Test func `an action for other fields ends the submission`() throws {
    let host = ViewHost { Searching() }
    try host.submit("Name")
    #expect(host.texts == ["field "])
  }

  struct Traits: View {
    @State private var text = ""
    @State private var isCorrected = false
    var body: some View {
      TextField("Code", text: $text)
        .keyboardType(.numberPad)
        .textContentType(.oneTimeCode)
        .textInputAutocapitalization(.never)
        .disableAutocorrection(!isCorrected)
        .submitLabel(.done)
      TextField("Plain", text: $text)
      Button("correct") { isCorrected = true }
    }
  }

  @Test func `a host tells how a person writes`() throws {
    let host = ViewHost { Traits() }
    let traits = try host.inputTraits(of: "Code")
    #expect(traits.keyboardType == .numberPad)
    #expect(traits.contentType == .oneTimeCode)
    #expect(traits.autocapitalization == .never)
    #expect(traits.isAutocorrectionDisabled)
    #expect(traits.submitLabel == .done)
    let plain = try host.inputTraits(of: "Plain")
    #expect(plain.keyboardType == .default && plain.contentType == nil && plain.submitLabel == nil)
    try host.tap("correct")
    #expect(try !host.inputTraits(of: "Code").isAutocorrectionDisabled)
  }

  struct Dismissing: View {
    @State private var text = ""
    let mode: ScrollDismissesKeyboardMode
    var body: some View {
      ScrollView {
        TextField("Name", text: $text)
        Color.red.frame(height: 2_000)
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  @Test(arguments: [(ScrollDismissesKeyboardMode.immediately, false), (.interactively, false), (.never, true)])
  func `scrolling leaves a field where the mode says so`(mode: ScrollDismissesKeyboardMode, stays: Bool) throws {
    let host = ViewHost { Dismissing(mode: mode) }
    try host.focus("Name")
    try host.scroll(by: 20)
    #expect(try host.isFocused("Name") == stays)
  }

  struct Refreshing: View {
    @State private var items = ["a"]
    let load: @MainActor () async -> String
    var body: some View {
      List(items, id: \.self) { Text($0) }
        .refreshable { items.append(await load()) }
      Button("plain") {}
    }
  }

  @Test func `a host pulls and waits for the refresh`() async throws {
    let host = ViewHost {
      Refreshing {
        for _ in 0..<5 { await Task.yield() }
        return "b"
      }
    }
    try await host.refresh()
    #expect(host.texts == ["a", "b", "plain"])
  }

  struct Inner: View {
    @Environment(\.refresh) private var refresh
    @State private var count = 0
    var body: some View {
      Text(refresh == nil ? "none" : "some")
      Button("pull") { Task { await refresh?() } }
    }
  }

  @MainActor final class Counter {
    var count = 0
  }

  @Test func `a view runs the refresh of the environment`() async throws {
    let counter = Counter()
    let host = ViewHost { VStack { Inner() }.refreshable { counter.count += 1 } }
    #expect(host.texts.first == "some")
    try host.tap("pull")
    await host.settle()
    #expect(counter.count == 1)
    #expect(ViewHost { Inner() }.texts.first == "none")
  }

  @Test func `nothing is refreshed where nothing says how`() async {
    let host = ViewHost { List { Text("a") } }
    await #expect(throws: HostError.self) { try await host.refresh() }
  }
}
