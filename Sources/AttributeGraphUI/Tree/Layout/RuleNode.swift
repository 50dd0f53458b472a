import Foundation

/// A wrapper that lays its child out by a rule: a frame, padding, a fixed size.
class RuleNode<Rule: WrappingRule>: FrameNode {
  /// The current rule.
  final let rule: LayoutValue<Rule>

  /// Wraps a node in a rule.
  init(at position: ViewPosition, wrapping child: LayoutNode, passesPriority: Bool, rule: LayoutValue<Rule>) {
    self.rule = rule
    super.init(at: position, wrapping: child, following: rule)
    // Values for the container pass through every modifier; the priority alone ends at some (L-258).
    if !passesPriority { layoutKind.remove(.passesPriority) }
    setFixedAxes(rule.value.fixedAxes)
  }

  override func inputChanged(_ input: LayoutInput) {
    setFixedAxes(rule.value.fixedAxes)
    super.inputChanged(input)
  }

  override var hasSpacing: Bool {
    super.hasSpacing && (rule.value.edgesWithoutSpacing != .all || (Rule.keepsSpacingOfSpacer && child.isSpacer))
  }
  override var spacing: ViewSpacing {
    layoutKind.contains(.passesSpacing) ? rule.value.spacing(of: child) : .indifferent
  }

  // The frames are the most frequent rules, and a method of a generic class is not specialised by itself.

  @_specialize(where Rule == FlexibleFrameRule)
  @_specialize(where Rule == FixedFrameRule)
  override func keepsSize(from proposal: ProposedViewSize, along axis: Axis) -> Bool {
    rule.value.keepsSize(from: proposal, along: axis, child: child)
  }

  @_specialize(where Rule == FlexibleFrameRule)
  @_specialize(where Rule == FixedFrameRule)
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rule.value.sizeThatFits(proposal, child: child)
  }

  @_specialize(where Rule == FlexibleFrameRule)
  @_specialize(where Rule == FixedFrameRule)
  override func placement(in size: CGSize, proposal: ProposedViewSize) -> ChildPlacement {
    rule.value.placement(in: size, proposal: proposal, child: child)
  }
}
