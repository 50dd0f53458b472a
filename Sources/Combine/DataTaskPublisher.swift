#if canImport(FoundationNetworking)
import Foundation
@_exported import FoundationNetworking
import ThreadSupport

extension URLSession {
  /// A publisher of the data of an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// A publisher of the answer to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that loads data for each subscriber, and stops that when the subscriber goes.
  public struct DataTaskPublisher: Publisher {
    /// It sends the data and what came with it.
    public typealias Output = (data: Data, response: URLResponse)
    /// It fails where nothing can be loaded.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// Who loads it.
    public let session: URLSession

    /// Makes a publisher.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Takes a subscriber on.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      let subject = PassthroughSubject<Output, URLError>()
      // The session calls back from a thread of its own, as subscribers expect of it.
      let shared = LockedValue(subject)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          shared.value.send((data, response))
          shared.value.send(completion: .finished)
        } else {
          shared.value.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      subject.handleEvents(receiveCancel: { task.cancel() }).subscribe(subscriber)
      task.resume()
    }
  }
}
#endif
