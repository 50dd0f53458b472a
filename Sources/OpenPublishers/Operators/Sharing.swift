import ThreadSupport

/// A publisher that begins when it is connected, and not with a subscriber.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  ///
  /// - Returns: Ends what was begun.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Begins with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that begins with its first subscriber, and ends with its last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure
    private struct State {
      var count = 0
      var connection: (any Cancellable)?
    }

    /// The publisher that begins.
    public let upstream: Upstream
    private let state = LockedValue(State())

    /// Makes a publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let isFirst = state.withLock { state -> Bool in
        state.count += 1
        return state.count == 1
      }
      upstream.handleEvents(receiveCancel: { [state] in
        let connection = state.withLock { state -> (any Cancellable)? in
          state.count -= 1
          guard state.count == 0 else { return nil }
          defer { state.connection = nil }
          return state.connection
        }
        connection?.cancel()
      }).subscribe(subscriber)
      if isFirst { state.value.connection = upstream.connect() }
    }
  }

  /// A publisher whose values all subscribers get from one subscription.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// It sends what the other sends.
    public typealias Output = Upstream.Output
    /// It fails as the other does.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream
    /// Makes the subject that hands values on.
    public let createSubject: () -> SubjectType
    private let subject = LockedValue<SubjectType?>(nil)

    /// Makes a publisher.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var currentSubject: SubjectType {
      let made = subject.value ?? createSubject()
      subject.value = made
      return made
    }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      currentSubject.subscribe(subscriber)
    }

    /// Subscribes to the publisher.
    public func connect() -> any Cancellable {
      let connection = upstream.subscribe(currentSubject)
      return AnyCancellable { [weak self] in
        connection.cancel()
        self?.subject.value = nil
      }
    }
  }
}

extension Publisher {
  /// Has all subscribers get the values of one subscription, by a subject that a closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Has all subscribers get the values of one subscription, by a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Has all subscribers get the values of one subscription, which lasts from the first to the last of them.
  public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>> {
    multicast { PassthroughSubject() }.autoconnect()
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that begins when it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
    multicast { PassthroughSubject() }
  }
}
