import Foundation

// The crown of a watch, the remote control of a television, and windows that are dragged. A host has none of them, so
// the actions of these modifiers never run.

/// How far a crown has to be turned for a change of the value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  /// Far.
  case low
  /// Not so far.
  case medium
  /// A little.
  case high
}

/// A turn of a crown.
public struct DigitalCrownEvent: Equatable, Sendable {
  /// The position of the crown.
  public var offset: Double
  /// The speed of the turn.
  public var velocity: Double
}

/// An action that a gesture of the hand with a watch performs.
public struct HandGestureShortcut: Hashable, Sendable {
  private enum Kind: Hashable { case primaryAction }
  private let kind: Kind
  /// The main action of the screen.
  public static let primaryAction = HandGestureShortcut(kind: .primaryAction)
}

extension View {
  /// Triggers the control inside by a gesture of the hand with a watch; a host has none.
  nonisolated public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
    self
  }

  /// Shows or hides what stands beside the crown of a watch; a host has none.
  nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

  /// Puts views beside the crown of a watch; a host has none, so they are not shown.
  nonisolated public func digitalCrownAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Binds a number to the crown of a watch; a host has none, so it never changes the number.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View { self }

  /// Binds a number to the crown of a watch; a host has none, so it never changes the number.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in }, onIdle: @escaping () -> Void
  ) -> some View { self }

  /// Binds a number in a range to the crown of a watch; a host has none, so it never changes the number.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> some View where V.Stride: BinaryFloatingPoint { self }

  /// Binds a number in a range to the crown of a watch; a host has none, so it never changes the number and calls
  /// nothing.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View where V.Stride: BinaryFloatingPoint { self }

  /// Binds a number with steps to the crown of a watch; a host has none, so it never changes the number.
  nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Binds an integer to the crown of a watch; a host has none, so it never changes the number.
  nonisolated public func digitalCrownRotation<V: BinaryInteger>(
    detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
    sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
    onIdle: @escaping () -> Void = {}
  ) -> some View { self }

  /// Runs an action when a person presses the button of a remote control that plays and pauses; a host has none.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Runs an action when a person presses or releases ⌘, ⌥ and the like. A host presses them only together with other
  /// keys, for no time, so the action never runs.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }

  /// Shows other views while a person holds some keys. A host holds keys only for no time, so the view itself is shown.
  nonisolated public func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View { self }

  /// Sets whether gestures of the view receive the click that activates its window; here all do.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
}

/// A drag that moves the window. It is recognised like a `DragGesture`; a host has no desktop, so nothing moves.
public struct WindowDragGesture: Gesture {
  /// The place of the finger and its path.
  public typealias Value = DragGesture.Value

  /// Makes the gesture.
  public nonisolated init() {}

  /// A drag.
  public var body: DragGesture { DragGesture() }
}
