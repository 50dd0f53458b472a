#if !canImport(Combine)
/// A publisher whose type does not matter.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let takeSubscriber: (AnySubscriber<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    if let publisher = publisher as? AnyPublisher<Output, Failure> {
      self = publisher
    } else {
      takeSubscriber = { publisher.receive(subscriber: $0) }
    }
  }

  /// Hands a subscriber to the publisher inside.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    takeSubscriber(AnySubscriber(subscriber))
  }

  /// The name of the type alone, as what is inside does not matter.
  public var description: String { "AnyPublisher" }
}

extension Publisher {
  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
#endif
