/// A piece of text.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
  let string: String
  var font: Font?
  /// What varies its font, on top of what varies those of its surroundings.
  var variation = FontVariation()
  /// What it is drawn in, if that is its own.
  private(set) var foreground: DisplayPaint?

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
    text.foreground = color.map(DisplayPaint.color)
    return text
  }

  /// The text in a style of its own, whatever the environment says.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.foreground = style._paint
    return text
  }

  /// Makes a leaf that takes the room of its lines.
  @MainActor public static func _makeViewList(view: _GraphValue<Text>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Text.self)
    let node = TextNode(at: position, value: view.read(), surroundings: inputs.environment.textSurroundings)
    view.updater.add(node, of: view)
    node.draw(inputs)
    return inputs.output(node)
  }
}
