/// The tabs of a tab view: one of them is shown, the others keep their state.
///
/// A tab is made when it is selected first (rows S-068, S-090). One that loses the selection is put aside with its
/// state and disappears; it appears again when it is selected again.
@MainActor
final class TabPages: Ending {
  /// A tab.
  struct Tab {
    /// The row source that makes its view and puts it aside.
    let source: RowSource
    /// The traits from modifiers and sections.
    @MainActor var traits: TabTraits { source.feature?() as? TabTraits ?? TabTraits() }
    /// The value by which it is selected, if it has one.
    @MainActor var tag: AnyHashable? { source.tag() }
    /// The texts of its label.
    @MainActor var title: String { titles.joined(separator: " ") }
    /// The texts of its label, one by one; they are not laid out, because there is no bar.
    @MainActor var titles: [String] {
      var titles: [String] = []
      source.label?.forEachPosition { if let text = $0.leaf?.text { titles.append(text()) } }
      return titles
    }
  }

  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private let node: PageNode
  private let items: LayoutItems
  /// The selected tag; nil if there is no selection.
  private var selection: () -> AnyHashable?
  /// Sets the selection to a tag; false if the tag does not match the type of its values.
  private var setSelection: (AnyHashable) -> Bool
  /// A tab that was selected by its index, until the selection changes.
  private weak var chosen: RowSource?
  /// The tab that is shown.
  private(set) weak var current: RowSource?
  private var isRenewalDue = false
  /// The storage of a person's customization.
  private let kept: EnvironmentEntry<Binding<TabViewCustomization>?>

  /// Makes the tabs of a content, and shows the selected one.
  init(
    at position: ViewPosition, node: PageNode, content: _ViewListOutputs, selection: @escaping () -> AnyHashable?,
    setSelection: @escaping (AnyHashable) -> Bool, customization: EnvironmentEntry<Binding<TabViewCustomization>?>
  ) {
    kept = customization
    self.position = position
    self.node = node
    self.selection = selection
    self.setSelection = setSelection
    items = content.items
    runtime = position.runtime
    position.own(self)
    position.note(.state)
    position.info[TabPages.self] = self
    renew()
  }

  /// The tabs, in the order of the source.
  var tabs: [Tab] {
    var tabs: [Tab] = []
    collect(items, into: &tabs)
    return tabs
  }

  /// The storage of a person's customization; nil if tabs cannot be customized.
  var customization: Binding<TabViewCustomization>? { kept.current }

  /// The visible tabs, in a person's order.
  var shownTabs: [Tab] { runtime.graph.untracked { customization?.wrappedValue }.shown(of: tabs) }

  private func collect(_ items: LayoutItems, into tabs: inout [Tab]) {
    switch items {
    case .one: break
    case .many(let items): for item in items { collect(item, into: &tabs) }
    case .section(let section): for part in section.parts { collect(part, into: &tabs) }
    case .changing(let items):
      items.container = self
      collect(items.value, into: &tabs)
    // A tab that was just removed may still be in the list.
    case .rows(let source):
      source.container = self
      if !source.position.isDetached { tabs.append(Tab(source: source)) }
    }
  }

  /// Called when the selection has changed.
  func selectionChanged() {
    chosen = nil
    renewLater()
  }

  /// Shows a tab for a person: by the selection, if that has a value for its tag.
  func select(_ tab: Tab) {
    if let tag = tab.tag, setSelection(tag) {
      chosen = nil
    } else {
      chosen = tab.source
    }
    renewLater()
  }

  private func renewLater() {
    guard !isRenewalDue else { return }
    isRenewalDue = true
    // Nothing is made during an update: the host does it when the queue has run.
    runtime.structureChanges.append { [weak self] in self?.renew() }
  }

  /// Shows the tab that was selected by its index, that of the selection, or the first.
  private func renew() {
    isRenewalDue = false
    guard !position.isDetached else { return }
    let tabs = self.tabs
    let selected = selection()
    let next =
      tabs.first { $0.source === chosen } ?? tabs.first { $0.tag != nil && $0.tag == selected }
      ?? tabs.first { !$0.traits.isHidden }
    guard next?.source !== current || current == nil else { return }
    if let current { current.show(0..<0, reporting: .bothSides) }
    current = next?.source
    guard let next else {
      node.page = nil
      return
    }
    let shown = next.source.bringForward(0)
    if let page = next.source.newcomer(at: 0) { runtime.insert(page) }
    next.source.show(0..<1, reporting: .bothSides)
    if case .one(let page) = shown { node.page = page }
  }

  func end() {
    selection = { nil }
    setSelection = { _ in false }
  }
}

extension TabPages: ItemsContainer {
  func childrenChanged() { renewLater() }
}

/// The list of a tab view: each view in it is a tab, which is made when it is selected first.
@MainActor
final class TabListing: ViewListing {
  func takesApart(_ type: Any.Type) -> Bool {
    type is any ViewSequence.Type || (type as? any PartsContent.Type)?.isOneView == false
  }

  func add<Element: View>(_ view: _GraphValue<Element>, inputs: _ViewInputs) -> _ViewListOutputs {
    if TabTypes.unfolds(Element.self) { return UnfoldedTabs.makeViewList(of: view, inputs: inputs) }
    let position = inputs.makePosition(TabPages.self)
    let source = RowSource(at: position, queue: inputs.queue) { row, place in
      let inside = inputs.onPage(at: place)
      let content = Element._makeViewList(view: view.until(endOf: place), inputs: inside)
      row.items = .one(ImplicitStackNode(at: place, content: content))
    }
    source.count = 1
    // The ids of unfolded tabs are their places in the source.
    let implicitTag = Element.self is UnfoldedTab.Type ? { nil } : inputs.implicitTag
    source.tag = { (view.read() as? any TraitCarrier)?.tagTrait ?? implicitTag() }
    source.label = label(of: view, at: position, inputs: inputs)
    source.feature = { (view.read() as? any TraitCarrier)?.tabTraits ?? TabTraits() }
    if Element.self is any TabPageView.Type {
      // A modifier may have hidden the tab.
      view.updater.add { [weak source] in source?.container?.childrenChanged() }
    }
    return _ViewListOutputs(items: .rows(source))
  }

  /// Makes the label of a tab: its texts can be read, and it is not drawn, because there is no bar.
  private func label<Element: View>(
    of view: _GraphValue<Element>, at position: ViewPosition, inputs: _ViewInputs
  ) -> ViewPosition? {
    guard view.read() is any TraitCarrier else { return nil }
    let place = ViewPosition(_TabItemModifier.self, in: position, runtime: position.runtime)
    position.runtime.putAside(place)
    let label = view.until(endOf: place).projection { view in
      (view as? any TraitCarrier)?.tabItemTrait ?? AnyView(EmptyView())
    }
    _ = AnyView._makeViewList(view: label, inputs: inputs.forChildren(of: place, along: .horizontal))
    return place
  }
}

extension _ViewInputs {
  /// The id of the row of a `ForEach` that the views here are, as a tag; nil where there is none.
  var implicitTag: () -> AnyHashable? {
    { [unowned position] in position.knownInfo?.implicitTag }
  }
}
