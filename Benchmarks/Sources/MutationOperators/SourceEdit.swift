/// One part of a schema: texts around a range of bytes, or a text in its place.
///
/// No edit adds a line, so the lines of the schema are those of the file.
public struct SourceEdit: Hashable, Sendable {
  /// The placeholder for the number of the mutant in texts.
  public static let number = "§"

  /// The edit of the range.
  public enum Kind: Hashable, Sendable {
    /// Texts are put before and after it.
    case wrap(before: String, after: String)
    /// A text is put in its place.
    case replace(by: String)
    /// A text is put before it, once for all mutants that ask for the same.
    case precede(by: String)
  }

  /// The bytes of the file, as UTF-8.
  public let range: Range<Int>
  /// The edit of the ranges.
  public let kind: Kind

  /// Puts an expression into a call of the switch: `a` becomes `MutantSwitch.name(7, a)`.
  static func call(_ name: String, around range: Range<Int>) -> SourceEdit {
    SourceEdit(range: range, kind: .wrap(before: "MutantSwitch.\(name)(\(number), ", after: ")"))
  }

  /// Makes statements run only as long as the mutant is off.
  static func unlessOn(_ range: Range<Int>) -> SourceEdit {
    SourceEdit(range: range, kind: .wrap(before: "if MutantSwitch.isOff(\(number)) { ", after: " }"))
  }

  /// Puts a statement before others that is run if the mutant is on.
  static func ifOn(_ statement: String, before position: Int) -> SourceEdit {
    SourceEdit(
      range: position..<position,
      kind: .wrap(before: "if MutantSwitch.isOn(\(number)) { \(statement) }; ", after: ""))
  }
}
