import ThreadSupport

/// Something that goes on until it is cancelled.
public protocol Cancellable {
  /// Ends it; a second call does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps it going for as long as the collection is kept.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Keeps it going for as long as the set is kept.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// What goes on until it is cancelled, or until the last reference to it has gone.
///
/// It may be cancelled from any thread, and its closure runs once, on the thread that comes first.
public final class AnyCancellable: Cancellable {
  /// What is done at the end; nil from then on.
  private let action: LockedValue<(() -> Void)?>

  /// Makes something that ends with a closure.
  public init(_ cancel: @escaping () -> Void) {
    action = LockedValue(cancel)
  }

  /// Makes something that cancels another when it ends.
  public init<C: Cancellable>(_ cancellable: C) {
    action = LockedValue { cancellable.cancel() }
  }

  deinit {
    cancel()
  }

  /// Ends it; a second call does nothing.
  public func cancel() {
    action.exchange(nil)?()
  }

  /// Keeps it going for as long as the collection is kept.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Keeps it going for as long as the set is kept.
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
