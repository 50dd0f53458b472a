import Combine
import Foundation
import SwiftUI

/// Publishers as models and views write them.
final class PublisherSpellings: ObservableObject {
  struct Item: Decodable { let id: Int }
  @Published var text = ""
  @Published var items: [Item] = []
  private var cancellables = Set<AnyCancellable>()
  private let timer = Timer.publish(every: 1, on: .main, in: .common)

  init() {
    $text
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .flatMap { text in Just(text.uppercased()) }
      .receive(on: DispatchQueue.main)
      .sink { print($0) }
      .store(in: &cancellables)
    $text.debounce(for: 0.5, scheduler: DispatchQueue.main).map { $0.count }.sink { _ in }.store(in: &cancellables)
    $text.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).sink { _ in }.store(in: &cancellables)
    $text.delay(for: .seconds(2), scheduler: OperationQueue.main).sink { _ in }.store(in: &cancellables)
    timer.autoconnect().sink { date in print(date) }.store(in: &cancellables)
    $text.zip($items).map { $0.0 }.share().sink { _ in }.store(in: &cancellables)
    Future<Int, Never> { promise in promise(.success(1)) }.sink { _ in }.store(in: &cancellables)
    Deferred { Just(1) }.prepend(0).append(2).collect().sink { _ in }.store(in: &cancellables)
    $text.map { [$0].publisher }.switchToLatest().first().sink { _ in }.store(in: &cancellables)
  }

  func load(_ data: Data) -> AnyPublisher<[Item], any Error> {
    Just(data)
      .setFailureType(to: (any Error).self)
      .tryMap { data in
        guard !data.isEmpty else { throw CocoaError(.fileNoSuchFile) }
        return data
      }
      .decode(type: [Item].self, decoder: JSONDecoder())
      .retry(2)
      .eraseToAnyPublisher()
  }

  func show(_ data: Data) {
    load(data)
      .replaceError(with: [])
      .subscribe(on: DispatchQueue.global(qos: .background))
      .receive(on: RunLoop.main)
      .assign(to: &$items)
    load(data).catch { _ in Just([]) }.sink { _ in }.store(in: &cancellables)
  }

  #if canImport(FoundationNetworking)
  func fetch(_ url: URL) -> AnyPublisher<[Item], any Error> {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [Item].self, decoder: JSONDecoder())
      .eraseToAnyPublisher()
  }
  #endif
}

struct TimerSpelling: View {
  @State private var now = Date()
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    Text("\(now)").onReceive(timer) { now = $0 }.onDisappear { timer.upstream.connect().cancel() }
  }
}
