#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif os(Windows)
import ucrt
#endif

/// Standard input and standard output, which connect the plugin with the compiler.
package struct StandardStreams: ByteStream {
  /// Makes the stream; on Windows the two are set to hand on bytes as they are.
  package init() {
    #if os(Windows)
    _ = _setmode(0, _O_BINARY)
    _ = _setmode(1, _O_BINARY)
    #endif
  }

  /// Reads what is there, and waits where nothing is.
  package mutating func read(atMost count: Int) -> [UInt8] {
    // SAFETY: the system writes at most `count` bytes into memory for so many, and the result says how many.
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      #if os(Windows)
      let received = unsafe Int(_read(0, buffer.baseAddress, UInt32(count)))
      #else
      var received = 0
      repeat { received = unsafe posixRead(0, buffer.baseAddress, count) } while received < 0 && errno == EINTR
      #endif
      initialized = max(received, 0)
    }
  }

  /// Writes the bytes, however many the system takes at once.
  package mutating func write(_ bytes: [UInt8]) -> Bool {
    // SAFETY: the system reads at most the bytes behind `offset`, which lie in the buffer.
    unsafe bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        let rest = unsafe buffer.baseAddress?.advanced(by: offset)
        #if os(Windows)
        let written = unsafe Int(_write(1, rest, UInt32(buffer.count - offset)))
        #else
        let written = unsafe posixWrite(1, rest, buffer.count - offset)
        if written < 0 && errno == EINTR { continue }
        #endif
        guard written > 0 else { return false }
        offset += written
      }
      return true
    }
  }
}

#if !os(Windows)
/// The system's `read`; inside the type its own method hides it.
private func posixRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(file, buffer, count)
}

/// The system's `write`.
private func posixWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(file, buffer, count)
}
#endif
