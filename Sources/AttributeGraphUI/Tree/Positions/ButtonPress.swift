import AttributeGraph2

/// Whether a person holds a button down.
@MainActor
final class ButtonPress {
  private let cell: StateCell<Bool>

  init(runtime: HostRuntime) {
    cell = runtime.graph.detached { runtime.graph.cell(false) }
  }

  /// Whether it is held down; in a body it is tracked.
  var isDown: Bool {
    get { cell.value }
    set { cell.value = newValue }
  }
}
