import Foundation
import ThreadSupport

/// A feature's per-host state, created on first use.
@MainActor
protocol HostService: AnyObject {
  /// Creates the service.
  init()

  /// Releases all references, because the host was released.
  func drop()
}

extension HostService {
  /// Does nothing by default.
  func drop() {}
}

extension HostRuntime {
  /// The service of a feature, made on first use.
  func service<Service: HostService>(_ type: Service.Type) -> Service {
    if let known = services[ObjectIdentifier(type)] as? Service { return known }
    let made = Service()
    services[ObjectIdentifier(type)] = made
    return made
  }

  /// The service of a feature; nil if it was never used.
  func knownService<Service: HostService>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

/// A reference to a host until the host is released.
///
/// All positions and nodes retain their host, and weak references point to this object instead: a weakly referenced
/// object keeps its reference counts in a side table, which makes each reference several times as expensive.
@MainActor
final class HostAddress {
  /// The host; nil after it was released.
  fileprivate(set) var runtime: HostRuntime?

  /// Creates a reference to a host.
  init(of runtime: HostRuntime) { self.runtime = runtime }

  /// Clears the reference.
  func close() { runtime = nil }
}

/// The screen of a host while its root view is being created.
final class ScreenDescription: HostService {
  var room = RootNode.Room.host(HostRuntime.usualScreenSize, safeArea: EdgeInsets())
}

/// The default host for code that has no reference to one: `UIScreen.main`, feedback generators, opening a URL.
extension HostRuntime {
  /// The size of an unknown screen, in points.
  static let usualScreenSize = CGSize(width: 390, height: 700)

  /// The host that produced the last frame.
  private static weak var latest: HostAddress?

  /// The host whose body is running, otherwise the one that produced the last frame.
  static var current: HostRuntime? { runningBody?.runtime ?? latest?.runtime }

  /// Makes this host the current one.
  func becomeCurrent() {
    guard Self.latest !== address else { return }
    Self.latest = address
    HostTime.become(HostTime(clock: animations.clock, startDate: time.startDate))
  }

  /// Runs the work of a host inside another one, whose screen stays the main one.
  static func keepingCurrent<Value>(_ work: () -> Value) -> Value {
    let previous = current
    defer { previous?.becomeCurrent() }
    return work()
  }

  private var room: RootNode.Room { (layout.root as? RootNode)?.room.value ?? service(ScreenDescription.self).room }

  /// The size of the screen in points; 390 by 700 replaces dimensions that the root view's proposal leaves unspecified.
  var screenSize: CGSize {
    switch room {
    case .host(let size, _): size
    case .proposal(let proposal): proposal.replacingUnspecifiedDimensions(by: Self.usualScreenSize)
    }
  }

  /// The distances from the edges of the screen that content should keep, in points.
  var screenInsets: EdgeInsets {
    if case .host(_, let insets) = room { insets } else { EdgeInsets() }
  }
}

/// The time of the host that produced the last frame, for timers and schedulers; readable from any thread.
struct HostTime: Sendable {
  private final class Place {
    weak var clock: VirtualClock?
    var startDate = Date()
  }

  private static let place = LockedValue(Place())

  /// The host's clock.
  let clock: VirtualClock
  /// The date at which the clock stood at 0.
  let startDate: Date

  /// The time of the host that produced the last frame; nil if that host's clock was released.
  static var current: HostTime? {
    place.withLock { place in place.clock.map { HostTime(clock: $0, startDate: place.startDate) } }
  }

  #if !canImport(Darwin)
  private static let schedulersFollow: Void = SystemTime.follow { HostTime.current }
  #endif

  /// Makes a time the current one.
  static func become(_ time: HostTime) {
    #if !canImport(Darwin)
    schedulersFollow
    #endif
    place.withLock { ($0.clock, $0.startDate) = (time.clock, time.startDate) }
  }

  /// The date at an instant of the host's clock.
  func date(at moment: VirtualClock.Instant) -> Date {
    startDate.addingTimeInterval(moment.offset / .seconds(1))
  }
}

#if !canImport(Darwin)
extension HostTime: FollowedClock {
  var nanoseconds: Int { Self.nanoseconds(clock.now.offset) }

  var date: Date { date(at: clock.now) }

  func run(at nanoseconds: Int, _ action: @escaping () -> Void) -> () -> Void {
    let number = clock.schedule(at: VirtualClock.Instant(offset: .nanoseconds(nanoseconds)), action)
    return { [weak clock] in clock?.cancel(number) }
  }

  private static func nanoseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
#endif
