import AttributeGraph2

/// The place of `if`, `else` and `switch` in the tree: what stands there has the identity of its branch.
///
/// When the branch changes, the position of the old branch ends with its state, and the other branch gets a new one.
@MainActor
final class BranchPosition {
  /// Which branch of the source holds.
  enum Branch: Equatable {
    /// None: an `if` without `else` that does not hold.
    case none
    /// The first.
    case first
    /// The other.
    case second
  }

  private unowned let position: ViewPosition
  private let inputs: _ViewInputs
  private let make: (Branch, _ViewInputs) -> _ViewListOutputs
  private let items: StateCell<LayoutItems>
  private var mounted = Branch.none
  private var content: ViewPosition?

  private init(
    position: ViewPosition, inputs: _ViewInputs, make: @escaping (Branch, _ViewInputs) -> _ViewListOutputs
  ) {
    self.position = position
    self.inputs = inputs
    self.make = make
    items = inputs.graph.cell(.many([]), comparedBy: nil)
  }

  /// Makes the position of a branching view of a type, and its content as it is now.
  static func makeViewList(
    _ type: Any.Type, inputs: _ViewInputs, branch: @escaping () -> Branch,
    make: @escaping (Branch, _ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(type)
    let runtime = inputs.runtime
    let this = BranchPosition(position: position, inputs: inputs, make: make)
    if !inputs.dependsOnLayout { this.mount(inputs.graph.untracked(branch), isUpdate: false) }
    position.own(this)
    position.own(
      inputs.graph.effect(on: inputs.queue) { [weak this] in
        let branch = branch()
        guard let this, this.mounted != branch else { return }
        // Nothing is inserted in the middle of an update: the host does it before the next position is updated.
        runtime.structureChanges.append { this.mount(branch, isUpdate: true) }
      })
    return _ViewListOutputs(items: .changing(this.items))
  }

  /// Ends the content that stands here and makes that of another branch.
  private func mount(_ branch: Branch, isUpdate: Bool) {
    guard mounted != branch else { return }
    mounted = branch
    let runtime = position.runtime
    if let content {
      content.detach()
      runtime.removed.append(content)
    }
    content = nil
    var outputs = _ViewListOutputs.empty
    if branch != .none {
      let content = ViewPosition(BranchPosition.self, in: position, runtime: runtime)
      outputs = make(branch, inputs.inside(content))
      self.content = content
      if isUpdate { runtime.inserted.append(content) }
    }
    runtime.structureChanged = true
    items.value = outputs.items
  }
}

extension _GraphValue {
  /// A part that is there only sometimes; while it is not, the value that it had last.
  ///
  /// The views of a branch may be asked for their values once more before the branch ends.
  static func lastingPart<Whole>(of whole: _GraphValue<Whole>, _ part: @escaping (Whole) -> Value?) -> _GraphValue {
    var last: Value?
    return _GraphValue {
      if let value = part(whole.read()) { last = value }
      guard let last else {
        preconditionFailure(
          "A branch of \(Whole.self) was read before it held. This is a mistake in AttributeGraphUI; please report it.")
      }
      return last
    }
  }
}
