import Foundation

/// A property of a class that notifies before it changes.
///
/// The object's synthesised `objectWillChange` sends first, then the property's own publisher sends the new value, and
/// only then is the property set.
@propertyWrapper
public struct Published<Value> {
  /// The storage that copies of the wrapper share, because reflection returns copies.
  private let core: PublishedCore<Value>

  /// Makes a property with a value.
  public init(wrappedValue: Value) {
    core = PublishedCore(wrappedValue)
  }

  /// Makes a property with a value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Unavailable, because a struct has no `objectWillChange`.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { core.value }
    nonmutating set { core.value = newValue }
  }

  /// Sends the value, and then each new value before the property is set.
  public var projectedValue: Publisher {
    get { Publisher(core: core) }
    // `assign(to: &$property)` writes back this same property.
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
      // The access to the wrapper ends first, so that subscribers can read the property while they are notified.
      let core = object[keyPath: storageKeyPath].core
      core.value = newValue
    }
  }

  /// Sends the value of a published property, and then each new value before the property is set. It never completes.
  public struct Publisher: OpenPublishers.Publisher {
    /// The type of the property.
    public typealias Output = Value
    /// The failure: none.
    public typealias Failure = Never

    /// The property.
    let core: PublishedCore<Value>

    /// Attaches a subscriber, which receives the current value first.
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
