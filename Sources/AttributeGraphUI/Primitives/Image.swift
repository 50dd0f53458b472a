import AttributeGraph2

/// A symbol of the system, by its name.
///
/// There are no pictures without a screen: the symbol is a square as high as a line of the font around it.
public struct Image: PrimitiveView, Equatable {
  let name: String
  private var isResizable = false

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
  public static func _makeViewList(view: _GraphValue<Image>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Image.self)
    let image = view.attribute(at: position)
    let (measurer, font) = (inputs.runtime.measurer, inputs.environmentValue(\.font))
    let foreground = inputs.environmentValue(\.foregroundColor)
    let node = LeafNode(at: position) { proposal in
      let side = measurer.lineHeight(of: font() ?? .body)
      guard image.value.isResizable else { return CGSize(width: side, height: side) }
      return Length.measured(proposal.replacingUnspecifiedDimensions(by: CGSize(width: side, height: side)))
    }
    position.facts.symbol = { view.read().name }
    node.draw(at: position, inputs: inputs, foreground: foreground) { .symbol(image.value.name) }
    return inputs.output(node)
  }
}
