// Outlines among the rows of a table.

extension OutlineGroup: TableRowContent
where Parent: TableRowContent, Parent == Leaf, Parent == Subgroup, Data.Element == Parent.TableRowValue {
  /// The type of the rows' values.
  public typealias TableRowValue = Parent.TableRowValue

  /// The empty body of primitive rows.
  @MainActor public var tableRowBody: EmptyTableRowContent<Parent.TableRowValue> { EmptyTableRowContent() }

  /// The views of the rows whose ancestors are expanded.
  @MainActor public func _views(in table: _TableColumns<Parent.TableRowValue>) -> AnyView {
    typealias Views = OutlineGroup<Data, ID, AnyView, AnyView, DisclosureGroup<AnyView, OutlineSubgroupChildren>>
    let roots: Views.Roots =
      switch roots {
      case .one(let element): .one(element)
      case .many(let data): .many(data)
      }
    let content = content
    return AnyView(
      Views(
        roots: roots, identify: identify, children: children,
        content: { element in onMainActor(element) { content($0)._views(in: table) } }))
  }
}

extension OutlineGroup
where
  Parent: TableRowContent, Parent == Leaf, Parent == Subgroup, Data.Element == Parent.TableRowValue
{
  /// Makes rows of the elements of a tree with one root, each with its own id.
  @_disfavoredOverload
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .one(root), identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes rows of the elements of a tree, each with its own id.
  @_disfavoredOverload
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .many(data), identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes rows of the elements of a tree with one root, identified by a part of them.
  @_disfavoredOverload
  public init<DataElement: Identifiable>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .one(root), identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes rows of the elements of a tree, identified by a part of them.
  @_disfavoredOverload
  public init<DataElement: Identifiable>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .many(data), identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup
where
  Data.Element: Identifiable, ID == Data.Element.ID, Parent == TableRow<Data.Element>, Parent == Leaf,
  Parent == Subgroup
{
  /// Makes a row of each element of a tree with one root, each with its own id.
  @MainActor public init<DataElement: Identifiable>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
  where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, children: children, content: { element in onMainActor(element) { TableRow($0) } })
  }

  /// Makes a row of each element of a tree, each with its own id.
  @MainActor public init<DataElement: Identifiable>(_ data: Data, children: KeyPath<DataElement, Data?>)
  where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, children: children, content: { element in onMainActor(element) { TableRow($0) } })
  }
}
