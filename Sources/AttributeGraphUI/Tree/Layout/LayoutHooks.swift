// The hooks of a layout node, grouped by purpose.
//
// `LayoutNode` conforms to the first three protocols, with the defaults of a node without children. `WrapperNode`
// overrides them with the defaults of a node around one child. Both are classes, because a subclass cannot override a
// default of a protocol extension, and because a call through the class table costs less (Decisions/0041). The fourth
// protocol is for the few nodes that provide a context for their descendants: its defaults are in its extension.

/// The constants of a class of nodes. Each node copies them when it is made, and may change its copy.
struct LayoutKind: OptionSet {
  let rawValue: UInt8

  /// Answers are so cheap that caching them would cost more.
  static let answersDirectly = LayoutKind(rawValue: 1)
  /// The node answers what its child answers, so no query is counted for it.
  static let isTransparent = LayoutKind(rawValue: 2)
  /// The answers do not depend on those of the children.
  static let ignoresChildren = LayoutKind(rawValue: 4)
  /// The values of the child for the parent container are those of the node.
  static let passesTraits = LayoutKind(rawValue: 8)
  /// The layout priority of the child is that of the node.
  static let passesPriority = LayoutKind(rawValue: 16)
  /// The preferred distances of the child are those of the node.
  static let passesSpacing = LayoutKind(rawValue: 32)
  /// The effects of the modifiers further out do not reach the descendants.
  static let endsEffects = LayoutKind(rawValue: 64)

  /// The node is a text without a line break of its own.
  static let isOneLine = LayoutKind(rawValue: 128)

  /// A node around one child, with a size of its own.
  static let frame: LayoutKind = [.passesTraits, .passesPriority, .passesSpacing]
  /// A node around one child that has the size of the child.
  static let wrapper: LayoutKind = [.frame, .answersDirectly, .isTransparent]
}

/// The answers of a node to proposals: its sizes and its guides.
@MainActor
protocol SizeAnswering: AnyObject {
  /// The constants of the class.
  static var layoutKind: LayoutKind { get }

  /// Prepares for new answers, because an input or a child has changed.
  func prepareToMeasure()

  /// The size for a proposal, computed anew.
  func measure(_ proposal: ProposedViewSize) -> CGSize

  /// A proposal that certainly has the same answer. It is measured instead, so that fewer answers are computed and
  /// cached.
  func equivalent(to proposal: ProposedViewSize) -> ProposedViewSize

  /// Whether the node may have explicit guides of some kinds: baselines, or guides that were set.
  func providesGuides(_ kinds: GuideKinds) -> Bool

  /// The guides for a proposal and the size that answers it; called only if `providesGuides` is true.
  func measureGuides(for proposal: ProposedViewSize, size: CGSize) -> ViewDimensions
}

/// The children of a node and their places, and the events that concern its own place.
@MainActor
protocol ChildPlacing: AnyObject {
  /// Visits the nodes that this one places.
  func forEachChild(_ visit: (LayoutNode) -> Void)

  /// Places the children in the node's geometry.
  func placeChildren()

  /// The axis of the stack that contains the children, if it may change (`AnyLayout`, a screen); nil outside a stack.
  var axisInside: Axis? { get }

  /// Whether the frames inside are animated in the coordinates of the children, which take them along.
  var containsGeometry: Bool { get }

  /// The node was placed or moved. A move of a node further out counts only after `followPlace`.
  func geometryChanged()

  /// The node was placed with the size that it had, but another proposal or another place.
  func proposalChanged()

  /// An effect further out may have changed; called only after `followPlace`.
  func effectsChanged()

  /// An input that the node follows is about to change. Only `TextSurroundings` notifies before a change
  /// (`LayoutInput.notifyBefore()`).
  func inputWillChange(_ input: LayoutInput)

  /// An input that the node follows has changed.
  func inputChanged(_ input: LayoutInput)

  /// Whether the node or one of its descendants is drawn.
  var draws: Bool { get }
}

/// The values, apart from its answers, by which the parent lays a node out: those of `LayoutChild`, and traits.
@MainActor
protocol TraitProviding: LayoutChild {
  /// The value for a key, which is identified by its type; nil if there is none.
  func trait(_ key: ObjectIdentifier) -> Any?
}

/// A node that changes the context in which its descendants are laid out.
///
/// Such a node returns itself as its `providedContext`. It implements the members that it changes; the others have the
/// values of the next context further out.
@MainActor
protocol ContextProviding: LayoutNode {
  /// The size of the nearest container by which views size themselves, and the input that notifies of its changes.
  var relativeContainer: (size: CGSize, input: LayoutInput)? { get }

  /// The safe area as a child sees it; nil without a host.
  func safeArea(inside child: LayoutNode) -> SafeArea?

  /// The lengths beyond the node in which content that scrolls is visible, the left edge being the leading one; nil if
  /// the content does not scroll, or is not clipped.
  var scrolledContentReach: EdgeInsets? { get }
}

extension ContextProviding {
  var relativeContainer: (size: CGSize, input: LayoutInput)? { enclosingContext?.relativeContainer }
  func safeArea(inside child: LayoutNode) -> SafeArea? { enclosingSafeArea }
  var scrolledContentReach: EdgeInsets? { nil }
}

extension LayoutNode {
  /// The nearest enclosing context.
  ///
  /// - Complexity: O(depth).
  final var enclosingContext: (any ContextProviding)? {
    var node = parent
    while let here = node {
      if let context = here.providedContext { return context }
      node = here.parent
    }
    return nil
  }

  /// The safe area at the node; nil without a host.
  ///
  /// - Complexity: O(depth).
  final var enclosingSafeArea: SafeArea? {
    var inside = self
    while let here = inside.parent {
      if let context = here.providedContext { return context.safeArea(inside: inside) }
      inside = here
    }
    return nil
  }
}
