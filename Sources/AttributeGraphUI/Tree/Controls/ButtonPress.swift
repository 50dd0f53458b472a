import AttributeGraph2

/// The pressed state of a button.
@MainActor
final class ButtonPress {
  private let cell: StateCell<Bool>

  init(runtime: HostRuntime) {
    cell = runtime.graph.detached { runtime.graph.cell(false) }
  }

  /// Whether the button is pressed; reads in a body are tracked.
  var isDown: Bool {
    get { cell.value }
    set { cell.value = newValue }
  }
}
