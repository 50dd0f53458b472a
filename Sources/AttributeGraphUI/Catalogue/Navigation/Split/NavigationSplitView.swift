/// Columns side by side, in which a selection in one determines the content of the next.
///
/// In a regular horizontal size class the columns stand side by side, as far as the visibility shows them. In a compact
/// one, as on a phone, one column is shown at a time: a selection or a link leads to the next one, and going back
/// clears the selection. A hidden column keeps its state.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  let sidebar: Sidebar
  /// The middle column; nil if there are two.
  let content: Content?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?
  let compactColumn: Binding<NavigationSplitViewColumn>?

  /// Makes the body of the inherited style; by default the columns.
  @MainActor public static func _makeViewList(
    view: _GraphValue<NavigationSplitView<Sidebar, Content, Detail>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    guard let style = inputs.environment.values.splitViewStyle else { return makeColumns(of: view, inputs: inputs) }
    let columns = view.projection { SplitColumnsView(split: $0) }
    return style.makeViewList(
      of: view.projection { _ in SplitViewStyleFacts() }, at: \.splitViewStyle,
      inputs: inputs.inside(inputs.makePosition(Self.self)).placing(SplitViewStyleContent.self, for: columns))
  }

  /// Makes the positions of the columns.
  @MainActor fileprivate static func makeColumns(
    of view: _GraphValue<NavigationSplitView<Sidebar, Content, Detail>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let node = SplitNode(at: position)
    node.direction = inputs.direction
    let first = view.read()
    let watch = ValueWatch(of: view, at: position, inputs: inputs) {
      SplitRequest(visibility: $0.visibility?.wrappedValue, column: $0.compactColumn?.wrappedValue)
    }
    let columns = SplitColumns(
      at: position, node: node, sizeClass: inputs.environment.entry(for: \.horizontalSizeClass),
      kinds: first.content == nil ? [.sidebar, .detail] : [.sidebar, .content, .detail],
      request: watch.current,
      notify: { request in
        let view = view.read()
        if let visibility = view.visibility, let new = request.visibility,
          visibility.wrappedValue != new
        {
          visibility.wrappedValue = new
        }
        if let column = view.compactColumn, let new = request.column, column.wrappedValue != new {
          column.wrappedValue = new
        }
      })
    // A column's links lead to the next column, so that one is made first.
    columns.fill(.detail, inputs: inputs) {
      Detail._makeViewList(view: view.property(\.detail), inputs: $0)
    }
    if let content = first.content {
      columns.fill(.content, inputs: inputs) {
        Content._makeViewList(view: view.projection { $0.content ?? content }, inputs: $0)
      }
    }
    columns.fill(.sidebar, inputs: inputs) {
      Sidebar._makeViewList(view: view.property(\.sidebar), inputs: $0)
    }
    columns.begin()
    watch.onChange = { [unowned columns, unowned watch] in columns.follow(watch.current) }
    return inputs.output(node)
  }
}

/// The columns of a split view, in the body of a style.
nonisolated private struct SplitColumnsView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let split: NavigationSplitView<Sidebar, Content, Detail>

  /// Makes the positions of the columns.
  @MainActor static func _makeViewList(
    view: _GraphValue<SplitColumnsView<Sidebar, Content, Detail>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    NavigationSplitView.makeColumns(of: view.property(\.split), inputs: inputs)
  }
}

extension NavigationSplitView {
  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil, compactColumn: nil)
  }

  /// Makes three columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Makes three columns with a binding to the column that is shown in a compact size class.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Makes three columns with bindings to their visibility and to the column that is shown in a compact size class.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: content(), detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: nil, compactColumn: nil)
  }

  /// Makes two columns with a binding to their visibility.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      compactColumn: nil)
  }

  /// Makes two columns with a binding to the column that is shown in a compact size class.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: nil,
      compactColumn: preferredCompactColumn)
  }

  /// Makes two columns with bindings to their visibility and to the column that is shown in a compact size class.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar: sidebar(), content: nil, detail: detail(), visibility: columnVisibility,
      compactColumn: preferredCompactColumn)
  }
}
