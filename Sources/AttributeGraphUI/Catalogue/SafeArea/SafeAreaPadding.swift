import Foundation

/// Padding that is not part of the safe area: the view has less space, and may extend into the padding.
nonisolated public struct _SafeAreaPaddingModifier: LayoutRuleModifier, Animatable {
  /// The space.
  public var padding: _PaddingLayout

  /// Makes padding around a view.
  public init(padding: _PaddingLayout) {
    self.padding = padding
  }

  var rule: PaddingRule { padding.rule }

  static func check(_ rule: PaddingRule, _ report: (Issue) -> Void) { _PaddingLayout.check(rule, report) }

  @MainActor static func makeNode(
    at place: ViewPosition, wrapping child: LayoutNode, rule: LayoutValue<PaddingRule>
  ) -> ParentNode {
    place.runtime.layout.hasUnsafeArea = true
    return SafeAreaPaddingNode(at: place, wrapping: child, passesPriority: passesPriority, rule: rule)
  }
}

/// Padding that is outside of the content's safe area.
final class SafeAreaPaddingNode: RuleNode<PaddingRule>, ContextProviding {
  override class var layoutKind: LayoutKind { [.passesTraits, .passesPriority] }
  override var providedContext: (any ContextProviding)? { self }
  func safeArea(inside child: LayoutNode) -> SafeArea? { safeArea(less: rule.value.insets) }
}

extension View {
  /// Reduces the safe area at some edges of the view by 16 points, or by a given length.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _SafeAreaPaddingModifier(padding: _PaddingLayout(edges: edges, insets: length.map { EdgeInsets(edges, $0) })))
  }

  /// Reduces the safe area at all edges of the view by a length, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(_SafeAreaPaddingModifier(padding: _PaddingLayout(insets: EdgeInsets(.all, length))))
  }

  /// Reduces the safe area at the edges of the view by given lengths, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(padding: _PaddingLayout(insets: insets)))
  }
}
