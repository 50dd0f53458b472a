import Foundation

/// Space around a view.
nonisolated public struct _PaddingLayout: LayoutRuleModifier, Animatable {
  /// At which edges.
  public var edges: Edge.Set
  /// The insets of each edge, in points; nil for 16 everywhere.
  public var insets: EdgeInsets?

  /// Makes space around a view.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  private var resolvedInsets: EdgeInsets { insets ?? EdgeInsets(edges, PaddingRule.defaultLength) }

  var rule: PaddingRule { PaddingRule(insets: resolvedInsets) }

  static func check(_ rule: PaddingRule, _ report: (Issue) -> Void) {
    for edge in rule.invalidEdges {
      report(.invalidLength(view: String(describing: Self.self), length: "\(edge)"))
    }
  }
}

extension View {
  /// Space of 16 points, or of a given length, at some edges.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }

  /// Space of a length at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }

  /// Space of given lengths, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }
}
