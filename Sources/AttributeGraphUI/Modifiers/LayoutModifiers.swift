/// A modifier that lays out its view by a rule.
protocol LayoutRuleModifier: PrimitiveViewModifier {
  /// How the view is laid out.
  associatedtype Rule: SingleChildRule & SendableMetatype
  /// The rule of this modifier.
  var rule: Rule { get }
  /// Whether the view's layout priority is visible from outside.
  static var passesPriority: Bool { get }
  /// Reports lengths that are none.
  static func check(_ rule: Rule, _ report: (Issue) -> Void)
}

extension LayoutRuleModifier {
  static var passesPriority: Bool { false }
  static func check(_ rule: Rule, _ report: (Issue) -> Void) {}

  /// Puts the rule around each view inside.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return makeNodes(modifier, at: position, inputs: inputs, body: body)
  }

  /// Puts the rule around each view inside, at the position of the modifier.
  fileprivate static func makeNodes(
    _ modifier: _GraphValue<Self>, at position: ViewPosition, inputs: _ViewInputs,
    body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let runtime = inputs.runtime
    var reported: Set<Issue> = []
    let rule = modifier.projection { modifier -> Rule in
      let rule = modifier.rule
      check(rule) { issue in if reported.insert(issue).inserted { runtime.report(issue) } }
      return rule
    }.layoutValue(comparedBy: { $0 == $1 })
    return body(
      inputs.wrapping(at: position) { child, place in
        RuleNode(at: place, around: child, passesPriority: passesPriority, rule: rule)
      })
  }
}

/// Space around a view.
public struct _PaddingLayout: LayoutRuleModifier {
  /// At which edges.
  public var edges: Edge.Set
  /// How much at each edge, in points; nil for 16 everywhere.
  public var insets: EdgeInsets?

  /// Makes space around a view.
  public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }

  var rule: PaddingRule {
    guard let insets else { return PaddingRule(edges: edges, length: nil) }
    return PaddingRule(insets: insets)
  }
}

/// A frame of fixed lengths.
public struct _FrameLayout: LayoutRuleModifier, Animatable {
  private(set) var width: CGFloat?
  private(set) var height: CGFloat?
  let alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The lengths that are fixed.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }

  /// Puts the frame around each view inside; it follows the animations of its lengths.
  public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    return makeNodes(modifier.animated(at: position, inputs: inputs), at: position, inputs: inputs, body: body)
  }

  var rule: FixedFrameRule { FixedFrameRule(width: width, height: height, alignment: alignment) }

  static func check(_ rule: FixedFrameRule, _ report: (Issue) -> Void) {
    for length in rule.invalidLengths {
      report(.invalidFrameLength(view: String(describing: Self.self), length: "\(length)"))
    }
  }
}

/// A frame between least and greatest lengths.
public struct _FlexFrameLayout: LayoutRuleModifier {
  let minWidth: CGFloat?
  let idealWidth: CGFloat?
  let maxWidth: CGFloat?
  let minHeight: CGFloat?
  let idealHeight: CGFloat?
  let maxHeight: CGFloat?
  let alignment: Alignment

  var rule: FlexibleFrameRule {
    FlexibleFrameRule(
      minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
      maxHeight: maxHeight, alignment: alignment)
  }

  static func check(_ rule: FlexibleFrameRule, _ report: (Issue) -> Void) {
    let view = String(describing: Self.self)
    for length in rule.invalidLengths { report(.invalidFrameLength(view: view, length: "\(length)")) }
    for length in rule.contradictoryLengths { report(.contradictoryFrameLength(view: view, length: "\(length)")) }
  }
}

/// A view at its ideal length along one or both axes.
public struct _FixedSizeLayout: LayoutRuleModifier {
  /// Along the horizontal axis.
  public var horizontal: Bool
  /// Along the vertical axis.
  public var vertical: Bool

  /// Fixes a view at its ideal lengths.
  public init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var rule: FixedSizeRule { FixedSizeRule(horizontal: horizontal, vertical: vertical) }
  static var passesPriority: Bool { true }
}

extension View {
  /// Space of 16 points, or of a given length, at some edges.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(edges, $0) }))
  }

  /// Space of a length at all edges, in points.
  public func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(insets: EdgeInsets(.all, length)))
  }

  /// Space of given lengths, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }

  /// A frame of fixed lengths, in points; nil leaves a length to the view.
  ///
  /// A length that is negative or not finite is reported as an issue and treated as nil.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame between least and greatest lengths, in points; `.infinity` takes what is proposed.
  ///
  /// A length that is negative or not a number is reported as an issue and treated as nil.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// The view at its ideal size, whatever it is proposed.
  public func fixedSize() -> some View {
    modifier(_FixedSizeLayout())
  }

  /// The view at its ideal length along the given axes.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }
}
