import Foundation
import OSLog
import Testing
import os

/// A model that several tasks use, behind a lock.
final class LockedCounter: Sendable {
  private let state = OSAllocatedUnfairLock(initialState: [String: Int]())
  private let gate = OSAllocatedUnfairLock()
  private let signposter = OSSignposter(subsystem: "org.example", category: .pointsOfInterest)
  static let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)

  func count(_ name: String) -> Int {
    let interval = signposter.beginInterval("count", id: signposter.makeSignpostID(), "\(name, privacy: .public)")
    defer { signposter.endInterval("count", interval) }
    return state.withLock { counts in
      counts[name, default: 0] += 1
      return counts[name, default: 0]
    }
  }

  func load() throws -> Int {
    os_signpost(.begin, log: Self.log, name: "load", "%d", 1)
    defer { os_signpost(.end, log: Self.log, name: "load") }
    signposter.emitEvent("load")
    return try signposter.withIntervalSignpost("load") { try gate.withLock { try Self.failing() } }
  }

  private static func failing() throws -> Int { throw CocoaError(.fileNoSuchFile) }
}

@Test func `a lock lets one thread at a time change its value`() {
  let counter = LockedCounter()
  DispatchQueue.concurrentPerform(iterations: 8) { _ in
    for _ in 0..<100 { _ = counter.count("a") }
  }
  #expect(counter.count("a") == 801)
}

@Test func `a lock is free again after an error`() {
  let counter = LockedCounter()
  #expect(throws: CocoaError.self) { try counter.load() }
  #expect(throws: CocoaError.self) { try counter.load() }
}

@Test func `a lock that is held is not available`() {
  let lock = OSAllocatedUnfairLock(initialState: 1)
  #expect(lock.withLockIfAvailable { $0 } == 1)
  let isHeld = lock.withLock { _ in lock.withLockIfAvailable { $0 } == nil }
  #expect(isHeld)
  let gate = OSAllocatedUnfairLock()
  gate.lock()
  #expect(!gate.lockIfAvailable())
  gate.unlock()
  #expect(gate.lockIfAvailable())
  gate.unlock()
}
