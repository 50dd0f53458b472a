/// An object that notifies before it changes, so that the views that show it are updated.
///
/// For a class with `@Published` properties, `objectWillChange` is synthesised and sends before each of them changes. A
/// class can declare an `objectWillChange` of its own instead, of any type of publisher that cannot fail.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a `@Published` property changes, including those of superclasses, and when `send()` is called.
  ///
  /// Each access returns the same publisher. The properties are found by reflection.
  ///
  /// - Complexity: O(stored properties before the first `@Published` one); the first time O(stored properties). For an
  ///   object without `@Published` properties O(1) expected.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any ObjectChangeSource] = []
    var storedElsewhere: [any StoredElsewhere] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for (_, property) in level.children {
        if let property = property as? any ObjectChangeSource {
          // The properties are connected together, so one connected property means that all are.
          if let publisher = property.objectWillChange { return publisher }
          properties.append(property)
        } else if let property = property as? any StoredElsewhere {
          storedElsewhere.append(property)
        }
      }
      mirror = level.superclassMirror
    }
    // If two threads race, the one that connects the first property decides.
    let publisher =
      properties.first?.connect(to: ObservableObjectPublisher()) ?? ObjectPublisherTable.shared.publisher(of: self)
    for property in properties.dropFirst() { _ = property.connect(to: publisher) }
    for property in storedElsewhere { property.notify(publisher) }
    return publisher
  }
}

/// A property whose changes count as changes of its object.
protocol ObjectChangeSource {
  /// The connected publisher; nil before the connection.
  var objectWillChange: ObservableObjectPublisher? { get }

  /// Connects the property to a publisher, unless it is connected.
  ///
  /// - Returns: The connected publisher.
  func connect(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// A property of an object whose value is stored elsewhere, as in the user defaults. Its changes count as changes of
/// the object.
package protocol StoredElsewhere {
  /// Notifies a publisher before each change of the value, as long as the publisher lives. A second call has no effect.
  func notify(_ publisher: ObservableObjectPublisher)
}

/// Sends, without a value, before an object changes.
///
/// It may be used from any thread.
public final class ObservableObjectPublisher: Publisher {
  /// The output: no value, because it only announces a change.
  public typealias Output = Void
  /// The failure: none.
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>(isAsked: false)

  /// Makes a publisher without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(AnySubscriber(subscriber), owner: self)
  }

  /// Notifies all subscribers that the object is about to change.
  ///
  /// - Complexity: O(subscribers).
  public func send() {
    core.send(())
  }
}
