#if canImport(Darwin)
@preconcurrency import Darwin
#else
import Foundation
#endif

/// The memory of this process that is in use and not swapped out.
enum ResidentSet {
  /// The size of the resident set, in bytes.
  ///
  /// On Linux it is `VmRSS` of `/proc/self/status`, in steps of a page; on Apple's systems it is
  /// `resident_size` of `mach_task_basic_info`.
  static var bytes: Int {
    #if canImport(Darwin)
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
    let status = withUnsafeMutablePointer(to: &info) { pointer in
      pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    precondition(status == KERN_SUCCESS, "The system does not tell the resident size (error \(status)).")
    return Int(info.resident_size)
    #else
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kibibytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else {
      preconditionFailure("/proc/self/status has no line VmRSS. Run the probe where the system tells it.")
    }
    return kibibytes * 1024
    #endif
  }
}
