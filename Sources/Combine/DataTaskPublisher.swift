#if canImport(FoundationNetworking)
import Foundation
@_exported import FoundationNetworking
import ThreadSupport

extension URLSession {
  /// A publisher of the data at a URL.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// A publisher of the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher that loads data for each subscriber, and stops when the subscriber cancels.
  public struct DataTaskPublisher: Publisher {
    /// The output: the data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The failure: the error of the request.
    public typealias Failure = URLError

    /// The request.
    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    /// Makes a publisher.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      let subject = PassthroughSubject<Output, URLError>()
      // The session calls back on a thread of its own, as Foundation's publisher does.
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
