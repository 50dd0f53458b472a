/// Turns the statements of a tab view's closure into tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The first statement: itself.
  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content
  where Content.TabValue == TabValue { first }

  /// The next statement, after those before it.
  public static func buildPartialBlock<First: TabContent, Second: TabContent>(
    accumulated: First, next: Second
  ) -> _PairOfTabs<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _PairOfTabs(first: accumulated, second: next)
  }

  /// A statement that is a tab.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// `if` without `else`: the tabs or nothing.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content?
  where Content.TabValue == TabValue { content }

  /// The first branch of `if`, `else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A branch of `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> AnyTabContent<TabValue>
  where Content.TabValue == TabValue { AnyTabContent(content) }

  /// The view of the tabs in a tab view.
  nonisolated public struct Content<Tabs: TabContent>: PrimitiveView, ViewSequence where Tabs.TabValue == TabValue {
    let tabs: _TabsView<Tabs>

    init(_ content: Tabs) { tabs = _TabsView(content: content) { TabTraits() } }

    /// Makes the positions of the tabs.
    @MainActor public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
      _TabsView<Tabs>._makeViewList(view: view.property(\.tabs), inputs: inputs)
    }
  }
}

/// Turns the statements of the closure of a loop into tabs.
///
/// It is not generic: in a loop inside of another one, the compiler finds the type of the values in the tabs alone.
@resultBuilder
public struct _TabLoopBuilder {
  /// The first statement: itself.
  public static func buildPartialBlock<Content: TabContent>(first: Content) -> Content { first }

  /// The next statement, after those before it.
  public static func buildPartialBlock<First: TabContent, Second: TabContent>(
    accumulated: First, next: Second
  ) -> _PairOfTabs<First, Second> where First.TabValue == Second.TabValue {
    _PairOfTabs(first: accumulated, second: next)
  }

  /// A statement that is a tab.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content { content }

  /// `if` without `else`: the tabs or nothing.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? { content }

  /// The first branch of `if`, `else` or `switch`.
  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TabValue == Second.TabValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The other branch.
  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TabValue == Second.TabValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A branch of `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(
    _ content: Content
  ) -> AnyTabContent<Content.TabValue> { AnyTabContent(content) }
}

/// Tabs, one after the other.
nonisolated public struct _PairOfTabs<First: TabContent, Second: TabContent>: TabContent
where First.TabValue == Second.TabValue {
  /// The type of the values of the tabs.
  public typealias TabValue = First.TabValue
  /// The tab view shows the tabs.
  public typealias Body = _NoTabs<First.TabValue>
  let first: First
  let second: Second

  /// Makes the rows of each of them.
  @MainActor public static func _makeTabs(
    tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    .joined([
      First._makeTabs(tabs: tabs.projection { $0.with($0.content.first) }, inputs: inputs),
      Second._makeTabs(tabs: tabs.projection { $0.with($0.content.second) }, inputs: inputs),
    ])
  }
}

/// No tab: the body of primitive tabs.
nonisolated public struct _NoTabs<TabValue: Hashable>: TabContent {
  /// Traps: there are no values of this type.
  @MainActor public var body: _NoTabs<TabValue> { _NoTabs<TabValue>.none(of: Self.self) }

  /// Traps, in place of the body of primitive tabs.
  @MainActor static func none(of type: Any.Type) -> _NoTabs {
    fatalError("\(type) has no body: the tab view shows the tabs.")
  }

  /// Makes nothing.
  @MainActor public static func _makeTabs(
    tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs
  ) -> _ViewListOutputs { .empty }
}

extension TabContent where Body == _NoTabs<TabValue> {
  /// Traps: the tab view shows the tabs.
  public var body: _NoTabs<TabValue> { _NoTabs<TabValue>.none(of: Self.self) }
}

/// Tabs with their type erased.
nonisolated public struct AnyTabContent<TabValue: Hashable>: TabContent {
  /// The tab view shows the tabs.
  public typealias Body = _NoTabs<TabValue>
  private let view: (@escaping () -> TabTraits) -> AnyView

  /// Erases the type of tabs.
  public init<Content: TabContent>(_ content: Content) where Content.TabValue == TabValue {
    view = { traits in AnyView(erasing: _TabsView(content: content, traits: traits)) }
  }

  /// Makes the rows of the tabs, and other ones when their type changes.
  @MainActor public static func _makeTabs(
    tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    AnyView._makeViewList(view: tabs.projection { $0.content.view($0.traits) }, inputs: inputs)
  }
}
