extension Optional {
  /// A publisher that sends the value, if there is one, and ends.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }

  /// A publisher that sends a value, if there is one, and ends.
  public struct Publisher: OpenPublishers.Publisher {
    /// The type of the value.
    public typealias Output = Wrapped
    /// It cannot fail.
    public typealias Failure = Never
    /// The value.
    public let output: Wrapped?

    /// Makes a publisher of a value.
    public init(_ output: Wrapped?) { self.output = output }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence(sequence: output.map { [$0] } ?? []).receive(subscriber: subscriber)
    }
  }
}

/// A publisher that sends values that were written down before, and ends as was written down.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and the end that are written down.
  public struct Recording {
    /// The values.
    public private(set) var output: [Output] = []
    /// The end.
    public private(set) var completion: Subscribers.Completion<Failure> = .finished

    /// Nothing.
    public init() {}

    /// Values and an end.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion) = (output, completion)
    }

    /// Writes a value down.
    public mutating func receive(_ input: Output) { output.append(input) }
    /// Writes the end down.
    public mutating func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }

  /// The values and the end.
  public let recording: Recording

  /// Makes a publisher of a recording that a closure makes.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.init(recording: recording)
  }

  /// Makes a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Makes a publisher of values and an end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    self.init(recording: Recording(output: output, completion: completion))
  }

  /// Takes a subscriber on.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let values = Publishers.Sequence<[Output], Failure>(sequence: recording.output)
    switch recording.completion {
    case .finished: values.receive(subscriber: subscriber)
    case .failure(let error): values.append(Fail(error: error)).receive(subscriber: subscriber)
    }
  }
}
