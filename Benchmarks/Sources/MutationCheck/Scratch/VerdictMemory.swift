import Foundation
import MutationOperators
import Synchronization

/// The verdicts of a check that is still running or was interrupted, so that the next one goes on there.
///
/// They hold as long as neither the engine nor its tests change.
final class VerdictMemory: Sendable {
  /// The verdicts that are known already, by identity.
  let known: [String: Verdict]
  private let file: Mutex<FileHandle>

  /// Reads what is known in a scratch package, and forgets the verdicts on other sources.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - sources: A checksum of everything that a verdict depends on.
  /// - Throws: What the system says where it cannot be read or written.
  init(in folder: URL, of sources: Checksum) throws {
    let url = folder.appendingPathComponent("verdicts.txt")
    var lines = (try? String(contentsOf: url, encoding: .utf8))?.split(separator: "\n") ?? []
    if lines.first.map(String.init) != "\(sources)" {
      lines = []
      try "\(sources)\n".write(to: url, atomically: true, encoding: .utf8)
    }
    known = lines.dropFirst().reduce(into: [:]) { known, line in
      let parts = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3, let verdict = Verdict(word: parts[1], test: parts[2]) else { return }
      known[parts[0]] = verdict
    }
    let handle = try FileHandle(forWritingTo: url)
    try handle.seekToEnd()
    file = Mutex(handle)
  }

  /// Writes a verdict down.
  func remember(_ verdict: Verdict, on identity: MutantIdentity) {
    guard let (word, test) = verdict.record else { return }
    file.withLock { $0.write(Data("\(identity)\t\(word)\t\(test)\n".utf8)) }
  }
}

extension Verdict {
  /// The verdict as a word and the test that gave it; nil for one that no test gave.
  fileprivate var record: (word: String, test: String)? {
    switch self {
    case .failed(let test): ("failed", test)
    case .crashed(let test): ("crashed", test)
    case .timedOut(let test): ("timedOut", test)
    case .survived: ("survived", "")
    case .unreached: ("unreached", "")
    case .equivalent, .uncompiled: nil
    }
  }

  fileprivate init?(word: String, test: String) {
    switch word {
    case "failed": self = .failed(test)
    case "crashed": self = .crashed(test)
    case "timedOut": self = .timedOut(test)
    case "survived": self = .survived
    case "unreached": self = .unreached
    default: return nil
    }
  }
}
