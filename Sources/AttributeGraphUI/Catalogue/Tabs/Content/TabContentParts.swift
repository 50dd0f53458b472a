// Branches, groups and collections of tabs, which work like those of views.

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
  /// The type of the values of the tabs.
  public typealias TabValue = TrueContent.TabValue

  /// Traps: the tab view shows the tabs.
  public var body: _NoTabs<TrueContent.TabValue> { _NoTabs<TrueContent.TabValue>.none(of: Self.self) }

  /// Makes the rows of the tabs in the branch that holds.
  public static func _makeTabs(tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs) -> _ViewListOutputs {
    typealias Views = _ConditionalContent<_TabsView<TrueContent>, _TabsView<FalseContent>>
    return Views._makeViewList(
      view: tabs.projection { tabs in
        switch tabs.content.storage {
        case .trueContent(let content): Views(storage: .trueContent(tabs.with(content)))
        case .falseContent(let content): Views(storage: .falseContent(tabs.with(content)))
        }
      }, inputs: inputs)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Wrapped.TabValue

  /// Traps: the tab view shows the tabs.
  public var body: _NoTabs<Wrapped.TabValue> { _NoTabs<Wrapped.TabValue>.none(of: Self.self) }

  /// Makes the rows of the tabs, while they are not nil.
  public static func _makeTabs(tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs) -> _ViewListOutputs {
    Optional<_TabsView<Wrapped>>._makeViewList(
      view: tabs.projection { tabs in tabs.content.map { tabs.with($0) } }, inputs: inputs)
  }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Content.TabValue

  /// Traps: the tab view shows the tabs.
  @MainActor public var body: _NoTabs<Content.TabValue> { _NoTabs<Content.TabValue>.none(of: Self.self) }

  /// Makes the positions of the tabs.
  @MainActor public static func _makeTabs(
    tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    Content._makeTabs(tabs: tabs.projection { $0.with($0.content.content) }, inputs: inputs)
  }
}

extension Group where Content: TabContent {
  /// Makes a group of tabs.
  @_disfavoredOverload
  public init<V: Hashable>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
    self.init(grouping: content())
  }

  /// Makes a group of tabs that an optional selection selects.
  @_disfavoredOverload
  public init<V: Hashable>(@TabContentBuilder<V?> content: () -> Content) where V? == Content.TabValue {
    self.init(grouping: content())
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Content.TabValue

  /// Traps: the tab view shows the tabs.
  public var body: _NoTabs<Content.TabValue> { _NoTabs<Content.TabValue>.none(of: Self.self) }

  /// Makes the rows of the tabs of each element.
  public static func _makeTabs(tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs) -> _ViewListOutputs {
    ForEach<Data, ID, _TabsView<Content>>._makeViewList(
      view: tabs.projection { tabs in
        let (forEach, traits) = (tabs.content, tabs.traits)
        return ForEach<Data, ID, _TabsView<Content>>(
          data: forEach.data, content: { _TabsView(content: forEach.content($0), traits: traits) },
          isConstant: forEach.isConstant, identify: forEach.identify)
      }, inputs: inputs)
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs for each element, identified by a part of it.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @_TabLoopBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Makes tabs for each element, which has its own id.
  @_disfavoredOverload
  public init(_ data: Data, @_TabLoopBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Makes tabs for each number of a constant range; later changes of the range are ignored.
  @_disfavoredOverload
  public init(_ data: Data, @_TabLoopBuilder content: @escaping (Data.Element) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, isConstant: true) { $0 }
  }
}

extension ForEach where Content: TabContent {
  /// Makes tabs that an optional selection selects for each element, identified by a part of it.
  @_disfavoredOverload
  public init<V: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content
  ) where V? == Content.TabValue {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Makes tabs that an optional selection selects for each element, which has its own id.
  @_disfavoredOverload
  public init<V: Hashable>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V? == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Makes tabs that an optional selection selects for each number of a constant range; later changes of the range are
  /// ignored.
  @_disfavoredOverload
  public init<V: Hashable>(_ data: Data, @TabContentBuilder<V?> content: @escaping (Data.Element) -> Content)
  where V? == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, isConstant: true) { $0 }
  }
}
