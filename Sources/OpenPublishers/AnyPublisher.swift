/// A type-erased publisher.
///
/// The wrapped publisher is in one box, which copies share. Two values with the same box are the same publisher, so a
/// view recognises a publisher that it is given again.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  /// Erases the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let publisher = publisher as? AnyPublisher<Output, Failure> {
      self = publisher
    } else {
      box = TypedPublisherBox(publisher)
    }
  }

  /// Attaches a subscriber to the wrapped publisher.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.receive(AnySubscriber(subscriber))
  }

  /// The name of the type alone, without the wrapped publisher.
  public var description: String { "AnyPublisher" }
}

/// Holds a publisher of any type.
private class PublisherBox<Output, Failure: Error> {
  /// Attaches a subscriber to the publisher.
  func receive(_ subscriber: AnySubscriber<Output, Failure>) {
    fatalError("\(type(of: self)) holds no publisher: it is an abstract box.")
  }
}

/// Holds a publisher of one type.
private final class TypedPublisherBox<Content: Publisher>: PublisherBox<Content.Output, Content.Failure> {
  private let content: Content

  init(_ content: Content) {
    self.content = content
  }

  override func receive(_ subscriber: AnySubscriber<Content.Output, Content.Failure>) {
    content.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// The publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
