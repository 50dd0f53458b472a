#if !canImport(Darwin)
import Foundation

/// A view that a person can drag, at the position of its modifier.
@MainActor
final class DragSource: Ending {
  private(set) var modifier: (() -> _DragModifier?)?
  /// The environment of the preview.
  let environment: EnvironmentScope

  /// Makes a source with the items of the last modifier value.
  init(environment: EnvironmentScope, _ modifier: @escaping () -> _DragModifier?) {
    self.environment = environment
    self.modifier = modifier
  }

  func end() { modifier = nil }
}

/// Lets a person drag a view.
nonisolated struct _DragModifier: PrimitiveViewModifier {
  /// Makes the items when a drag begins; empty if nothing can be dragged.
  let items: () -> [NSItemProvider]
  /// Makes the view that follows the finger; nil for the view itself.
  let preview: (() -> AnyView)?

  /// Makes the position at which a host finds the source.
  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    position.own(DragSource(environment: inputs.environment) { latest.value })
    return body(inputs.inside(position))
  }
}

extension View {
  /// Lets a person drag the view, with a value that is made when the drag begins. A host does this with
  /// `ViewHost.beginDrag(_:)`.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(_DragModifier(items: { [NSItemProvider(transferring: payload())] }, preview: nil))
  }

  /// Lets a person drag the view, with a value that is made when the drag begins and a view that follows the finger.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = preview()
    return modifier(
      _DragModifier(items: { [NSItemProvider(transferring: payload())] }, preview: { AnyView(preview) }))
  }

  /// Lets a person drag the view, with an item that is made when the drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier(items: { [data()] }, preview: nil))
  }

  /// Lets a person drag the view, with an item that is made when the drag begins and a view that follows the finger.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    let preview = preview()
    return modifier(_DragModifier(items: { [data()] }, preview: { AnyView(preview) }))
  }

  /// Lets a person drag the view, with an item that is made when the drag begins; nil makes dragging impossible.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(_DragModifier(items: { action?().map { [$0] } ?? [] }, preview: nil))
  }
}

extension NSItemProvider {
  /// A provider of a transferable value.
  convenience init<T: Transferable>(transferring value: T) {
    self.init()
    register(value)
  }
}
#endif
