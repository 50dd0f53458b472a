/// Runs a task while the view exists.
nonisolated public struct _TaskModifier: PrimitiveViewModifier, CollectiveModifier {
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  /// Makes the view inside, and starts the task when it appears.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (latest, runner) = (modifier.latest(), TaskRunner())
    position.own(runner)
    let outputs = body(inputs.inside(position))
    position.setLifecycle(
      LifecycleActions(
        appear: { if let modifier = latest.value { runner.start(modifier.priority, modifier.action) } },
        disappear: { runner.cancel() }),
      of: outputs, inputs: inputs)
    return outputs
  }
}

/// Runs a task while the view exists, and a new one whenever a value has changed.
nonisolated public struct _TaskValueModifier<ID: Equatable>: PrimitiveViewModifier, CollectiveModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  /// Makes the view inside, and starts the task when it appears.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let (actions, runner) = (inputs.runtime.actions, TaskRunner())
    let owner = ActionOwner("task(id: \(ID.self))", at: position)
    position.own(runner)
    var last = modifier.read()
    modifier.updater.add {
      let (old, new) = (last.id, modifier.read())
      last = new
      // A view that has not appeared yet starts its first task when it does.
      guard old != new.id && runner.isStarted else { return }
      actions.add(for: owner, isOfChange: true) { runner.start(new.priority, new.action) }
    }
    let outputs = body(inputs.inside(position))
    position.setLifecycle(
      LifecycleActions(appear: { runner.start(last.priority, last.action) }, disappear: { runner.cancel() }),
      of: outputs, inputs: inputs)
    return outputs
  }
}

/// The task of a view, which is cancelled when another one replaces it or the view is removed.
@MainActor
private final class TaskRunner: Ending {
  private var task: Task<Void, Never>?

  /// Whether a task was started and not cancelled.
  var isStarted: Bool { task != nil }

  /// Cancels the previous task, and starts another one.
  func start(_ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    task?.cancel()
    task = Task(executorPreference: MainQueueExecutor.shared, priority: priority) { await action() }
  }

  /// Cancels the task.
  func cancel() {
    task?.cancel()
    task = nil
  }

  func end() { cancel() }
}

extension View {
  /// Starts a task when the view appears, and cancels it when the view is removed.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(priority: priority, action: action))
  }

  /// Starts a task with a name when the view appears, and cancels it when the view is removed.
  ///
  /// The name and the place in the source are for debuggers, and ignored.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Starts a task with a name when the view appears and whenever a value has changed, and cancels the previous one.
  ///
  /// The name and the place in the source are for debuggers, and ignored.
  nonisolated public func task<ID: Equatable>(
    id: ID, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: id, priority: priority, action)
  }

  /// Starts a task when the view appears and whenever a value has changed, and cancels the previous one.
  nonisolated public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskValueModifier(id: value, priority: priority, action: action))
  }
}
