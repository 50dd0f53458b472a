import Foundation

/// Space around a view that is not safe: the view has that much less room, and may reach beyond it.
nonisolated public struct _SafeAreaPaddingModifier: LayoutRuleModifier, Animatable {
  /// The space.
  public var padding: _PaddingLayout

  /// Makes space around a view.
  public init(padding: _PaddingLayout) {
    self.padding = padding
  }

  /// The insets.
  @MainActor public var animatableData: EdgeInsets.AnimatableData {
    get { padding.animatableData }
    set { padding.animatableData = newValue }
  }

  var rule: PaddingRule { padding.rule }

  static func check(_ rule: PaddingRule, _ report: (Issue) -> Void) { _PaddingLayout.check(rule, report) }

  @MainActor static func makeNode(
    at place: ViewPosition, around child: LayoutNode, rule: LayoutValue<PaddingRule>
  ) -> LayoutNode {
    place.runtime.layout.hasUnsafeArea = true
    return SafeAreaPaddingNode(at: place, around: child, passesPriority: passesPriority, rule: rule)
  }
}

/// Padding that counts as not safe for what is inside.
final class SafeAreaPaddingNode: RuleNode<PaddingRule>, ContextProviding {
  override var providedContext: (any ContextProviding)? { self }
  func safeArea(inside child: LayoutNode) -> SafeArea? { safeArea(less: rule.value.insets) }
}

extension View {
  /// Adds 16 points, or a given length, to what is not safe at some edges of the view.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _SafeAreaPaddingModifier(padding: _PaddingLayout(edges: edges, insets: length.map { EdgeInsets(edges, $0) })))
  }

  /// Adds a length to what is not safe at all edges of the view, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingModifier(padding: _PaddingLayout(insets: EdgeInsets(.all, length))))
  }

  /// Adds given lengths to what is not safe at the edges of the view, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(padding: _PaddingLayout(insets: insets)))
  }
}
