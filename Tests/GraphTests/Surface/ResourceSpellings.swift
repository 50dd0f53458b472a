import SwiftUI

/// Titles from resources, wherever a title is.
extension LocalizedStringResource {
  static let spelledTitle: LocalizedStringResource = "title"
}

struct ControlResourceSpelling: View {
  let title: LocalizedStringResource
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 0.5
  @State private var optional: Double?
  @State private var date = Date.now
  @State private var dates: Set<DateComponents> = []
  @State private var color = Color.red

  var body: some View {
    Button(title, systemImage: "star") {}
    Button(.spelledTitle, systemImage: "star", role: .cancel) {}
    Button(.spelledTitle, role: .destructive) {}
    Label(title, image: "a")
    Toggle(title, isOn: $isOn)
    Toggle(title, systemImage: "star", isOn: $isOn)
    Menu(title) { Text("a") }
    Menu(title) {
      Text("a")
    } primaryAction: {
    }
    Menu(title, systemImage: "star") { Text("a") }
    Menu(title, systemImage: "star") {
      Text("a")
    } primaryAction: {
    }
    Picker(title, selection: $text) { Text("a") }
    Picker(title, systemImage: "star", selection: $text) { Text("a") }
    Stepper(title, value: $number)
    Stepper(title, value: $number, in: 0...1, step: 0.1)
    Stepper(title, onIncrement: {}, onDecrement: nil)
    DatePicker(title, selection: $date)
    DatePicker(title, selection: $date, in: Date.now..., displayedComponents: .date)
    ColorPicker(title, selection: $color)
    MultiDatePicker(title, selection: $dates)
    Link(title, destination: URL(fileURLWithPath: "/"))
    ShareLink(title, item: "a")
    TextField(title, text: $text)
    TextField(title, text: $text, prompt: Text("a"))
    TextField(title, text: $text, axis: .vertical)
    TextField(title, value: $number, format: .number)
    TextField(title, value: $optional, format: .number)
    SecureField(title, text: $text)
  }
}

struct ContainerResourceSpelling: View {
  struct Row: Identifiable {
    let id: Int
    let name: String
  }

  let title: LocalizedStringResource
  @State private var isOn = false

  var body: some View {
    Section(title) { Text("a") }
    Section(title, isExpanded: $isOn) { Text("a") }
    NavigationLink(title, value: 1)
    NavigationLink(title) { Text("a") }
    LabeledContent(title, value: "a")
    LabeledContent(title, value: 1, format: .number)
    LabeledContent(title) { Text("a") }
    ProgressView(title)
    ProgressView(title, value: 0.5)
    GroupBox(title) { Text("a") }
    DisclosureGroup(title) { Text("a") }
    DisclosureGroup(title, isExpanded: $isOn) { Text("a") }
    ControlGroup(title) { Text("a") }
    ContentUnavailableView(title, systemImage: "star")
    ContentUnavailableView(title, image: "a", description: Text(title))
    TabView {
      Tab(title, systemImage: "star") { Text("a") }
      TabSection(title) { Tab(title, image: "a") { Text("a") } }
    }
    TabView(selection: .constant(1)) { Tab(title, systemImage: "star", value: 1, role: .search) { Text("a") } }
    Table([Row(id: 1, name: "a")]) {
      TableColumn(title) { row in Text(row.name) }
      TableColumn(title, value: \.name)
    }
  }
}

struct ModifierResourceSpelling: View {
  let title: LocalizedStringResource
  let number: Int?
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    Group {
      Text("a").navigationTitle(title).navigationSubtitle(title)
      Text("a").alert(title, isPresented: $isOn) { Text("a") }
      Text("a").alert(title, isPresented: $isOn) {
        Text("a")
      } message: {
        Text("b")
      }
      Text("a").alert(title, isPresented: $isOn, presenting: number) { Text("\($0)") }
      Text("a").alert(title, isPresented: $isOn, presenting: number) {
        Text("\($0)")
      } message: {
        Text("\($0)")
      }
      Text("a").confirmationDialog(title, isPresented: $isOn) { Text("a") }
      Text("a").confirmationDialog(title, isPresented: $isOn, titleVisibility: .visible) {
        Text("a")
      } message: {
        Text("b")
      }
      Text("a").confirmationDialog(title, isPresented: $isOn, presenting: number) { Text("\($0)") }
      Text("a").searchable(text: $text, prompt: title)
      Text("a").searchable(text: $text, isPresented: $isOn, prompt: title)
    }
    Text("a")
      .accessibilityLabel(title).accessibilityValue(title).accessibilityHint(title)
      .accessibilityAction(named: title) {}
      .accessibilityInputLabels([title])
      .accessibilityCustomContent(title, title)
      .badge(title).help(title).typeSelectEquivalent(title)
      .dialogSuppressionToggle(title, isSuppressed: $isOn)
      .fileDialogMessage(title).fileDialogConfirmationLabel(title).fileExporterFilenameLabel(title)
  }
}

struct SceneResourceSpelling: Scene {
  let title: LocalizedStringResource

  var body: some Scene {
    WindowGroup(title) { Text("a") }.commands { CommandMenu(title) { Text("a") } }
    WindowGroup(title, id: "b") { Text("a") }
    Window(title, id: "a") { Text("a") }
    MenuBarExtra(title, systemImage: "star") { Text("a") }
  }
}
