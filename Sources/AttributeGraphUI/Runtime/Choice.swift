/// What chooses among views by their tags: the chosen one can be seen.
@MainActor
final class Choice: Ending {
  /// A view that may be chosen.
  private struct Option {
    /// What stands for it; nil where something inside has a tag of its own.
    let tag: () -> AnyHashable?
    let opacity: OpacityScope
  }

  private let runtime: HostRuntime
  private let isChosen: (AnyHashable) -> Bool
  private var options: [ObjectIdentifier: Option] = [:]
  private var isRenewalDue = false

  /// Makes a choice by a closure that knows the tag of the chosen one.
  init(runtime: HostRuntime, isChosen: @escaping (AnyHashable) -> Bool) {
    self.runtime = runtime
    self.isChosen = isChosen
  }

  /// Adds a view, until its position ends.
  ///
  /// - Returns: The opacity of the view.
  func addOption(
    at position: ViewPosition, inside opacity: OpacityScope?, _ tag: @escaping () -> AnyHashable?
  ) -> OpacityScope {
    let scope = OpacityScope(0, inside: opacity)
    position.own(scope)
    position.own(ChoiceMembership(of: ObjectIdentifier(scope), in: self))
    options[ObjectIdentifier(scope)] = Option(tag: tag, opacity: scope)
    renewLater()
    return scope
  }

  /// Forgets a view.
  fileprivate func removeOption(_ identifier: ObjectIdentifier) { options[identifier] = nil }

  /// Has the chosen one shown before the next layout, when all views are made and their tags are known.
  ///
  /// - Complexity: O(options), then.
  func renewLater() {
    guard !isRenewalDue else { return }
    isRenewalDue = true
    runtime.structureChanges.append { [weak self] in self?.renew() }
  }

  private func renew() {
    isRenewalDue = false
    runtime.evaluate {
      for option in options.values { option.opacity.update(to: option.tag().map(isChosen) ?? true ? 1 : 0) }
    }
  }

  func end() { options = [:] }
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
