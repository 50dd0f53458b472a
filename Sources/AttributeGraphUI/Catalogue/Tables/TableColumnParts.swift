import Foundation

// Pairs, branches and collections of columns.

extension Array {
  /// The columns with one step added to their paths.
  func behind<Value>(_ step: AnyHashable) -> [_TableColumn<Value>] where Element == _TableColumn<Value> {
    map { column in
      var column = column
      column.path.insert(step, at: 0)
      return column
    }
  }
}

/// Columns, one after the other.
@MainActor
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T>: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of a column's comparator.
  public typealias TableColumnSortComparator = Sort
  /// The columns.
  public let value: T
  private let parts: () -> [[_TableColumn<RowValue>]]

  /// Makes columns that a closure returns, those of each part for themselves.
  init(value: T, parts: @escaping () -> [[_TableColumn<RowValue>]]) { (self.value, self.parts) = (value, parts) }

  /// The empty body of primitive columns.
  public var tableColumnBody: _NoColumns<RowValue, Sort> { _NoColumns() }
  /// The columns of each of them.
  public var _columns: [_TableColumn<RowValue>] {
    parts().enumerated().flatMap { number, columns in columns.behind(number) }
  }
}

extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the rows' values.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of a column's comparator.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator

  /// The empty body of primitive columns.
  public var tableColumnBody: _NoColumns<TrueContent.TableRowValue, TrueContent.TableColumnSortComparator> {
    _NoColumns()
  }

  /// The columns of the branch that holds.
  public var _columns: [_TableColumn<TrueContent.TableRowValue>] {
    switch storage {
    case .trueContent(let columns): columns._columns.behind("true")
    case .falseContent(let columns): columns._columns.behind("false")
    }
  }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of a column's comparator.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator

  /// The empty body of primitive columns.
  public var tableColumnBody: _NoColumns<Wrapped.TableRowValue, Wrapped.TableColumnSortComparator> { _NoColumns() }
  /// The columns, while they are not nil.
  public var _columns: [_TableColumn<Wrapped.TableRowValue>] { self?._columns.behind("some") ?? [] }
}

extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of a column's comparator.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator

  /// The empty body of primitive columns.
  @MainActor public var tableColumnBody: _NoColumns<Content.TableRowValue, Content.TableColumnSortComparator> {
    _NoColumns()
  }
  /// The columns.
  @MainActor public var _columns: [_TableColumn<Content.TableRowValue>] { content._columns }
}

extension Group where Content: TableColumnContent {
  /// Makes a group of columns.
  @_disfavoredOverload
  @MainActor public init<R: Identifiable, C: SortComparator>(@TableColumnBuilder<R, C> content: () -> Content)
  where R == Content.TableRowValue, C == Content.TableColumnSortComparator {
    self.init(grouping: content())
  }
}

/// Columns for each element of a collection.
@MainActor
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = RowValue
  /// The type of a column's comparator.
  public typealias TableColumnSortComparator = Sort
  /// The collection.
  public let data: Data
  /// Makes the columns of an element.
  public let content: (Data.Element) -> Content
  let identify: (Data.Element) -> ID

  /// The empty body of primitive columns.
  public var tableColumnBody: _NoColumns<RowValue, Sort> { _NoColumns() }
  /// The columns of each element.
  public var _columns: [_TableColumn<RowValue>] {
    data.flatMap { content($0)._columns.behind(AnyHashable(identify($0))) }
  }

  /// Makes columns for each element, which has its own id.
  public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Sort == Content.TableColumnSortComparator {
    (self.data, self.content, identify) = (data, content, { $0.id })
  }

  /// Makes columns for each element, identified by a part of it.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Sort == Content.TableColumnSortComparator {
    (self.data, self.content, identify) = (data, content, { $0[keyPath: id] })
  }

  /// Makes columns for each number of a range.
  public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Sort == Content.TableColumnSortComparator {
    (self.data, self.content, identify) = (data, content, { $0 })
  }
}
