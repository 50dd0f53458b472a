import Foundation
import GraphBenchKit

/// The memory of this process that is in use and not swapped out.
package enum ResidentSet {
  /// The size of the resident set, in bytes.
  ///
  /// On Linux it is `Rss` of `/proc/self/smaps_rollup`, which counts page by page, or without such a file `VmRSS` of
  /// `/proc/self/status`, which may lag behind by some hundred kibibytes. On other systems it is the output of `ps`.
  ///
  /// - Throws: A row's failure if the system does not report it.
  package static func bytes() throws(RowFailure) -> Int {
    #if os(Linux) || os(Android)
    let exact = kibibytes(of: "Rss:", in: "/proc/self/smaps_rollup")
    let kibibytes = exact ?? kibibytes(of: "VmRSS:", in: "/proc/self/status")
    #else
    let kibibytes = kibibytesOfProcessList
    #endif
    guard let kibibytes else { throw RowFailure(problem: "the system does not tell how much memory a process has") }
    return kibibytes * 1_024
  }

  #if os(Linux) || os(Android)
  private static func kibibytes(of key: String, in path: String) -> Int? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return kibibytes(of: key, inText: text)
  }
  #else
  /// The resident size that `ps` lists for this process.
  private static var kibibytesOfProcessList: Int? {
    let words = ["-o", "rss=", "-p", "\(ProcessInfo.processInfo.processIdentifier)"]
    guard let end = try? ChildProgram(URL(fileURLWithPath: "/bin/ps"), words).run(limit: 10) else { return nil }
    return Int(String(decoding: end.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
  }
  #endif

  /// The number behind a key at the start of a line, as the files of `/proc` have it: `key   number kB`.
  package static func kibibytes(of key: String, inText text: String) -> Int? {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(whereSeparator: \.isWhitespace)
      if words.count == 3, words[0] == key, words[2] == "kB" { return Int(words[1]) }
    }
    return nil
  }
}
