/// The tabs of a tab view.
///
/// Custom tabs have a `body` composed of others, and may hold state like a view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the value by which a tab is selected; `Never` for tabs without one.
  associatedtype TabValue: Hashable where TabValue == Body.TabValue
  /// The type of the body.
  associatedtype Body: TabContent
  /// The tabs that these are composed of.
  @TabContentBuilder<TabValue> var body: Body { get }
  /// Makes the rows of the tabs in a tab view.
  static func _makeTabs(tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs) -> _ViewListOutputs
}

extension TabContent {
  /// Runs the body like that of a view, and makes the rows of its tabs.
  public static func _makeTabs(
    tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    BodyPosition.makeViewList(
      of: tabs.property(\.content), inputs: inputs, by: TabBody<Self> { tabs.read().traits() })
  }
}

extension TabContent where Body == Never {
  /// Traps: the tab view shows the tabs.
  public var body: Never { fatalError("\(Self.self) has no body: the tab view shows the tabs.") }
}

extension Never: TabContent {
  /// There are no values.
  public typealias TabValue = Never

  /// There are no tabs.
  public static func _makeTabs(tabs: _GraphValue<_TabsView<Never>>, inputs: _ViewInputs) -> _ViewListOutputs { .empty }
}

/// The body of custom tabs.
private struct TabBody<Content: TabContent>: BodyMaker {
  /// The traits that enclosing modifiers give to the tabs.
  let traits: () -> TabTraits

  func body(of content: Content) -> _TabsView<Content.Body> { _TabsView(content: content.body, traits: traits) }
}

/// Tabs as views of a list, so that branches and collections of tabs work like those of views.
nonisolated public struct _TabsView<Content: TabContent>: PrimitiveView, ViewSequence {
  let content: Content
  /// The traits that enclosing modifiers and sections give to each of the tabs.
  let traits: () -> TabTraits

  /// Makes the rows of the tabs.
  @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeTabs(tabs: view, inputs: inputs)
  }

  /// Tabs that are a part of these, or inside a modifier.
  func with<Part: TabContent>(
    _ part: Part, changing change: @escaping (inout TabTraits) -> Void
  ) -> _TabsView<Part> {
    let outer = traits
    return _TabsView<Part>(content: part) {
      var traits = outer()
      change(&traits)
      return traits
    }
  }

  /// Tabs that are a part of these.
  func with<Part: TabContent>(_ part: Part) -> _TabsView<Part> { _TabsView<Part>(content: part, traits: traits) }
}
