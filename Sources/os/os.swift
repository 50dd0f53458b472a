/// The module `os`, where there is none: `Logger` and `os_log`, which write to the standard error.
///
/// Messages have the marks of privacy of Apple's, which hide nothing.
import Foundation

/// How important a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// The importance of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The usual importance.
  public static let `default` = OSLogType(rawValue: 0)
  /// Something to know.
  public static let info = OSLogType(rawValue: 1)
  /// Something for who looks for a mistake; it is not written.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A mistake of the program.
  public static let fault = OSLogType(rawValue: 17)
}

/// The part of a program that writes messages.
public final class OSLog: Sendable {
  /// The name of the program.
  public let subsystem: String
  /// The name of the part.
  public let category: String
  /// The program as a whole.
  public static let `default` = OSLog(subsystem: "", category: "default")
  /// Nothing is written.
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// Names a part.
  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = category
  }
}

/// A message with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The text.
  let text: String

  /// The message of a literal.
  public init(stringLiteral value: String) { text = value }
  /// The message of a literal with values.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Puts values into a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += "\(value())"
    }
    /// Adds a whole number in a format.
    public mutating func appendInterpolation<T: FixedWidthInteger>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += format.text(of: value())
    }
    /// Adds a number in a format.
    public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
    ) {
      text += format.precision.map { String(format: "%.\($0)f", Double(value())) } ?? "\(value())"
    }
  }
}

/// Who may read a value; everybody does here.
public struct OSLogPrivacy: Hashable, Sendable {
  /// How equal values can be recognised; they cannot.
  public enum Mask: Hashable, Sendable {
    /// By a hash, or not.
    case hash, none
  }
  private let name: String
  /// As the type of the value wants.
  public static let auto = OSLogPrivacy(name: "auto")
  /// Everybody.
  public static let `public` = OSLogPrivacy(name: "public")
  /// Nobody.
  public static let `private` = OSLogPrivacy(name: "private")
  /// Nobody ever.
  public static let sensitive = OSLogPrivacy(name: "sensitive")
  /// Nobody, with a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// Where a value stands in its columns.
public struct OSLogStringAlignment: Sendable {
  /// Anywhere.
  public static let none = OSLogStringAlignment()
  /// At the right.
  public static func right(columns: Int) -> OSLogStringAlignment { .none }
  /// At the left.
  public static func left(columns: Int) -> OSLogStringAlignment { .none }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?
  /// With six digits.
  public static let fixed = OSLogFloatFormatting(precision: 6)
  /// With some digits.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
}

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var prefix = ""
  private var isUppercase = false
  private var hasSign = false
  private var minDigits = 0

  private init(radix: Int) { self.radix = radix }

  /// With digits from 0 to 9.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// With digits from 0 to f.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// With digits from 0 to 7.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// With digits from 0 to 9, a sign before positive numbers, and zeros before short ones.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> OSLogIntegerFormatting {
    var format = decimal
    (format.hasSign, format.minDigits) = (explicitPositiveSign, minDigits)
    return format
  }

  /// With digits from 0 to f, `0x` before them, and zeros before short numbers.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    var format = hex
    (format.hasSign, format.prefix) = (explicitPositiveSign, includePrefix ? "0x" : "")
    (format.isUppercase, format.minDigits) = (uppercase, minDigits)
    return format
  }

  func text(of value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
    return (value < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
  }
}

/// Writes messages of a part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  /// Writes for the program.
  public init() { log = .default }
  /// Writes for a part.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Writes for a part.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message.
  public func log(level: OSLogType = .default, _ message: OSLogMessage) { write(message.text, level, log) }
  /// Writes a message.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a message of no importance: it is not written.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes a message for who looks for a mistake: it is not written.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  /// Writes something to know.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  /// Writes something to notice.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  /// Writes something that should not happen.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  /// Writes a mistake of the program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// Writes a message in the format of C.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: any CVarArg...) {
  let format = "\(message)".replacingOccurrences(of: "%{public}", with: "%")
    .replacingOccurrences(of: "%{private}", with: "%")
  write(args.isEmpty ? format : String(format: format, arguments: args), type, log)
}

/// Writes a message of an importance.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
  write(message.text, type, log)
}

private func write(_ text: String, _ type: OSLogType, _ log: OSLog) {
  guard type != .debug, log !== OSLog.disabled else { return }
  let part = log.subsystem.isEmpty ? "" : "[\(log.subsystem):\(log.category)] "
  FileHandle.standardError.write(Data("\(part)\(text)\n".utf8))
}
