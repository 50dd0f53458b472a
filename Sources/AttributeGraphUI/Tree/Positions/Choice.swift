/// What chooses among views by their tags: the chosen one can be seen.
@MainActor
final class Choice: Ending {
  /// A view that may be chosen.
  private struct Option {
    /// What stands for it; nil where something inside has a tag of its own.
    let tag: () -> AnyHashable?
    let opacity: OpacityScope
    let position: () -> ViewPosition?
  }

  private let runtime: HostRuntime
  private let isChosen: (AnyHashable) -> Bool
  /// Chooses the view of a tag, where a person does that by a tap on it; all views can be seen then.
  private let choose: ((AnyHashable) -> Void)?
  private var options: [ObjectIdentifier: Option] = [:]
  private var isRenewalDue = false
  /// Runs when none of the views is the chosen one.
  var nothingIsChosen: () -> Void = {}

  /// Makes a choice by a closure that knows the tag of the chosen one.
  init(
    runtime: HostRuntime, choose: ((AnyHashable) -> Void)? = nil, isChosen: @escaping (AnyHashable) -> Bool
  ) {
    self.runtime = runtime
    self.choose = choose
    self.isChosen = isChosen
  }

  /// Adds a view, until its position ends.
  ///
  /// - Returns: The opacity of the view.
  func addOption(
    at position: ViewPosition, inputs: _ViewInputs, _ tag: @escaping () -> AnyHashable?
  ) -> OpacityScope {
    let scope = OpacityScope(choose == nil ? 0 : 1, inside: inputs.opacity)
    if let choose {
      position.control = Control(TapAction { if let tag = tag() { choose(tag) } }, inputs: inputs)
    }
    position.own(scope)
    position.own(ChoiceMembership(of: ObjectIdentifier(scope), in: self))
    options[ObjectIdentifier(scope)] = Option(tag: tag, opacity: scope) { [weak position] in position }
    renewLater()
    return scope
  }

  /// Forgets a view.
  fileprivate func removeOption(_ identifier: ObjectIdentifier) { options[identifier] = nil }

  /// Has the chosen one shown before the next layout, when all views are made and their tags are known.
  ///
  /// - Complexity: O(options), then.
  func renewLater() {
    guard choose == nil, !isRenewalDue else { return }
    isRenewalDue = true
    runtime.structureChanges.append { [weak self] in self?.renew() }
  }

  private func renew() {
    isRenewalDue = false
    runtime.evaluate {
      var isAnyChosen = false
      for option in options.values {
        let isSeen = option.tag().map(isChosen) ?? true
        if isSeen { isAnyChosen = true }
        option.opacity.update(to: isSeen ? 1 : 0)
      }
      if !isAnyChosen && !options.isEmpty { nothingIsChosen() }
    }
  }

  func end() {
    options = [:]
    nothingIsChosen = {}
  }

  /// The positions of the views that are chosen now.
  var chosenOptions: [ViewPosition] {
    runtime.evaluate {
      options.values.compactMap { option in option.tag().map(isChosen) == true ? option.position() : nil }
    }
  }
}

/// What takes a view out of a choice when its position ends.
@MainActor
private final class ChoiceMembership: Ending {
  private let option: ObjectIdentifier
  private let choice: Choice

  init(of option: ObjectIdentifier, in choice: Choice) {
    self.option = option
    self.choice = choice
  }

  func end() { choice.removeOption(option) }
}
