#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#elseif canImport(Darwin)
import Darwin
#endif

/// The stream for messages, where the platform has one.
enum StandardError {
  static func print(_ message: String) {
    let line = "AttributeGraph2: \(message)\n"
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
    var line8 = Array(line.utf8)
    // SAFETY: the buffer is read within its bounds while it is alive.
    unsafe line8.withUnsafeMutableBytes { bytes in _ = unsafe write(2, bytes.baseAddress, bytes.count) }
    #else
    Swift.print(line, terminator: "")
    #endif
  }
}

/// Whether the environment asks debug builds to check the invariants as they go.
var environmentAsksForInvariantChecks: Bool {
  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
  // SAFETY: the result is only compared with nil.
  unsafe getenv("ATTRIBUTE_GRAPH_CHECK_INVARIANTS") != nil
  #else
  false
  #endif
}

/// Whether the environment asks debug builds to run without fast paths.
var environmentForbidsFastPaths: Bool {
  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
  // SAFETY: the text is compared within the call.
  unsafe getenv("ATTRIBUTE_GRAPH_FAST_PATHS").map { unsafe String(cString: $0) == "off" } ?? false
  #else
  false
  #endif
}
