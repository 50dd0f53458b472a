import Foundation

/// Determines the machine on which the process runs.
package enum MachineProbe {
  /// Describes this machine.
  ///
  /// - Parameters:
  ///   - build: The configuration of the build.
  ///   - sources: The repository of the sources that it was built from.
  /// - Returns: The description.
  package static func describe(
    build: BuildMode, sources: Checkout? = .ofThisPackage
  ) -> MachineDescription {
    MachineDescription(
      processor: processor, cores: ProcessInfo.processInfo.activeProcessorCount, system: system,
      toolchain: toolchain, commit: sources?.commit, build: build)
  }

  /// The value of the first line `key : value` or `key=value` of a text, without quotation marks.
  package static func value(of key: String, in text: String, separator: Character) -> String? {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: separator, maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == key else { continue }
      let value = parts[1].trimmingCharacters(in: CharacterSet(charactersIn: " \t\""))
      if !value.isEmpty { return value }
    }
    return nil
  }

  private static var processor: String {
    #if canImport(Darwin)
    let name = output(of: "/usr/sbin/sysctl", ["-n", "machdep.cpu.brand_string"])
    #else
    let facts = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let name = value(of: "model name", in: facts, separator: ":") ?? value(of: "Model", in: facts, separator: ":")
    #endif
    return name ?? architecture
  }

  private static var architecture: String {
    #if arch(x86_64)
    "x86-64"
    #elseif arch(arm64)
    "ARM64"
    #else
    "unknown"
    #endif
  }

  private static var system: String {
    #if canImport(Darwin)
    return "macOS \(ProcessInfo.processInfo.operatingSystemVersionString)"
    #else
    let facts = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
    let name = value(of: "PRETTY_NAME", in: facts, separator: "=") ?? "Linux"
    let release = try? String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
    // The part after the numbers names a build of the kernel, which is irrelevant for speed.
    let kernel = release.map { $0.prefix { $0.isNumber || $0 == "." } } ?? ""
    return kernel.isEmpty ? name : "\(name), kernel \(kernel)"
    #endif
  }

  private static var toolchain: String {
    #if compiler(>=6.4)
    "Swift 6.4 or later"
    #elseif compiler(>=6.3)
    "Swift 6.3"
    #else
    "Swift 6.2"
    #endif
  }

  #if canImport(Darwin)
  /// The output of a program, without surrounding white space; `nil` if it fails or prints nothing.
  private static func output(of program: String, _ arguments: [String]) -> String? {
    guard let end = try? ChildProgram(URL(fileURLWithPath: program), arguments).run(limit: 10) else { return nil }
    let text = String(decoding: end.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return end.status == 0 && !text.isEmpty ? text : nil
  }
  #endif
}
