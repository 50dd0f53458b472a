#if !canImport(Darwin)
import Foundation

extension NotificationCenter {
  /// The notifications with a name, as they are posted.
  public struct Notifications: AsyncSequence {
    /// The type of the elements.
    public typealias Element = Notification
    let publisher: NotificationCenter.Publisher

    /// Makes an iterator over the notifications.
    public func makeAsyncIterator() -> AsyncPublisher<NotificationCenter.Publisher>.Iterator {
      AsyncPublisher(publisher).makeAsyncIterator()
    }
  }

  /// The notifications with a name from now on, optionally of one object.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(publisher: publisher(for: name, object: object))
  }
}

/// A publisher's values as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the elements.
  public typealias Element = P.Output
  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The iterator over the values.
  public struct Iterator: AsyncIteratorProtocol {
    var inner: AsyncThrowingPublisher<P>.Iterator
    /// The next value; nil after the last.
    public mutating func next() async -> P.Output? { try? await inner.next() }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    Iterator(inner: AsyncThrowingPublisher(publisher).makeAsyncIterator())
  }
}

/// A publisher's values as an asynchronous sequence that ends with the publisher's error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the elements.
  public typealias Element = P.Output
  private let publisher: P

  /// Makes a sequence of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The way through the values.
  public struct Iterator: AsyncIteratorProtocol {
    let queue: ValueQueue<P.Output>
    let subscription: AnyCancellable
    /// The next value; nil after the last.
    public mutating func next() async throws -> P.Output? { try await queue.next() }
  }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator {
    let queue = ValueQueue<P.Output>()
    let subscription = publisher.sink { completion in
      switch completion {
      case .finished: queue.end(nil)
      case .failure(let error): queue.end(error)
      }
    } receiveValue: {
      queue.add($0)
    }
    return Iterator(queue: queue, subscription: subscription)
  }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws the publisher's error.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A queue of values for an asynchronous reader.
final class ValueQueue<Value> {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation
  private var signals: AsyncStream<Void>.Iterator
  private let lock = NSLock()
  private var values: [Value] = []
  private var failure: (any Error)?

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    signals = stream.makeAsyncIterator()
  }

  /// Adds a value.
  func add(_ value: Value) {
    lock.withLock { values.append(value) }
    continuation.yield()
  }

  /// Ends the queue, with an error if there is one.
  func end(_ error: (any Error)?) {
    lock.withLock { failure = error }
    continuation.finish()
  }

  /// The next value; nil at the end.
  func next() async throws -> Value? {
    guard await signals.next() != nil else {
      if let failure = lock.withLock({ failure }) { throw failure }
      return nil
    }
    return lock.withLock { values.isEmpty ? nil : values.removeFirst() }
  }
}
#endif
