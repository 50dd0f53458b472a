import AttributeGraph2

/// What a closure of the user makes of views at a position.
///
/// The closure runs in an effect of its own, so that what it reads makes it run again, and not the body that it was
/// written in.
@MainActor
final class ClosureContent<Content: View>: Ending {
  private let latest = Latest<Content>()
  private let updater = Updater()
  private var effect: Effect?

  /// Runs the closure, and again whenever something that it read has changed, until the position ends.
  init(at position: ViewPosition, inputs: _ViewInputs, _ content: @escaping () -> Content) {
    let (runtime, latest, updater) = (inputs.runtime, self.latest, self.updater)
    position.own(self)
    let reading = ObservedReading(at: position)
    effect = inputs.makeEffect(at: position) {
      latest.replace(by: reading.track { runtime.evaluate(content) })
      updater.run()
    }
    reading.effect = effect
  }

  /// Makes the positions of what the closure makes.
  func makeViewList(inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeViewList(view: graphValue, inputs: inputs)
  }

  /// What the closure made last.
  var graphValue: _GraphValue<Content> { latest.graphValue(updater: updater) }

  /// Has the closure run when the bodies run next, because there is another one.
  func invalidate() { effect?.invalidate() }

  func end() {
    updater.end()
    effect = nil
    latest.value = nil
  }
}
