/// A symbol of the system, by its name.
///
/// There are no pictures without a screen: the symbol is a square as high as a line of the font around it.
nonisolated public struct Image: PrimitiveView, Equatable, Sendable {
  let name: String
  private(set) var isResizable = false

  /// Makes the symbol of a name.
  public nonisolated init(systemName: String) {
    name = systemName
  }

  /// The symbol in the size that it is given.
  public nonisolated func resizable() -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Makes a leaf as large as the font says, or as proposed where it is resizable.
  @MainActor public static func _makeViewList(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Image.self)
    let image = view.layoutValue(comparedBy: ==)
    let node = SymbolNode(at: position, image: image, in: inputs.environment)
    position.facts.symbol = { image.value.name }
    node.draw(inputs)
    return inputs.output(node)
  }
}

/// The leaf of a symbol.
final class SymbolNode: LeafNode {
  private let image: LayoutValue<Image>
  private let font: EnvironmentEntry<Font?>
  private let inheritedPaint: EnvironmentEntry<DisplayPaint?>

  /// Makes the leaf of a symbol.
  init(at position: ViewPosition, image: LayoutValue<Image>, in environment: EnvironmentScope) {
    self.image = image
    font = environment.entry(for: \.font)
    inheritedPaint = environment.foregroundPaint
    super.init(at: position)
    image.add(self)
    font.add(self)
    inheritedPaint.add(self)
  }

  override var isMeasuredDirectly: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let side = runtime.measurer.lineHeight(of: font.current ?? .body)
    let square = CGSize(width: side, height: side)
    return image.value.isResizable
      ? Length.measured(proposal.replacingUnspecifiedDimensions(by: square)) : square
  }

  override var content: DisplayContent? { .symbol(image.value.name) }
  override var foreground: DisplayPaint? { inheritedPaint.current }
}
