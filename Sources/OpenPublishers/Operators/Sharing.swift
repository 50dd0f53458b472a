import ThreadSupport

/// A publisher that starts when it is connected, not when it is subscribed to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts sending values.
  ///
  /// - Returns: The connection, which can be cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// A publisher that connects its upstream with the first subscriber, and disconnects it with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure
    private struct State {
      var count = 0
      var connection: (any Cancellable)?
    }

    /// The publisher that is connected.
    public let upstream: Upstream
    private let state = LockedValue(State())

    /// Makes a publisher of an upstream.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
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

  /// A publisher whose subscribers share one subscription to the upstream.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The upstream's failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are shared.
    public let upstream: Upstream
    /// Makes the subject that forwards the values.
    public let createSubject: () -> SubjectType
    private let subject = LockedValue<SubjectType?>(nil)

    /// Makes a publisher of an upstream.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var currentSubject: SubjectType {
      let made = subject.value ?? createSubject()
      subject.value = made
      return made
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      currentSubject.subscribe(subscriber)
    }

    /// Subscribes to the upstream.
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
  /// Shares one subscription among all subscribers, by a subject that a closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription among all subscribers, by a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Shares one subscription among all subscribers. It lasts from the first subscriber to the last.
  public func share() -> Publishers.Autoconnect<Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>> {
    multicast { PassthroughSubject() }.autoconnect()
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that starts when it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>> {
    multicast { PassthroughSubject() }
  }
}
