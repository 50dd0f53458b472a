/// A publisher whose type does not matter.
///
/// What is inside stands in one box, which copies share: two values are the same publisher if their box is, as a view
/// finds that is given one again.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let box: PublisherBox<Output, Failure>

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let publisher = publisher as? AnyPublisher<Output, Failure> {
      self = publisher
    } else {
      box = TypedPublisherBox(publisher)
    }
  }

  /// Hands a subscriber to the publisher inside.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    box.receive(AnySubscriber(subscriber))
  }

  /// The name of the type alone, as what is inside does not matter.
  public var description: String { "AnyPublisher" }
}

/// Holds a publisher of any type.
private class PublisherBox<Output, Failure: Error> {
  /// Hands a subscriber to the publisher.
  func receive(_ subscriber: AnySubscriber<Output, Failure>) {
    fatalError("\(type(of: self)) holds no publisher: it is an abstract box.")
  }
}

/// Holds a publisher of a type.
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
  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
