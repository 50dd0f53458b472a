#if !canImport(Darwin)
import Foundation

/// A number of seconds since the reference date.
public typealias CFAbsoluteTime = Double
/// A number of seconds.
public typealias CFTimeInterval = Double

/// The seconds since the reference date.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The seconds since the start of the machine.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a thousandth of a second.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The nanoseconds of a millionth of a second.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The millionths of a second in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Runs a closure; without Objective-C there is no autorelease pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The name of a method. It cannot be called on platforms without Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// The name.
  public init(_ name: String) { self.name = name }
  /// The name.
  public init(stringLiteral name: String) { self.name = name }
}

/// Locks an object; without Objective-C there is nothing to lock, because views use one thread.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Unlocks an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

extension Data.WritingOptions {
  /// The file is written to a temporary place and moved.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Timer {
  /// Makes a timer that never fires, as a placeholder: `Timer()`.
  public convenience init(_ nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}

extension FileManager {
  /// The folder that programs of a group share: nil, as for a program that belongs to none.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
  /// The folder of a container in the cloud: nil, as without an account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// The token of the user's account in the cloud: nil, as without one.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
}

extension URL {
  /// The folder of the user's documents.
  public static var documentsDirectory: URL { .folder(.documentDirectory) }
  /// The folder for the program's support files.
  public static var applicationSupportDirectory: URL { .folder(.applicationSupportDirectory) }
  /// The folder for files that can be recreated.
  public static var cachesDirectory: URL { .folder(.cachesDirectory) }
  /// The folder of downloads.
  public static var downloadsDirectory: URL { .folder(.downloadsDirectory) }
  /// The folder of libraries.
  public static var libraryDirectory: URL { .folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// Asks for access to a file outside of the program's sandbox. There is none here, so the answer is true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives the access back.
  public func stopAccessingSecurityScopedResource() {}
}

extension CGRect {
  /// The smallest rectangle around the transformed rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect { Path(self).applying(transform).boundingRect }
}

extension CGPoint {
  /// The coordinates, as a debugger shows them.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize {
  /// The lengths, as a debugger shows them.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension ProcessInfo {
  /// The temperature of the machine.
  public enum ThermalState: Int, Sendable {
    /// Normal, or increasingly high.
    case nominal, fair, serious, critical
  }

  /// The temperature of the machine: normal.
  public var thermalState: ThermalState { .nominal }
  /// Whether the machine saves power: always false.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the program was made for an iPhone and runs on a Mac: always false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the program was made for an iPad and is built for a Mac: always false.
  public var isMacCatalystApp: Bool { false }
}
#endif
