import Foundation

/// What holding a view down does.
@MainActor
struct LongPress {
  /// How long it has to be held, in seconds.
  let minimumDuration: Double
  /// Runs when it was held long enough.
  let perform: () -> Void
  /// Told when a person begins and ends to hold it.
  let pressingChanged: (Bool) -> Void
}

/// Runs an action when the view, or anything in it that is no control itself, is held down.
nonisolated public struct _LongPressGestureModifier: PrimitiveViewModifier {
  let minimumDuration: Double
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?

  /// Makes the position at which the host finds the gesture.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let press = LongPress(
      minimumDuration: modifier.read().minimumDuration, perform: { modifier.read().action() },
      pressingChanged: { modifier.read().pressingChanged?($0) })
    position.control = Control(.longPress(press), inputs: inputs)
    return body(inputs.inside(position))
  }
}

extension View {
  /// Runs an action when the view is held down for some seconds: by `ViewHost.longPress`.
  ///
  /// A host's finger does not move, so how far it may is not asked.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _LongPressGestureModifier(
        minimumDuration: minimumDuration, action: action, pressingChanged: onPressingChanged))
  }

  /// Runs an action when the view is held down for some seconds, and tells when that begins and ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      _LongPressGestureModifier(minimumDuration: minimumDuration, action: action, pressingChanged: pressing))
  }
}
