import Foundation

/// The precedence of a gesture relative to those of the views inside.
enum GesturePriority: Hashable, Sendable {
  /// It is recognised if none of the views inside is.
  case normal
  /// It is recognised before those of the views inside.
  case high
  /// It is recognised independently of those of the views inside.
  case simultaneous
}

/// A gesture at a position, with its recognizer.
@MainActor
final class GestureAttachment {
  let priority: GesturePriority
  let recognizer: any AnyGestureRecognizer
  /// The gestures that are currently recognised.
  let mask: () -> GestureMask
  /// The node of the touched view.
  let place: GesturePlace

  /// Attaches a recognizer.
  init(
    _ recognizer: any AnyGestureRecognizer, priority: GesturePriority = .normal,
    place: GesturePlace = GesturePlace(), mask: @escaping () -> GestureMask = { .all }
  ) {
    self.recognizer = recognizer
    self.priority = priority
    self.place = place
    self.mask = mask
  }
}

/// Attaches a gesture to a view.
nonisolated public struct _GestureModifier<G: Gesture>: PrimitiveViewModifier {
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  /// Makes the position at which the host finds the gesture, and a node around each view.
  @MainActor public static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let place = GesturePlace()
    let outputs = G._makeGesture(
      { modifier.read().gesture },
      inputs: _GestureInputs(position: position, environment: inputs.environment, place: place))
    let attachment = GestureAttachment(
      outputs.recognizer, priority: modifier.read().priority, place: place, mask: { modifier.read().mask })
    position.control = Control(attachment, inputs: inputs)
    return body(
      inputs.wrapping(at: position) { child, branch in
        let node = GestureNode(at: branch, wrapping: child, mark: attachment)
        place.node = node
        return node
      })
  }
}

/// The node of a view with a gesture.
typealias GestureNode = MarkerNode<GestureAttachment>

extension View {
  /// Attaches a gesture, which is recognised if none of the views inside is.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Attaches a gesture while a flag is true; it is recognised if none of the views inside is.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture while a flag is true; it is recognised only if no gesture inside is.
  ///
  /// Its name is for UIKit's recognizers, which do not exist here.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture, which is recognised before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture while a flag is true; it is recognised before those of the views inside.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture while a flag is true; it is recognised before those of the views inside.
  ///
  /// Its name is for UIKit's recognizers, which are not here.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture, which is recognised in addition to those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(_GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture while a flag is true; it is recognised in addition to those of the views inside.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture while a flag is true; it is recognised beside those of the views inside.
  ///
  /// Its name is for UIKit's recognizers, which are not here.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Runs an action with the place when the view is tapped a number of times in a row.
  ///
  /// - Precondition: The count is at least 1.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Runs an action when the view is tapped a number of times in a row, and tells where.
  ///
  /// - Precondition: The count is at least 1.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
