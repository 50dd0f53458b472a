import AttributeGraph2

/// The views that a user closure returns at a position.
///
/// The closure runs in an effect of its own, so a change of a value it reads reruns the closure and not the enclosing
/// body.
@MainActor
final class ClosureContent<Content: View>: PositionPart {
  private let latest = Latest<Content>()
  private let updater = Updater()
  private var effect: Effect?

  /// Runs the closure now and after each change of a value it read, until the position ends.
  init(at position: ViewPosition, inputs: _ViewInputs, _ content: @escaping () -> Content) {
    let (runtime, latest, updater) = (inputs.runtime, self.latest, self.updater)
    super.init()
    position.own(self)
    let reading = ObservedReading(at: position)
    effect = inputs.makeEffect(at: position) {
      if position.holds(reading.effect) { return }
      let replaced = latest.replace(by: reading.track { runtime.evaluate(content) }, in: runtime)
      updater.run()
      ReplacedValues.release(from: replaced)
    }
    reading.effect = effect
  }

  /// Creates the positions of the closure's views.
  func makeViewList(inputs: _ViewInputs) -> _ViewListOutputs {
    Content._makeViewList(view: graphValue, inputs: inputs)
  }

  /// The last result of the closure.
  var graphValue: _GraphValue<Content> { latest.graphValue(updater: updater) }

  /// Schedules the closure for the next run of the bodies, because the closure was replaced.
  func invalidate() { effect?.invalidate() }

  override func end() {
    updater.end()
    effect = nil
    latest.value = nil
  }
}
