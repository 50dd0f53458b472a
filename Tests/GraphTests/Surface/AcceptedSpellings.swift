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
