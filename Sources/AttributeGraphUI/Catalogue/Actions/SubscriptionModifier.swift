import ThreadSupport

/// Runs an action for each value of a publisher, while the view exists.
nonisolated public struct _SubscriptionModifier<Source: Publisher>: PrimitiveViewModifier, CollectiveModifier
where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  /// Makes the view inside, and subscribes to the publisher.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let reception = Reception<Source.Output>(at: position) { latest.value?.action($0) }
    position.own(reception)
    position.note(.state)
    let plan = FieldPlan.plan(for: Source.self)
    var publisher = modifier.read().publisher
    reception.subscribe(to: publisher)
    modifier.updater.add {
      let new = modifier.read().publisher
      // As in SwiftUI, a publisher that has finished starts anew with each update, for example a `Just`.
      guard reception.hasFinished || !plan.areEqual(publisher, new) else { return }
      publisher = new
      reception.subscribe(to: new)
    }
    return body(inputs.inside(position))
  }
}

/// Receives values of a publisher for a view, and passes them to its action on the host's actor.
@MainActor
private final class Reception<Value>: Ending {
  private let position: ViewPosition
  private let owner: ActionOwner
  private let act: (Value) -> Void
  /// Values that arrived from any thread and wait for the host.
  private let inbox = LockedValue<[Value]>([])
  private let completion = LockedValue(false)
  private var subscription: AnyCancellable?
  private let number: Int

  /// Whether the publisher has no further value.
  var hasFinished: Bool { completion.value }

  init(at position: ViewPosition, _ act: @escaping (Value) -> Void) {
    self.position = position
    self.act = act
    owner = ActionOwner("onReceive", at: position, isBounded: false)
    number = position.runtime.observations.makeNumber()
  }

  /// Subscribes to a publisher, in place of the previous one.
  func subscribe<Source: Publisher>(to publisher: Source) where Source.Output == Value, Source.Failure == Never {
    let observations = position.runtime.observations
    observations.register(self, as: number)
    let (notice, inbox, completion) = (observations.notice(for: self, as: number), self.inbox, self.completion)
    completion.value = false
    subscription = publisher.sink { @Sendable _ in
      completion.value = true
    } receiveValue: { @Sendable value in
      inbox.withLock { $0.append(value) }
      notice()
    }
  }

  func end() {
    subscription?.cancel()
    subscription = nil
    position.runtime.observations.forget(number)
  }
}

extension Reception: ObjectReader {
  var isLasting: Bool { true }
  var runtime: HostRuntime { position.runtime }

  /// Passes the received values on: at once, or after the layout of the current frame.
  func objectsChanged(_ property: ObservedProperty?) {
    let runtime = self.runtime
    for value in inbox.exchange([]) where !position.isDetached {
      if runtime.isInFrame {
        runtime.actions.add(for: owner) { [act] in act(value) }
      } else {
        runtime.graph.transaction { act(value) }
      }
    }
  }
}

extension View {
  /// Runs an action for each value of a publisher, from the view's insertion to its removal.
  nonisolated public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
