import SwiftUI

struct ControlSpellings: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla
    var id: Self { self }
  }

  @State private var flavor = Flavor.vanilla
  @State private var date = Date()
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.red
  @State private var text = ""
  @State private var isOn = false
  @State private var items = [ItemSpelling()]
  @State private var number = 5.0
  @State private var count = 1
  @Environment(\.editMode) private var editMode
  @Environment(\.redactionReasons) private var redactionReasons
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    Form {
      pickers
      dates
      fields
      values
      menus
    }
    .toggleStyle(.switch)
    .toggleStyle(SwitchToggleStyle(tint: .red))
    .controlSize(.large)
    .tint(.orange)
    .preferredColorScheme(.dark)
    .preferredColorScheme(isOn ? .dark : nil)
  }

  @ViewBuilder var pickers: some View {
    Picker("Flavor", selection: $flavor) {
      ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized) }
    }
    .pickerStyle(.segmented)
    Picker(selection: $flavor, label: Text("Flavor")) { Text("a").tag(Flavor.vanilla) }
      .pickerStyle(SegmentedPickerStyle())
      .pickerStyle(WheelPickerStyle()).pickerStyle(.wheel)
      .pickerStyle(MenuPickerStyle()).pickerStyle(.menu)
      .pickerStyle(InlinePickerStyle()).pickerStyle(.inline)
      .pickerStyle(DefaultPickerStyle()).pickerStyle(.automatic)
      .pickerStyle(.palette).pickerStyle(.navigationLink)
  }

  @ViewBuilder var dates: some View {
    DatePicker("Start", selection: $date, displayedComponents: [.date])
    DatePicker("Start", selection: $date, in: Date()..., displayedComponents: .hourAndMinute)
    DatePicker("Start", selection: $date, in: ...Date()).datePickerStyle(.graphical)
    DatePicker(selection: $date, in: Date()...Date.distantFuture, displayedComponents: [.date, .hourAndMinute]) {
      Text("Start")
    }
    .datePickerStyle(GraphicalDatePickerStyle())
    .datePickerStyle(WheelDatePickerStyle())
    .datePickerStyle(.compact)
    .labelsHidden()
    MultiDatePicker("Days", selection: $days)
    MultiDatePicker("Days", selection: $days, in: Date()...)
    ColorPicker("Color", selection: $color, supportsOpacity: false)
    ColorPicker(selection: $color) { Text("Color") }
  }

  @ViewBuilder var fields: some View {
    SecureField("Password", text: $text)
    SecureField("Password", text: $text, prompt: Text("Required"))
    SecureField("Password", text: $text) { print("done") }
    SecureField(text: $text) { Text("Password") }
    TextField("Note", text: $text, axis: .vertical).lineLimit(3)
    TextField("Note", text: $text, prompt: Text("b"), axis: .horizontal)
    TextField("Name", text: $text).textFieldStyle(.roundedBorder)
    TextField("Name", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("Name", text: $text).textFieldStyle(PlainTextFieldStyle()).textFieldStyle(UnderlinedSpelling())
    TextEditor(text: $text).textEditorStyle(.plain)
  }

  @ViewBuilder var values: some View {
    LabeledContent("Name", value: "Ada")
    LabeledContent("Count", value: count, format: .number)
    LabeledContent("Custom") { Text("a") }
    LabeledContent {
      Text("a")
    } label: {
      Text("b")
    }
    .labeledContentStyle(.automatic)
    Gauge(value: number, in: 0...10) { Text("a") }.gaugeStyle(.accessoryCircular)
    Gauge(value: 0.3) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("c")
    } maximumValueLabel: {
      Text("d")
    }
    .gaugeStyle(.linearCapacity)
    Slider(value: $number, in: 0...10, onEditingChanged: { _ in }, label: { Text("a") })
    Slider(value: $number, in: 0...10, step: 1) {
      Text("a")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    } onEditingChanged: { editing in
      print(editing)
    }
    Stepper(value: $count, in: 0...10, onEditingChanged: { _ in }) { Text("a") }
    Stepper(onIncrement: {}, onDecrement: {}) { Text("a") }
    Stepper("a", value: $count, in: 1...5, step: 1)
    Toggle("a", sources: [$isOn, $isOn], isOn: \.self)
    Toggle("a", sources: $items, isOn: \.isOn)
    Toggle("a", isOn: $isOn).toggleStyle(.button)
    ShareLink(item: "text")
    ShareLink(item: URL(fileURLWithPath: "/")) { Label("Share", systemImage: "square.and.arrow.up") }
    ShareLink("Share", item: "text", preview: SharePreview("Preview"))
    PasteButton(payloadType: String.self) { strings in text = strings[0] }
    EditButton()
    HelpLink(destination: URL(fileURLWithPath: "/"))
    HelpLink { print("help") }
    DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(.automatic)
  }

  @ViewBuilder var menus: some View {
    Menu("Actions") {
      Button("One", action: {})
      Menu("More") { Button("Two") {} }
      Divider()
      Picker("Flavor", selection: $flavor) { Text("a").tag(Flavor.vanilla) }
    }
    .menuStyle(.borderlessButton)
    .menuOrder(.fixed)
    .menuIndicator(.hidden)
    .menuActionDismissBehavior(.disabled)
    Menu {
      Text("a")
    } label: {
      Image(systemName: "ellipsis")
    } primaryAction: {
      print("a")
    }
    Text("a").contextMenu {
      Button("Copy") {}
      Button(role: .destructive) {
      } label: {
        Text("Delete")
      }
    }
    Text("a").contextMenu {
      Button("Copy") {}
    } preview: {
      Text("b")
    }
    ControlGroup { Button("a") {} }.controlGroupStyle(.navigation)
    ControlGroup("Group", systemImage: "star") { Button("a") {} }
    ContentUnavailableView("None", systemImage: "tray", description: Text("a"))
    ContentUnavailableView.search
    ContentUnavailableView.search(text: text)
    ContentUnavailableView {
      Label("None", systemImage: "tray")
    } description: {
      Text("a")
    } actions: {
      Button("b") {}
    }
    TabView { Text("a") }.tabViewStyle(.page).tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
      .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    Button("Save") {}.keyboardShortcut("s").keyboardShortcut(.defaultAction).keyboardShortcut(
      "s", modifiers: [.command, .shift]
    )
    .buttonBorderShape(.capsule).buttonBorderShape(.roundedRectangle(radius: 4)).buttonRepeatBehavior(.enabled)
    Text("a").badge(1).badge("new").badge(Text("b")).badgeProminence(.decreased).headerProminence(.increased)
    Text("a").redacted(reason: .placeholder).redacted(reason: isOn ? .privacy : []).unredacted().privacySensitive()
    Text("a").textSelection(.enabled).hoverEffect(.lift).hoverEffect().scenePadding().scenePadding(.horizontal)
    Text("a").onInteractiveResizeChange { _ in }.containerCornerOffset(.leading, sizeToFit: true)
    Text("a").layoutDirectionBehavior(.mirrors).defersSystemGestures(on: .top)
  }
}

struct UnderlinedSpelling: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    VStack {
      configuration
      Divider()
    }
  }
}

struct ItemSpelling: Identifiable {
  let id = 1
  var isOn = false
}
