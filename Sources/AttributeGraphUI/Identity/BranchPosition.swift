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
  private let make: (Branch, Updater, _ViewInputs) -> _ViewListOutputs
  private let items: StateCell<LayoutItems>
  private var mounted = Branch.none
  private var content: (position: ViewPosition, updater: Updater)?

  private init(
    position: ViewPosition, inputs: _ViewInputs, make: @escaping (Branch, Updater, _ViewInputs) -> _ViewListOutputs
  ) {
    self.position = position
    self.inputs = inputs
    self.make = make
    items = inputs.graph.cell(.many([]), comparedBy: nil)
  }

  /// Makes the position of a branching view, and its content as it is now.
  static func makeViewList<Value>(
    of view: _GraphValue<Value>, inputs: _ViewInputs, branch: @escaping (Value) -> Branch,
    make: @escaping (Branch, Updater, _ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Value.self)
    let this = BranchPosition(position: position, inputs: inputs, make: make)
    position.own(this)
    this.mount(branch(view.read()), isUpdate: false)
    let runtime = inputs.runtime
    view.updater.add { [weak this] in
      guard let this else { return }
      if branch(view.read()) == this.mounted {
        this.content?.updater.run()
      } else {
        // Nothing is inserted in the middle of an update: the host does it when the queue has run.
        runtime.structureChanges.append { [weak this] in this?.mountCurrent(branch(view.read())) }
      }
    }
    return _ViewListOutputs(items: .changing(this.items))
  }

  /// Makes the content of the branch that holds now, unless the place itself has gone meanwhile.
  private func mountCurrent(_ branch: Branch) {
    if !position.isDetached { mount(branch, isUpdate: true) }
  }

  /// Ends the content that stands here and makes that of another branch.
  private func mount(_ branch: Branch, isUpdate: Bool) {
    guard mounted != branch else {
      content?.updater.run()
      return
    }
    mounted = branch
    let runtime = position.runtime
    if let content {
      content.position.detach()
      runtime.removed.append(content.position)
    }
    content = nil
    var outputs = _ViewListOutputs.empty
    if branch != .none {
      let made = (position: ViewPosition(BranchPosition.self, in: position, runtime: runtime), updater: Updater())
      made.position.own(made.updater)
      content = made
      outputs = make(branch, made.updater, inputs.inBranch(at: made.position))
      if isUpdate { runtime.inserted.append(made.position) }
    }
    runtime.structureChanged = true
    items.value = outputs.items
  }
}

extension _GraphValue {
  /// The part of a branching value that is there while a branch holds; it is read only then.
  static func branch<Whole>(
    of whole: _GraphValue<Whole>, updater: Updater, _ part: @escaping (Whole) -> Value?
  ) -> _GraphValue {
    _GraphValue(updater: updater) {
      guard let value = part(whole.read()) else {
        preconditionFailure(
          "A branch of \(Whole.self) was read that does not hold. This is a mistake in AttributeGraphUI; please report it."
        )
      }
      return value
    }
  }
}
