#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking

extension URLSession {
  /// The bytes that are loaded: all of them are there when the first one is.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// It gives bytes.
    public typealias Element = UInt8
    let data: Data

    /// Gives the bytes one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator
      /// The next byte; nil at the end.
      public mutating func next() async -> UInt8? { bytes.next() }
    }

    /// Begins with the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
  }

  /// Loads an address.
  ///
  /// - Throws: What loading it throws.
  /// - Returns: The bytes, and what came with them.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }

  /// Loads the answer to a request.
  ///
  /// - Throws: What loading it throws.
  /// - Returns: The bytes, and what came with them.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request, delegate: delegate)
    return (AsyncBytes(data: data), response)
  }
}

extension URL {
  /// The bytes of a file, or at an address: all of them are loaded when the first one is asked for.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// It gives bytes.
    public typealias Element = UInt8
    let url: URL

    /// Gives the bytes one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let url: URL
      var bytes: Data.Iterator?

      /// The next byte; nil at the end.
      ///
      /// - Throws: What loading the address throws.
      public mutating func next() async throws -> UInt8? {
        if bytes == nil { bytes = try await url.load().makeIterator() }
        return bytes?.next()
      }
    }

    /// Begins with the first byte.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }
  }

  /// The bytes of the file, or at the address.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the file, or at the address, without empty ones.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

  private func load() async throws -> Data {
    isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0
  }
}

/// The lines of bytes, without what ends them: a line feed, or a carriage return before it.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// It gives lines.
  public typealias Element = String
  let base: Base

  /// Gives the lines one by one.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator

    /// The next line that is not empty; nil at the end.
    public mutating func next() async throws -> String? {
      var line: [UInt8] = []
      while let byte = try await base.next() {
        guard byte == 10 || byte == 13 else {
          line.append(byte)
          continue
        }
        if !line.isEmpty { break }
      }
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Begins with the first line.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncSequence where Element == UInt8 {
  /// The lines of the bytes.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
#endif
