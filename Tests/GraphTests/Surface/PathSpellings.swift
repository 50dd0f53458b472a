import SwiftUI

/// What paths and shapes make together, written as in SwiftUI.
struct PathSpelling: View {
  var body: some View {
    Circle().subtracting(Rectangle()).fill(.red)
    Circle().union(.rect(cornerRadius: 3), eoFill: true).stroke()
    Circle().intersection(Capsule()).symmetricDifference(Circle())
    Rectangle().lineIntersection(Circle()).stroke(lineWidth: 2)
    Rectangle().lineSubtraction(Circle(), eoFill: false).stroke(.blue)
  }

  func paths(_ first: Path, _ second: Path) -> [Path] {
    [
      first.union(second), first.intersection(second, eoFill: true), first.subtracting(second),
      first.symmetricDifference(second), first.lineIntersection(second), first.lineSubtraction(second),
      first.normalized(), first.normalized(eoFill: false),
    ]
  }
}

/// A modifier that is made of the environment.
struct EnvironmentalSpelling: EnvironmentalModifier {
  func resolve(in environment: EnvironmentValues) -> some ViewModifier {
    OpacitySpelling(isEnabled: environment.isEnabled)
  }
}

struct OpacitySpelling: ViewModifier {
  let isEnabled: Bool
  func body(content: Content) -> some View { content.opacity(isEnabled ? 1 : 0.5) }
}

struct UndoSpelling: View {
  @Environment(\.undoManager) private var undoManager
  @Environment(\.labelsVisibility) private var labelsVisibility
  @State private var isOn = false

  var body: some View {
    Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true)
    Button("Redo") { undoManager?.redo() }.disabled(!(undoManager?.canRedo ?? false))
    Button("Forget") { undoManager?.removeAllActions() }
    Text("a").modifier(EnvironmentalSpelling())
    Toggle("b", isOn: $isOn).labelsVisibility(.hidden)
    Button("Complete") {
      var transaction = Transaction(animation: .default)
      transaction.addAnimationCompletion { isOn = false }
      transaction.addAnimationCompletion(criteria: .removed) { isOn = true }
      withTransaction(transaction) { isOn.toggle() }
    }
  }
}

/// Styles of a Mac, a watch and a television.
struct StyleSpelling: View {
  @State private var number = 0
  @State private var date = Date()

  var body: some View {
    List { Text("a") }.listStyle(.bordered)
    List { Text("a") }.listStyle(.bordered(alternatesRowBackgrounds: true))
    List { Text("a") }.listStyle(.carousel)
    List { Text("a") }.listStyle(CarouselListStyle())
    List { Text("a") }.listStyle(.elliptical)
    Picker("b", selection: $number) { Text("1").tag(1) }.pickerStyle(.radioGroup)
    DatePicker("c", selection: $date).datePickerStyle(.field)
    DatePicker("c", selection: $date).datePickerStyle(.stepperField)
    Button("d") {}.buttonStyle(.link)
    Button("d") {}.buttonStyle(.card)
    Button("d") {}.buttonStyle(.accessoryBar)
    Button("d") {}.buttonStyle(.accessoryBarAction)
    ProgressView(Progress(totalUnitCount: 3))
    Gauge(value: 0.5) {
      Text("e")
    } currentValueLabel: {
      Text("f")
    } markedValueLabels: {
      Text("0").tag(0.0)
    }
    ShareLink(items: ["a"]) {
      SharePreview($0)
    } label: {
      Text("g")
    }
    ShareLink("h", items: ["a"], subject: Text("i")) { SharePreview($0) }
    LabeledContent {
      Text("j")
    } label: {
      Text("title"); Text("subtitle")
    }
    NavigationStack { Text("k").navigationBarTitleDisplayMode(.inlineLarge) }
  }
}

/// Looks of the system's own, and documents that are opened by views.
struct AppearanceSpelling: View {
  @Environment(\.newDocument) private var newDocument
  @Environment(\.openDocument) private var openDocument

  var body: some View {
    Button("New") { newDocument(contentType: .plainText) }
    Button("Open") { Task { try? await openDocument(at: URL(fileURLWithPath: "/file")) } }
    List { Section("A") { Text("a") }.sectionIndexLabel("A") }
      .listSectionIndexVisibility(.visible).listSectionMargins(.horizontal, 8)
    ScrollView { Text("b") }.scrollEdgeEffectStyle(.soft, for: .top).scrollEdgeEffectHidden(true, for: .bottom)
    Button("c") {}.buttonSizing(.flexible).pointerStyle(.link).pointerVisibility(.hidden)
  }

  func lines(of url: URL) async throws -> [String] {
    var lines: [String] = []
    let (bytes, _) = try await URLSession.shared.bytes(from: url)
    for try await line in bytes.lines { lines.append(line) }
    return lines
  }
}
