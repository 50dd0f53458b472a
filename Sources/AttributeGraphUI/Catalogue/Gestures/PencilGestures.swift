import Foundation

/// The pose of a pencil over a view.
public struct PencilHoverPose: Hashable, Sendable {
  /// The point under the pencil, in the coordinates of the view.
  public let location: CGPoint
  /// The point under the pencil as fractions of the view's rectangle.
  public let anchor: UnitPoint
  /// The distance from the screen, from 0 to 1.
  public let zDistance: CGFloat
  /// The angle to the screen.
  public let altitude: Angle
  /// The direction on the screen.
  public let azimuth: Angle
  /// The rotation around its own axis.
  public let roll: Angle
}

/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// The pose of the pencil over the view; nil if it is not over the view.
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// The pose of the pencil over the view; nil if it is not over the view.
  public let hoverPose: PencilHoverPose?
}

/// A phase of a squeeze of a pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  /// The pencil is squeezed.
  case active(PencilSqueezeGestureValue)
  /// The pencil was squeezed.
  case ended(PencilSqueezeGestureValue)
  /// The squeeze was no gesture.
  case failed
}

/// The action that a person prefers for a gesture with a pencil.
public struct PencilPreferredAction: Hashable, Sendable {
  private enum Kind: Hashable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
  }
  private let kind: Kind

  /// None.
  public static let ignore = PencilPreferredAction(kind: .ignore)
  /// To switch between the tool and the eraser.
  public static let switchEraser = PencilPreferredAction(kind: .switchEraser)
  /// To switch to the last tool.
  public static let switchPrevious = PencilPreferredAction(kind: .switchPrevious)
  /// To show the colours.
  public static let showColorPalette = PencilPreferredAction(kind: .showColorPalette)
  /// To show the attributes of the ink.
  public static let showInkAttributes = PencilPreferredAction(kind: .showInkAttributes)
  /// To show the tools at the pencil.
  public static let showContextualPalette = PencilPreferredAction(kind: .showContextualPalette)
  /// To run a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(kind: .runSystemShortcut)
}

extension EnvironmentValues {
  private enum DoubleTapKey: EnvironmentKey { static var defaultValue: PencilPreferredAction { .switchEraser } }
  private enum SqueezeKey: EnvironmentKey { static var defaultValue: PencilPreferredAction { .showContextualPalette } }

  /// The action that a person prefers for a double tap on a pencil; a host may set it.
  public var preferredPencilDoubleTapAction: PencilPreferredAction {
    get { self[DoubleTapKey.self] }
    set { self[DoubleTapKey.self] = newValue }
  }

  /// The action that a person prefers for a squeeze of a pencil; a host may set it.
  public var preferredPencilSqueezeAction: PencilPreferredAction {
    get { self[SqueezeKey.self] }
    set { self[SqueezeKey.self] = newValue }
  }
}

/// A gesture with a pencil.
enum PencilGesture {
  case doubleTap
  case squeeze(isOver: Bool)
  case failedSqueeze
}

/// The action of a view for gestures with a pencil.
final class PencilReaction {
  /// Runs with the gesture and the pose of the pencil over the view.
  let perform: (PencilGesture, PencilHoverPose?) -> Void

  init(perform: @escaping (PencilGesture, PencilHoverPose?) -> Void) { self.perform = perform }
}

/// Runs a closure for gestures with a pencil.
nonisolated struct _PencilModifier: PrimitiveViewModifier {
  let perform: (PencilGesture, PencilHoverPose?) -> Void

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let modifier = modifier.latest()
    return body(
      inputs.wrapping(at: position) { child, place in
        let node = WrapperNode(at: place, wrapping: child)
        place.info.nodes.add(node)
        place.info[PencilReaction.self] = PencilReaction { modifier.value?.perform($0, $1) }
        return node
      })
  }
}

extension View {
  /// Runs an action when a person taps a pencil twice: by `ViewHost.doubleTapPencil(over:)`.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    modifier(
      _PencilModifier { gesture, pose in
        if case .doubleTap = gesture { action(PencilDoubleTapGestureValue(hoverPose: pose)) }
      })
  }

  /// Runs an action when a person squeezes a pencil: by `ViewHost.squeezePencil(over:)`.
  nonisolated public func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    modifier(
      _PencilModifier { gesture, pose in
        let value = PencilSqueezeGestureValue(hoverPose: pose)
        switch gesture {
        case .squeeze(let isOver): action(isOver ? .ended(value) : .active(value))
        case .failedSqueeze: action(.failed)
        case .doubleTap: break
        }
      })
  }
}

/// Actions of a person with a pencil.
extension ViewHost {
  /// Taps the pencil twice. Every view on the screen with an action for it runs it; the pencil is upright over a point,
  /// or away from the screen for nil.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func doubleTapPencil(over point: CGPoint? = nil) -> UpdateReport {
    perform(as: "tap the pencil twice") { send(.doubleTap, over: point) }
  }

  /// Squeezes the pencil and releases it. Every view on the screen with an action for it runs it; the pencil is upright
  /// over a point, or away from the screen for nil.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func squeezePencil(over point: CGPoint? = nil) -> UpdateReport {
    perform(as: "squeeze the pencil") {
      send(.squeeze(isOver: false), over: point)
      send(.squeeze(isOver: true), over: point)
    }
  }

  /// Squeezes the pencil in a way that is no gesture.
  ///
  /// - Returns: The work that it caused.
  @discardableResult
  public func failPencilSqueeze() -> UpdateReport {
    perform(as: "fail to squeeze the pencil") { send(.failedSqueeze, over: nil) }
  }

  private func send(_ gesture: PencilGesture, over point: CGPoint?) {
    for root in rootsFromTheTop {
      root.forEachPosition { position in
        guard let reaction = position.knownInfo?[PencilReaction.self], position.isOnScreen else { return }
        reaction.perform(gesture, point.flatMap { position.knownInfo?.nodes.current?.pencilPose(over: $0) })
      }
    }
  }
}

extension LayoutNode {
  /// The pose of an upright pencil over a point of the host; nil if the point is not in the node.
  fileprivate func pencilPose(over point: CGPoint) -> PencilHoverPose? {
    guard isPlaced, frameInHost.contains(point) else { return nil }
    let (location, size) = (convert(fromHost: point), geometry.size)
    let anchor = UnitPoint(
      x: size.width > 0 ? location.x / size.width : 0.5, y: size.height > 0 ? location.y / size.height : 0.5)
    return PencilHoverPose(
      location: location, anchor: anchor, zDistance: 0.5, altitude: .degrees(90), azimuth: .zero, roll: .zero)
  }
}
