/// A leaf that takes the room of the lines of a text.
final class TextNode: LeafNode {
  private var value: Text
  /// The font of the surroundings, for a text without its own.
  private let inherited: EnvironmentEntry<Font?>
  /// The colour of the surroundings, for a text without its own.
  private let inheritedColor: EnvironmentEntry<Color?>

  /// Makes the leaf of a text.
  init(at position: ViewPosition, value: Text, in environment: EnvironmentScope) {
    self.value = value
    inherited = environment.entry(for: \.font)
    inheritedColor = environment.foregroundColor
    super.init(at: position)
    inherited.add(self)
    inheritedColor.add(self)
  }

  override func inputChanged(_ input: LayoutInput) {
    // The colour does not matter to layout.
    if input === inheritedColor { noteDrawing() } else { super.inputChanged(input) }
  }

  /// Takes a new text over.
  func update(to new: Text) {
    guard value != new else { return }
    value = new
    noteDrawing()
    invalidate()
  }

  private var font: Font { value.font ?? inherited.current ?? .body }

  override var text: (() -> String)? { { self.value.string } }

  override var content: DisplayContent? { .text(value.string, font) }

  override var foregroundColor: Color? { value.foreground ?? inheritedColor.current }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    runtime.measurer.measure(value.string, font: font, width: proposal.width).size
  }

  override var hasGuides: Bool { true }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let measured = runtime.measurer.measure(value.string, font: font, width: proposal.width)
    return ViewDimensions(
      size: size, firstTextBaseline: measured.firstBaseline, lastTextBaseline: measured.lastBaseline)
  }
}
