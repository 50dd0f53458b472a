/// The tabs for which a view stands that does not say by its own modifiers what its tab is: those in the body of one of
/// the program's own views, or in a group with modifiers around it.
struct UnfoldedTabs<Content: View>: PartsContent {
  let content: Content
  /// The value of the tabs without a tag or an id of their own; nil for none.
  let implicitTag: () -> AnyHashable?

  /// Makes the tabs of a view.
  static func makeViewList(of view: _GraphValue<Content>, inputs: _ViewInputs) -> _ViewListOutputs {
    let implicitTag = inputs.implicitTag
    return _makeViewList(
      view: view.projection { UnfoldedTabs(content: $0, implicitTag: implicitTag) }, inputs: inputs)
  }

  static func opens(_ type: any View.Type) -> Bool { TabTypes.holdTabs(type) }

  func parts(at path: [AnyHashable], by resolver: BodyResolver) -> [FlattenedViews.Element] {
    FlattenedViews(of: content, at: path, by: resolver).elements
  }

  func content(of parts: [FlattenedViews.Element]) -> some View {
    ForEach(parts, id: \.path) { UnfoldedTab(view: AnyView(erasing: $0.view), tag: $0.rowPath.last ?? implicitTag()) }
  }
}

/// One of the tabs for which a view stands.
struct UnfoldedTab: PrimitiveView, TabPageView, TraitCarrier {
  let view: AnyView
  /// The value of the tab if it has no tag; nil for none.
  let tag: AnyHashable?

  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    AnyView._makeViewList(view: view.property(\.view), inputs: inputs)
  }

  private var carrier: (any TraitCarrier)? { view.content as? any TraitCarrier }
  var tagTrait: AnyHashable? { carrier?.tagTrait ?? tag }
  var tabItemTrait: AnyView? { carrier?.tabItemTrait }

  var tabTraits: TabTraits {
    var traits = carrier?.tabTraits ?? TabTraits()
    traits.value = tagTrait
    return traits
  }
}

/// The types of the views in a tab view, which say whether there may be tabs inside of a view.
///
/// The body of a view is evaluated for its tabs only if they may be there, because a tab is made when it is selected
/// first (row S-068).
@MainActor
enum TabTypes {
  private static let known = TypeTable<Bool>()

  /// Whether a view in a tab view stands for the tabs inside of it. A view with a label is one tab.
  static func unfolds(_ type: any View.Type) -> Bool {
    var inside: any View.Type = type
    while let modified = inside as? any ModifiedTab.Type {
      if modified.modifierType is _TabItemModifier.Type || !modified.distributes { return false }
      inside = modified.insideType
    }
    return holdTabs(inside)
  }

  /// Whether views of a type may be several tabs, or have the label, the tag or the badge of one.
  ///
  /// - Complexity: O(1) on average; O(types inside) the first time.
  static func holdTabs(_ type: any View.Type) -> Bool {
    if let known = known[type] { return known }
    // A type that contains itself has nothing more inside.
    known.set(false, for: type)
    let holdsTabs =
      if let modified = type as? any ModifiedTab.Type {
        modified.isTrait || modified.distributes && holdTabs(modified.insideType)
      } else if let alternatives = type as? any TabAlternatives.Type {
        alternatives.insideTypes.contains { holdTabs($0) }
      } else if let block = type as? any PartsContent.Type {
        !block.isOneView
      } else {
        type is any ViewParts.Type || bodyHoldsTabs(type)
      }
    known.set(holdsTabs, for: type)
    return holdsTabs
  }

  private static func bodyHoldsTabs<Content: View>(_ type: Content.Type) -> Bool {
    BodyResolver.isOwn(type) && holdTabs(Content.Body.self)
  }
}

/// A view with a modifier or an id around it.
@MainActor
private protocol ModifiedTab {
  static var insideType: any View.Type { get }
  static var modifierType: Any.Type { get }
  /// Whether each of several views inside is modified by itself; a modifier with a body makes one view.
  static var distributes: Bool { get }
  /// Whether the modifier says something about a tab.
  static var isTrait: Bool { get }
}

extension ModifiedContent: ModifiedTab where Content: View, Modifier: ViewModifier {
  fileprivate static var insideType: any View.Type { Content.self }
  fileprivate static var modifierType: Any.Type { Modifier.self }
  fileprivate static var distributes: Bool { Modifier.self is any PrimitiveViewModifier.Type }
  fileprivate static var isTrait: Bool {
    Modifier.self is _TabItemModifier.Type || Modifier.self is any TagCarrier.Type
      || Modifier.self is _BadgeModifier.Type
  }
}

extension IDView: ModifiedTab where Content: View {
  fileprivate static var insideType: any View.Type { Content.self }
  fileprivate static var modifierType: Any.Type { ID.self }
  fileprivate static var distributes: Bool { true }
  fileprivate static var isTrait: Bool { false }
}

/// A view that stands for one of some views, or for one that the source calls a group.
@MainActor
private protocol TabAlternatives {
  static var insideTypes: [any View.Type] { get }
}

extension Group: TabAlternatives where Content: View {
  fileprivate static var insideTypes: [any View.Type] { [Content.self] }
}

extension Optional: TabAlternatives where Wrapped: View {
  fileprivate static var insideTypes: [any View.Type] { [Wrapped.self] }
}

extension _ConditionalContent: TabAlternatives where TrueContent: View, FalseContent: View {
  fileprivate static var insideTypes: [any View.Type] { [TrueContent.self, FalseContent.self] }
}
