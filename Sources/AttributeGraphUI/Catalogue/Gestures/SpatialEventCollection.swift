import Foundation

/// The events of several fingers at the same time.
public struct SpatialEventCollection: Collection, Equatable {
  /// An event of a finger.
  public struct Event: Identifiable, Equatable {
    /// The identity of a finger, from its touch to its end.
    public struct ID: Hashable, Sendable {
      /// The place of the finger among those of the gesture.
      let number: Int
    }

    /// The kind of an event.
    public enum Kind: Hashable, Sendable {
      /// A finger on the screen: that of every event in a host.
      case touch
      /// A pinch of something, in space.
      case directPinch
      /// A pinch at a distance, in space.
      case indirectPinch
      /// A pencil.
      case pencil
      /// A pointer.
      case pointer
    }

    /// The phase of an event.
    public enum Phase: Hashable, Sendable {
      /// The finger is on the screen.
      case active
      /// The finger has left the screen.
      case ended
      /// The system has taken the finger.
      case cancelled
    }

    /// The angles of a pencil.
    public struct InputDevicePose: Hashable, Sendable {
      /// The angle to the screen.
      public var altitude: Angle
      /// The direction on the screen.
      public var azimuth: Angle
    }

    /// The identity of the finger.
    public var id: ID
    /// The time in seconds, which follows the clock of the host.
    public var timestamp: TimeInterval
    /// The kind of the event: in a host always a touch.
    public var kind: Kind
    /// The place of the finger, in the coordinates of the gesture.
    public var location: CGPoint
    /// Whether the finger is on the screen.
    public var phase: Phase
    /// The angles of a pencil: in a host always nil.
    public var inputDevicePose: InputDevicePose?
    /// The keys that are held: in a host none.
    public var modifierKeys: EventModifiers
  }

  /// A place in the collection.
  public struct Index: Comparable, Sendable {
    fileprivate let offset: Int

    /// Whether a place is before another one.
    public static func < (one: Index, other: Index) -> Bool { one.offset < other.offset }
  }

  /// An iterator over the events.
  public struct Iterator: IteratorProtocol {
    fileprivate var events: ArraySlice<Event>

    /// The next event; nil behind the last.
    public mutating func next() -> Event? { events.popFirst() }
  }

  /// The events, in the order of the fingers.
  let events: [Event]

  /// The place of the first event.
  public var startIndex: Index { Index(offset: 0) }
  /// The place behind the last event.
  public var endIndex: Index { Index(offset: events.count) }
  /// The place behind another one.
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  /// The event at a place.
  public subscript(position: Index) -> Event { events[position.offset] }
  /// The event of a finger; nil if there is none.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
  /// Makes an iterator over the events.
  public func makeIterator() -> Iterator { Iterator(events: events[...]) }
}

/// Fingers on the screen, each with its events, from the first touch on.
nonisolated public struct SpatialEventGesture: PrimitiveGesture {
  /// The events of the fingers.
  public typealias Value = SpatialEventCollection
  /// The coordinate space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Recognises fingers, with their locations in a coordinate space.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  @MainActor static func makeRecognizer(
    _ gesture: @escaping @MainActor () -> Self, inputs: _GestureInputs
  ) -> GestureRecognizer<SpatialEventCollection> {
    SpatialEventRecognizer(gesture, place: inputs.place)
  }
}

/// Recognises fingers. Of a smaller number of touches than before, the last fingers are those that were lifted.
final class SpatialEventRecognizer: GestureRecognizer<SpatialEventCollection> {
  private let gesture: @MainActor () -> SpatialEventGesture
  private let place: GesturePlace
  private var fingers: [SpatialEventCollection.Event] = []

  init(_ gesture: @escaping @MainActor () -> SpatialEventGesture, place: GesturePlace) {
    self.gesture = gesture
    self.place = place
  }

  override func accepts(_ kind: TouchKind) -> Bool { true }

  override func receive(_ event: TouchEvent) -> GesturePhase<SpatialEventCollection> {
    let space = gesture().coordinateSpace
    let hasEnded = event.phase == .ended
    var events = event.touches.enumerated().map { number, touch in
      SpatialEventCollection.Event(
        id: .init(number: number), timestamp: event.time, kind: .touch, location: place.convert(touch, to: space),
        phase: hasEnded ? .ended : .active, inputDevicePose: nil, modifierKeys: [])
    }
    let lifted = fingers.dropFirst(events.count).filter { $0.phase == .active }
    fingers = events
    events += lifted.map { finger in
      var finger = finger
      (finger.phase, finger.timestamp) = (.ended, event.time)
      return finger
    }
    let collection = SpatialEventCollection(events: events)
    return hasEnded ? .ended(collection) : .active(collection)
  }

  override func reset(_ actions: TouchActions) { fingers = [] }
}
