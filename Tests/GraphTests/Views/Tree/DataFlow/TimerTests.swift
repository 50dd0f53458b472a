#if !canImport(Darwin)
import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Timers and schedulers of the system in a host, whose clock they follow.
@MainActor
@Suite(.serialized) struct `Time of publishers` {
  struct Clock: View {
    @State private var ticks = 0
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    var body: some View {
      Text("ticks \(ticks)").onReceive(timer) { _ in ticks += 1 }
      Button("stop") { timer.upstream.connect().cancel() }
    }
  }

  @Test func `a timer follows the clock of the host`() throws {
    let host = ViewHost { Clock() }
    host.advance(by: .milliseconds(900))
    #expect(host.texts.first == "ticks 0")
    host.advance(by: .milliseconds(2200))
    #expect(host.texts.first == "ticks 3")
    try host.tap("stop")
    host.advance(by: .seconds(5))
    #expect(host.texts.first == "ticks 3")
  }

  struct Quick: View {
    @State private var ticks = 0
    let interval: Double
    var body: some View {
      Text("ticks \(ticks)").onReceive(Timer.publish(every: interval, on: .main, in: .common).autoconnect()) { _ in
        ticks += 1
      }
    }
  }

  @Test(arguments: [0, -1, .nan] as [Double])
  func `an interval that is not above 0 counts as a tenth of a millisecond`(interval: Double) {
    let host = ViewHost { Quick(interval: interval) }
    host.advance(by: .microseconds(450))
    #expect(host.texts.first == "ticks 4")
  }

  final class Search: ObservableObject {
    @Published var text = ""
    @Published var found: [String] = []
    private var cancellables: Set<AnyCancellable> = []
    init() {
      $text.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .flatMap { text in [text, text.uppercased()].publisher }
        .sink { [weak self] in self?.found.append($0) }
        .store(in: &cancellables)
    }
  }

  struct SearchView: View {
    @StateObject private var search = Search()
    var body: some View {
      TextField("search", text: $search.text)
      Text(search.found.joined(separator: " "))
    }
  }

  @Test func `what waits for quiet comes when the clock was advanced`() throws {
    let host = ViewHost { SearchView() }
    try host.type("a", into: "search")
    host.advance(by: .milliseconds(200))
    try host.type("b", into: "search")
    host.advance(by: .milliseconds(299))
    #expect(host.texts.last == "")
    host.advance(by: .milliseconds(1))
    #expect(host.texts.last == "ab AB")
  }

  final class Greeting: ObservableObject {
    @Published var text = ""
    init() {
      Just("hello").delay(for: .seconds(1), scheduler: RunLoop.main).assign(to: &$text)
    }
  }

  struct Greeter: View {
    @ObservedObject var greeting = Greeting()
    var body: some View { Text(greeting.text) }
  }

  @Test func `what an initialiser of the root starts follows the clock of its host`() {
    let others = ViewHost { Text("a") }
    let host = ViewHost { Greeter() }
    others.advance(by: .seconds(2))
    #expect(host.texts == [""])
    host.advance(by: .seconds(1))
    #expect(host.texts == ["hello"])
  }

  @MainActor
  final class Countdown: ObservableObject {
    @Published var seconds = 3
    @Published var isOver = false
    private var timer: Timer?

    func start() {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.tick() }
      }
    }

    private func tick() {
      seconds -= 1
      guard seconds == 0 else { return }
      timer?.invalidate()
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
        MainActor.assumeIsolated { self.isOver = true }
      }
    }
  }

  struct CountdownView: View {
    @StateObject private var countdown = Countdown()
    var body: some View {
      Text("\(countdown.seconds) \(countdown.isOver)").onAppear { countdown.start() }
    }
  }

  @Test func `scheduled timers follow the clock of the host until they end`() {
    let host = ViewHost { CountdownView() }
    host.advance(by: .milliseconds(2_000))
    #expect(host.texts == ["1 false"])
    host.advance(by: .milliseconds(1_400))
    #expect(host.texts == ["0 false"])
    host.advance(by: .milliseconds(100))
    #expect(host.texts == ["0 true"])
    host.advance(by: .seconds(10))
    #expect(host.texts == ["0 true"])
  }

  struct Splash: View {
    @State private var isOver = false
    var body: some View {
      if isOver {
        Text("welcome")
      } else {
        Text("splash").onAppear {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isOver = true }
        }
      }
    }
  }

  @Test func `delayed work on the main queue follows the clock of the host`() {
    let host = ViewHost { Splash() }
    host.advance(by: .milliseconds(1_900))
    #expect(host.texts == ["splash"])
    host.advance(by: .milliseconds(100))
    #expect(host.texts == ["welcome"])
  }

  struct Prompt: View {
    @State private var text = "early"
    var body: some View {
      Text(text).onAppear { DispatchQueue.main.asyncAfter(deadline: .now()) { text = "late" } }
    }
  }

  @Test func `delayed work that is due goes through the main queue`() async {
    let host = ViewHost { Prompt() }
    #expect(host.texts == ["early"])
    await host.settle()
    #expect(host.texts == ["late"])
  }

  struct Late: View {
    @State private var text = "none"
    var body: some View {
      Text(text).onReceive(Just("came").receive(on: DispatchQueue.main)) { text = $0 }
    }
  }

  @Test func `the main queue gets to a value when the host settles`() async {
    let host = ViewHost { Late() }
    await host.settle()
    #expect(host.texts == ["came"])
  }

  @Test func `values are thinned out to one an interval`() {
    let host = ViewHost { Text("a") }
    let subject = PassthroughSubject<Int, Never>()
    var latest: [Int] = []
    let subscription = subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      .sink { latest.append($0) }
    for number in 1...3 { subject.send(number) }
    host.advance(by: .seconds(1))
    subject.send(4)
    host.advance(by: .seconds(1))
    #expect(latest == [1, 3, 4])
    subscription.cancel()
  }

  @Test func `a time made from the system's clock is as far ahead by the host's`() {
    let host = ViewHost { Text("a") }
    host.advance(by: .seconds(60))
    var log: [String] = []
    DispatchQueue.main.schedule(after: DispatchQueue.SchedulerTimeType(.now() + 0.5), tolerance: 0.016) {
      log.append("Dispatch")
    }
    RunLoop.main.schedule(after: RunLoop.SchedulerTimeType(Date() + 1.5)) { log.append("date") }
    host.advance(by: .milliseconds(300))
    #expect(log == [])
    host.advance(by: .milliseconds(200))
    #expect(log == ["Dispatch"])
    host.advance(by: .seconds(1))
    #expect(log == ["Dispatch", "date"])
  }

  @Test func `a repeated closure stops when it is cancelled`() {
    let host = ViewHost { Text("a") }
    var count = 0
    let start = DispatchQueue.main.now.advanced(by: .seconds(1))
    let repeated = DispatchQueue.main.schedule(after: start, interval: .seconds(2), tolerance: .seconds(1)) {
      count += 1
    }
    host.advance(by: .seconds(6))
    #expect(count == 3)
    repeated.cancel()
    host.advance(by: .seconds(6))
    #expect(count == 3)
  }
}
#endif
