/// One evaluation of a rule.
struct RuleRun: Equatable {
  let rule: WeakNode
  /// The number of the evaluation among those of the node.
  let evaluation: UInt32
}
