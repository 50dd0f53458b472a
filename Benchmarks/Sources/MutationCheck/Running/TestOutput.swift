/// The output of a test run.
struct TestOutput {
  /// The output, line by line.
  let lines: [Substring]

  /// Takes the output of a run, also of one that has not ended.
  init(_ text: String) { lines = text.split(separator: "\n") }

  /// The first test that failed, with its file: `CutoffTests: an equal value stops propagation`.
  var firstFailure: String? {
    guard let line = lines.first(where: { $0.contains(" recorded an issue") }) else { return nil }
    guard let test = name(in: line, before: " recorded an issue"),
      let end = line.firstRange(of: " recorded an issue")?.upperBound
    else { return String(line) }
    // Arguments may stand between: `recorded an issue with 1 argument seed → 3 at CutoffTests.swift:12:5: …`.
    guard let place = line[end...].firstRange(of: ".swift:")?.lowerBound,
      let file = line[end..<place].split(separator: " ").last
    else { return test }
    return "\(file): \(test)"
  }

  /// The test that had begun last and had not ended when the output did: the one that crashed or hung.
  var openTest: String? {
    let begun = lines.last { $0.contains(" Test ") && $0.hasSuffix(" started.") && !$0.contains(" Test run ") }
    return begun.flatMap { name(in: $0, before: " started.") }
  }

  /// The name of the test in a line, without its quotation marks and arguments.
  private func name(in line: Substring, before marker: String) -> String? {
    guard let start = line.firstRange(of: " Test ")?.upperBound, let end = line.firstRange(of: marker)?.lowerBound,
      start < end
    else { return nil }
    return line[start..<end].filter { $0 != "\"" }
  }
}
