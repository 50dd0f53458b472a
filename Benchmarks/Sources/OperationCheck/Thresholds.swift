import Foundation

/// The upper bounds that are checked in.
struct Thresholds: Codable {
  /// The bounds of one operation.
  struct Bounds: Codable {
    /// Instructions a unit, where toolchain and processor are those of the record.
    var instructions: Double
    /// Calls a unit, by the name of their kind.
    var calls: [String: Double]
  }

  /// The kind of processor on which the instructions were counted.
  var architecture: String
  /// The compiler with which they were counted.
  var toolchain: String
  /// The bounds by the name of the operation.
  var operations: [String: Bounds]

  /// How far above the measured number a recorded bound is: a few percent, and one instruction for the shortest.
  static func bound(for instructions: Double, isHot: Bool) -> Double {
    // What allocates depends on the C library, too.
    let share = isHot ? 0.03 : 0.1
    return (instructions * (1 + share) + 1).rounded(.up)
  }

  /// Reads the file.
  init(from file: URL) throws(CheckError) {
    do {
      self = try JSONDecoder().decode(Thresholds.self, from: Data(contentsOf: file))
    } catch {
      throw .unfit("the thresholds cannot be read from \(file.path): \(error). '--record' writes them anew.")
    }
  }

  /// No bounds yet, for this machine.
  init(toolchain: String) {
    (self.toolchain, architecture, operations) = (toolchain, Self.ownArchitecture, [:])
  }

  /// Takes a measurement over: hot operations are to have no call that is ruled out, whatever was measured.
  mutating func record(_ cost: OperationCost, of operation: MeasuredOperation) {
    let calls = CallKind.allCases.map { kind in
      (kind.rawValue, operation.isHot && kind.isRuledOut ? 0 : (cost.calls[kind] ?? 0).rounded(toPlaces: 4))
    }
    operations[operation.name] = Bounds(
      instructions: Self.bound(for: cost.instructions, isHot: operation.isHot),
      calls: Dictionary(uniqueKeysWithValues: calls))
  }

  /// Writes the file.
  func write(to file: URL) throws(CheckError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (encoder.encode(self) + Data("\n".utf8)).write(to: file, options: .atomic)
    } catch {
      throw .unfit("the thresholds cannot be written to \(file.path): \(error)")
    }
  }

  /// Whether instructions can be compared: other compilers make other ones.
  func areComparable(with toolchain: String) -> Bool {
    self.toolchain == toolchain && architecture == Self.ownArchitecture
  }

  /// The kind of processor that this program was compiled for.
  private static var ownArchitecture: String {
    #if arch(x86_64)
    "x86_64"
    #elseif arch(arm64)
    "arm64"
    #else
    "unknown"
    #endif
  }

  /// The version of the compiler on the search path, as it says it itself.
  static func installedToolchain() throws(CheckError) -> String {
    let (_, output) = try Program(words: ["swift", "--version"]).run()
    let line = output.split(separator: "\n").first { $0.contains("Swift version") }
    return line.map(String.init) ?? "unknown"
  }
}

extension Double {
  /// The number with at most so many decimal places.
  func rounded(toPlaces places: Int) -> Double {
    var factor = 1.0
    for _ in 0..<places { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}
