/// A leaf that takes the room of the lines of a text.
final class TextNode: LeafNode, ValueReceiver {
  private var value: Text
  /// The font and the colour of the surroundings, for a text without its own.
  private let surroundings: TextSurroundings

  /// Makes the leaf of a text.
  init(at position: ViewPosition, value: Text, surroundings: TextSurroundings) {
    self.value = value
    self.surroundings = surroundings
    super.init(at: position)
    surroundings.add(self)
  }

  /// Takes a new text over.
  func update(to new: Text) {
    guard value != new else { return }
    let isMeasuredAlike = value.string == new.string && value.font == new.font
    value = new
    noteDrawing()
    if !isMeasuredAlike { invalidate() }
  }

  override func inputChanged(_ input: LayoutInput) {
    // The colour does not matter to layout, nor does the opacity.
    if input === surroundings && surroundings.isFontChanging { super.inputChanged(input) } else { noteDrawing() }
  }

  private var font: Font { value.font ?? surroundings.font ?? .body }

  override var text: (() -> String)? { { self.value.string } }
  override var content: DisplayContent? { .text(value.string, font) }
  override var foregroundColor: Color? { value.foreground ?? surroundings.color }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    runtime.measurer.measure(value.string, font: font, width: proposal.width).size
  }

  // The width of a text that has room enough is the ideal one, and the height matters to none.
  override func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize {
    guard let width = proposal.width, !width.isNaN, width < sizeThatFits(.unspecified).width else { return .unspecified }
    return ProposedViewSize(width: width, height: nil)
  }

  override var hasGuides: Bool { true }
  override var hasOnlyBaselines: Bool { true }

  override func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions {
    let measured = runtime.measurer.measure(value.string, font: font, width: proposal.width)
    return ViewDimensions(
      size: size, firstTextBaseline: measured.firstBaseline, lastTextBaseline: measured.lastBaseline)
  }
}

/// What texts take from the environment: one thing to follow for a text, as there are many.
final class TextSurroundings: LayoutInput {
  /// The font, if one is set.
  private(set) var font: Font?
  /// The colour, if one is set.
  private(set) var color: Color?
  /// Whether the font is what followers are being told of.
  private(set) var isFontChanging = false

  /// Takes over what an environment says.
  func update(to values: EnvironmentValues) {
    let (font, color) = (values.font, values.foregroundColor)
    guard font != self.font || color != self.color else { return }
    isFontChanging = font != self.font
    (self.font, self.color) = (font, color)
    notify()
    isFontChanging = false
  }
}
