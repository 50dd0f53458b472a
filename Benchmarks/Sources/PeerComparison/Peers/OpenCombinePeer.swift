import OpenCombine

/// OpenCombine: a value is a subject that holds the last one, a rule is a pipeline from its inputs to a subject.
///
/// A rule's inputs are named when it is made. OpenCombine 0.14.0 has neither `combineLatest` nor `merge`; the inputs
/// are merged with `flatMap`, and the rule reads the current values of the subjects. There are no batches: each value
/// goes through its pipelines as soon as it is sent.
struct OpenCombinePeer: Peer {
  static let name = "OpenCombine"

  func source(_ value: Int) -> Subject<Int> { Subject(value) }

  func derived(from inputs: [AnyPublisher<Void, Never>], _ rule: @escaping () -> Int) -> Subject<Int> {
    Subject(from: inputs, rule)
  }

  func derivedNumbers(
    from inputs: [AnyPublisher<Void, Never>], _ rule: @escaping () -> Numbers
  ) -> Subject<Numbers> {
    Subject(from: inputs, rule)
  }

  func effect(from inputs: [AnyPublisher<Void, Never>], _ body: @escaping () -> Void) -> AnyCancellable {
    body()
    return merged(inputs).sink(receiveValue: body)
  }

  func write(_ value: Int, to source: Subject<Int>) { source.send(value) }

  func batch(_ writes: () -> Void) { writes() }
}

/// A value with its subject and, where it is derived, the pipeline that feeds it.
final class Subject<Content: Equatable>: Readable {
  private let subject: CurrentValueSubject<Content, Never>
  private var pipeline: AnyCancellable?

  var value: Content { subject.value }

  /// Sends something whenever the value has changed; not the value that there is already.
  var input: AnyPublisher<Void, Never> {
    subject.removeDuplicates().dropFirst().map { _ in }.eraseToAnyPublisher()
  }

  /// Makes a value that is set from outside.
  init(_ value: Content) { subject = CurrentValueSubject(value) }

  /// Makes a value that is derived.
  init(from inputs: [AnyPublisher<Void, Never>], _ rule: @escaping () -> Content) {
    let subject = CurrentValueSubject<Content, Never>(rule())
    self.subject = subject
    pipeline = merged(inputs).map(rule).removeDuplicates().sink { subject.send($0) }
  }

  /// Sets the value.
  func send(_ value: Content) { subject.send(value) }
}

/// What sends whenever one of the inputs does.
private func merged(_ inputs: [AnyPublisher<Void, Never>]) -> AnyPublisher<Void, Never> {
  if inputs.count == 1, let input = inputs.first { return input }
  return inputs.publisher.flatMap { $0 }.eraseToAnyPublisher()
}
