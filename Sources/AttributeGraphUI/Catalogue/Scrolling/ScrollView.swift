/// A view through which a part of its content is seen, which can be moved.
///
/// Along the axes of scrolling it takes what it is proposed, and proposes its content nothing; across them it is as
/// long as its content. Several views stand one after the other. There are no bars.
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
  /// What is scrolled.
  public var content: Content
  /// Along which axes.
  public var axes: Axis.Set
  /// Whether bars would be shown.
  public var showsIndicators: Bool

  /// Makes a view of which the content can be scrolled.
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
    let axis = Axis.contentAxis(of: view.read().axes)
    let content = Content._makeViewList(
      view: view.projection(\.content),
      inputs: inputs.forChildren(of: position, along: axis).endingScrollLinks(at: position))
    let stack = ContainerNode(
      at: position, content: content, rule: .stack(axis == .vertical ? .vertical() : .horizontal()))
    let node = ScrollNode(at: position, around: stack, axes: view.read().axes, isGreedy: false)
    view.updater.add { node.update(to: view.read().axes) }
    return inputs.scrolling(node)
  }
}

extension Axis {
  /// Along which axis several views stand that are scrolled along some axes.
  static func contentAxis(of axes: Axis.Set) -> Axis { axes == .horizontal ? .horizontal : .vertical }
}

extension _ViewInputs {
  /// The outputs of a scroll view, which can be scrolled by a person.
  func scrolling(_ node: ScrollNode) -> _ViewListOutputs {
    node.direction = direction
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
  /// Says whether a person can scroll the scroll views inside.
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
  /// Only with a mouse.
  public static let hidden = ScrollIndicatorVisibility(number: 2)
  /// Never.
  public static let never = ScrollIndicatorVisibility(number: 3)
}
