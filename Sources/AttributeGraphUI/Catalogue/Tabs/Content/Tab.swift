/// A tab of a tab view: its content, its label, and the value by which it is selected.
///
/// It equals the tab that `tabItem(_:)` and `tag(_:)` make from a view.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value by which the tab is selected.
  public typealias TabValue = Value

  /// Traps: the tab view shows the tab.
  public var body: _NoTabs<Value> { _NoTabs<Value>.none(of: Self.self) }

  /// Makes the row of the tab, whose content is made when it is selected first.
  public static func _makeTabs(tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs) -> _ViewListOutputs {
    _TabPage<Content, Label>.makeElement(
      view: tabs.projection { tabs in
        var traits = tabs.traits()
        traits.value = tabs.content.value.map { AnyHashable($0) }
        traits.role = tabs.content.role ?? traits.role
        return _TabPage(content: tabs.content.content, label: tabs.content.label, traits: traits)
      }, inputs: inputs)
  }
}

/// The view of a tab, with the traits that the tab view reads.
struct _TabPage<Content: View, Label: View>: PrimitiveView {
  let content: Content
  let label: Label
  let traits: TabTraits

  /// Makes the content.
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeViewList(view: view.property(\.content), inputs: inputs)
  }
}

/// The view of a tab with all of its traits, which may change with its value.
protocol TabPageView {}

extension _TabPage: TabPageView {}

extension _TabPage: TraitCarrier {
  var tagTrait: AnyHashable? { traits.value }
  var tabItemTrait: AnyView? { AnyView(label) }
  var tabTraits: TabTraits { traits }
}

/// The label of a tab: its title and its picture, or those of its role.
nonisolated public struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  /// A row of the picture and the title.
  @MainActor public var body: some View {
    SwiftUILabel(title: { title }, icon: { image })
  }

  /// The label of a role.
  init(of role: TabRole?) {
    title = role == .search ? Text("Search") : nil
    image = role == .search ? Image(systemName: "magnifyingglass") : nil
  }

  init(_ title: Text, _ image: Image) { (self.title, self.image) = (title, image) }
}

/// The view `Label`, where another type shadows its name.
private typealias SwiftUILabel = Label
