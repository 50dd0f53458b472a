#if !canImport(Darwin)
import Foundation

/// A gesture of UIKit on a view.
///
/// The recognizer is made once for the view's position, and updated whenever an input of the representable has changed.
/// A host does not touch it: a test finds it by `ViewHost.platformObjects(of:)`, passes touches to it, or sets its
/// state, which handles the action.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator, which may be the delegate of the recognizer.
  associatedtype Coordinator = Void

  /// Makes the coordinator, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
  /// Makes the recognizer, once for a position.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recognizer, after it was made and after each change.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Handles a change of the recognizer's state.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)

  /// The context of the recognizer.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts points to the coordinates of the view.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Makes no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

/// The context of a gesture of UIKit.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  /// The coordinator: the same for the whole life of the view.
  public let coordinator: Representable.Coordinator
  /// Converts points to the coordinates of the view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Converts points to the coordinates of the view with a gesture of UIKit; a named space counts as that of the host.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  /// Holds the recognizer, which is made after the converter.
  final class Seat {
    weak var recognizer: UIGestureRecognizer?
  }

  let seat: Seat

  /// The location of the gesture in the view.
  public var localLocation: CGPoint { location(in: .local) }
  /// The translation of the gesture, in points; nil for a gesture that is no drag.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// The velocity of the gesture, in points per second; nil for a gesture that is no drag.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The location of the gesture.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(globalPoint: seat.recognizer?.location(in: nil) ?? .zero, to: coordinateSpace)
  }

  /// The translation of the gesture, in points; nil for a gesture that is no drag.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (seat.recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
  }

  /// The velocity of the gesture, in points per second; nil for a gesture that is no drag.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    (seat.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
  }

  /// Converts a point of the host.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    guard coordinateSpace.coordinateSpace == .local, let frame = seat.recognizer?.frameInHost else {
      return globalPoint
    }
    return CGPoint(x: globalPoint.x - frame.minX, y: globalPoint.y - frame.minY)
  }
}

/// The position of a gesture of UIKit, as large as the view with the gesture.
nonisolated struct _RepresentedRecognizer<Representable: UIGestureRecognizerRepresentable>: PrimitiveView {
  let representable: Representable

  @MainActor static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewListOutputs {
    typealias Context = UIGestureRecognizerRepresentableContext<Representable>
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(seat: .init())
    let ways = RepresentedWays<Representable, Representable.UIGestureRecognizerType, Representable.Coordinator>(
      makeCoordinator: { $0.makeCoordinator(converter: converter) },
      make: { representable, coordinator, _ in
        let recognizer = representable.makeUIGestureRecognizer(
          context: Context(coordinator: coordinator, converter: converter))
        converter.seat.recognizer = recognizer
        return recognizer
      },
      update: { representable, recognizer, coordinator, _ in
        let context = Context(coordinator: coordinator, converter: converter)
        recognizer.action = { [unowned recognizer] in
          representable.handleUIGestureRecognizerAction(recognizer, context: context)
        }
        representable.updateUIGestureRecognizer(recognizer, context: context)
      },
      size: { _, _, _, _, _ in nil }, dismantle: { _, _ in })
    return ways.makeViewList(view: view.property(\.representable), inputs: inputs)
  }
}

extension View {
  /// Attaches a gesture of UIKit to the view.
  nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    background(_RepresentedRecognizer(representable: representable))
  }
}
#endif
