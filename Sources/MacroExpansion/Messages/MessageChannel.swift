/// A stream of bytes in both directions.
package protocol ByteStream {
  /// Reads at least one byte, and at most so many; none at the end.
  mutating func read(atMost count: Int) -> [UInt8]
  /// Writes all bytes.
  ///
  /// - Returns: Whether they could be written.
  mutating func write(_ bytes: [UInt8]) -> Bool
}

/// Messages over a stream: the length in bytes as a little-endian number of 64 bits, then so many bytes.
package struct MessageChannel<Stream: ByteStream> {
  /// Why there is no further message.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The stream ended inside a message.
    case truncated(received: Int, expected: UInt64)
    /// The reply could not be written.
    case closed

    /// The failure, and the cure.
    package var description: String {
      switch self {
      case .truncated(let received, let expected):
        "The compiler's message ends after \(received) of \(expected) bytes. Build again."
      case .closed: "The compiler does not read the reply. Build again."
      }
    }
  }

  /// The stream; a test looks at what was written to it.
  package private(set) var stream: Stream

  /// How many bytes are asked for at once, so that a wrong length takes no memory.
  private let largestRead = 1 << 16

  /// Makes the channel of a stream.
  package init(_ stream: Stream) { self.stream = stream }

  /// Reads the next message.
  ///
  /// - Returns: The bytes of the message; nil where the stream ends before one begins.
  /// - Throws: `Failure.truncated` where it ends inside of one.
  package mutating func receive() throws(Failure) -> [UInt8]? {
    let header = read(8)
    if header.isEmpty { return nil }
    guard header.count == 8 else { throw .truncated(received: header.count, expected: 8) }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let body = read(length)
    guard UInt64(body.count) == length else { throw .truncated(received: body.count, expected: length) }
    return body
  }

  /// Writes a message.
  package mutating func send(_ message: [UInt8]) throws(Failure) {
    let length = UInt64(message.count)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) }
    guard stream.write(header + message) else { throw .closed }
  }

  /// Reads so many bytes, or all that there are.
  private mutating func read(_ count: UInt64) -> [UInt8] {
    var bytes: [UInt8] = []
    while UInt64(bytes.count) < count {
      let missing = count - UInt64(bytes.count)
      let part = stream.read(atMost: missing < UInt64(largestRead) ? Int(missing) : largestRead)
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }
}
