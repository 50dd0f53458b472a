/// Views beside each other.
public struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a row of views; without a spacing of its own it leaves 8 points between them.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a container that lays its views out from the leading to the trailing edge.
  public static func _makeViewList(view: _GraphValue<HStack<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    inputs.container(Self.self, view, content: \.content, along: .horizontal) { stack, position in
      .stack(
        .horizontal(alignment: stack.alignment, spacing: position.finiteOrNil(stack.spacing, as: "spacing")))
    }
  }
}

/// Views below each other.
public struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a column of views; without a spacing of its own it leaves 8 points between them.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Makes a container that lays its views out from the top to the bottom.
  public static func _makeViewList(view: _GraphValue<VStack<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    inputs.container(Self.self, view, content: \.content, along: .vertical) { stack, position in
      .stack(
        .vertical(alignment: stack.alignment, spacing: position.finiteOrNil(stack.spacing, as: "spacing")))
    }
  }
}

/// Views over each other, the last in front.
public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Makes an overlay of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes a container that lays its views out over each other.
  public static func _makeViewList(view: _GraphValue<ZStack<Content>>, inputs: _ViewInputs) -> _ViewListOutputs {
    inputs.container(Self.self, view, content: \.content, along: nil) { stack, _ in
      .overlay(OverlayLayout(alignment: stack.alignment))
    }
  }
}

extension _ViewInputs {
  /// Makes the position of a container and of what is in it.
  func container<Container, Content: View>(
    _ type: Any.Type, _ view: _GraphValue<Container>, content: @escaping (Container) -> Content, along axis: Axis?,
    rule: @escaping (Container, ViewPosition) -> ContainerRule
  ) -> _ViewListOutputs {
    let position = makePosition(type)
    let content = Content._makeViewList(
      view: view.projection(content), inputs: forChildren(of: position, along: axis))
    let node = ContainerNode(at: position, content: content, rule: rule(view.read(), position))
    node.direction = direction
    view.updater.add { node.update(to: rule(view.read(), node.position)) }
    return output(node)
  }
}
