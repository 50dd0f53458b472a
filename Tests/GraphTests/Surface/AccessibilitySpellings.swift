import SwiftUI

/// Modifiers for accessibility, as documentation and tutorials write them.
struct AccessibilitySpellings: View {
  @Environment(\.accessibilityReduceMotion) var reduceMotion
  @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityInvertColors) private var invertColors
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilityShowButtonShapes) private var shapes
  @Environment(\.accessibilitySwitchControlEnabled) private var switches
  @Environment(\.accessibilityEnabled) private var enabled
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.colorSchemeContrast) private var contrast
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState private var field: Field?
  @AccessibilityFocusState(for: .voiceOver) private var isSpoken: Bool
  @State private var rating = 3
  let name = "name"
  let items = ["a", "b"]

  enum Field: Hashable { case one, other }

  var body: some View {
    VStack {
      words
      actions
      structure
    }
    .accessibilityElement(children: .contain)
    .accessibilityFocused($isFocused)
    .onAppear { field = .one }
  }

  /// Texts with labels and settings of speech are texts.
  private var spokenText: Text {
    Text("$").accessibilityLabel("dollars") + Text(name).accessibilityLabel(name).bold()
      + Text(name).accessibilityLabel(Text("a")).accessibilityHeading(.h1).accessibilityTextContentType(.narrative)
      + Text(name).speechAdjustedPitch(1).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
      + Text(name).speechSpellsOutCharacters().typesettingLanguage(.init(languageCode: .thai)).italic()
      + Text(name).typesettingLanguage(.automatic).accessibilityLabel(LocalizedStringResource("a"))
  }

  @ViewBuilder private var words: some View {
    spokenText.accessibilityValue(Text(name).speechSpellsOutCharacters())
    Image("flower").accessibilityLabel("Flower")
    Image("flower").accessibilityLabel(Text("Flower")).accessibilityHint("Opens").accessibilityValue("\(rating) of 5")
    Text(name).accessibilityLabel(name).accessibilityHint(Text(name)).accessibilityValue(name, isEnabled: rating > 2)
    Text(name).accessibilityInputLabels(["a", "b"]).accessibilityInputLabels([Text("a")])
    Text(name).accessibilityCustomContent("Size", "Large", importance: .high)
    Text(name).accessibility(label: Text("a")).accessibility(value: Text("b")).accessibility(hint: Text("c"))
    Text(name).accessibility(hidden: true).accessibility(identifier: "a").accessibility(sortPriority: 1)
    Text(name).accessibility(addTraits: .isButton).accessibility(removeTraits: [.isImage, .isStaticText])
    Text(name).accessibility(activationPoint: .center).accessibility(inputLabels: [Text("a")])
  }

  @ViewBuilder private var actions: some View {
    Text("\(rating)")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: rating += 1
        case .decrement: rating -= 1
        @unknown default: break
        }
      }
      .accessibilityAction { rating = 0 }
      .accessibilityAction(.magicTap) { rating = 1 }
      .accessibilityAction(named: "Reset") { rating = 0 }
      .accessibilityAction(named: Text("Reset")) { rating = 0 }
      .accessibilityAction(named: name) { rating = 0 }
      .accessibilityAction(action: { rating = 0 }, label: { Text("Reset") })
      .accessibilityActions { ForEach(items, id: \.self) { item in Button(item) { rating = 1 } } }
      .accessibilityScrollAction { edge in if edge == .top { rating = 1 } }
      .accessibilityZoomAction { action in if action.direction == .zoomIn { rating = 2 } }
  }

  @ViewBuilder private var structure: some View {
    HStack { Text("a") }
      .accessibilityElement()
      .accessibilityElement(children: .combine)
      .accessibilityHidden(rating == 1)
      .accessibilityAddTraits(rating == 1 ? [.isSelected, .isButton] : .isButton)
      .accessibilityAddTraits(rating == 1 ? .isSelected : [])
      .accessibilityRemoveTraits(.isImage)
      .accessibilitySortPriority(2)
      .accessibilityHeading(.h2)
      .accessibilityRepresentation { Slider(value: .constant(0.5)) { Text("a") } }
      .accessibilityChildren { ForEach(items, id: \.self) { Text($0) } }
      .accessibilityFocused($field, equals: .other)
      .accessibilityRotor("Vowels") {
        ForEach(items, id: \.self) { item in AccessibilityRotorEntry(item, id: item) }
      }
      .accessibilityRotor(Text("Items"), entries: items, entryID: \.self, entryLabel: \.self)
    Text("a")
      .accessibilityRespondsToUserInteraction(false)
      .accessibilityIgnoresInvertColors()
      .accessibilityTextContentType(.sourceCode)
      .accessibilityDirectTouch(options: .silentOnTouch)
      .accessibilityActivationPoint(.topLeading)
      .speechSpellsOutCharacters()
      .speechAdjustedPitch(0.5)
      .accessibilityShowsLargeContentViewer { Label("a", systemImage: "star") }
      .accessibilityShowsLargeContentViewer()
      .accessibilityIdentifier("a")
  }
}
