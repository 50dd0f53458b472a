import Foundation

/// Runs the probe under valgrind.
struct ProbeRunner {
  /// Where the probe is.
  let probe: URL
  /// Where callgrind writes.
  let folder: URL

  /// Looks for the probe beside this program, and makes a temporary folder.
  init() throws(CheckError) {
    guard let own = Bundle.main.executableURL else { throw .unfit("the system does not say where this program is.") }
    probe = own.deletingLastPathComponent().appendingPathComponent("OperationProbe")
    guard FileManager.default.isExecutableFile(atPath: probe.path) else {
      throw .unfit("there is no program \(probe.path). Build the product OperationProbe first, as .ci/operations does.")
    }
    let place = FileManager.default.temporaryDirectory
    folder = place.appendingPathComponent("AttributeGraph2-operations-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .unfit("the folder \(folder.path) cannot be made: \(error)")
    }
  }

  /// Removes the temporary folder.
  func removeFolder() { try? FileManager.default.removeItem(at: folder) }

  /// The operations that the probe knows.
  func operations() throws(CheckError) -> [MeasuredOperation] {
    let (status, output) = try Program(words: [probe.path, "list"]).run()
    let lines = output.split(separator: "\n")
    let operations = lines.compactMap(MeasuredOperation.init(line:))
    guard status == 0, !operations.isEmpty, operations.count == lines.count else {
      throw .unfit("'OperationProbe list' ends with \(status) and prints:\n\(output)")
    }
    return operations
  }

  /// What the units of an operation cost that one run has more than another.
  func difference(of operation: MeasuredOperation) throws(CheckError) -> CallgrindProfile {
    let short = try profile(of: operation, rounds: operation.rounds)
    let long = try profile(of: operation, rounds: 2 * operation.rounds)
    return long - short
  }

  /// Runs some rounds of an operation and reads what callgrind has counted.
  private func profile(of operation: MeasuredOperation, rounds: Int) throws(CheckError) -> CallgrindProfile {
    let file = folder.appendingPathComponent("\(operation.name).\(rounds)")
    let words = [
      "valgrind", "--tool=callgrind", "--callgrind-out-file=\(file.path)", probe.path, operation.name, "\(rounds)",
    ]
    // With a seed of its own in each process, hashing takes another number of steps each time.
    let program = Program(words: words, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"])
    let (status, output) = try program.run()
    guard status == 0 else {
      throw .unfit("\(words.joined(separator: " ")) ends with \(status) and prints:\n\(output)")
    }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw .unfit("callgrind has written no file \(file.path). It printed:\n\(output)")
    }
    return try CallgrindProfile(text)
  }
}
