/// An object that tells before it changes, so that views which show it can follow.
///
/// A class with `@Published` properties need not do anything else: its `objectWillChange` sends before each of them
/// changes. A class can declare an `objectWillChange` of its own instead, of any type of publisher that cannot fail.
public protocol ObservableObject: AnyObject {
  /// The type of publisher that sends before the object changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Sends before a `@Published` property changes, those of superclasses included, and on demand.
  ///
  /// It is the same publisher each time that it is asked for. The properties are found by reflection.
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
          // One that is connected shows that all are: they are connected together, and no object grows properties later.
          if let publisher = property.objectWillChange { return publisher }
          properties.append(property)
        } else if let property = property as? any StoredElsewhere {
          storedElsewhere.append(property)
        }
      }
      mirror = level.superclassMirror
    }
    // Of two threads that come here at once the one that connects the first property decides.
    let publisher =
      properties.first?.connect(to: ObservableObjectPublisher()) ?? ObjectPublisherTable.shared.publisher(of: self)
    for property in properties.dropFirst() { _ = property.connect(to: publisher) }
    for property in storedElsewhere { property.notify(publisher) }
    return publisher
  }
}

/// A property whose changes are changes of the object that has it.
protocol ObjectChangeSource {
  /// What the property tells before it changes; nil before it was connected.
  var objectWillChange: ObservableObjectPublisher? { get }

  /// Has the property tell a publisher before it changes, unless it tells one already.
  ///
  /// - Returns: The publisher that it tells from now on.
  func connect(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}

/// A property of an object whose value is stored elsewhere, as in the user defaults. Its changes are changes of the object.
package protocol StoredElsewhere {
  /// Notifies a publisher before each change of the value, as long as the publisher lives; a second call changes nothing.
  func notify(_ publisher: ObservableObjectPublisher)
}

/// Sends, without a value, before an object changes.
///
/// It may be used from any thread.
public final class ObservableObjectPublisher: Publisher {
  /// It says only that something will change.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let core = SubjectCore<Void, Never>(isAsked: false)

  /// Makes a publisher without subscribers.
  public init() {}

  /// Takes a subscriber on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    core.add(AnySubscriber(subscriber), owner: self)
  }

  /// Tells all subscribers that the object is about to change.
  ///
  /// - Complexity: O(subscribers).
  public func send() {
    core.send(())
  }
}
