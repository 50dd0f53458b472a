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
  func modifiedParts(at path: [AnyHashable], by resolver: BodyResolver?) -> [(id: AnyHashable, view: any View)]?
  /// The body of the program's own view inside, modified; nil for another view.
  func modifiedBody(at path: [AnyHashable], by resolver: BodyResolver?) -> (id: AnyHashable, view: any View)?
}

extension ModifiedContent: ModifiedParts where Content: View, Modifier: ViewModifier {
  fileprivate func modifiedParts(
    at path: [AnyHashable], by resolver: BodyResolver?
  ) -> [(id: AnyHashable, view: any View)]? {
    guard modifier is any PrimitiveViewModifier else { return nil }
    if modifier is any CollectiveModifier { return modifiedBody(at: path, by: resolver).map { [$0] } }
    return inside(resolver) { parts(of: content, at: path, by: resolver) }?.map { ($0.id, modified($0.view)) }
  }

  fileprivate func modifiedBody(
    at path: [AnyHashable], by resolver: BodyResolver?
  ) -> (id: AnyHashable, view: any View)? {
    guard modifier is any PrimitiveViewModifier else { return nil }
    return inside(resolver) { bodyPart(of: content, at: path, by: resolver) }.map { ($0.id, modified($0.view)) }
  }

  /// Looks for views inside; bodies there run in the environment that the modifier makes.
  @MainActor private func inside<Found>(_ resolver: BodyResolver?, _ find: () -> Found) -> Found {
    guard let resolver, let change = modifier as? any EnvironmentChange else { return find() }
    return resolver.inside(change, find)
  }

  private func modified(_ view: any View) -> any View {
    func modified(_ view: some View) -> any View { view.modifier(modifier) }
    return modified(view)
  }
}

extension IDView: ModifiedParts where Content: View {
  fileprivate func modifiedParts(
    at path: [AnyHashable], by resolver: BodyResolver?
  ) -> [(id: AnyHashable, view: any View)]? {
    modifiedBody(at: path, by: resolver).map { [$0] }
  }

  /// With another id, it is another view, with state of its own.
  fileprivate func modifiedBody(
    at path: [AnyHashable], by resolver: BodyResolver?
  ) -> (id: AnyHashable, view: any View)? {
    func identified(_ view: some View) -> any View { view.id(id) }
    let place = PartPlace.id(id)
    guard let part = bodyPart(of: content, at: path + [place], by: resolver) else { return nil }
    return (place, identified(part.view))
  }
}

/// The views for which a view stands; nil if it is one view.
@MainActor
func parts(
  of view: any View, at path: [AnyHashable], by resolver: BodyResolver?
) -> [(id: AnyHashable, view: any View)]? {
  (view as? any ViewParts)?.viewParts ?? (view as? any ModifiedParts)?.modifiedParts(at: path, by: resolver)
    ?? contentPart(of: view, at: path, by: resolver).map { [$0] }
    ?? bodyPart(of: view, at: path, by: resolver).map { [$0] }
}

/// The content of a view that takes a block apart; nil for another view.
@MainActor
private func contentPart(
  of view: any View, at path: [AnyHashable], by resolver: BodyResolver?
) -> (id: AnyHashable, view: any View)? {
  guard let resolver, let block = view as? any PartsContent else { return nil }
  return block.contentPart(at: path, by: resolver)
}

/// The body of one of the program's own views, with the modifiers around the view; nil for another view.
@MainActor
private func bodyPart(
  of view: any View, at path: [AnyHashable], by resolver: BodyResolver?
) -> (id: AnyHashable, view: any View)? {
  if let modified = view as? any ModifiedParts { return modified.modifiedBody(at: path, by: resolver) }
  return resolver?.body(of: view, at: path).map { (PartPlace.id("body"), $0) }
}

/// The views in a block: those of loops, branches, groups, tuples, and of the bodies of the program's own views.
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
  init<Content: View>(of content: Content, at path: [AnyHashable] = [], by resolver: BodyResolver?) {
    add(content, path: path, by: resolver)
  }

  private mutating func add<Content: View>(_ view: Content, path: [AnyHashable], by resolver: BodyResolver?) {
    guard let parts = parts(of: view, at: path, by: resolver) else {
      return elements.append(Element(path: path, view: view))
    }
    for part in parts { add(part.view, path: path + [part.id], by: resolver) }
  }
}
