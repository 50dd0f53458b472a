/// Tabs with a trait from a modifier.
nonisolated public struct _ModifiedTabContent<Content: TabContent>: TabContent {
  /// The type of the values of the tabs.
  public typealias TabValue = Content.TabValue
  let content: Content
  let change: (inout TabTraits) -> Void

  /// Traps: the tab view shows the tabs.
  @MainActor public var body: _NoTabs<Content.TabValue> { _NoTabs<Content.TabValue>.none(of: Self.self) }

  /// Makes the positions of the tabs.
  @MainActor public static func _makeTabs(
    tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    Content._makeTabs(
      tabs: tabs.projection { $0.with($0.content.content, changing: $0.content.change) }, inputs: inputs)
  }
}

extension TabContent {
  /// The tabs with other traits.
  nonisolated func changing(_ change: @escaping (inout TabTraits) -> Void) -> some TabContent<TabValue> {
    _ModifiedTabContent(content: self, change: change)
  }

  /// Gives the tabs a badge with a number; 0 for none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    changing { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Gives the tabs a badge with a text; nil for none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { changing { $0.badge = label } }

  /// Gives the tabs a badge with a text; nil for none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Gives the tabs a badge with a text; nil for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Hides the tabs from a person; they keep their state, and a selection can still show them.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changing { $0.isHidden = $0.isHidden || hidden }
  }

  /// Sets whether a person can select the tabs.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changing { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Names the tab, or the section, in a customization.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    changing { $0.customizationID = id }
  }

  /// Sets to which extent a person may customize the tabs, for a form of the tab view.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changing {
      for placement in placements.isEmpty ? [.automatic] : placements { $0.customizationBehavior[placement] = behavior }
    }
  }

  /// Sets whether the tabs are visible by default, for a form of the tab view.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    changing {
      for placement in placements.isEmpty ? [.automatic] : placements { $0.defaultVisibility[placement] = visibility }
    }
  }

  /// Sets the place of the tabs in a tab view with a bar and a sidebar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changing { $0.placement = placement }
  }

  /// Names the tab for tests.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changing { if isEnabled { $0.identifier = identifier } }
  }
}
