/// Views behind a view, in its rectangle.
nonisolated public struct _BackgroundModifier<Background: View>: PrimitiveViewModifier {
  /// The background.
  public var background: Background
  /// The alignment.
  public var alignment: Alignment
  /// Whether the background was given as a value, so that a style also fills the unsafe area.
  var isValue = false

  /// Puts views behind a view.
  public init(background: Background, alignment: Alignment = .center) {
    self.background = background
    self.alignment = alignment
  }

  /// Puts the views behind each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    inputs.secondary(
      at: inputs.makePosition(Self.self), modifier, alignment: modifier.property(\.alignment),
      content: { $0.property(\.background) }, isBehind: true,
      fillsUnsafeArea: Background.self is any ShapeStyle.Type && modifier.read().isValue, body: body)
  }
}

/// Views over a view, in its rectangle.
nonisolated public struct _OverlayModifier<Overlay: View>: PrimitiveViewModifier {
  /// The overlay.
  public var overlay: Overlay
  /// The alignment.
  public var alignment: Alignment

  /// Puts views over a view.
  public init(overlay: Overlay, alignment: Alignment = .center) {
    self.overlay = overlay
    self.alignment = alignment
  }

  /// Puts the views over each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    inputs.secondary(
      at: inputs.makePosition(Self.self), modifier, alignment: modifier.property(\.alignment),
      content: { $0.property(\.overlay) }, isBehind: false, body: body)
  }
}

extension _ViewInputs {
  /// Puts the content of a modifier behind or over each view inside.
  func secondary<Modifier, Content: View>(
    at position: ViewPosition, _ modifier: _GraphValue<Modifier>, alignment: _GraphValue<Alignment>,
    content: @escaping (_GraphValue<Modifier>) -> _GraphValue<Content>, isBehind: Bool, fillsUnsafeArea: Bool = false,
    body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let alignment = alignment.layoutValue(comparedBy: ==)
    let direction = self.direction
    // The content of an enclosing modifier with a body is its content here, too.
    let inputs = self
    let around = wrapping(at: position) { child, place in
      let layer = ViewPosition(SecondaryNode.self, in: place, runtime: place.runtime)
      // In a branch, the whole branch is placed beside the view.
      if isBehind { (place === position ? layer : place).isBehind = true }
      let modifier = place === position ? modifier : modifier.until(endOf: place)
      let inside = inputs.forPlace(at: layer, in: .layers)
      let content = Content._makeViewList(view: content(modifier), inputs: inside)
      if case .one(let node) = content.items, let filling = node as? FillingNode {
        let node = FilledNode(
          at: place, wrapping: child, filling: filling, alignment: alignment, fillsUnsafeArea: fillsUnsafeArea)
        node.direction = direction
        return node
      }
      let secondary =
        fillsUnsafeArea
        ? StyleBackgroundNode(at: layer, content: content, alignment: alignment)
        : SecondaryNode(at: layer, content: content, alignment: alignment)
      secondary.direction = direction
      return BackgroundNode(at: place, wrapping: child, secondary: secondary, alignment: alignment)
    }
    let outputs = body(around)
    // In a place of its own, nothing takes the place as one view, as in SwiftUI: presentations may be behind it.
    guard isAlone, outputs.items.isStatic, outputs.items.isEmpty else { return outputs }
    return around.output(FillingNode(at: around.makePosition(EmptyView.self)))
  }
}

extension View {
  /// Puts a view behind this one, in its rectangle.
  ///
  /// A colour or a gradient is a style: it also fills the unsafe area beyond those edges that the rectangle shares with
  /// the safe area.
  nonisolated public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  {
    var layer = _BackgroundModifier(background: background, alignment: alignment)
    layer.isValue = true
    return modifier(layer)
  }

  /// Puts views behind this one, in its rectangle.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_BackgroundModifier(background: content(), alignment: alignment))
  }

  /// Puts a view over this one, in its rectangle.
  nonisolated public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
  }

  /// Puts views over this one, in its rectangle.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(_OverlayModifier(overlay: content(), alignment: alignment))
  }
}
