import AttributeGraph2

/// A container with links that push other views over each other.
///
/// It shows one page at a time, in the middle of the space that it is proposed; there is no bar. Of several views,
/// which are columns elsewhere, it shows the first, as on a phone.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  let content: Content

  /// Makes a container whose root page is a view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes the position of the container, and of its root page.
  @MainActor public static func _makeViewList(
    view: _GraphValue<NavigationView<Content>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let node = PageNode(at: position)
    node.direction = inputs.direction
    let pages = NavigationPages(at: position, node: node)
    pages.push(over: nil, inputs: inputs) {
      makeRoot(view.property(\.content), inputs: $0)
    }
    return inputs.output(node)
  }

  @MainActor private static func makeRoot(_ content: _GraphValue<Content>, inputs: _ViewInputs) -> _ViewListOutputs {
    func makeFirst<Views: SeveralViews>(of type: Views.Type) -> _ViewListOutputs? {
      (content as? _GraphValue<Views>).map { Views.makeFirstView(view: $0, inputs: inputs) }
    }
    let first = (Content.self as? any SeveralViews.Type).flatMap { makeFirst(of: $0) }
    return first ?? Content._makeViewList(view: content, inputs: inputs)
  }
}

/// A container with links, or a path of values, that push other views over each other.
///
/// It shows one page at a time, in the middle of the space that it is proposed; there is no bar.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  let path: Path?
  let root: Root

  /// The path of the pages, which the program owns.
  struct Path {
    /// The location of the values, to detect that it was replaced.
    let values: () -> [AnyHashable]
    let append: (AnyHashable) -> Void
    let removeLast: (Int) -> Void
  }

  private init(path: Path?, root: Root) {
    self.path = path
    self.root = root
  }

  /// Makes the position of the container, of its root page, and of the pages of the path.
  @MainActor public static func _makeViewList(
    view: _GraphValue<NavigationStack<Data, Root>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let node = PageNode(at: position)
    node.direction = inputs.direction
    let pages = NavigationPages(at: position, node: node)
    pages.push(over: nil, inputs: inputs) { Root._makeViewList(view: view.property(\.root), inputs: $0) }
    // The initialiser determines whether there is a path, so this never changes at a position.
    guard view.read().path != nil else { return inputs.output(node) }
    pages.follow(
      NavigationPathAccess(
        values: { view.read().path?.values() ?? [] }, append: { view.read().path?.append($0) },
        removeLast: { view.read().path?.removeLast($0) }))
    let watch = ValueWatch(of: view, at: position, inputs: inputs) { $0.path?.values() ?? [] }
    let runtime = inputs.runtime
    let renew: () -> Void = { [weak pages] in runtime.structureChanges.append { pages?.renewPath() } }
    watch.onChange = renew
    renew()
    return inputs.output(node)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a container whose root page is a view.
  public init(@ViewBuilder root: () -> Root) {
    self.init(path: nil, root: root())
  }

  /// Makes a container whose root page is a view, with a page over it for each value of a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Path(
        values: { path.wrappedValue.values }, append: { path.wrappedValue.values.append($0) },
        removeLast: { path.wrappedValue.removeLast($0) }),
      root: root())
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Makes a container whose root page is a view, with a page over it for each value of a collection.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Path(
        values: { path.wrappedValue.map { AnyHashable($0) } },
        append: { value in
          if let element = value.base as? Data.Element { path.wrappedValue.append(element) }
        },
        removeLast: { count in
          let values = path.wrappedValue
          path.wrappedValue.removeSubrange(values.index(values.endIndex, offsetBy: -count)...)
        }),
      root: root())
  }
}

/// Values of any types, for which a navigation stack has pages.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Makes a path without values: the root page is shown.
  public init() {}

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// Whether there are no values, so that the root page is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value, which shows its page.
  public mutating func append<Value: Hashable>(_ value: Value) {
    values.append(AnyHashable(value))
  }

  /// Removes values from the end.
  ///
  /// - Precondition: There are as many values.
  public mutating func removeLast(_ count: Int = 1) {
    trap(
      unless: count >= 0 && count <= values.count,
      "\(count) values were to be taken from a path of \(values.count). Take no more than there are.")
    values.removeLast(count)
  }
}
