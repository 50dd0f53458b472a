import SwiftUI

struct SystemSpellings: View {
  @State private var isOn = false
  @State private var point: CGPoint?
  @State private var date = Date()
  @State private var items = [ItemSpelling()]
  @State private var attributed = AttributedString("a")
  @State private var cgColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  @FocusState private var isFocused: Bool
  @Namespace private var space

  var body: some View {
    VStack {
      pointer
      keys
      surroundings
      forms
    }
    .inspector(isPresented: $isOn) { Text("a").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
    .contextMenu(forSelectionType: UUID.self) { ids in
      Button("\(ids.count)") {}
    } primaryAction: { _ in
    }
    .toolbar {
      ToolbarItem { Button("Add", systemImage: "plus") {} }
      ToolbarSpacer(.fixed)
      ToolbarSpacer(.flexible, placement: .bottomBar)
      DefaultToolbarItem(kind: .search, placement: .bottomBar)
    }
  }

  @ViewBuilder var pointer: some View {
    Text("a")
      .onHover { isOn = $0 }
      .onHover(perform: { _ in })
      .onContinuousHover { phase in
        switch phase {
        case .active(let location): point = location
        case .ended: point = nil
        }
      }
      .onContinuousHover(coordinateSpace: .global) { _ in }
      .hoverEffectDisabled()
      .help("a").help(Text("a")).help(String("a"))
  }

  @ViewBuilder var keys: some View {
    Text("a")
      .focusable()
      .focusable(true, interactions: .activate)
      .focusEffectDisabled()
      .focusSection()
      .focusScope(space)
      .prefersDefaultFocus(in: space)
      .defaultFocus($isFocused, true)
      .onKeyPress(.space) { .handled }
      .onKeyPress(.return, phases: .down) { _ in .handled }
      .onKeyPress(keys: [.upArrow, "a"]) { press in press.modifiers.contains(.shift) ? .handled : .ignored }
      .onKeyPress(characters: .alphanumerics, phases: .up) { _ in .ignored }
      .onKeyPress(phases: .all) { press in press.phase == .repeat ? .handled : .ignored }
      .onKeyPress { _ in .ignored }
      .onExitCommand { isOn = false }
      .onDeleteCommand(perform: nil)
      .onMoveCommand { direction in isOn = direction == .left }
  }

  @ViewBuilder var surroundings: some View {
    Text("a").textVariant(.sizeDependent)
    Text("a").textVariant(.fixed)
    GeometryReader { proxy in Color.clear.padding(.leading, proxy.containerCornerInsets.topLeading.width) }
    Text("a")
      .colorScheme(.dark)
      .geometryGroup()
      .flipsForRightToLeftLayoutDirection(true)
      .persistentSystemOverlays(.hidden)
      .handlesExternalEvents(preferring: [], allowing: ["*"])
      .invalidatableContent()
      .allowedDynamicRange(.high)
      .typesettingLanguage(.init(languageCode: .thai))
      .typeSelectEquivalent("a")
      .writingToolsBehavior(.disabled)
      .presentationSizing(.form)
      .presentationSizing(.fitted)
      .navigationSubtitle("a")
      .navigationSubtitle(String("a"))
      .scenePadding(.minimum, edges: .horizontal)
      .windowResizeAnchor(.top)
      .backgroundExtensionEffect()
      .safeAreaBar(edge: .bottom) { Text("a") }
      .safeAreaBar(edge: .leading, alignment: .top, spacing: 3) { Text("a") }
    NavigationLink("a") { Text("b") }.isDetailLink(false)
    Button("a") {}.buttonStyle(.glass)
    Button("a") {}.buttonStyle(.glassProminent)
    RenameButton().renameAction {}
    RenameButton().renameAction($isFocused)
  }

  @ViewBuilder var forms: some View {
    TextField("a", text: .constant(""), onEditingChanged: { isOn = $0 })
    TextField("a", value: .constant(1), formatter: NumberFormatter(), onCommit: {})
    TextField("a", value: .constant(1), formatter: NumberFormatter(), onEditingChanged: { _ in }, onCommit: {})
    ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .white))
    ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red))
    ProgressView(timerInterval: date...date.addingTimeInterval(3))
    ProgressView(timerInterval: date...date, countsDown: false) { Text("a") }
    ProgressView(timerInterval: date...date) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    }
    Section("a", isExpanded: $isOn) { Text("b") }
    Section(isExpanded: $isOn) {
      Text("b")
    } header: {
      Text("a")
    }
    TextEditor(text: $attributed)
    ColorPicker("a", selection: $cgColor)
    ContentUnavailableView("a", image: "b", description: Text("c"))
    Picker("a", sources: $items, selection: \.isOn) { Text("b").tag(true) }
    Picker(selection: $isOn) {
      Text("a").tag(true)
    } label: {
      Text("b")
    } currentValueLabel: {
      Text("c")
    }
    DatePicker("\(items.count) dates", selection: $date).datePickerStyle(DateSpellings())
    Form { Text("a") }.formStyle(FormSpellings())
  }
}

struct DateSpellings: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    DatePicker(
      selection: configuration.$selection, in: (configuration.minimumDate ?? .distantPast)...,
      displayedComponents: configuration.displayedComponents
    ) { configuration.label }
  }
}

struct FormSpellings: FormStyle {
  func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}

#Preview {
  @Previewable @Namespace var space
  @Previewable @Environment(\.colorScheme) var colorScheme
  Text(colorScheme == .dark ? "dark" : "light").matchedGeometryEffect(id: 1, in: space)
}

struct EffectOfShaderSpellings: View {
  @Environment(\.isLuminanceReduced) private var isLuminanceReduced
  @Environment(\.backgroundMaterial) private var backgroundMaterial
  @Environment(\.isFocused) private var isFocused
  @Environment(\.appearsActive) private var appearsActive
  @State private var phase = 0.0

  struct Fading: ViewModifier, Animatable {
    var amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  var body: some View {
    Rectangle()
      .colorEffect(ShaderLibrary.ripple(.float(phase), .color(.red)))
      .distortionEffect(ShaderLibrary.default.wave(.float2(1, 2), .boundingRect), maxSampleOffset: .zero)
      .layerEffect(ShaderLibrary.bundle(.main).pixels(), maxSampleOffset: CGSize(width: 3, height: 3), isEnabled: false)
      .visualEffect { content, proxy in content.colorEffect(ShaderLibrary.ripple(.float2(proxy.size))) }
      .modifier(Fading(amount: phase).animation(.linear(duration: 1).repeatForever()))
      .modifier(Fading(amount: phase).transaction { $0.animation = nil })
      .containerBackground(.red, for: .navigation)
      .containerBackground(for: .tabView) { Color.blue }
      .environment(\.isLuminanceReduced, true)
    NavigationView { Text("a") }.navigationViewStyle(.columns)
    NavigationView { Text("a") }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    TabView { Text("a") }.tabViewStyle(.verticalPage)
    Path(roundedRect: .zero, cornerRadii: RectangleCornerRadii(topLeading: 3))
  }
}

enum UnitSpellings {
  static var nanoseconds: [UInt64] {
    [NSEC_PER_SEC * 2, UInt64(0.5 * Double(NSEC_PER_SEC)), 300 * NSEC_PER_MSEC + 5 * NSEC_PER_USEC]
  }

  static var isOnMac: Bool {
    ProcessInfo.processInfo.isiOSAppOnMac || ProcessInfo.processInfo.isMacCatalystApp || USEC_PER_SEC == 0
  }
}

#if !swift(>=6)
/// Functions of no actor use UIKit's classes, as they may in Swift 5 mode.
struct WithoutActorSpellings {
  static let width = UIScreen.main.bounds.width
  func act() {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    UIApplication.shared.isIdleTimerDisabled = true
  }
}
#endif
