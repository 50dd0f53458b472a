/// Combine's names for the publishers of operators for which this library has one type.
extension Publishers {
  /// The publisher of `share()`.
  public typealias Share<Upstream: Publisher> = Autoconnect<
    Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
  >
  /// The publisher of `switchToLatest()`.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = _Derived<P.Output, Upstream.Failure>
  /// The publisher of `catch(_:)`.
  public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = _Derived<Upstream.Output, NewPublisher.Failure>
  /// The publisher of `tryCatch(_:)`.
  public typealias TryCatch<Upstream: Publisher, NewPublisher: Publisher> = _Derived<Upstream.Output, any Error>
  /// The publisher of `retry(_:)`.
  public typealias Retry<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `replaceEmpty(with:)`.
  public typealias ReplaceEmpty<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `tryMap(_:)`.
  public typealias TryMap<Upstream: Publisher, Output> = _Derived<Output, any Error>
  /// The publisher of `tryFilter(_:)`.
  public typealias TryFilter<Upstream: Publisher> = _Derived<Upstream.Output, any Error>
  /// The publisher of `tryCompactMap(_:)`.
  public typealias TryCompactMap<Upstream: Publisher, Output> = _Derived<Output, any Error>
  /// The publisher of `tryScan(_:_:)`.
  public typealias TryScan<Upstream: Publisher, Output> = _Derived<Output, any Error>
  /// The publisher of `reduce(_:_:)`.
  public typealias Reduce<Upstream: Publisher, Output> = _Derived<Output, Upstream.Failure>
  /// The publisher of `tryReduce(_:_:)`.
  public typealias TryReduce<Upstream: Publisher, Output> = _Derived<Output, any Error>
  /// The publisher of `collect()`.
  public typealias Collect<Upstream: Publisher> = _Derived<[Upstream.Output], Upstream.Failure>
  /// The publisher of `collect(_:)`.
  public typealias CollectByCount<Upstream: Publisher> = _Derived<[Upstream.Output], Upstream.Failure>
  /// The publisher of `count()`.
  public typealias Count<Upstream: Publisher> = _Derived<Int, Upstream.Failure>
  /// The publisher of `first()`.
  public typealias First<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `first(where:)`.
  public typealias FirstWhere<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `last()`.
  public typealias Last<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `last(where:)`.
  public typealias LastWhere<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `prefix(_:)`, `output(at:)` and `output(in:)`.
  public typealias Output<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `prefix(while:)`.
  public typealias PrefixWhile<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `prefix(untilOutputFrom:)`.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other: Publisher> = _Derived<
    Upstream.Output, Upstream.Failure
  >
  /// The publisher of `drop(while:)`.
  public typealias DropWhile<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `drop(untilOutputFrom:)`.
  public typealias DropUntilOutput<Upstream: Publisher, Other: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `ignoreOutput()`.
  public typealias IgnoreOutput<Upstream: Publisher> = _Derived<Never, Upstream.Failure>
  /// The publisher of `contains(where:)`.
  public typealias ContainsWhere<Upstream: Publisher> = _Derived<Bool, Upstream.Failure>
  /// The publisher of `contains(_:)`.
  public typealias Contains<Upstream: Publisher> = _Derived<Bool, Upstream.Failure>
  /// The publisher of `allSatisfy(_:)`.
  public typealias AllSatisfy<Upstream: Publisher> = _Derived<Bool, Upstream.Failure>
  /// The publisher of `max(by:)` and `min(by:)`.
  public typealias Comparison<Upstream: Publisher> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `decode(type:decoder:)`.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = _Derived<Output, any Error>
  /// The publisher of `encode(encoder:)`.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = _Derived<Coder.Output, any Error>
  /// The publisher of `assertNoFailure(_:file:line:)`.
  public typealias AssertNoFailure<Upstream: Publisher> = _Derived<Upstream.Output, Never>
  /// The publisher of `throttle(for:scheduler:latest:)`.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `timeout(_:scheduler:options:customError:)`.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `subscribe(on:options:)`.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = _Derived<Upstream.Output, Upstream.Failure>
  /// The publisher of `measureInterval(using:options:)`.
  public typealias MeasureInterval<Upstream: Publisher, Context: Scheduler> = _Derived<
    Context.SchedulerTimeType.Stride, Upstream.Failure
  >
  /// The publisher of `print(_:to:)`.
  public typealias Print<Upstream: Publisher> = HandleEvents<Upstream>
  /// The publisher of `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)`.
  public typealias Breakpoint<Upstream: Publisher> = HandleEvents<Upstream>
}
