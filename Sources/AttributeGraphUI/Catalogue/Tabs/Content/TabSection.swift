/// Related tabs with a header.
///
/// A tab bar shows them like others, and there is no sidebar here: a host reports the section of a tab.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
  let footer: Footer
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
  /// The type of the values of the tabs.
  public typealias TabValue = SelectionValue

  /// Traps: the tab view shows the tabs.
  public var body: _NoTabs<SelectionValue> { _NoTabs<SelectionValue>.none(of: Self.self) }

  /// Makes the rows of the tabs, and the header, which is not drawn.
  public static func _makeTabs(tabs: _GraphValue<_TabsView<Self>>, inputs: _ViewInputs) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let place = ViewPosition(TabSectionPlace.self, in: position, runtime: position.runtime)
    position.runtime.putAside(place)
    _ = Header._makeViewList(
      view: tabs.property(\.content.header), inputs: inputs.forChildren(of: place, along: .horizontal))
    let section = TabSectionPlace(header: place)
    return Content._makeTabs(
      tabs: tabs.projection { tabs in
        tabs.with(tabs.content.content) { traits in
          // The customization id of a section does not apply to each of its tabs.
          section.customizationID = traits.customizationID
          traits.customizationID = nil
          traits.section = section
        }
      }, inputs: inputs.inside(position))
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, Content.TabValue == SelectionValue
{
  /// Makes a section of tabs with a header of views.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension TabSection
where
  Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  Content.TabValue == SelectionValue
{
  /// Makes a section of tabs without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable, Content.TabValue == SelectionValue
{
  /// Makes a section of tabs with a title.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section of tabs with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
