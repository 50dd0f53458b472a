/// A view for each element of a tree: an element with children can be expanded to show them.
///
/// In a list an element is a row while all of its ancestors are expanded. The views of children are made when their
/// parent is expanded, and end when it is collapsed.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  /// The elements at the top of the tree.
  enum Roots {
    /// One element.
    case one(Data.Element)
    /// A collection.
    case many(Data)
  }

  let roots: Roots
  /// The id of an element.
  let identify: (Data.Element) -> ID
  /// Returns the children of an element; nil if it can have none.
  let children: (Data.Element) -> Data?
  /// Makes the view of an element.
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the root elements.
  public var body: some View {
    switch roots {
    case .one(let element): row(of: element)
    case .many(let data): ForEach(data: data, content: { row(of: $0) }, identify: identify)
    }
  }

  @ViewBuilder private func row(of element: Data.Element) -> some View {
    if let children = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(
            OutlineGroup(
              roots: .many(children), identify: identify, children: self.children, content: content)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}

extension OutlineGroup: ViewSequence where Parent: View, Leaf: View, Subgroup: View {}

/// The views of an element's children.
nonisolated public struct OutlineSubgroupChildren: PrimitiveView, ViewSequence {
  let view: AnyView

  /// Makes the positions of the views.
  @MainActor public static func _makeViewList(
    view: _GraphValue<OutlineSubgroupChildren>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    AnyView._makeViewList(view: view.property(\.view), inputs: inputs)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views of the elements of a tree with one root, each with its own id.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .one(root), identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes views of the elements of a tree, each with its own id.
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(roots: .many(data), identify: { $0.id }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes views of the elements of a tree with one root, identified by a part of them.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .one(root), identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes views of the elements of a tree, identified by a part of them.
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: .many(data), identify: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content: content)
  }

  /// Makes views of the elements of a tree with one root behind a binding, each with its own id.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(
      roots: .one(root), identify: { $0.wrappedValue.id }, children: { $0.children(at: children) }, content: content)
  }

  /// Makes views of the elements of a tree behind a binding, each with its own id.
  public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(
      roots: .many(data), identify: { $0.wrappedValue.id }, children: { $0.children(at: children) }, content: content)
  }

  /// Makes views of the elements of a tree with one root behind a binding, identified by a part of them.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      roots: .one(root), identify: { $0.wrappedValue[keyPath: id] }, children: { $0.children(at: children) },
      content: content)
  }

  /// Makes views of the elements of a tree behind a binding, identified by a part of them.
  public init<C: MutableCollection & RandomAccessCollection, E>(
    _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(
      roots: .many(data), identify: { $0.wrappedValue[keyPath: id] }, children: { $0.children(at: children) },
      content: content)
  }
}

extension Binding {
  /// A binding to the children at a key path; nil if there are none.
  func children<C>(at children: WritableKeyPath<Value, C?>) -> Binding<C>? {
    Binding<C>(self[dynamicMember: children])
  }
}
