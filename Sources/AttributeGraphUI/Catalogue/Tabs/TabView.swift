/// A view that shows one of several views at a time, each of which is a tab.
///
/// All tabs are constructed with the tab view's content. A tab's body runs when it is selected first, and its state is
/// kept from then on (rows S-068, S-086). It takes the proposed space; there is no bar.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  init(selection: Binding<SelectionValue>?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Makes tabs that are selected by their tags; if no tab has the selected one, the first is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }

  /// Makes the position of the tab view, and of the selected tab.
  @MainActor public static func _makeViewList(
    view: _GraphValue<TabView<SelectionValue, Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    var inside = inputs.forChildren(of: position, along: nil)
    inside.listing = TabListing()
    let content = Content.makeElement(view: view.property(\.content), inputs: inside)
    let node = PageNode(at: position)
    node.direction = inputs.direction
    let watch = ValueWatch(of: view, at: position, inputs: inputs) { $0.selection?.wrappedValue }
    let pages = TabPages(
      at: position, node: node, content: content,
      selection: { watch.current.map { AnyHashable($0) } },
      setSelection: { tag in
        guard let selection = view.read().selection, let value = tag.tagged(SelectionValue.self) else { return false }
        selection.wrappedValue = value
        return true
      }, customization: inputs.environment.entry(for: \.tabViewCustomization))
    watch.onChange = { [unowned pages] in pages.selectionChanged() }
    return inputs.output(node)
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs; the first is selected initially.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

extension TabView {
  /// Makes tabs that are selected by their values; if no tab has the selected one, the first is shown.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: TabContentBuilder<SelectionValue>.Content(content()))
  }
}

extension TabView where SelectionValue == Never {
  /// Makes tabs without values; the first is selected initially.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(selection: nil, content: TabContentBuilder<Never>.Content(content()))
  }
}
