import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Platform objects in views.
@MainActor
struct `Representables` {
  /// Stands in for a label of a platform.
  @MainActor
  final class UILabel {
    var text: String?
    static var made = 0
    init() { UILabel.made += 1 }
  }

  /// Stands in for a field of a platform.
  @MainActor
  final class UITextField {
    var text = ""
    var onEdit: (String) -> Void = { _ in }
    func edit(_ text: String) {
      self.text = text
      onEdit(text)
    }
  }

  struct R: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test func `S-125: two methods are enough, and there is no body`() async {
    let host = ViewHost { R() }
    #expect(host.platformObjects(of: UILabel.self).count == 1)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = R().body
    }
    #expect(standardErrorText(of: result).contains("R has no body: it stands for an object of the platform."))
  }

  struct Counted: UIViewRepresentable {
    final class Coordinator {}
    let n: Int
    func makeCoordinator() -> Coordinator {
      print("makeCoordinator")
      return Coordinator()
    }
    func makeUIView(context: Context) -> UILabel {
      print("makeUIView", ObjectIdentifier(context.coordinator).hashValue)
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = "\(n)"
      print("updateUIView", ObjectIdentifier(context.coordinator).hashValue)
    }
    static func dismantleUIView(_ uiView: UILabel, coordinator: Coordinator) {
      print("dismantleUIView", ObjectIdentifier(coordinator).hashValue)
    }
  }

  struct Counting: View {
    @State private var n = 0
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("+") { n += 1 }
        Button("same") { isShown = isShown }
        Button("remove") { isShown = false }
        if isShown { Counted(n: n) }
      }
    }
  }

  @Test func `S-126: the coordinator comes first and stays, the object is made once and updated`() throws {
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Counting() }
      for _ in 1...5 { try host?.tap("+") }
      #expect(host?.platformObjects(of: UILabel.self).map(\.text) == ["5"])
      try host?.tap("same")
      try host?.tap("remove")
    }
    let names = lines.map { $0.split(separator: " ")[0] }
    #expect(
      names == ["makeCoordinator", "makeUIView"] + Array(repeating: "updateUIView", count: 6) + ["dismantleUIView"])
    #expect(Set(lines.dropFirst().map { $0.split(separator: " ")[1] }).count == 1)
    #expect(host?.platformObjects(of: UILabel.self).isEmpty == true)
  }

  struct Field: UIViewRepresentable {
    @Binding var text: String
    final class Coordinator {
      var text: Binding<String>
      init(text: Binding<String>) { self.text = text }
    }
    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
    func makeUIView(context: Context) -> UITextField {
      let field = UITextField()
      let coordinator = context.coordinator
      field.onEdit = { coordinator.text.wrappedValue = $0 }
      return field
    }
    func updateUIView(_ uiView: UITextField, context: Context) {
      print("update \(text)")
      uiView.text = text
    }
  }

  struct Form: View {
    @State private var text = "a"
    var body: some View {
      VStack {
        Field(text: $text)
        Text("text \(text)")
      }
    }
  }

  @Test func `S-127: an event of the object sets state, which updates the object`() throws {
    let host = ViewHost { Form() }
    let field = try #require(host.platformObjects(of: UITextField.self).first)
    let lines = printedLines { host.perform { field.edit("b") } }
    #expect(lines == ["update b"])
    #expect(host.texts == ["text b"])
    #expect(host.counts(of: Form.self).bodies == 2)
  }

  struct Stored: UIViewRepresentable {
    private let label = UILabel()
    let string: String
    init(string: String) {
      self.string = string
      label.text = string
    }
    func makeUIView(context: Context) -> UILabel { label }
    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  struct Corrected: UIViewRepresentable {
    let string: String
    func makeUIView(context: Context) -> UILabel {
      print("make")
      return UILabel()
    }
    func updateUIView(_ uiView: UILabel, context: Context) {
      print("update")
      uiView.text = string
    }
  }

  struct Strings<Content: View>: View {
    @State private var n = 0
    let content: (String) -> Content
    var body: some View {
      VStack {
        Button("change") { n += 1 }
        content("string \(n)")
      }
    }
  }

  @Test func `S-128: an object stored in the view is made with each view value, and the first one is shown`() throws {
    UILabel.made = 0
    let host = ViewHost { Strings { Stored(string: $0) } }
    for _ in 1...3 { try host.tap("change") }
    #expect(UILabel.made == 4)
    #expect(host.platformObjects(of: UILabel.self).map(\.text) == ["string 0"])
  }

  @Test func `S-129: an object made by makeUIView is made once and kept up to date`() throws {
    UILabel.made = 0
    var host: ViewHost?
    let lines = try printedLines {
      host = ViewHost { Strings { Corrected(string: $0) } }
      for _ in 1...3 { try host?.tap("change") }
    }
    #expect(UILabel.made == 1)
    #expect(lines == ["make", "update", "update", "update", "update"])
    #expect(host?.platformObjects(of: UILabel.self).map(\.text) == ["string 3"])
  }

  struct Sized: UIViewRepresentable {
    @Environment(\.locale) private var locale
    let width: CGFloat
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = "\(locale.identifier) \(context.environment.isEnabled)"
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
      CGSize(width: width, height: 20)
    }
  }

  struct Growing: View {
    @State private var width: CGFloat = 30
    var body: some View {
      VStack {
        Button("grow") { width += 10 }
        Sized(width: width).named("a")
      }
    }
  }

  @Test func `an object has a size of its own and sees the environment`() throws {
    let host = ViewHost { Growing() }
    let label = try #require(host.platformObjects(of: UILabel.self).first)
    #expect(host.frame(named: "a")?.size == CGSize(width: 30, height: 20))
    try host.tap("grow")
    #expect(host.frame(named: "a")?.size == CGSize(width: 40, height: 20))
    #expect(label.text == "en_US true")
    host.setEnvironment(\.isEnabled, to: false)
    host.flush()
    #expect(label.text == "en_US false")
    host.setEnvironment(\.locale, to: Locale(identifier: "de"))
    host.flush()
    #expect(label.text == "de false")
  }
}
