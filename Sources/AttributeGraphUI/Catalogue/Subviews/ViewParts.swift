/// A view that stands for several, which its value contains.
@MainActor
protocol ViewParts {
  /// The views, each with its identity among them.
  var viewParts: [(id: AnyHashable, view: any View)] { get }
}

/// The place of a part that the source does not name: it differs from every id of a program.
struct PartPlace: Hashable {
  private let place: AnyHashable

  /// A place as an id among the parts.
  static func id(_ place: some Hashable) -> AnyHashable { AnyHashable(PartPlace(place: AnyHashable(place))) }
}

extension TupleView: ViewParts {
  var viewParts: [(id: AnyHashable, view: any View)] {
    Mirror(reflecting: value).children.enumerated().compactMap { index, child in
      (child.value as? any View).map { (PartPlace.id(index), $0) }
    }
  }
}

extension Group: ViewParts where Content: View {
  var viewParts: [(id: AnyHashable, view: any View)] { [(PartPlace.id("group"), content)] }
}

extension EmptyView: ViewParts {
  var viewParts: [(id: AnyHashable, view: any View)] { [] }
}

extension Optional: ViewParts where Wrapped: View {
  var viewParts: [(id: AnyHashable, view: any View)] { map { [(PartPlace.id("some"), $0)] } ?? [] }
}

extension _ConditionalContent: ViewParts where TrueContent: View, FalseContent: View {
  var viewParts: [(id: AnyHashable, view: any View)] {
    switch storage {
    case .trueContent(let content): [(PartPlace.id("true"), content)]
    case .falseContent(let content): [(PartPlace.id("false"), content)]
    }
  }
}

extension ForEach: ViewParts where Content: View {
  var viewParts: [(id: AnyHashable, view: any View)] { data.map { (AnyHashable(identify($0)), content($0)) } }
}

extension Section: ViewParts where Parent: View, Content: View, Footer: View {
  var viewParts: [(id: AnyHashable, view: any View)] {
    [(PartPlace.id("header"), header), (PartPlace.id("content"), content), (PartPlace.id("footer"), footer)]
  }
}

extension AnyView: ViewParts {
  var viewParts: [(id: AnyHashable, view: any View)] {
    let view = content
    return [(PartPlace.id(ObjectIdentifier(type(of: view))), view)]
  }
}

/// A modifier that acts on all views inside together, such as an action when they appear. Every other modifier of the
/// library acts on each of several views.
protocol CollectiveModifier {}

/// A modified view, which stands for as many views as the one inside does.
@MainActor
private protocol ModifiedParts {
  /// Each of several views inside, modified by itself; nil if there is one view inside, or if the modifier acts on all
  /// together or has a body.
  var modifiedParts: [(id: AnyHashable, view: any View)]? { get }
}

extension ModifiedContent: ModifiedParts where Content: View, Modifier: ViewModifier {
  fileprivate var modifiedParts: [(id: AnyHashable, view: any View)]? {
    guard modifier is any PrimitiveViewModifier, !(modifier is any CollectiveModifier) else { return nil }
    return parts(of: content)?.map { part in
      func modified(_ view: some View) -> any View { view.modifier(modifier) }
      return (part.id, modified(part.view))
    }
  }
}

/// The views for which a view stands; nil if it is one view.
@MainActor
func parts(of view: any View) -> [(id: AnyHashable, view: any View)]? {
  (view as? any ViewParts)?.viewParts ?? (view as? any ModifiedParts)?.modifiedParts
}

/// The views in a block that can be found from its value: those of loops, branches, groups and tuples.
///
/// A user's own view is one subview, because its body is not known before it is mounted.
@MainActor
struct FlattenedViews {
  /// A view.
  struct Element {
    /// The path to it, which is its identity among the others.
    let path: [AnyHashable]
    /// The view.
    let view: any View

    /// The id that the view has by `id(_:)`.
    var explicitID: AnyHashable? { (view as? any IdentifiedView)?.explicitID }
    /// The path to the innermost row of a `ForEach` around the view, and its id; empty where there is none.
    var rowPath: ArraySlice<AnyHashable> { path[..<((path.lastIndex { !($0.base is PartPlace) } ?? -1) + 1)] }
  }

  /// The views, in order.
  private(set) var elements: [Element] = []

  /// Finds the views in a block.
  ///
  /// - Complexity: O(views).
  init<Content: View>(of content: Content) { add(content, path: []) }

  private mutating func add<Content: View>(_ view: Content, path: [AnyHashable]) {
    guard let parts = parts(of: view) else { return elements.append(Element(path: path, view: view)) }
    for part in parts { add(part.view, path: path + [part.id]) }
  }
}
