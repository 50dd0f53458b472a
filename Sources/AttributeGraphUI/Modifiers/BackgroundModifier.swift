/// Views behind a view, in its rectangle.
public struct _BackgroundModifier<Background: View>: ViewModifier {
  /// What is behind.
  public var background: Background
  /// How it is aligned.
  public var alignment: Alignment

  /// Puts views behind a view.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }

  /// Puts the views behind each view inside.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let alignment = modifier.projection(\.alignment).attribute(at: position, comparedBy: ==)
    return body(
      inputs.wrapping(at: position) { child, place in
        let behind = ViewPosition(SecondaryNode.self, in: place, runtime: place.runtime)
        // In a branch it is the whole place that stands beside the view.
        (place === position ? behind : place).isBehind = true
        let modifier = place === position ? modifier : modifier.until(endOf: place)
        let content = Background._makeViewList(
          view: modifier.projection(\.background), inputs: inputs.forChildren(of: behind, along: nil))
        return BackgroundNode(
          at: place, around: child, secondary: SecondaryNode(at: behind, content: content) { alignment.value })
      })
  }
}

extension View {
  /// Puts a view behind this one, in its rectangle.
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    modifier(_BackgroundModifier(background: background, alignment: alignment))
  }

  /// Puts views behind this one, in its rectangle.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }
}
