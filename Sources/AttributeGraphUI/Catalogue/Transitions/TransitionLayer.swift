/// A custom transition around a view, in the current phase.
@MainActor
protocol TransitionLayer: AnyObject {
  /// Sets another transition of the same type; one of another type is ignored.
  func update(to transition: any Transition)
  /// Shows the transition in a phase.
  func show(_ phase: TransitionPhase)
  /// Makes the body of the transition, with the views inside as its content.
  func makeViewList(
    inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
}

/// Makes the layer of a transition.
@MainActor
func transitionLayer<T: Transition>(of transition: T, in runtime: HostRuntime) -> any TransitionLayer {
  TypedTransitionLayer(transition, in: runtime)
}

/// The layer of a transition of a type.
private final class TypedTransitionLayer<T: Transition>: TransitionLayer {
  private let runtime: HostRuntime
  private let updater = Updater()
  private let latest = Latest<T.Body>()
  private var transition: T
  private var phase = TransitionPhase.identity

  init(_ transition: T, in runtime: HostRuntime) {
    self.transition = transition
    self.runtime = runtime
    renew()
  }

  func update(to transition: any Transition) {
    guard let transition = transition as? T else { return }
    self.transition = transition
    renew()
  }

  func show(_ phase: TransitionPhase) {
    guard self.phase != phase else { return }
    self.phase = phase
    renew()
  }

  private func renew() {
    let body = runtime.evaluate { transition.body(content: PlaceholderContentView(), phase: phase) }
    let replaced = latest.replace(by: body, in: runtime)
    updater.run()
    ReplacedValues.release(from: replaced)
  }

  func makeViewList(
    inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inside = inputs
    let (outer, isOuterInTransition) = (inputs.modifiedContent, inputs.isInTransition)
    inside.isInTransition = true
    inside.modifiedContent[ObjectIdentifier(PlaceholderContentView<T>.self)] = { place in
      var place = place
      place.modifiedContent = outer
      place.isInTransition = isOuterInTransition
      return body(place)
    }
    inside.position.own(updater)
    return T.Body._makeViewList(view: latest.graphValue(updater: updater), inputs: inside)
  }
}
