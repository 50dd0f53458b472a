/// The name of a mutant, which edits elsewhere in its file do not change.
///
/// It is written `Kernel/Verify.swift/GraphReference.verify(_:)/negate-2`: the file below the engine's folder, the
/// enclosing declaration, the operator, and the ordinal among the operator's mutants in that declaration.
public struct MutantIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The file, below the folder of the engine's sources.
  public let file: String
  /// The types, extensions and functions around it, joined by dots; `#2` follows the second one of that name.
  public let declaration: String
  /// The name of the operator.
  public let operatorName: String
  /// Its place among the mutants of this operator in this declaration, from 1.
  public let ordinal: Int

  /// Names a mutant.
  public init(file: String, declaration: String, operatorName: String, ordinal: Int) {
    self.file = file
    self.declaration = declaration
    self.operatorName = operatorName
    self.ordinal = ordinal
  }

  public var description: String { "\(file)/\(declaration)/\(operatorName)-\(ordinal)" }

  /// The folder of the file, below that of the engine's sources; `.` for those directly in it.
  public var folder: String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }
}

/// One way to break a file: edits that put the broken code beside the code, behind a switch.
public struct Mutant: Sendable {
  /// Its name.
  public let identity: MutantIdentity
  /// The change, as in `'<' becomes '<='`.
  public let change: String
  /// The line in its file, from 1.
  public let line: Int
  /// The text of that line, without the spaces around it.
  public let context: String
  /// The first and the last line of the enclosing function.
  public let function: ClosedRange<Int>
  /// How its schema can fail to compile.
  public let risk: Risk
  /// The edits that make its schema.
  public let edits: [SourceEdit]
  /// The broken code itself, for a mutant whose schema does not compile.
  public let plain: Replacement
}

/// How the schema of a mutant can fail to compile at another line than its own, the likeliest first.
///
/// The compiler reports a missing `return` or a variable that is not initialised where that matters, not at the
/// statement that has become conditional. Mutants of that function are then given up in this order.
public enum Risk: Int, Comparable, CaseIterable, Sendable {
  /// A call that may never return becomes conditional.
  case finalCall
  /// An assignment becomes conditional.
  case assignment
  /// Another statement becomes conditional.
  case statement
  /// A branch becomes conditional.
  case branch
  /// The function gets another exit.
  case exit
  /// Only an expression is replaced by a call of the same type.
  case expression

  public static func < (a: Risk, b: Risk) -> Bool { a.rawValue < b.rawValue }
}
