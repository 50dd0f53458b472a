/// A viewport onto content that can be scrolled.
///
/// Along the axes of scrolling it takes the proposed length, and makes its content an unspecified proposal; across them
/// it is as long as its content. Several views are stacked one after the other. There are no bars.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// The scrollable content.
  public var content: Content
  /// The axes of scrolling.
  public var axes: Axis.Set
  /// Whether bars would be shown.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Makes the position of the scroll view, and of its content.
  @MainActor public static func _makeViewList(view: _GraphValue<ScrollView<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    let position = inputs.makePosition(Self.self)
    // The axis may change, so spacers and dividers inside ask the stack for it.
    let content = Content._makeViewList(
      view: view.property(\.content),
      inputs: inputs.forChildren(of: position, along: nil).endingScrollLinks(at: position))
    let axes = view.read().axes
    let stack = ContainerNode(at: position, content: content, rule: .contents(of: axes))
    stack.direction = inputs.direction
    let node = ScrollNode(at: position, wrapping: stack, axes: axes, isGreedy: false)
    view.updater.add {
      let axes = view.read().axes
      stack.update(to: .contents(of: axes))
      node.update(to: axes)
    }
    return inputs.scrolling(node)
  }
}

extension ContainerRule {
  /// The stack of several views in a scroll view with some axes.
  static func contents(of axes: Axis.Set) -> ContainerRule {
    .stack(axes == .horizontal ? .horizontal() : .vertical())
  }
}

extension _ViewInputs {
  /// The outputs of a scroll view, with the actions of a person.
  func scrolling(_ node: ScrollNode) -> _ViewListOutputs {
    node.direction = direction
    node.follow(transactionTransform)
    node.position.control = Control(node, inputs: self)
    let isEnabled = environment.entry(for: \.isScrollEnabled)
    node.isScrollEnabled = { isEnabled.current }
    let isClipDisabled = environment.entry(for: \.isScrollClipDisabled)
    node.clipsContent = { !isClipDisabled.current }
    let links = environment.values.scrollLinks
    if !links.isEmpty { node.conduct = ScrollConduct(of: node, links: links, environment: environment) }
    node.position.own(ScrollSurroundings(in: environment))
    return output(node)
  }
}

extension EnvironmentValues {
  private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

  /// Whether a person can scroll.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets whether a person can scroll the scroll views inside.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.isScrollEnabled, value: !disabled))
  }
}

/// Whether a scroll view shows bars.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let number: Int

  /// As the platform does.
  public static let automatic = ScrollIndicatorVisibility(number: 0)
  /// While it is scrolled.
  public static let visible = ScrollIndicatorVisibility(number: 1)
  /// Hidden, except with a mouse.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// Never.
  public static let never = ScrollIndicatorVisibility(number: 3)
}
