import AttributeGraph2

/// The inputs that a position receives from its parent on creation.
@MainActor
public struct _ViewInputs {
  /// The parent of new positions.
  var position: ViewPosition
  /// The environment here.
  var environment: EnvironmentScope
  /// The axis along which the enclosing container lays out; nil if it has none.
  var stackAxis: Axis?
  /// Whether the view is alone in its place, a screen, a page, a background or an overlay, without an enclosing
  /// container or another view.
  var isAlone = false
  /// The stack of several views at the top of a place, to which a modifier around them applies as a whole; nil in a
  /// container, and for each of several views.
  var implicitStack: ImplicitStack?
  /// The number of the innermost enclosing position that may end before the others: a branch, a row, a page.
  private(set) var branch = 0
  /// The number of enclosing views with a body or of a hidden type.
  var level = 0
  /// Whether enclosing modifiers change the drawing here.
  var hasEffects = false
  /// Whether the views here depend on the outcome of layout, because a geometry reader makes them.
  var dependsOnLayout = false
  /// The inputs that few views have; nil for none. Inputs are copied a dozen times for a row, reference by reference.
  private var extras: ExtraInputs?
  /// Wraps each layout node that is created here in the nodes of the enclosing modifiers; in a branch, at the branch's
  /// position. Nil without an enclosing modifier, as in most rows, so that neither inputs nor branches copy a closure.
  private var wrap: ((LayoutNode, _ branch: ViewPosition?) -> LayoutNode)?

  init(position: ViewPosition, environment: EnvironmentScope) {
    self.position = position
    self.environment = environment
  }

  /// The state shared by the positions of the host.
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
  @inline(__always)
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
    if inputs.extras != nil { inputs.listing = nil }
    inputs.isAlone = false
    inputs.implicitStack = nil
    return inputs
  }

  /// The inputs for the views of a place of its own at a position, which stand in a stack if they are several.
  func forPlace(at position: ViewPosition, in stack: ImplicitStack) -> _ViewInputs {
    var inputs = forChildren(of: position, along: nil)
    inputs.isAlone = true
    inputs.implicitStack = stack
    return inputs
  }

  /// The inputs for views that come and go, or for several: a modifier in them is inside of an implicit stack.
  func inImplicitStack() -> _ViewInputs {
    var inputs = self
    inputs.implicitStack = nil
    return inputs
  }

  /// The inputs for content that is inserted and removed on its own at a position, together with the nodes that
  /// enclosing modifiers wrap around its nodes.
  func inBranch(at content: ViewPosition) -> _ViewInputs {
    var inputs = inside(content)
    inputs.branch = content.identity
    if inputs.wrap != nil { inputs.wrapInBranch(at: content) }
    return inputs
  }

  private mutating func wrapInBranch(at content: ViewPosition) {
    wrap = wrap.map { outer in { node, branch in outer(node, branch ?? content) } }
  }

  /// The inputs for the views of a page at a position: no modifier around the container applies to them.
  func onPage(at place: ViewPosition) -> _ViewInputs {
    var inputs = forPlace(at: place, in: .vertical)
    inputs.branch = place.identity
    return inputs
  }

  /// A value of enclosing inputs for use here; its updates end with the position if the position may end before the
  /// value does.
  func outer<Value>(_ value: _GraphValue<Value>, from parent: _ViewInputs) -> _GraphValue<Value> {
    branch == parent.branch ? value : value.until(endOf: position)
  }

  /// The inputs inside a modifier's position, with a closure that wraps each layout node that is created with them.
  ///
  /// The closure receives a node and the position for the wrapping node: the modifier's position, or one of the same
  /// type beside the view, inside the branch that contains the node.
  func wrapping(
    at position: ViewPosition, _ make: @escaping (LayoutNode, ViewPosition) -> LayoutNode
  ) -> _ViewInputs {
    var inputs = inside(position)
    let outer = wrap
    inputs.wrap = { node, branch in
      var place = position
      if let branch, branch !== position {
        place = ViewPosition(position.type, in: branch, runtime: branch.runtime)
        place.isBeside = true
      }
      let made = make(node, place)
      return outer.map { $0(made, branch) } ?? made
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
  /// Whether there is any of them.
  var hasExtras: Bool { extras != nil }

  /// The opacity of the views here.
  var opacity: OpacityScope? {
    get { extras?.values.opacity }
    set { if newValue !== opacity { changeExtras { $0.opacity = newValue } } }
  }

  /// The enclosing picker's selection among the views here by their tags.
  var choice: Choice? {
    get { extras?.values.choice }
    set { if newValue !== choice { changeExtras { $0.choice = newValue } } }
  }

  /// Creates the views of a list one by one; nil if all of them are created at once.
  var listing: (any ViewListing)? {
    get { extras?.values.listing }
    set { if newValue != nil || listing != nil { changeExtras { $0.listing = newValue } } }
  }

  /// The changes that enclosing modifiers make to the transactions that reach the views here.
  var transactionTransform: ((inout Transaction) -> Void)? {
    get { extras?.values.transactionTransform }
    set { changeExtras { $0.transactionTransform = newValue } }
  }

  /// The views that modifiers with a body modify, by the modifier's type.
  var modifiedContent: [ObjectIdentifier: (_ViewInputs) -> _ViewListOutputs] {
    get { extras?.values.modifiedContent ?? [:] }
    set { changeExtras { $0.modifiedContent = newValue } }
  }

  /// Whether the views here are put around the content of a custom transition, which comes without an earlier place,
  /// and leaves when its animations have ended.
  var isInTransition: Bool {
    get { extras?.values.isInTransition ?? false }
    set { changeExtras { $0.isInTransition = newValue } }
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
    var isInTransition = false
  }

  let values: Values

  init(_ values: Values) { self.values = values }
}
