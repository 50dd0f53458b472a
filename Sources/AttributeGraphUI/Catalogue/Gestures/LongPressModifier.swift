import Foundation

/// The action of holding a view down.
@MainActor
struct LongPress: ControlAction {
  private let currentDuration: () -> Double
  private let currentDistance: () -> CGFloat
  /// Runs when the press was long enough.
  let perform: () -> Void
  /// Called when a person begins and ends the press.
  let pressingChanged: (Bool) -> Void

  /// The duration of the press, in seconds.
  var minimumDuration: Double { currentDuration() }
  /// The greatest movement of the finger, in points.
  var maximumDistance: CGFloat { currentDistance() }

  /// Makes an action; the numbers are read when they are needed.
  init(
    minimumDuration: @autoclosure @escaping () -> Double, maximumDistance: @autoclosure @escaping () -> CGFloat = 10,
    perform: @escaping () -> Void, pressingChanged: @escaping (Bool) -> Void
  ) {
    (currentDuration, currentDistance) = (minimumDuration, maximumDistance)
    self.perform = perform
    self.pressingChanged = pressingChanged
  }
}

/// Runs an action when the view, or any content of it that is not a control, is held down.
nonisolated public struct _LongPressGestureModifier: PrimitiveViewModifier {
  let minimumDuration: Double
  let maximumDistance: CGFloat
  let action: () -> Void
  let pressingChanged: ((Bool) -> Void)?

  /// Makes the position at which the host finds the gesture.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let press = LongPress(
      minimumDuration: modifier.read().minimumDuration, maximumDistance: modifier.read().maximumDistance,
      perform: { modifier.read().action() },
      pressingChanged: { modifier.read().pressingChanged?($0) })
    position.control = Control(press, inputs: inputs)
    return body(inputs.inside(position))
  }
}

extension View {
  /// Runs an action when the view is held down for some seconds by a finger that moves at most by a distance.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      _LongPressGestureModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action,
        pressingChanged: onPressingChanged))
  }

  /// Runs an action when the view is held down for some seconds, and another one when the press begins and ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(
      _LongPressGestureModifier(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance, action: action, pressingChanged: pressing))
  }
}
