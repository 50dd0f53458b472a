/// A leaf that takes the room of the lines of a text.
final class TextNode: LeafNode {
  private let text: LayoutValue<Text>
  /// The font of the surroundings, for a text without its own.
  private let inherited: EnvironmentEntry<Font?>
  /// The colour of the surroundings, for a text without its own.
  private let inheritedColor: EnvironmentEntry<Color?>

  /// Makes the leaf of a text.
  init(at position: ViewPosition, text: LayoutValue<Text>, in environment: EnvironmentScope) {
    self.text = text
    inherited = environment.entry(for: \.font)
    inheritedColor = environment.foregroundColor
    super.init(at: position)
    text.add(self)
    inherited.add(self)
    inheritedColor.add(self)
  }

  override func inputChanged(_ input: LayoutInput) {
    // The colour does not matter to layout.
    if input === inheritedColor { noteDrawing() } else { super.inputChanged(input) }
  }

  private var font: Font { text.value.font ?? inherited.current ?? .body }

  override var content: DisplayContent? { .text(text.value.string, font) }
  override var foregroundColor: Color? { text.value.foreground ?? inheritedColor.current }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    runtime.measurer.measure(text.value.string, font: font, width: proposal.width).size
  }

  override var hasGuides: Bool { true }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let measured = runtime.measurer.measure(text.value.string, font: font, width: proposal.width)
    return ViewDimensions(
      size: size, firstTextBaseline: measured.firstBaseline, lastTextBaseline: measured.lastBaseline)
  }
}
