import SwiftUI

/// Modifiers of systems that a host does not have.
struct AcceptedSpelling: View {
  @State private var text = ""
  @State private var turns = 0.0
  @State private var step = 0
  @State private var isOptionHeld = false
  private let suggestions = ["a", "b"]

  var body: some View {
    VStack {
      NavigationLink("a") { Text("b") }.navigationLinkIndicatorVisibility(.hidden)
      Slider(value: $turns).sliderThumbVisibility(.hidden)
      Label("a", systemImage: "star").labelIconToTitleSpacing(10).labelReservedIconWidth(20)
      TextField("Category", text: $text)
        .textInputSuggestions {
          ForEach(suggestions, id: \.self) { Text($0).textInputCompletion($0) }
        }
      TextField("Category", text: $text)
        .textInputSuggestions(suggestions, id: \.self) { Text($0).textInputCompletion($0) }
    }
    .onModifierKeysChanged(mask: .option, initial: true) { _, new in isOptionHeld = new.contains(.option) }
    .onModifierKeysChanged { old, new in print(old, new) }
    .defaultHoverEffect(.highlight)
    .onPlayPauseCommand { step += 1 }
    VStack {
      Text("a").focusable()
        .digitalCrownRotation($turns)
        .digitalCrownRotation($turns, from: 1, through: 50, by: 1, sensitivity: .low, isContinuous: false)
        .digitalCrownRotation($turns, from: 0, through: 10)
      Text("a")
        .digitalCrownRotation(
          detent: $step, from: 0, through: 10, by: 1, sensitivity: .medium, isContinuous: true,
          isHapticFeedbackEnabled: true
        ) { event in
          print(event.offset, event.velocity)
        } onIdle: {
          print("idle")
        }
      Text("a").accessibilityDropPoint(.center, description: "You can drop here")
      Text("a").accessibilityDragPoint(.leading, description: Text("drag"))
    }
    .glassBackgroundEffect()
    .glassBackgroundEffect(in: .capsule, displayMode: .always)
    Image(systemName: "star").symbolVariant(.fill).symbolColorRenderingMode(.gradient)
    Image(systemName: "star").symbolVariableValueMode(.draw).symbolColorRenderingMode(.flat).resizable()
    Text("a").animation(.timingCurve(.circularEaseInOut.inverse, duration: 1), value: step)
    Button(role: .close) { step += 1 }
    Button(role: .confirm, action: { step += 1 })
    Button(role: .destructive, action: { step += 1 }) { Text("a") }
  }
}

struct TabModifierSpelling: View {
  @State private var isShown = false

  var body: some View {
    TabView {
      Tab("a", systemImage: "star") { Text("a") }
        .dropDestination(for: String.self) { print($0) }
        .draggable("a")
        .popover(isPresented: $isShown) { Text("b") }
        .help("What it is")
        .accessibilityHint("What it does")
    }
  }
}

struct OpeningSpelling: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button("Open") {
      if let url = URL(string: "https://example.com") { openURL(url, prefersInApp: true) }
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        guard let other = URL(string: "other:\(url)") else { return .systemAction }
        return url.isFileURL ? .systemAction(other, prefersInApp: true) : .systemAction(other)
      })
  }
}

struct SystemInputSpelling: View {
  @State private var selection: TextSelection?
  @State private var text = ""

  var body: some View {
    TextField("a", text: $text).searchSelection($selection)
      .textSelectionAffinity(.downstream)
      .writingToolsAffordanceVisibility(.hidden)
      .textInputFormattingControlVisibility(.hidden, for: .all)
    ScrollView { Text("a").accessibilityScrollStatus("Page 1") }
      .scrollInputBehavior(.disabled, for: .handGestureShortcut)
    Button("a") {}.handGestureShortcut(.primaryAction)
    Picker("a", selection: $text) { Image(systemName: "star").tag("a") }
      .pickerStyle(.palette).paletteSelectionEffect(.symbolVariant(.fill))
    Link("a", destination: URL(fileURLWithPath: "/")).onOpenURL(prefersInApp: true)
      .task(name: "load", priority: .high) { await Task.yield() }
      .task(id: text, name: "load") { await Task.yield() }
      .materialActiveAppearance(.active)
    Image(systemName: "star").symbolEffect(.drawOn, isActive: text.isEmpty)
    Image(systemName: "star").symbolEffect(.drawOff.byLayer, isActive: text.isEmpty)
      .transition(.symbolEffect(.drawOn.individually))
    Text("a")
      .toolbar {
        ToolbarItem(placement: .title) { Text("a") }
        ToolbarItem(placement: .subtitle) { Text("a") }
        ToolbarItem(placement: .largeTitle) { Text("a") }
        ToolbarItem(placement: .largeSubtitle) { Text("a") }
        ToolbarItem(placement: .accessoryBar(id: "a")) { Text("a") }
      }
      .toolbarBackground(.hidden, for: .accessoryBar(id: "a"))
  }
}

struct SurroundingsSpelling: View {
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.menuIndicatorVisibility) private var menuIndicatorVisibility
  @Environment(\.backgroundProminence) private var backgroundProminence
  @Environment(\.isFocusEffectEnabled) private var isFocusEffectEnabled
  @Environment(\.allowedDynamicRange) private var allowedDynamicRange
  @Environment(\.materialActiveAppearance) private var materialActiveAppearance
  @Environment(\.tabViewBottomAccessoryPlacement) private var placement
  @Environment(\.openImmersiveSpace) private var openImmersiveSpace
  @Environment(\.dismissImmersiveSpace) private var dismissImmersiveSpace

  var body: some View {
    switch placement {
    case .inline: Text("a")
    case .expanded: Text("b").foregroundStyle(backgroundProminence == .increased ? .primary : .secondary)
    default: Text("c").bold(shortcut == .defaultAction)
    }
    Button("Open") {
      Task {
        switch await openImmersiveSpace(id: "a") {
        case .opened: await dismissImmersiveSpace()
        case .userCancelled, .error: break
        }
      }
    }
    TabView { Text("a") }.tabViewBottomAccessory(isEnabled: isFocusEffectEnabled) { Text("a") }
  }
}

struct WindowOrderSpelling: Scene {
  var body: some Scene {
    Window("a", id: "a") {
      Text("a").windowToolbarFullScreenVisibility(.onHover).assistiveAccessNavigationIcon(systemImage: "star")
    }
    .windowLevel(.floating)
    .windowManagerRole(.associated)
    .windowIdealSize(.fitToContent)
    .windowIdealPlacement { content, context in
      let size = content.sizeThatFits(.unspecified)
      return WindowPlacement(x: context.defaultDisplay.visibleRect.midX, y: 0, width: size.width, height: size.height)
    }
  }
}

struct ImageTitleSpelling: View {
  let image: ImageResource
  @State private var isOn = true

  var body: some View {
    Toggle("a", image: image, isOn: $isOn)
    Menu("a", image: image) { Text("a") }
    Menu("a", image: image) {
      Text("a")
    } primaryAction: {
    }
    ControlGroup("a", image: image) { Text("a") }
    TabView { Tab("a", systemImage: "star") { Text("a") }.springLoadingBehavior(.enabled) }
    Button("a") {
      var transaction = Transaction()
      transaction.scrollPositionUpdatePreservesVelocity = true
      withTransaction(transaction) { isOn = false }
    }
  }
}

struct BoxStyleSpelling: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding() }
}

struct GaugeStyleSpelling: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.markedValueLabels
  }
}

struct SystemUseSpelling: View {
  @Environment(\.disableAutocorrection) private var isAutocorrectionDisabled

  var body: some View {
    Button("a") {}.controlSize(.small ... .large).controlSize(...ControlSize.regular)
      .interactionActivityTrackingTag("a")
      .navigationDocument("a")
      .navigationDocument("a", preview: SharePreview("a"))
    TabView { Text(isAutocorrectionDisabled == true ? "a" : "b") }.tabViewSearchActivation(.searchTabSelection)
  }
}
