import AttributeGraph2

/// A value that a control reads through a binding, for the layout nodes that show it.
///
/// It is read in an effect of its own, so a change reaches those nodes without rerunning the bodies that only pass the
/// binding on. It is read again for each new value from the parent, because the binding may lead to another place or to
/// the property of an object that the graph does not track.
final class ValueWatch<Source, Value: Equatable>: LayoutInput {
  /// Runs when the value has changed.
  var onChange: () -> Void = {}
  private let view: _GraphValue<Source>
  private let read: (Source) -> Value
  private let runtime: HostRuntime
  private var known: Value?
  private var effect: Effect?
  private let reading: ObservedReading

  /// Reads a value of a view now, and whenever it may have changed, until the position ends.
  init(
    of view: _GraphValue<Source>, at position: ViewPosition, inputs: _ViewInputs, _ read: @escaping (Source) -> Value
  ) {
    self.view = view
    self.read = read
    runtime = inputs.runtime
    reading = ObservedReading(at: position)
    super.init()
    position.own(self)
    effect = inputs.makeEffect(at: position) { [unowned self] in renew() }
    reading.effect = effect
    view.updater.add { [weak self] in self?.effect?.invalidate() }
  }

  /// The last value that was read.
  var current: Value { known ?? runtime.evaluate { read(view.read()) } }

  private func renew() {
    let old = known
    known = reading.track { runtime.evaluate { read(view.read()) } }
    guard known != old else { return }
    notify()
    onChange()
  }
}

extension ValueWatch: Ending {
  func end() {
    effect = nil
    onChange = {}
  }
}
