import ThreadSupport

/// Operators that subscribe to one publisher after another.
extension Publisher {
  /// Sends values before those of this publisher.
  public func prepend(_ elements: Output...) -> Publishers._Derived<Output, Failure> { prepend(elements) }

  /// Sends values before those of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers._Derived<Output, Failure> where S.Element == Output {
    prepend(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Sends the values of another publisher before those of this one.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers._Derived<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    publisher.append(self)
  }

  /// Sends values after those of this publisher.
  public func append(_ elements: Output...) -> Publishers._Derived<Output, Failure> { append(elements) }

  /// Sends values after those of this publisher.
  public func append<S: Sequence>(_ elements: S) -> Publishers._Derived<Output, Failure> where S.Element == Output {
    append(Publishers.Sequence<S, Failure>(sequence: elements))
  }

  /// Sends the values of another publisher after those of this one.
  public func append<P: Publisher>(_ publisher: P) -> Publishers._Derived<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    relaying("Concatenate") { completion, relay in
      if case .failure = completion { return relay.finish(completion) }
      relay.follow(publisher) { relay.finish($0) }
    }
  }

  /// Sends a value if the publisher finishes without one.
  public func replaceEmpty(with output: Output) -> Publishers._Derived<Output, Failure> {
    Publishers._Derived { subscriber in
      let relay = RelayingSubscription<Output, Failure>(of: subscriber, description: "ReplaceEmpty")
      let isEmpty = LockedValue(true)
      let noting = self.map { value in
        isEmpty.value = false
        return value
      }
      relay.follow(noting) { completion in
        guard isEmpty.value, case .finished = completion else { return relay.finish(completion) }
        relay.follow(Just(output)) { _ in relay.finish(.finished) }
      }
    }
  }

  /// Replaces the first error by the publisher that a closure makes.
  public func `catch`<P: Publisher>(
    _ handler: @escaping @isolated(any) (Failure) -> P
  ) -> Publishers._Derived<Output, P.Failure> where P.Output == Output {
    let closure = IsolatedClosure(handler)
    return relaying("Catch", onMainActor: closure.isOfMainActor) { completion, relay in
      guard case .failure(let error) = completion else { return relay.finish(.finished) }
      relay.follow(closure.call(error)) { relay.finish($0) }
    }
  }

  /// Replaces the first error by the publisher that a throwing closure makes, or by the error that it throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping @isolated(any) (Failure) throws -> P
  ) -> Publishers._Derived<Output, any Error> where P.Output == Output {
    let closure = IsolatedClosure(trying: handler)
    return relaying("TryCatch", onMainActor: closure.isOfMainActor) { completion, relay in
      guard case .failure(let error) = completion else { return relay.finish(.finished) }
      do {
        relay.follow(try closure.call(error)) { relay.finish($0.mapError { $0 }) }
      } catch { relay.finish(.failure(error)) }
    }
  }

  /// Replaces an error by a value, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Subscribes again when the publisher fails, up to a number of times.
  public func retry(_ retries: Int) -> Publishers._Derived<Output, Failure> {
    Publishers._Derived { subscriber in
      let relay = RelayingSubscription<Output, Failure>(of: subscriber, description: "Retry")
      func follow(_ left: Int) {
        relay.follow(self) { completion in
          if case .failure = completion, left > 0 { follow(left - 1) } else { relay.finish(completion) }
        }
      }
      follow(retries)
    }
  }
}

extension Publishers {
  /// The values of one publisher after those of another.
  public static func Concatenate<Prefix: Publisher, Suffix: Publisher>(
    prefix: Prefix, suffix: Suffix
  ) -> _Derived<Prefix.Output, Prefix.Failure>
  where Suffix.Output == Prefix.Output, Suffix.Failure == Prefix.Failure {
    prefix.append(suffix)
  }

  /// A publisher that replaces an error by a value, and finishes.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    /// The upstream's output.
    public typealias Output = Upstream.Output
    /// The failure: none.
    public typealias Failure = Never

    /// The publisher whose error is replaced.
    public let upstream: Upstream
    /// The value that replaces the error.
    public let output: Output

    /// Makes a publisher that replaces an error by a value.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      upstream.catch { [output] _ in Just(output) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher.
  public func switchToLatest() -> Publishers._Derived<Output.Output, Failure> {
    Publishers._Derived { subscriber in
      let relay = RelayingSubscription<Output.Output, Failure>(of: subscriber, description: "SwitchToLatest")
      let isDone = LockedValue(false)
      self.subscribe(
        AnySubscriber(
          receiveSubscription: { subscription in
            relay.begin(with: subscription)
            subscription.request(.unlimited)
          },
          receiveValue: { publisher in
            relay.follow(publisher) { completion in
              if case .failure = completion { return relay.finish(completion) }
              if isDone.value { relay.finish(.finished) }
            }
            return .none
          },
          receiveCompletion: { completion in
            isDone.value = true
            if case .finished = completion, relay.isFollowing { return }
            relay.finish(completion)
          }))
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  /// Sends the values of the latest publisher, when the inner publishers cannot fail.
  @_disfavoredOverload
  public func switchToLatest() -> Publishers._Derived<Output.Output, Failure> {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest publisher, when this publisher cannot fail.
  @_disfavoredOverload
  public func switchToLatest() -> Publishers._Derived<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }
}
