import AttributeGraph2

/// A modifier that presents views while a binding is set.
@MainActor
protocol PresentingModifier: PrimitiveViewModifier, CollectiveModifier {
  /// The identity of the presented views.
  associatedtype Item: Hashable
  /// The type of the presented view.
  associatedtype Presented: View
  /// The kind of presentation.
  var kind: PresentationKind { get }
  /// The current item; nil for none. Reading it makes the modifier follow it.
  var item: Item? { get }
  /// Whether the presentation stays, although there is no item any more.
  var staysWithoutItem: Bool { get }
  /// A number that changes when the views of the same item may change.
  var changeCount: Int { get }
  /// Clears the binding.
  func clear()
  /// Runs when the presentation has been dismissed.
  var onDismiss: (() -> Void)? { get }
  /// Makes the builder of the views for the binding's value; it keeps the last value before nil.
  static func content(of modifier: Latest<Self>, in graph: Graph) -> () -> Presented?
}

extension PresentingModifier {
  /// The presentation ends with the item.
  var staysWithoutItem: Bool { false }

  /// Presents the views beside the view inside, which does not change.
  static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let presenter = Presenter(of: modifier, at: position, inputs: inputs)
    position.own(presenter)
    return body(inputs.inside(position))
  }
}

/// Presents the views of a modifier, and removes them.
@MainActor
private final class Presenter<Modifier: PresentingModifier>: Ending {
  /// The last value of the modifier, which may be needed after it has left the tree.
  private let modifier: Latest<Modifier>
  private unowned let position: ViewPosition
  private let inputs: _ViewInputs
  private let runtime: HostRuntime
  private let owner: ActionOwner
  private let succession: ActionOwner
  /// The current presentation and its item.
  private var shown: (item: Modifier.Item, presentation: Presentation)?
  /// The number of presentations so far.
  private var presentationCount = 0
  /// Whether it waits until something else has gone.
  private var isWaiting = false
  /// Whether the wait is an issue already.
  private var isWaitReported = false
  private var content: ClosureContent<Modifier.Presented?>?
  private var watch: ValueWatch<Modifier, Request>?

  /// The request of the binding.
  private struct Request: Equatable {
    let item: Modifier.Item?
    let staysWithoutItem: Bool
    let changeCount: Int
  }

  init(of modifier: _GraphValue<Modifier>, at position: ViewPosition, inputs: _ViewInputs) {
    self.modifier = modifier.latest()
    self.position = position
    self.inputs = inputs
    runtime = inputs.runtime
    owner = ActionOwner("onDismiss action", at: position, isBounded: false)
    succession = ActionOwner("presentation", at: position, isBounded: false)
    let watch = ValueWatch(of: modifier, at: position, inputs: inputs) {
      Request(item: $0.item, staysWithoutItem: $0.staysWithoutItem, changeCount: $0.changeCount)
    }
    self.watch = watch
    watch.onChange = { [unowned self] in
      renewContent()
      // The actions of the change that presents or dismisses run before those of what is presented.
      renewAfterActions()
    }
    modifier.updater.add { [weak self] in self?.renewContent() }
    position.leaving = { [weak self] in self?.renewLater() }
    position.returning = { [weak self] in self?.renewLater() }
    if watch.current.item != nil { renewLater() }
  }

  /// Remakes the views for the same item; those of an item that is being dismissed stay unchanged.
  private func renewContent() {
    let item = runtime.graph.untracked { modifier.value?.item }
    if let shown, shown.item == item { content?.invalidate() }
  }

  private func renewLater() {
    // Nothing is made during an update: the host does it when the queue has run.
    runtime.structureChanges.append { [weak self] in self?.renew() }
  }

  /// Renews the presentation when views that are leaving have disappeared, and the actions of their dismissal have run.
  private func renewAfterActions() {
    runtime.actions.add(for: succession) { [weak self] in self?.renewLater() }
  }

  /// Presents the requested item, in place of the current one.
  private func renew() {
    let request = position.isStaying ? watch?.current : nil
    let item = request?.item ?? (request?.staysWithoutItem == true ? shown?.item : nil)
    if let shown, shown.item != item {
      takeAway(shown.presentation)
      // The next item is presented when this one has gone.
      if item != nil { return renewAfterActions() }
    }
    // What is aside, such as an unselected tab, presents nothing until it comes back; a covered page does.
    guard let item, shown == nil, position.isShownOrCovered, let kind = modifier.value?.kind else { return }
    guard runtime.presentations.canPresent(kind, from: position) else { return wait(toPresent: kind) }
    (isWaiting, isWaitReported) = (false, false)
    presentationCount += 1
    let number = presentationCount
    let dismissal = Dismissal { [weak self] in self?.dismiss(number) }
    let presentation = runtime.presentations.present(as: kind, inputs: inputs, dismissal: dismissal) { inside in
      let content = ClosureContent(
        at: inside.position, inputs: inside, Modifier.content(of: modifier, in: runtime.graph))
      self.content = content
      return content.makePlace(inputs: inside)
    }
    if let presentation { shown = (item, presentation) }
  }

  /// Presents the requested item when what is presented in its place has gone.
  private func wait(toPresent kind: PresentationKind) {
    guard !isWaiting else { return }
    isWaiting = true
    runtime.presentations.wait { [weak self] in
      self?.isWaiting = false
      self?.renewAfterActions()
    }
    // What is presented may be about to go, in the same action.
    runtime.structureChanges.append { [weak self] in
      guard let self, isWaiting, !isWaitReported, position.isStaying else { return }
      isWaitReported = true
      position.report(.waitingPresentation(kind.rawValue, view: position.typeName))
    }
  }

  private func takeAway(_ presentation: Presentation) {
    shown = nil
    content = nil
    runtime.presentations.remove(presentation)
    if let onDismiss = modifier.value?.onDismiss, position.isStaying {
      runtime.actions.add(for: owner, onDismiss)
    }
  }

  /// Dismisses the presentation, as a person does, and clears the binding.
  ///
  /// - Parameter number: The number of the presentation: code of a dismissed one may dismiss it again.
  private func dismiss(_ number: Int) {
    guard let shown, number == presentationCount, position.isStaying else { return }
    modifier.value?.clear()
    // A binding to storage without change notifications is not followed.
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

extension Presenter: LeavingObserver {
  func leavingChanged() { renewLater() }
}
