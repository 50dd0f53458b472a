/// A row of a table.
@MainActor
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
  let value: Value

  /// Makes a row of a value.
  public init(_ value: Value) { self.value = value }

  /// The empty body of primitive rows.
  public var tableRowBody: _NoRows<Value> { _NoRows() }
  /// The view of the row, which is selected by the id of its value.
  public func _views(in table: _TableColumns<Value>) -> AnyView { AnyView(table.row(of: value).tag(value.id)) }
}

/// A row of a table for each element of a collection.
@MainActor
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  let data: Data

  /// The empty body of primitive rows.
  public var tableRowBody: _NoRows<Data.Element> { _NoRows() }
  /// The views of the rows, made when they come into sight.
  public func _views(in table: _TableColumns<Data.Element>) -> AnyView {
    AnyView(ForEach(data: data, content: { table.row(of: $0) }, identify: { $0.id }))
  }
}

/// A row of a table for each element of a tree whose ancestors are expanded.
@MainActor
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the rows' values.
  public typealias TableRowValue = Data.Element
  let data: Data
  let children: KeyPath<Data.Element, Data?>

  /// The empty body of primitive rows.
  public var tableRowBody: _NoRows<Data.Element> { _NoRows() }
  /// The views of the rows.
  public func _views(in table: _TableColumns<Data.Element>) -> AnyView {
    AnyView(OutlineGroup(data, children: children) { table.row(of: $0) })
  }
}

/// A row of a table that a person expands to show others.
@MainActor
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = Label.TableRowValue
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: Content

  /// Makes a row of a value with rows that are shown while a binding is true; without a binding the row is initially
  /// collapsed.
  public init<Value>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    label = TableRow(value)
    self.isExpanded = isExpanded
    self.content = content()
  }

  /// The empty body of primitive rows.
  public var tableRowBody: _NoRows<Label.TableRowValue> { _NoRows() }
  /// The views of the rows.
  public func _views(in table: _TableColumns<Label.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      DisclosureGroup(isExpanded: isExpanded, content: { content._views(in: table) }, label: label._views(in: table)))
  }
}

/// Rows, one after the other.
@MainActor
public struct _PairOfRows<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = First.TableRowValue
  let first: First
  let second: Second

  /// The empty body of primitive rows.
  public var tableRowBody: _NoRows<First.TableRowValue> { _NoRows() }
  /// The views of each of them.
  public func _views(in table: _TableColumns<First.TableRowValue>) -> AnyView {
    AnyView(TupleView((first._views(in: table), second._views(in: table))))
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The empty body of primitive rows.
  public var tableRowBody: _NoRows<Wrapped.TableRowValue> { _NoRows() }
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
  public var tableRowBody: _NoRows<TrueContent.TableRowValue> { _NoRows() }
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
  @MainActor public var tableRowBody: _NoRows<Content.TableRowValue> { _NoRows() }
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
  public var tableRowBody: _NoRows<Content.TableRowValue> { _NoRows() }
  /// The views of the rows, made when they come into sight.
  public func _views(in table: _TableColumns<Content.TableRowValue>) -> AnyView {
    let content = content
    return AnyView(
      ForEach<Data, ID, AnyView>(
        data: data, content: { element in onMainActor(element) { content($0)._views(in: table) } },
        isConstant: isConstant, identify: identify))
  }
}

extension ForEach where Content: TableRowContent {
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
  public var tableRowBody: _NoRows<Content.TableRowValue> { _NoRows() }
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
