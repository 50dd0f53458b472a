import Foundation

/// The number by which the beginning and the end of an interval find each other.
public struct OSSignpostID: Hashable, Comparable, RawRepresentable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// The identifier of a number.
  public init(_ value: UInt64) { rawValue = value }
  /// The identifier of a number.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// A new one.
  public init(log: OSLog) { self.init(UInt64.random(in: 1..<UInt64.max / 2)) }
  /// That of an object.
  public init(log: OSLog, object: AnyObject) { self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object)))) }

  /// The identifier of intervals that never overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No interval.
  public static let invalid = OSSignpostID(.max)
  /// No interval.
  public static let null = OSSignpostID(0)

  /// Orders by the numbers.
  public static func < (one: OSSignpostID, other: OSSignpostID) -> Bool { one.rawValue < other.rawValue }
}

/// The type of a signpost: a moment, or an end of an interval.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// The type of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Codable, Sendable {
  /// The number of the interval.
  let signpostID: UInt64
  init(_ id: OSSignpostID) { signpostID = id.rawValue }
  /// The state of an interval that began elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// Marks moments and intervals for a profiler. There is none here, so nothing is written.
public struct OSSignposter: Sendable {
  /// Whether anything is written: never.
  public var isEnabled: Bool { false }
  /// One that writes nothing, as all of them.
  public static let disabled = OSSignposter()

  /// Marks for the program.
  public init() {}
  /// Marks for a part.
  public init(subsystem: String, category: String) {}
  /// Marks for a part.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Marks for a part.
  public init(logHandle: OSLog) {}
  /// Marks for the part of a logger.
  public init(logger: Logger) {}

  /// A new number.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: .default) }
  /// The number of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: .default, object: object) }

  /// Marks a moment.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) {}

  /// Marks the beginning of an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Marks the beginning of an interval of an animation.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Marks the end of an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: @autoclosure () -> OSLogMessage = ""
  ) {}

  /// Runs a closure, and marks it as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage = "",
    around task: () throws -> Result
  ) rethrows -> Result { try task() }

  /// Runs a closure, and marks it as an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Marks a moment or an end of an interval, with values in the format of C.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString = "", _ arguments: any CVarArg...
) {}

extension OSLog {
  /// The parts that profilers know.
  public struct Category: Hashable, Sendable {
    let rawValue: String
    /// The points that are shown first.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
    /// Intervals with the stacks of their calls.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    /// Intervals that are switched on in a profiler.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
  }

  /// Names a part that profilers know.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue)
  }

  /// Whether signposts are written: never.
  public var signpostsEnabled: Bool { false }
}
