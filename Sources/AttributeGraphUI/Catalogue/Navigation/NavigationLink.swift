/// A control that pushes another view over the page that contains the link.
///
/// The destination is constructed with the link. Its body runs, its state is made and it appears when it is shown; all
/// of this ends when it is left (rows S-067, S-094). Outside of a navigation container a link is disabled. In a menu,
/// it leads from the page with the menu, which it closes.
nonisolated public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  let destination: Destination?
  let activation: NavigationActivation
  let label: Label

  init(destination: Destination?, activation: NavigationActivation, label: Label) {
    self.destination = destination
    self.activation = activation
    self.label = label
  }

  /// Makes the position of the link, and of its label, which determines its size.
  @MainActor public static func _makeViewList(
    view: _GraphValue<NavigationLink<Label, Destination>>, inputs: _ViewInputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    var inputs = inputs
    let isLost = inputs.environment.values.navigationPage == nil
    if isLost || view.read().activation.isForValue {
      let scope = EnvironmentScope(inside: inputs.environment, at: position) { inherited in
        var values = inherited
        if isLost || view.read().activation.isWithoutValue { values.isEnabled = false }
        return values
      }
      view.updater.add { scope.recompute() }
      inputs.environment = scope
    }
    let state = NavigationLinkState(of: view, at: position, inputs: inputs)
    let role = _GraphValue<ButtonRole?>(updater: view.updater) { nil }
    let dismissal = inputs.environment.values.dismissalByControls
    let follow = {
      state.follow()
      dismissal?.dismiss()
    }
    return inputs.button(
      at: position, Control(LinkAction(follow: follow), inputs: inputs), label: view.property(\.label), role: role,
      action: follow)
  }
}

/// The way in which a link is activated.
enum NavigationActivation {
  /// A tap.
  case tap
  /// A tap that sets a binding; the tag distinguishes bindings to one selection.
  case binding(Binding<Bool>, tag: AnyHashable?)
  /// A tap; the destination is the page of a value, and nil disables the link.
  case value(AnyHashable?)

  /// Active while a selection equals a tag.
  static func selected<V: Hashable>(_ tag: V, in selection: Binding<V?>) -> NavigationActivation {
    let isActive = Binding<Bool>(
      location: ConvertedLocation(
        selection.location, get: { $0 == tag }, set: { $0 ? .some(.some(tag)) : .some(.none) }))
    return .binding(isActive, tag: AnyHashable(tag))
  }

  /// The binding that determines whether the destination is shown; nil if only a tap does.
  var isActive: Binding<Bool>? {
    if case .binding(let isActive, _) = self { isActive } else { nil }
  }

  /// The tag of the link in a selection.
  var tag: AnyHashable? {
    if case .binding(_, let tag) = self { tag } else { nil }
  }

  /// Whether the destination is the page of a value.
  var isForValue: Bool {
    if case .value = self { true } else { false }
  }

  /// Whether the link leads to the page of a value and has none now.
  var isWithoutValue: Bool {
    if case .value(.none) = self { true } else { false }
  }
}

/// The page of a link's destination.
@MainActor
final class NavigationLinkState<Label: View, Destination: View>: Ending {
  private let view: _GraphValue<NavigationLink<Label, Destination>>
  private let inputs: _ViewInputs
  private unowned let position: ViewPosition
  private let runtime: HostRuntime
  private weak var page: NavigationPage?
  /// Updates the page with a new destination.
  private var updater: Updater?

  init(of view: _GraphValue<NavigationLink<Label, Destination>>, at position: ViewPosition, inputs: _ViewInputs) {
    self.view = view
    self.inputs = inputs
    self.position = position
    runtime = inputs.runtime
    position.own(self)
    view.updater.add { [weak self] in self?.updater?.run() }
    guard view.read().activation.isActive != nil else { return }
    let watch = ValueWatch(of: view, at: position, inputs: inputs) { link in
      LinkActivity(isActive: link.activation.isActive?.wrappedValue ?? false, tag: link.activation.tag)
    }
    watch.onChange = { [unowned self, unowned watch] in renewLater(isActive: watch.current.isActive) }
    if watch.current.isActive { renewLater(isActive: true) }
    position.leaving = { [weak self] in self?.renewLater(isActive: false) }
  }

  /// Navigates to the destination for a person; in a row of a list that is being edited, selects the row instead.
  func follow() {
    if let row = position.rowInEditing {
      row.control?.action.taps?.perform()
      return
    }
    let link = view.read()
    if case .value(let value) = link.activation {
      guard let value else { return }
      // In a column of a split view, a link may select a row of the column's list.
      if inputs.environment.values.splitColumn?.select(value) == true { return }
      runtime.structureChanges.append { [weak self] in
        guard let self, let page = inputs.environment.values.navigationPage else { return }
        page.pages?.push(value, over: page)
      }
      return
    }
    if let isActive = link.activation.isActive {
      isActive.wrappedValue = true
      guard isActive.wrappedValue else { return }
    }
    if let outside = inputs.environment.values.menuPresenter, link.activation.isActive == nil {
      return pushLater(from: outside)
    }
    position.leaving = { [weak self] in self?.renewLater(isActive: false) }
    renewLater(isActive: true)
  }

  /// Pushes the destination as it is, from outside of the menu with the link: the page stays when the menu closes.
  private func pushLater(from outside: _ViewInputs) {
    runtime.structureChanges.append { [view] in
      guard let current = outside.environment.values.navigationPage, let pages = current.pages,
        pages.contains(current), let content = view.read().destination
      else { return }
      let updater = Updater()
      let destination = _GraphValue(updater: updater) { content }
      let page = pages.push(over: current, inputs: outside) {
        Destination._makeViewList(view: destination, inputs: $0)
      }
      page.position.own(updater)
    }
  }

  private func renewLater(isActive: Bool) {
    // Nothing is made during an update: the host does it when the queue has run.
    runtime.structureChanges.append { [weak self] in self?.renew(isActive: isActive) }
  }

  private func renew(isActive: Bool) {
    guard isActive, position.isStaying else {
      if let page { page.pages?.pop(page) }
      return
    }
    guard page == nil, let current = inputs.environment.values.navigationPage, let pages = current.pages,
      pages.contains(current), let first = view.read().destination
    else { return }
    let updater = Updater()
    self.updater = updater
    let view = self.view
    let destination = _GraphValue(updater: updater) { view.read().destination ?? first }
    let page = pages.push(over: current, inputs: inputs) { Destination._makeViewList(view: destination, inputs: $0) }
    page.position.own(updater)
    page.onPop = { [weak self] in self?.pageHasGone() }
    self.page = page
  }

  /// Resets the binding when a person goes back, or another link replaces the page.
  private func pageHasGone() {
    page = nil
    updater = nil
    guard position.isStaying, let isActive = view.read().activation.isActive, isActive.wrappedValue else { return }
    isActive.wrappedValue = false
  }

  func end() {
    updater = nil
    page = nil
  }
}

extension NavigationLinkState: LeavingObserver {
  // The view is read later: while it is being removed, its branch does not hold.
  func leavingChanged() {
    runtime.structureChanges.append { [weak self] in
      guard let self else { return }
      renew(isActive: position.isStaying && view.read().activation.isActive?.wrappedValue == true)
    }
  }
}

/// The current value of a link's binding.
private struct LinkActivity: Equatable {
  let isActive: Bool
  let tag: AnyHashable?
}
