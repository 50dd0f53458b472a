// Branches, groups, loops and sections of rows.

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Wrapped.TableRowValue> { EmptyTableRowContent() }
  /// The views of the rows, while they are not nil.
  public func _views(in table: _TableColumns<Wrapped.TableRowValue>) -> AnyView {
    AnyView(map { $0._views(in: table) })
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<TrueContent.TableRowValue> { EmptyTableRowContent() }
  /// The views of the rows in the branch that holds.
  public func _views(in table: _TableColumns<TrueContent.TableRowValue>) -> AnyView {
    typealias Views = _ConditionalContent<AnyView, AnyView>
    return switch storage {
    case .trueContent(let rows): AnyView(Views(storage: .trueContent(rows._views(in: table))))
    case .falseContent(let rows): AnyView(Views(storage: .falseContent(rows._views(in: table))))
    }
  }
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The empty body of primitive rows.
  @MainActor public var tableRowBody: EmptyTableRowContent<Content.TableRowValue> { EmptyTableRowContent() }
  /// The views of the rows.
  @MainActor public func _views(in table: _TableColumns<Content.TableRowValue>) -> AnyView { content._views(in: table) }
}

extension Group where Content: TableRowContent {
  /// Makes a group of rows.
  @_disfavoredOverload
  @MainActor public init<Value: Identifiable>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(grouping: content())
  }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Content.TableRowValue> { EmptyTableRowContent() }
  /// The views of the rows, made when they come into sight.
  public func _views(in table: _TableColumns<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { element in onMainActor(element) { content($0)._views(in: table) } },
        isConstant: isConstant, identify: identify))
  }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ForEach where Content: TableRowContent {
  /// Makes rows for each number of a constant range; later changes of the range are ignored.
  @_disfavoredOverload
  public init<V: Identifiable>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where V == Content.TableRowValue, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, isConstant: true) { $0 }
  }

  /// Makes rows for each element, identified by a part of it.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, content: content) { $0[keyPath: id] }
  }

  /// Makes rows for each element, which has its own id.
  @_disfavoredOverload
  public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where V == Content.TableRowValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content) { $0.id }
  }

  /// Makes a row for each element, which has its own id.
  @_disfavoredOverload
  @MainActor public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, content: { element in onMainActor(element) { TableRow($0) } }) { $0.id }
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The empty body of primitive rows.
  public var tableRowBody: EmptyTableRowContent<Content.TableRowValue> { EmptyTableRowContent() }
  /// The header, the views of the rows, and the footer.
  public func _views(in table: _TableColumns<Content.TableRowValue>) -> AnyView {
    AnyView(
      Section<Parent, AnyView, Footer>(
        header: header, content: content._views(in: table), footer: footer, isExpanded: isExpanded))
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows with a header.
  @_disfavoredOverload
  @MainActor public init<V: Identifiable>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where V == Content.TableRowValue {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows without a header.
  @_disfavoredOverload
  @MainActor public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Makes a section of rows with a title.
  @_disfavoredOverload
  @MainActor public init<V: Identifiable>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section of rows with a title that is not localised.
  @_disfavoredOverload
  @MainActor public init<V: Identifiable, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where V == Content.TableRowValue {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
