extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  /// A publisher that sends a value, if there is one, and finishes.
  public struct Publisher: OpenPublishers.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// The failure: none.
    public typealias Failure = Never
    /// The value.
    public let output: Wrapped?

    /// Makes a publisher of a value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
    }
  }
}

/// A publisher that sends recorded values, and the recorded completion.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recorded values and completion.
  public struct Recording {
    /// The recorded values.
    public private(set) var output: [Output] = []
    /// The recorded completion.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    /// Makes an empty recording.
    public init() {}

    /// Makes a recording of values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Records a value.
    public mutating func receive(_ input: Output) { output.append(input) }
    /// Records the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  /// The recording.
  public let recording: Recording

  /// Makes a publisher of the values that a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Makes a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }
}
