import Testing
import MacroExpansion

/// A stream in memory, which gives so many bytes at once at most.
struct StoredStream: ByteStream {
  var input: [UInt8]
  var atOnce = Int.max
  var output: [UInt8] = []
  var isClosed = false

  mutating func read(atMost count: Int) -> [UInt8] {
    let part = Array(input.prefix(min(count, atOnce)))
    input.removeFirst(part.count)
    return part
  }

  mutating func write(_ bytes: [UInt8]) -> Bool {
    output += bytes
    return !isClosed
  }
}

/// A message with its length before it.
func framed(_ text: String) -> [UInt8] {
  let length = UInt64(text.utf8.count)
  return (0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + text.utf8
}

struct `Messages of the plugin` {
  private typealias Channel = MessageChannel<StoredStream>

  /// All messages of a stream.
  private func messages(_ bytes: [UInt8], atOnce: Int = .max) throws -> [String] {
    var channel = Channel(StoredStream(input: bytes, atOnce: atOnce))
    var messages: [String] = []
    while let message = try channel.receive() { messages.append(String(decoding: message, as: UTF8.self)) }
    return messages
  }

  @Test func `an empty stream has no messages`() throws {
    #expect(try messages([]) == [])
  }

  @Test(arguments: [1, 2, 7, 8, 9, 1000])
  func `messages are read whole, however the stream is split`(atOnce: Int) throws {
    #expect(try messages(framed("one") + framed("") + framed("three"), atOnce: atOnce) == ["one", "", "three"])
  }

  @Test func `a message of three megabytes is read whole`() throws {
    let large = String(repeating: "0123456789", count: 300_000)
    #expect(try messages(framed(large), atOnce: 100_000) == [large])
  }

  @Test func `a stream that ends inside a length is an error`() {
    #expect(throws: Channel.Failure.truncated(received: 3, expected: 8)) { try messages([1, 0, 0]) }
  }

  @Test func `a stream that ends inside a message is an error`() {
    #expect(throws: Channel.Failure.truncated(received: 2, expected: 5)) {
      try messages([5, 0, 0, 0, 0, 0, 0, 0, 1, 2])
    }
  }

  @Test func `a length that no message has takes no memory`() {
    let header = [UInt8](repeating: 0xff, count: 8)
    #expect(throws: Channel.Failure.truncated(received: 1, expected: .max)) { try messages(header + [1]) }
  }

  @Test func `a message is written with its length before it`() throws {
    var channel = Channel(StoredStream(input: []))
    try channel.send(Array("abc".utf8))
    #expect(channel.stream.output == [3, 0, 0, 0, 0, 0, 0, 0, 97, 98, 99])
  }

  @Test func `a reply that nobody reads is an error`() {
    var channel = Channel(StoredStream(input: [], isClosed: true))
    #expect(throws: Channel.Failure.closed) { try channel.send([1]) }
  }
}
