import Foundation

/// Views below each other, made when they come into sight.
///
/// It takes the proposed width, and proposes that width and an unspecified height to its views. Without a proposal it
/// is as wide as its first view, because most of the others are not made.
nonisolated public struct LazyVStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a lazy column of views; the default spacing is 8 points.
  ///
  /// Pinned headers and footers of sections stay at the edge while their section is in sight.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a container that makes its views row by row.
  @MainActor public static func _makeViewList(view: _GraphValue<LazyVStack<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.lazyContainer(Self.self, view, content: view.property(\.content), reporting: inputs.lazyDisappearance) {
      .init(
        axis: .vertical, alignment: $0.alignment.key, spacing: $1.finiteOrNil($0.spacing, as: "spacing"),
        pinned: $0.pinnedViews)
    }
  }
}

/// Views side by side, made when they come into sight.
///
/// It takes the proposed height, and proposes that height and an unspecified width to its views. Without a proposal it
/// is as high as its first view, because most of the others are not made.
nonisolated public struct LazyHStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// Makes a lazy row of views; the default spacing is 8 points.
  ///
  /// Pinned headers and footers of sections stay at the edge while their section is in sight.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Makes a container that makes its views one by one.
  @MainActor public static func _makeViewList(view: _GraphValue<LazyHStack<Content>>, inputs: _ViewInputs)
    -> _ViewListOutputs
  {
    inputs.lazyContainer(Self.self, view, content: view.property(\.content), reporting: inputs.lazyDisappearance) {
      .init(
        axis: .horizontal, alignment: $0.alignment.key, spacing: $1.finiteOrNil($0.spacing, as: "spacing"),
        pinned: $0.pinnedViews)
    }
  }
}

extension _ViewInputs {
  /// Makes the position of a lazy stack, and the makers of its rows.
  func lazyContainer<Container, Content: View>(
    _ type: Any.Type, _ view: _GraphValue<Container>, content: _GraphValue<Content>,
    reporting: @escaping () -> LazyDisappearance,
    arrangement: @escaping (Container, ViewPosition) -> LazyStackArrangement
  ) -> _ViewListOutputs {
    let position = makePosition(type)
    return output(
      lazyNode(at: position, view, content: content, reporting: reporting, arrangement: arrangement))
  }

  /// Makes the positions of a lazy container's content, and none of its rows.
  func lazyContent<Content: View>(
    at position: ViewPosition, along axis: Axis, _ content: _GraphValue<Content>,
    listing: LazyListing = LazyListing()
  ) -> _ViewListOutputs {
    var inside = forChildren(of: position, along: axis)
    inside.listing = listing
    return Content.makeElement(view: content, inputs: inside)
  }

  /// Makes the layout of a lazy stack at a position.
  func lazyNode<Container, Content: View>(
    at position: ViewPosition, _ view: _GraphValue<Container>, content: _GraphValue<Content>,
    reporting: @escaping () -> LazyDisappearance,
    arrangement: @escaping (Container, ViewPosition) -> LazyStackArrangement
  ) -> LazyNode {
    let content = lazyContent(at: position, along: arrangement(view.read(), position).axis, content)
    let node = LazyNode(
      at: position, content: content, arrangement: arrangement(view.read(), position), reporting: reporting)
    node.direction = direction
    view.updater.add { [unowned position] in node.update(to: arrangement(view.read(), position)) }
    return node
  }

  /// The sides at which rows of lazy stacks disappear here.
  var lazyDisappearance: () -> LazyDisappearance {
    let entry = environment.entry(for: \.lazyDisappearance)
    return { entry.current }
  }
}

extension EnvironmentValues {
  private enum LazyDisappearanceKey: EnvironmentKey { static var defaultValue: LazyDisappearance { .atTheEnd } }

  /// The sides at which the rows of lazy stacks disappear when they leave the screen. It is not part of SwiftUI, whose
  /// releases differ in this.
  public var lazyDisappearance: LazyDisappearance {
    get { self[LazyDisappearanceKey.self] }
    set { self[LazyDisappearanceKey.self] = newValue }
  }
}
