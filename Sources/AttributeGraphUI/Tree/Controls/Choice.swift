/// A selection among views by their tags: only the selected view is visible.
@MainActor
final class Choice: PositionPart {
  /// A view that can be selected.
  private struct Option {
    /// The view's tag; nil if a descendant has a tag of its own.
    let tag: () -> AnyHashable?
    let opacity: OpacityScope
    let position: () -> ViewPosition?
  }

  private let runtime: HostRuntime
  private let isChosen: (AnyHashable) -> Bool
  /// Selects the view with a tag, if views are selected by a tap; in that case all views are visible.
  private let choose: ((AnyHashable) -> Void)?
  private var options: [ObjectIdentifier: Option] = [:]
  private var isRenewalDue = false
  /// Runs when no view is selected, unless there are none.
  var nothingIsChosen: () -> Void = {}

  /// Creates a selection from a predicate on tags.
  init(
    runtime: HostRuntime, choose: ((AnyHashable) -> Void)? = nil, isChosen: @escaping (AnyHashable) -> Bool
  ) {
    self.runtime = runtime
    self.choose = choose
    self.isChosen = isChosen
  }

  /// Adds a view; it is removed when its position ends.
  ///
  /// - Returns: The opacity of the view.
  func addOption(
    at position: ViewPosition, inputs: _ViewInputs, _ tag: @escaping () -> AnyHashable?
  ) -> OpacityScope {
    let scope = OpacityScope(choose == nil ? 0 : 1, inside: inputs.opacity)
    if let choose {
      let select = TapAction(isOptionSelected: { [isChosen] in tag().map(isChosen) }) {
        if let tag = tag() { choose(tag) }
      }
      position.control = Control(select, inputs: inputs)
    }
    position.own(scope)
    position.own(ChoiceMembership(of: ObjectIdentifier(scope), in: self))
    options[ObjectIdentifier(scope)] = Option(tag: tag, opacity: scope) { [weak position] in position }
    renewLater()
    return scope
  }

  /// Removes a view.
  fileprivate func removeOption(_ identifier: ObjectIdentifier) {
    if options.removeValue(forKey: identifier) != nil { renewLater() }
  }

  /// Schedules an update before the next layout, when all views and their tags exist: the selected view becomes
  /// visible, unless all are, and a selection without a view is noticed.
  ///
  /// - Complexity: O(options) for the scheduled update.
  func renewLater() {
    guard !isRenewalDue else { return }
    isRenewalDue = true
    runtime.structureChanges.append { [weak self] in self?.renew() }
  }

  private func renew() {
    isRenewalDue = false
    runtime.evaluate {
      var isAnyChosen = false
      for option in options.values {
        // A view whose descendants have tags is visible, but it is not what is selected.
        let isOptionChosen = option.tag().map(isChosen)
        if isOptionChosen == true { isAnyChosen = true }
        if choose == nil { option.opacity.update(to: isOptionChosen ?? true ? 1 : 0) }
      }
      if !isAnyChosen && !options.isEmpty { nothingIsChosen() }
    }
  }

  override func end() {
    options = [:]
    nothingIsChosen = {}
  }

  /// The positions of the selected views.
  var chosenOptions: [ViewPosition] {
    runtime.evaluate {
      options.values.compactMap { option in option.tag().map(isChosen) == true ? option.position() : nil }
    }
  }
}

/// Removes a view from a selection when its position ends.
@MainActor
private final class ChoiceMembership: Ending {
  private let option: ObjectIdentifier
  private let choice: Choice

  init(of option: ObjectIdentifier, in choice: Choice) {
    self.option = option
    self.choice = choice
  }

  func end() { choice.removeOption(option) }

  // A removed view is no option any more in the frame that removes it.
  func leaveTree() { choice.removeOption(option) }
}
