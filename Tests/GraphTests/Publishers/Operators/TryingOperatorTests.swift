#if !canImport(Darwin)
import AttributeGraphUI
import TestSupport
import Testing

/// Operators that fail as their closure does.
struct `Operators that may fail` {
  private let numbers = [1, 2, 3, 4].publisher

  private func log<P: Publisher>(_ publisher: P) -> [String] {
    let probe = Probe<P.Output, P.Failure>()
    publisher.subscribe(probe)
    return Array(probe.log.dropFirst())
  }

  /// Fails at three.
  private func check(_ number: Int) throws -> Int {
    if number == 3 { throw Trouble.one }
    return number
  }

  @Test func `values before the failure are sent`() {
    #expect(log(numbers.tryScan(0) { try $0 + check($1) }) == ["1", "3", "failure(one)"])
    #expect(log(numbers.tryPrefix { try check($0) < 9 }) == ["1", "2", "failure(one)"])
    #expect(log(numbers.tryDrop { try check($0) < 9 }) == ["failure(one)"])
    #expect(log(numbers.tryDrop { try check($0) < 2 }) == ["2", "3", "4", "finished"])
    #expect(log(numbers.tryCompactMap { try check($0) == 1 ? nil : $0 }) == ["2", "failure(one)"])
  }

  @Test func `a value made of all is not sent where one fails`() {
    #expect(log(numbers.tryReduce(0) { try $0 + check($1) }) == ["failure(one)"])
    #expect(log(numbers.tryLast { try check($0) < 9 }) == ["failure(one)"])
    #expect(log(numbers.tryMax { try check($1) > $0 }) == ["failure(one)"])
    #expect(log(numbers.tryMin { try check($0) < $1 }) == ["failure(one)"])
    #expect(log(numbers.prefix(2).tryReduce(0) { try $0 + check($1) }) == ["3", "finished"])
    #expect(log(numbers.prefix(2).tryMax { try check($0) < $1 }) == ["2", "finished"])
    #expect(log(numbers.prefix(2).tryMin { try check($0) < $1 }) == ["1", "finished"])
    #expect(log(numbers.prefix(2).tryLast { try check($0) < 9 }) == ["2", "finished"])
  }

  @Test func `what is known before the failure is sent`() {
    #expect(log(numbers.tryFirst { try check($0) == 2 }) == ["2", "finished"])
    #expect(log(numbers.tryFirst { try check($0) == 4 }) == ["failure(one)"])
    #expect(log(numbers.tryContains { try check($0) == 2 }) == ["true", "finished"])
    #expect(log(numbers.tryContains { try check($0) == 4 }) == ["failure(one)"])
    #expect(log(numbers.tryAllSatisfy { try check($0) < 2 }) == ["false", "finished"])
    #expect(log(numbers.tryAllSatisfy { try check($0) < 9 }) == ["failure(one)"])
  }
}

/// Publishers of several publishers, properties and printed lines.
struct `Operators of several publishers` {
  private func log<P: Publisher>(_ publisher: P) -> [String] {
    let probe = Probe<P.Output, P.Failure>()
    publisher.subscribe(probe)
    return Array(probe.log.dropFirst())
  }

  @Test func `four to eight publishers are merged`() {
    let all = (1...8).map { Just($0) }
    #expect(log(all[0].merge(with: all[1], all[2], all[3])).count == 5)
    #expect(log(Publishers.Merge5(all[0], all[1], all[2], all[3], all[4])) == ["1", "2", "3", "4", "5", "finished"])
    #expect(log(all[0].merge(with: all[1], all[2], all[3], all[4], all[5])).count == 7)
    #expect(log(Publishers.Merge7(all[0], all[1], all[2], all[3], all[4], all[5], all[6])).count == 8)
    let eight = all[0].merge(with: all[1], all[2], all[3], all[4], all[5], all[6], all[7])
    #expect(log(eight) == (1...8).map { "\($0)" } + ["finished"])
  }

  @Test func `three and four publishers wait for each other`() {
    let (a, b, c) = ([1, 2].publisher, [10, 20, 30].publisher, [100, 200].publisher)
    #expect(log(a.zip(b, c) { $0 + $1 + $2 }) == ["111", "222", "finished"])
    #expect(log(a.zip(b, c, Just(1_000)) { $0 + $1 + $2 + $3 }) == ["1111", "finished"])
    #expect(log(Publishers.Zip4(a, b, c, Just(5))) == ["(1, 10, 100, 5)", "finished"])
  }

  @Test func `several properties of a value are sent together`() {
    let words = Just("fig")
    #expect(log(words.map(\.count, \.isEmpty)) == ["(3, false)", "finished"])
    #expect(log(words.map(\.count, \.isEmpty, \.first)) == ["(3, false, Optional(\"f\"))", "finished"])
  }

  /// Keeps the lines that are printed to it.
  struct Lines: TextOutputStream {
    let log: Recorder<String>
    mutating func write(_ string: String) { log.note(string) }
  }

  @Test func `what passes is printed`() {
    let lines = Recorder<String>()
    let probe = Probe<Int, Never>(asking: .max(1)) { $0 == 1 ? .max(1) : .none }
    [1, 2, 3].publisher.print("n", to: Lines(log: lines)).subscribe(probe)
    probe.subscription?.request(.unlimited)
    probe.subscription?.cancel()
    let expected = [
      "request max: (1)", "receive value: (1)", "request max: (1)", "receive value: (2)", "request unlimited",
      "receive value: (3)", "receive finished", "receive cancel",
    ]
    #expect(lines.values.dropFirst().map { $0 } == expected.map { "n: \($0)\n" })
    #expect(lines.values.first?.hasPrefix("n: receive subscription: (") == true)
  }

  @Test func `a breakpoint stops the program where its closure asks for it`() async {
    await #expect(processExitsWith: .failure) {
      let subscription = [1, 2].publisher.breakpoint(receiveOutput: { $0 == 2 }).sink { _ in }
      withExtendedLifetime(subscription) {}
    }
    await #expect(processExitsWith: .failure) {
      let subscription = Fail<Int, Trouble>(error: .one).breakpointOnError().sink { _ in
      } receiveValue: { _ in
      }
      withExtendedLifetime(subscription) {}
    }
    #expect(
      log([1, 2].publisher.breakpoint(receiveOutput: { $0 == 3 }).breakpointOnError()) == ["1", "2", "finished"])
  }
}
#endif
