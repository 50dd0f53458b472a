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
  /// What stands here; nothing stands for the branch `none`.
  private var content: (branch: Branch, position: ViewPosition, updater: Updater)?

  private init(
    position: ViewPosition, inputs: _ViewInputs, make: @escaping (Branch, Updater, _ViewInputs) -> _ViewListOutputs
  ) {
    self.position = position
    self.inputs = inputs
    self.make = make
    items = inputs.graph.detached { inputs.graph.cell(.many([]), comparedBy: nil) }
  }

  /// Makes the position of a branching view, and its content as it is now.
  static func makeViewList<Value>(
    of view: _GraphValue<Value>, inputs: _ViewInputs, branch: @escaping (Value) -> Branch,
    make: @escaping (Branch, Updater, _ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Value.self)
    let this = BranchPosition(position: position, inputs: inputs, make: make)
    position.own(this)
    this.mount(branch(view.read()))
    view.updater.add { [weak this] in
      guard let this else { return }
      if branch(view.read()) == this.content?.branch ?? .none {
        this.content?.updater.run()
      } else {
        this.removeContent()
        // Nothing is inserted in the middle of an update: the host does it when the queue has run.
        this.position.runtime.structureChanges.append { [weak this] in this?.insert(branch(view.read())) }
      }
    }
    return _ViewListOutputs(items: .changing(this.items))
  }

  /// Takes what stands here out of the tree at once, so that nothing of it is updated any more.
  private func removeContent() {
    guard let content else { return }
    let runtime = position.runtime
    content.position.detach()
    runtime.removed.append(content.position)
    runtime.structureChanged = true
    self.content = nil
    items.value = .many([])
  }

  /// Makes the content of the branch that holds now, unless it is there or the place itself has gone meanwhile.
  private func insert(_ branch: Branch) {
    guard content == nil && !position.isDetached else { return }
    mount(branch)
    if let content { position.runtime.inserted.append(content.position) }
  }

  /// Makes the content of a branch.
  private func mount(_ branch: Branch) {
    guard branch != .none else { return }
    let runtime = position.runtime
    let place = ViewPosition(BranchPosition.self, in: position, runtime: runtime)
    let updater = Updater()
    place.own(updater)
    content = (branch, place, updater)
    items.value = make(branch, updater, inputs.inBranch(at: place)).items
    runtime.structureChanged = true
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
