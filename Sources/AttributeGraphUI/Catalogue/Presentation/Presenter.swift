import AttributeGraph2

/// A modifier that presents views while a binding says so.
@MainActor
protocol PresentingModifier: PrimitiveViewModifier {
  /// What tells whether the same views are to be presented as before.
  associatedtype Item: Hashable
  /// What is presented.
  associatedtype Presented: View
  /// As what it is presented.
  var kind: PresentationKind { get }
  /// What there is to present now; nil for nothing. Reading it makes the modifier follow it.
  var item: Item? { get }
  /// A number that is another one when what is presented of the same item may be another.
  var changeCount: Int { get }
  /// Sets the binding to nothing.
  func clear()
  /// Runs when what was presented has been left.
  var onDismiss: (() -> Void)? { get }
  /// Makes what makes views of the value of the binding; it goes on with the last value there was.
  static func content(of modifier: Latest<Self>, in graph: Graph) -> () -> Presented?
}

extension PresentingModifier {
  /// Presents the views beside the view inside, which is not changed by it.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let presenter = Presenter(of: modifier, at: position, inputs: inputs)
    position.own(presenter)
    return body(inputs.inside(position))
  }
}

/// What presents the views of a modifier, and takes them away.
@MainActor
private final class Presenter<Modifier: PresentingModifier>: Ending {
  /// The modifier as it came last: what it presents may have to be asked for when it has just left the tree.
  private let modifier: Latest<Modifier>
  private unowned let position: ViewPosition
  private let inputs: _ViewInputs
  private let runtime: HostRuntime
  private let owner: ActionOwner
  /// What is presented, and for what.
  private var shown: (item: Modifier.Item, presentation: Presentation)?
  /// How often something was presented.
  private var presentationCount = 0
  private var content: ClosureContent<Modifier.Presented?>?
  private var watch: ValueWatch<Modifier, Request>?

  /// What the binding asks for.
  private struct Request: Equatable {
    let item: Modifier.Item?
    let changeCount: Int
  }

  init(of modifier: _GraphValue<Modifier>, at position: ViewPosition, inputs: _ViewInputs) {
    self.modifier = modifier.latest()
    self.position = position
    self.inputs = inputs
    runtime = inputs.runtime
    owner = ActionOwner("onDismiss action", at: position, isBounded: false)
    let watch = ValueWatch(of: modifier, at: position, inputs: inputs) {
      Request(item: $0.item, changeCount: $0.changeCount)
    }
    self.watch = watch
    watch.onChange = { [unowned self] in
      renewContent()
      renewLater()
    }
    modifier.updater.add { [weak self] in self?.renewContent() }
    position.leaving = { [weak self] in self?.renewLater() }
    position.returning = { [weak self] in self?.renewLater() }
    if watch.current.item != nil { renewLater() }
  }

  /// Has the views made anew of the same item; those of an item that is being left stay as they are.
  private func renewContent() {
    let item = runtime.graph.untracked { modifier.value?.item }
    if let shown, shown.item == item { content?.invalidate() }
  }

  private func renewLater() {
    // Nothing is made in the middle of an update: the host does it when the queue has run.
    runtime.structureChanges.append { [weak self] in self?.renew() }
  }

  /// Presents what is to be presented, in place of what was.
  private func renew() {
    let item = position.isDetached ? nil : watch?.current.item
    if let shown, shown.item != item { takeAway(shown.presentation) }
    // A page that is put aside, as a tab that is not selected, presents nothing until it comes back.
    guard let item, shown == nil, position.isOnScreen, let kind = modifier.value?.kind else { return }
    presentationCount += 1
    let number = presentationCount
    let dismissal = Dismissal { [weak self] in self?.dismiss(number) }
    let presentation = runtime.presentations.present(as: kind, inputs: inputs, dismissal: dismissal) { inside in
      let content = ClosureContent(
        at: inside.position, inputs: inside, Modifier.content(of: modifier, in: runtime.graph))
      self.content = content
      return content.makeViewList(inputs: inside)
    }
    if let presentation { shown = (item, presentation) }
  }

  private func takeAway(_ presentation: Presentation) {
    shown = nil
    content = nil
    runtime.presentations.remove(presentation)
    if let onDismiss = modifier.value?.onDismiss, !position.isDetached {
      runtime.actions.add(for: owner, onDismiss)
    }
  }

  /// Leaves what is presented, as a person does; the binding says nothing then.
  ///
  /// - Parameter number: Which presentation is meant: one that was left already may be dismissed again, by code that it has
  ///   left behind.
  private func dismiss(_ number: Int) {
    guard let shown, number == presentationCount, !position.isDetached else { return }
    modifier.value?.clear()
    // A binding that leads to something of which nobody tells is not heard of.
    runtime.structureChanges.append { [weak self] in
      guard let self, self.shown?.presentation === shown.presentation else { return }
      takeAway(shown.presentation)
    }
  }

  func end() {
    watch = nil
    content = nil
    if let shown { runtime.presentations.remove(shown.presentation) }
    shown = nil
  }
}
