import AttributeGraph2

/// Content of a closure that runs after the bodies, because it depends on layout or on preferences.
@MainActor
enum LayoutDependentContent {
  /// Makes an effect of the second phase that runs the closure, and the positions of its content when it has run.
  ///
  /// - Parameters:
  ///   - position: The position of the content; it appears with it.
  ///   - inputs: The inputs that the content inherits.
  ///   - queue: The queue of the closure; nil to run it as soon as the layout is known.
  ///   - content: The closure; it runs again when a value that it read has changed.
  /// - Returns: The nodes of the content, once the closure has run.
  static func makeItems<Content: View>(
    at position: ViewPosition, inputs: _ViewInputs, on queue: EffectQueue? = nil, _ content: @escaping () -> Content
  ) -> _ViewListOutputs {
    let runtime = inputs.runtime
    let (latest, updater) = (Latest<Content>(), Updater())
    position.own(updater)
    let items = ChangingItems()
    var inside = inputs
    inside.dependsOnLayout = true
    let reading = ObservedReading(at: position)
    let effect = inputs.graph.detached {
      inputs.graph.effect(on: queue ?? runtime.contents) {
        if position.holds(reading.effect) { return }
        let isFirst = !latest.hasValue
        let replaced = latest.replace(by: reading.track { runtime.evaluate(content) }, in: runtime)
        updater.run()
        ReplacedValues.release(from: replaced)
        guard isFirst else { return }
        runtime.structureChanges.append {
          guard !position.isDetached else { return }
          items.value = Content._makeViewList(view: latest.graphValue(updater: updater), inputs: inside).items
          runtime.insert(position)
        }
      }
    }
    reading.effect = effect
    position.own(effect)
    return _ViewListOutputs(items: .changing(items))
  }
}
