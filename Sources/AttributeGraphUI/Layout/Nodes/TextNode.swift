/// A leaf that takes the room of the lines of a text.
final class TextNode: LeafNode {
  private let text: LayoutValue<Text>
  /// The font of the surroundings, for a text without its own.
  private let inherited: EnvironmentEntry<Font?>

  /// Makes the leaf of a text.
  init(at position: ViewPosition, text: LayoutValue<Text>, inherited: EnvironmentEntry<Font?>) {
    self.text = text
    self.inherited = inherited
    super.init(at: position)
    text.add(self)
    inherited.add(self)
  }

  private var font: Font { text.value.font ?? inherited.current ?? .body }

  override var content: DisplayContent? { .text(text.value.string, font) }

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
