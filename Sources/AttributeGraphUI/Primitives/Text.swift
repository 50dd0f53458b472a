/// A piece of text.
public struct Text: PrimitiveView, Equatable {
  let string: String
  var font: Font?

  /// Makes a text of a string.
  public nonisolated init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Makes a text of a string that is not to be translated.
  public nonisolated init(verbatim content: String) {
    string = content
  }

  /// The text in a font of its own, whatever the environment says.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  /// Makes a leaf that takes the room of its lines.
  public static func _makeViewList(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Text.self)
    let text = view.attribute(at: position)
    let inherited = inputs.environment.entry(for: \.font)
    let measurer = inputs.runtime.measurer
    let graph = inputs.graph
    let font: () -> Font = { text.value.font ?? inherited.value ?? .body }
    let node = LeafNode(
      at: position, isDirect: false,
      guides: { proposal, size in
        let measured = measurer.measure(text.value.string, font: font(), width: proposal.width)
        return ViewDimensions(
          size: size, firstTextBaseline: measured.firstBaseline, lastTextBaseline: measured.lastBaseline)
      },
      size: { measurer.measure(text.value.string, font: font(), width: $0.width).size })
    position.text = { graph.untracked { text.value.string } }
    node.draw(at: position, inputs: inputs) { .text(text.value.string, font()) }
    return inputs.output(node)
  }
}
