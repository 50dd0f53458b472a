/// Containers that receive the views of a block one by one: an older form of `Group(subviews:)`.
public enum _VariadicView {
  /// A container of views.
  public typealias Root = _VariadicView_Root
  /// A container whose body is made of views.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A container whose body is one view.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A container whose body may be several views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The views that a container receives.
  public typealias Children = _VariadicView_Children

  /// A container with its views.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// The container.
    public var root: Root
    /// The views.
    public var content: Content

    /// Gives a container its views.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Gives a container the views of a block.
    public init(_ root: Root, @ViewBuilder content: () -> Content) { self.init(root: root, content: content()) }
  }
}

extension _VariadicView.Tree: View, PrimitiveView, PartsContent where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor static var isOneView: Bool { Root.self is any _VariadicView_UnaryViewRoot.Type }

  @MainActor func parts(at path: [AnyHashable], by resolver: BodyResolver) -> _VariadicView_Children {
    _VariadicView_Children(of: content, at: path, by: resolver)
  }

  @MainActor func content(of parts: _VariadicView_Children) -> Root.Body { root.body(children: parts) }
}

/// A container of views.
public protocol _VariadicView_Root {}

/// A container whose body is made of the views that it receives.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the body.
  associatedtype Body: View
  /// The views that the container makes of those that it receives.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A container whose body is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A container whose body may be several views, which the container around it lays out.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that a container receives, in order: what `Group(subviews:)` calls subviews.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  /// One of the views.
  nonisolated public struct Element: View, Identifiable {
    /// The identity of the view among the others: that of `id(_:)`, or of its row of a `ForEach` if it is the only view
    /// of that, and otherwise one that the source does not know.
    public let id: AnyHashable
    /// The ids that the source gives the view, the innermost first.
    private let sourceIDs: [AnyHashable]
    private var values: ContainerValues
    private let subview: Subview

    @MainActor fileprivate init(_ element: FlattenedViews.Element, id: AnyHashable?) {
      subview = Subview(element)
      self.id = id ?? AnyHashable(subview.id)
      values = subview.containerValues
      sourceIDs = (element.explicitID.map { [$0] } ?? []) + element.path.reversed()
    }

    /// The id that the source gives the view with `id(_:)` or as a row of a `ForEach`, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      sourceIDs.lazy.compactMap { $0.base as? ID }.first
    }

    /// The value of the view for a trait, which the container may replace for itself.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get { values[TraitValueKey<Trait>.self] }
      set { values[TraitValueKey<Trait>.self] = newValue }
    }

    /// The view.
    @MainActor public var body: some View { subview }
  }

  private let elements: [Element]

  @MainActor fileprivate init<Content: View>(of content: Content, at path: [AnyHashable], by resolver: BodyResolver) {
    let views = FlattenedViews(of: content, at: path, by: resolver).elements
    let counts = Dictionary(views.lazy.map { ($0.rowPath, 1) }, uniquingKeysWith: +)
    var known: Set<AnyHashable> = []
    elements = views.map { view in
      let id = view.explicitID ?? (counts[view.rowPath] == 1 ? view.rowPath.last : nil)
      return Element(view, id: id.flatMap { known.insert($0).inserted ? $0 : nil })
    }
  }

  /// The index of the first view.
  public var startIndex: Int { 0 }
  /// The index after the last view.
  public var endIndex: Int { elements.count }
  /// The view at an index.
  public subscript(index: Int) -> Element { elements[index] }

  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(elements) { $0 } }
}

extension _VariadicView_Children: ViewParts {
  @MainActor var viewParts: [(id: AnyHashable, view: any View)] { map { (PartPlace.id($0.id), $0) } }
}

extension _VariadicView_Children.Element: ViewParts {
  @MainActor var viewParts: [(id: AnyHashable, view: any View)] { subview.viewParts }
}

/// A key for values that views have for the container around them.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}

/// A trait as a container value.
private enum TraitValueKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

/// Gives a view the value of a trait.
nonisolated public struct _ContainerTraitModifier<Trait: _ViewTraitKey>: PrimitiveViewModifier, ContainerValueWriter {
  let value: Trait.Value

  /// Makes a modifier that gives a view the value of a trait.
  public init(value: Trait.Value) { self.value = value }

  /// Makes the view inside; the container around reads the value from the modifier.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    body(inputs)
  }

  @MainActor func write(to values: inout ContainerValues) { values[TraitValueKey<Trait>.self] = value }
}

extension View {
  /// Gives the view the value of a trait for the container around it.
  nonisolated public func _trait<Trait: _ViewTraitKey>(_ key: Trait.Type, _ value: Trait.Value) -> some View {
    modifier(_ContainerTraitModifier<Trait>(value: value))
  }
}
