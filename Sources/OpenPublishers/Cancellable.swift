import ThreadSupport

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity. A second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Stores the activity in a collection. It is cancelled when the last copy is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Stores the activity in a set. It is cancelled when the last copy is released.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// An activity that is cancelled explicitly, or with its last reference.
///
/// It may be cancelled from any thread. Its closure runs once, on the first thread that cancels.
public final class AnyCancellable: Cancellable {
  /// The closure to run on cancellation; nil afterwards.
  private let action: LockedValue<(() -> Void)?>

  /// Makes an activity that runs a closure when it is cancelled.
  public init(_ cancel: @escaping () -> Void) {
    action = LockedValue(cancel)
  }

  /// Makes an activity that cancels another.
  public init<C: Cancellable>(_ cancellable: C) {
    action = LockedValue { cancellable.cancel() }
  }

  deinit {
    cancel()
  }

  /// Cancels the activity. A second call does nothing.
  public func cancel() {
    action.exchange(nil)?()
  }

  /// Stores the activity in a collection. It is cancelled when the last copy is released.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Stores the activity in a set. It is cancelled when the last copy is released.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }
}

extension AnyCancellable: Hashable {
  /// Whether both are the same object.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
