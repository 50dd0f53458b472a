/// What callgrind wrote about one run of a program: the instructions of each function, and who called whom how often.
///
/// The format is that of the manual's chapter "Callgrind Format Specification": names are written once and then
/// stand as a number in brackets, and the line after `calls=` holds the cost of what was called.
struct CallgrindProfile {
  /// A function and the file of machine code that it is in.
  struct Function: Hashable {
    let name: String
    let object: String
  }

  /// One function calling another one.
  struct Call: Hashable {
    let caller: Function
    let callee: Function
  }

  /// The instructions that ran in each function itself.
  private(set) var instructions: [Function: Int] = [:]
  /// How often each call took place.
  private(set) var calls: [Call: Int] = [:]

  /// All instructions of the run.
  var totalInstructions: Int { instructions.values.reduce(0, +) }

  /// Reads what callgrind has written.
  ///
  /// - Throws: ``CheckError/unfit(_:)`` where the text is not as the specification says.
  init(_ text: String) throws(CheckError) {
    var reader = CallgrindReader()
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      try reader.read(Substring(line))
    }
    instructions = reader.instructions
    calls = reader.calls
    guard let summary = reader.summary, summary == totalInstructions else {
      throw .unfit(
        "the functions of callgrind's file have \(totalInstructions) instructions together, and its summary says"
          + " \(reader.summary.map(String.init) ?? "nothing"). Look whether its format has changed.")
    }
  }

  /// What one run has more than another one.
  private init(_ run: CallgrindProfile, minus other: CallgrindProfile) {
    instructions = run.instructions.merging(other.instructions.mapValues { -$0 }, uniquingKeysWith: +)
    calls = run.calls.merging(other.calls.mapValues { -$0 }, uniquingKeysWith: +)
  }

  /// What one run has more than another one.
  static func - (run: CallgrindProfile, other: CallgrindProfile) -> CallgrindProfile {
    CallgrindProfile(run, minus: other)
  }
}

/// Goes through the lines of a file of callgrind's.
private struct CallgrindReader {
  var instructions: [CallgrindProfile.Function: Int] = [:]
  var calls: [CallgrindProfile.Call: Int] = [:]
  var summary: Int?
  private var functionNames: [Substring: String] = [:]
  private var objectNames: [Substring: String] = [:]
  private var object = ""
  private var function = ""
  private var calleeObject: String?
  private var callee = ""
  /// How many columns of a line of costs say where it is.
  private var positions = 1
  /// Whether the next line of costs belongs to what was called.
  private var isCostOfCall = false

  /// Reads one line.
  mutating func read(_ line: Substring) throws(CheckError) {
    switch line.utf8.first {
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"):
      return try readCost(line)
    case nil, UInt8(ascii: "#"): return
    default: break
    }
    guard let mark = line.utf8.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") }) else { return }
    let value = line[line.index(after: mark)...]
    switch line[..<mark] {
    case "ob": object = Self.name(value, in: &objectNames)
    case "cob": calleeObject = Self.name(value, in: &objectNames)
    case "fn": function = withoutRecursionLevel(Self.name(value, in: &functionNames))
    case "cfn": callee = withoutRecursionLevel(Self.name(value, in: &functionNames))
    case "calls": try readCall(value)
    case "positions": positions = value.split(separator: " ").count
    case "summary": summary = value.split(separator: " ").first.flatMap { Int($0) }
    default: break
    }
  }

  /// Reads `calls=COUNT POSITION`.
  private mutating func readCall(_ value: Substring) throws(CheckError) {
    guard let count = value.split(separator: " ").first.flatMap({ Int($0) }) else {
      throw .unfit("callgrind's file has the line 'calls=\(value)' without a count.")
    }
    let call = CallgrindProfile.Call(
      caller: .init(name: function, object: object), callee: .init(name: callee, object: calleeObject ?? object))
    calls[call, default: 0] += count
    calleeObject = nil
    isCostOfCall = true
  }

  /// Reads `POSITION INSTRUCTIONS`.
  private mutating func readCost(_ line: Substring) throws(CheckError) {
    guard !isCostOfCall else {
      isCostOfCall = false
      return
    }
    guard let count = line.split(separator: " ").dropFirst(positions).first.flatMap({ Int($0) }) else {
      throw .unfit("callgrind's file has the line '\(line)' without a number of instructions.")
    }
    instructions[.init(name: function, object: object), default: 0] += count
  }

  /// The name behind `(number) name`, or behind `(number)` alone.
  private static func name(_ value: Substring, in names: inout [Substring: String]) -> String {
    guard value.first == "(", let end = value.firstIndex(of: ")") else { return String(value) }
    let number = value[...end]
    let rest = value[end...].dropFirst(2)
    if !rest.isEmpty { names[number] = String(rest) }
    return names[number] ?? String(number)
  }

  /// The name without `'2`, by which callgrind tells a function called by itself from the same one called by others.
  private func withoutRecursionLevel(_ name: String) -> String {
    guard let mark = name.lastIndex(of: "'"), name[mark...].dropFirst().allSatisfy(\.isNumber) else { return name }
    return String(name[..<mark])
  }
}
