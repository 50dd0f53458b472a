import Foundation

/// A property of a class that tells before it changes.
///
/// The object's synthesised `objectWillChange` sends first, then the property's own publisher sends the new value, and
/// only then the property has it.
@propertyWrapper
public struct Published<Value> {
  /// What the copies of the wrapper share: reflection hands out copies.
  private let core: PublishedCore<Value>

  /// Makes a property with a value.
  public init(wrappedValue: Value) {
    core = PublishedCore(wrappedValue)
  }

  /// Makes a property with a value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// There is no object to tell for a property of a struct.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { core.value }
    nonmutating set { core.value = newValue }
  }

  /// Sends the value, and then each new one before the property has it.
  public var projectedValue: Publisher {
    get { Publisher(core: core) }
    // What `assign(to: &$property)` writes back is this property itself.
    nonmutating set {}
  }

  /// Reads and writes the property of an object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].core.value }
    set {
      // The wrapper is read and let go of first, so that subscribers may read the property while they are notified.
      let core = object[keyPath: storageKeyPath].core
      core.value = newValue
    }
  }

  /// Sends the value of a published property, and then each new one before the property has it. It never ends.
  public struct Publisher: OpenPublishers.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    /// The property.
    let core: PublishedCore<Value>

    /// Takes a subscriber on, which gets the value as it is now first.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      core.add(AnySubscriber(subscriber))
    }
  }
}

extension Published: ObjectChangeSource {
  var objectWillChange: ObservableObjectPublisher? { core.objectWillChange }

  func connect(to publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    core.connect(to: publisher)
  }
}
