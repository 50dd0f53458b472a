/// A leaf that takes the room of the lines of a text.
final class TextNode: LeafNode {
  private var value: Text
  /// The font of the surroundings, for a text without its own.
  private let inherited: EnvironmentEntry<Font?>

  /// Makes the leaf of a text.
  init(at position: ViewPosition, value: Text, inherited: EnvironmentEntry<Font?>) {
    self.value = value
    self.inherited = inherited
    super.init(at: position)
    inherited.add(self)
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
