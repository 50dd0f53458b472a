import Foundation

/// Runs an action when a value derived from a view's geometry has changed.
///
/// A lazy container is laid out in several passes, because it estimates its length first. The action gets the value of
/// the last one.
nonisolated public struct _GeometryActionModifier<Value: Equatable>: PrimitiveViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (_ old: Value, _ new: Value) -> Void

  /// Puts a node that reports its geometry around each view inside.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    let hasEffects = inputs.hasEffects
    return body(
      inputs.wrapping(at: position) { child, place in
        let owner = ActionOwner("onGeometryChange(for: \(Value.self)) action", at: place)
        let actions = place.runtime.actions
        var (reported, seen, due): (Value?, Value?, Int?)
        let node = GeometryTellingNode(at: place, wrapping: child, hasEffects: hasEffects) { proxy in
          guard let modifier = latest.value else { return }
          seen = modifier.transform(proxy)
          guard seen != reported, due != actions.frame else { return }
          due = actions.frame
          actions.add(for: owner) {
            due = nil
            guard let new = seen, new != reported else { return }
            let old = reported ?? new
            reported = new
            latest.value?.action(old, new)
          }
        }
        // Another closure may derive another value from an unchanged geometry.
        var known = TransformOfGeometry(run: modifier.read().transform)
        let updates = place === position ? modifier : modifier.until(endOf: place)
        updates.updater.add { [weak node] in
          let new = TransformOfGeometry(run: modifier.read().transform)
          if Equality.haveEqualBits(known, new) { return }
          known = new
          node?.tellAgain()
        }
        return node
      })
  }
}

/// A closure of `onGeometryChange`, as its modifier holds it.
private struct TransformOfGeometry<Value> {
  let run: (GeometryProxy) -> Value
}

/// A node that runs a closure with its geometry proxy: at first, whenever a value that was read from the proxy has
/// changed, and for another closure. So a closure that reads only the size does not run after a move.
final class GeometryTellingNode: WrapperNode {
  private let notify: (GeometryProxy) -> Void
  private let proxy: GeometryProxy
  private var hasTold = false

  /// Puts a node around another one.
  init(
    at position: ViewPosition, wrapping child: LayoutNode, hasEffects: Bool, _ notify: @escaping (GeometryProxy) -> Void
  ) {
    self.notify = notify
    proxy = GeometryProxy(runtime: position.runtime)
    super.init(at: position, wrapping: child)
    proxy.place.follow(self, hasEffects: hasEffects)
  }

  override func geometryChanged() {
    guard isPlaced, !hasEnded else { return }
    guard proxy.place.update(to: self) || !hasTold else { return }
    hasTold = true
    position.count(.geometryClosure)
    runtime.evaluate { notify(proxy) }
  }

  /// Runs the closure after the next layout, because it is another one.
  func tellAgain() {
    hasTold = false
    runtime.layout.notifyAfterPass(self)
  }

  override func effectsChanged() { geometryChanged() }

  override func end() {
    super.end()
    proxy.place.follow(nil)
  }
}

extension View {
  /// Runs an action with the first value derived from the view's geometry, and with each different one.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action with the old and the new value derived from the view's geometry; for the first call both are the
  /// same.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier(transform: transform, action: action))
  }
}
