/// Runs an action when a value has changed.
nonisolated public struct _ValueActionModifier<Value: Equatable>: PrimitiveViewModifier, CollectiveModifier {
  /// The two forms of the action, which capture different moments.
  enum Action {
    /// Receives the new value; the closure comes from the body before the change, with its captures.
    case before((Value) -> Void)
    /// Receives the old and the new value; the closure comes from the body after the change.
    case after((_ old: Value, _ new: Value) -> Void)
  }

  let value: Value
  let isInitial: Bool
  let action: Action
  /// Whether it is a modifier of a scene, which has no view of its own.
  var isOfScene = false

  /// Makes the view inside, and compares the value at each update.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let queue = inputs.runtime.actions
    let owner = ActionOwner("onChange(of: \(Value.self)) action", at: position)
    var last = modifier.read()
    modifier.updater.add {
      let (old, new) = (last, modifier.read())
      last = new
      guard old.value != new.value else { return }
      switch (old.action, new.action) {
      case (.before(let act), _): queue.add(for: owner, isOfChange: true) { act(new.value) }
      case (.after, .after(let act)): queue.add(for: owner, isOfChange: true) { act(old.value, new.value) }
      case (.after, .before(let act)): queue.add(for: owner, isOfChange: true) { act(new.value) }
      }
    }
    let outputs = body(inputs.inside(position))
    guard last.isInitial else { return outputs }
    let appear = {
      switch last.action {
      case .before(let act): act(last.value)
      case .after(let act): act(last.value, last.value)
      }
    }
    let actions = LifecycleActions(appear: appear)
    if last.isOfScene {
      position.lifecycle = actions
    } else {
      position.setLifecycle(actions, of: outputs, inputs: inputs)
    }
    return outputs
  }
}

extension View {
  /// Runs an action with the old and the new value when a value has changed: after the layout of the update.
  ///
  /// - Parameters:
  ///   - value: The value to compare after each update of the body.
  ///   - initial: Whether the action also runs when the view appears, with the value as old and new.
  ///   - action: The closure to run; it has the captures of the body after the change.
  /// - Returns: The view with the action.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: .after(action)))
  }

  /// Runs an action when a value has changed: after the layout of the update.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: .after { _, _ in action() }))
  }

  /// Runs an action with the new value when a value has changed; it has the captures of the body before the change.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  )
    -> some View
  {
    modifier(_ValueActionModifier(value: value, isInitial: false, action: .before(action)))
  }
}
