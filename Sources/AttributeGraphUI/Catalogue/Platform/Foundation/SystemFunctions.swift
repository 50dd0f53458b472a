#if !canImport(Darwin)
import Foundation

/// A number of seconds from the reference date on.
public typealias CFAbsoluteTime = Double
/// A number of seconds.
public typealias CFTimeInterval = Double

/// The seconds from the reference date on.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The seconds from the start of the machine on.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Runs a closure; there is no pool on platforms without Objective-C.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }

/// The name of a method. Nothing is called by it on platforms without Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  private let name: String
  /// The name.
  public init(_ name: String) { self.name = name }
  /// The name.
  public init(stringLiteral name: String) { self.name = name }
}

/// Locks an object; there is nothing to lock on platforms without Objective-C, where views use one thread.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Unlocks an object.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

extension Data.WritingOptions {
  /// The file is written beside its place, and moved there.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Timer {
  /// Makes a timer that never fires, to be replaced by another one: `Timer()`.
  public convenience init(_ nothing: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}

extension URL {
  /// The folder of a person's documents.
  public static var documentsDirectory: URL { .folder(.documentDirectory) }
  /// The folder for what a program needs.
  public static var applicationSupportDirectory: URL { .folder(.applicationSupportDirectory) }
  /// The folder for what can be made again.
  public static var cachesDirectory: URL { .folder(.cachesDirectory) }
  /// The folder of what was loaded.
  public static var downloadsDirectory: URL { .folder(.downloadsDirectory) }
  /// The folder of libraries.
  public static var libraryDirectory: URL { .folder(.libraryDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }

  /// The address in words: without its scheme where that is of the web.
  public func formatted() -> String { absoluteString }
}

extension CGRect {
  /// The smallest rectangle around what a transform makes of the rectangle.
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
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable {
    /// As usual, or more and more.
    case nominal, fair, serious, critical
  }

  /// How warm the machine is: as usual.
  public var thermalState: ThermalState { .nominal }
  /// Whether the machine saves power: it does not.
  public var isLowPowerModeEnabled: Bool { false }
}
#endif
