/// A piece of text.
public struct Text: PrimitiveView, Equatable {
  let string: String
  var font: Font?
  private var foreground: Color?

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

  /// The text in a colour of its own, whatever the environment says.
  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.foreground = color
    return text
  }

  /// The text in a style of its own, whatever the environment says.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    foregroundColor(style._resolvedColor)
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
    let foreground = inputs.environmentValue(\.foregroundColor)
    node.draw(at: position, inputs: inputs, foreground: { text.value.foreground ?? foreground() }) {
      .text(text.value.string, font())
    }
    return inputs.output(node)
  }
}
