import AttributeGraph2

/// What a position gets from around it when it is made.
@MainActor
public struct _ViewInputs {
  /// The position inside which new positions are made.
  var position: ViewPosition
  /// The environment here.
  var environment: EnvironmentScope
  /// Along which axis the container around lays out; nil where it does not.
  var stackAxis: Axis?
  /// Whether the view is alone on its screen: no container and no other view is around.
  var isAlone = false
  /// The number of the innermost position around that may end before the others: of a branch, a row, a page.
  private(set) var branch = 0
  /// How many views with a body or of a hidden type are around.
  var level = 0
  /// Whether modifiers around change what is drawn here.
  var hasEffects = false
  /// Whether the views here depend on the outcome of layout, because a geometry reader makes them.
  var dependsOnLayout = false
  /// The inputs that few views have; nil for none. Inputs are copied a dozen times for a row, reference by reference.
  private var extras: ExtraInputs?
  /// Puts the nodes of modifiers around each layout node that is made here; in a branch it does so at its position. Nil
  /// where no modifier is around, as in most rows: then neither inputs nor branches copy a closure.
  private var wrap: ((LayoutNode, _ branch: ViewPosition?) -> LayoutNode)?

  init(position: ViewPosition, environment: EnvironmentScope) {
    self.position = position
    self.environment = environment
  }

  /// What is shared by the positions of the host.
  var runtime: HostRuntime { position.runtime }

  /// The graph of the host.
  var graph: Graph { position.runtime.graph }

  /// The queue in which this position's updates run.
  var queue: EffectQueue { dependsOnLayout ? runtime.contents : runtime.bodies }

  /// A new position for a view of a type, inside this one.
  func makePosition(_ type: Any.Type) -> ViewPosition {
    ViewPosition(type, in: position, runtime: runtime)
  }

  /// The same inputs, inside another position.
  func inside(_ position: ViewPosition) -> _ViewInputs {
    var inputs = self
    inputs.position = position
    return inputs
  }

  /// The inputs for the children of a container at a position: no modifier around the container applies to them.
  func forChildren(of position: ViewPosition, along axis: Axis?) -> _ViewInputs {
    var inputs = inside(position)
    inputs.wrap = nil
    inputs.stackAxis = axis
    inputs.listing = nil
    inputs.isAlone = false
    return inputs
  }

  /// The inputs for what comes and goes by itself at a position; what modifiers around put around its nodes goes too.
  func inBranch(at content: ViewPosition) -> _ViewInputs {
    var inputs = inside(content)
    if let around = wrap { inputs.wrap = { node, branch in around(node, branch ?? content) } }
    inputs.branch = content.identity
    return inputs
  }

  /// The inputs for the views of a page at a position: no modifier around the container applies to them.
  func onPage(at place: ViewPosition) -> _ViewInputs {
    var inputs = forChildren(of: place, along: nil)
    inputs.branch = place.identity
    return inputs
  }

  /// A value that is used here and comes from around: until the position ends, where that may be before the value does.
  func outer<Value>(_ value: _GraphValue<Value>, from around: _ViewInputs) -> _GraphValue<Value> {
    branch == around.branch ? value : value.until(endOf: position)
  }

  /// The inputs inside a modifier's position, with something put around each layout node that is made with them.
  ///
  /// The closure gets a node, and the position at which it makes what is around it: the modifier's, or one of the same
  /// type inside the branch to which the node belongs, beside the view.
  func wrapping(
    at position: ViewPosition, _ make: @escaping (LayoutNode, ViewPosition) -> LayoutNode
  ) -> _ViewInputs {
    var inputs = inside(position)
    let around = wrap
    inputs.wrap = { node, branch in
      var place = position
      if let branch, branch !== position {
        place = ViewPosition(position.type, in: branch, runtime: branch.runtime)
        place.isBeside = true
      }
      let made = make(node, place)
      return around.map { $0(made, branch) } ?? made
    }
    return inputs
  }

  /// The outputs of a view that is one layout node.
  func output(_ node: LayoutNode) -> _ViewListOutputs {
    _ViewListOutputs(items: .one(wrap.map { $0(node, nil) } ?? node))
  }
}

// The inputs that few views have.
extension _ViewInputs {
  /// How opaque what is drawn here is.
  var opacity: OpacityScope? {
    get { extras?.values.opacity }
    set { if newValue !== opacity { changeExtras { $0.opacity = newValue } } }
  }

  /// The picker around, which chooses among the views here by their tags.
  var choice: Choice? {
    get { extras?.values.choice }
    set { if newValue !== choice { changeExtras { $0.choice = newValue } } }
  }

  /// Makes the views of a list one by one; nil where all of them are made at once.
  var listing: (any ViewListing)? {
    get { extras?.values.listing }
    set { if newValue != nil || listing != nil { changeExtras { $0.listing = newValue } } }
  }

  /// The changes that modifiers around make to the transactions that reach the views here.
  var transactionTransform: ((inout Transaction) -> Void)? {
    get { extras?.values.transactionTransform }
    set { changeExtras { $0.transactionTransform = newValue } }
  }

  /// The views that modifiers with a body modify, by the modifier's type.
  var modifiedContent: [ObjectIdentifier: (_ViewInputs) -> _ViewListOutputs] {
    get { extras?.values.modifiedContent ?? [:] }
    set { changeExtras { $0.modifiedContent = newValue } }
  }

  private mutating func changeExtras(_ change: (inout ExtraInputs.Values) -> Void) {
    var values = extras?.values ?? ExtraInputs.Values()
    change(&values)
    extras = ExtraInputs(values)
  }
}

/// Inputs that few views have, shared by all copies.
@MainActor
private final class ExtraInputs {
  struct Values {
    var opacity: OpacityScope?
    var choice: Choice?
    var listing: (any ViewListing)?
    var transactionTransform: ((inout Transaction) -> Void)?
    var modifiedContent: [ObjectIdentifier: (_ViewInputs) -> _ViewListOutputs] = [:]
  }

  let values: Values

  init(_ values: Values) { self.values = values }
}
