/// A modifier that lays out its view by a rule. Its lengths apply at once; what is drawn goes to its new frame step by
/// step.
protocol LayoutRuleModifier: PrimitiveViewModifier {
  /// The type of the layout rule.
  associatedtype Rule: WrappingRule & SendableMetatype
  /// The rule of this modifier.
  var rule: Rule { get }
  /// Whether the view's layout priority is visible from outside.
  static var passesPriority: Bool { get }
  /// Puts the rule around a node.
  static func makeNode(at place: ViewPosition, wrapping child: LayoutNode, rule: LayoutValue<Rule>) -> ParentNode
  /// Reports invalid lengths.
  static func check(_ rule: Rule, _ report: (Issue) -> Void)
}

extension LayoutRuleModifier {
  static var passesPriority: Bool { false }
  static func check(_ rule: Rule, _ report: (Issue) -> Void) {}

  static func makeNode(at place: ViewPosition, wrapping child: LayoutNode, rule: LayoutValue<Rule>) -> ParentNode {
    RuleNode(at: place, wrapping: child, passesPriority: passesPriority, rule: rule)
  }

  /// Puts the rule around each view inside.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let rule = modifier.projection { [unowned position] modifier -> Rule in
      let rule = modifier.rule
      check(rule, position.reportOnce)
      return rule
    }.layoutValue(comparedBy: { $0 == $1 })
    let direction = inputs.direction
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = makeNode(at: place, wrapping: child, rule: rule)
        node.direction = direction
        return node
      })
  }
}
