import Foundation
import ThreadSupport

/// Something that a host has of a feature, made when it is asked for first.
@MainActor
protocol HostService: AnyObject {
  /// Makes it.
  init()

  /// Lets go of everything: the host has gone.
  func drop()
}

extension HostService {
  /// Does nothing.
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

  /// The service of a feature; nil where nobody has asked for it.
  func knownService<Service: HostService>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}

/// Leads to a host until it goes.
///
/// All positions and nodes hold their host, and weak references lead to this object instead: an object with a weak
/// reference counts all others beside itself, so that each costs several times as much.
@MainActor
final class HostAddress {
  /// The host; nil when it has gone.
  fileprivate(set) var runtime: HostRuntime?

  /// Leads to a host.
  init(of runtime: HostRuntime) { self.runtime = runtime }

  /// Leads nowhere any more.
  func close() { runtime = nil }
}

/// The screen of a host while its root view is made.
final class ScreenDescription: HostService {
  var room = RootNode.Room.host(HostRuntime.usualScreenSize, safeArea: EdgeInsets())
}

/// The host that code without a host speaks of: `UIScreen.main`, a generator of feedback, an address to be opened.
extension HostRuntime {
  /// The size of an unknown screen, in points.
  static let usualScreenSize = CGSize(width: 390, height: 700)

  /// The host that made a frame last.
  private static weak var latest: HostAddress?

  /// The host whose body runs, else the one that made a frame last.
  static var current: HostRuntime? { runningBody?.runtime ?? latest?.runtime }

  /// Makes the host the one that works.
  func becomeCurrent() {
    guard Self.latest !== address else { return }
    Self.latest = address
    HostTime.become(HostTime(clock: animations.clock, startDate: time.startDate))
  }

  private var room: RootNode.Room { (layout.root as? RootNode)?.room.value ?? service(ScreenDescription.self).room }

  /// The size of the screen in points; of 390 by 700 where a host's root view is proposed nothing.
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

/// The time of the host that made a frame last, for timers and schedulers, which anybody may ask from anywhere.
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

  /// The time of the host that made a frame last; nil where there is none any more.
  static var current: HostTime? {
    place.withLock { place in place.clock.map { HostTime(clock: $0, startDate: place.startDate) } }
  }

  #if !canImport(Darwin)
  private static let schedulersFollow: Void = SystemTime.follow { HostTime.current }
  #endif

  /// Makes a time the one that counts.
  static func become(_ time: HostTime) {
    #if !canImport(Darwin)
    schedulersFollow
    #endif
    place.withLock { ($0.clock, $0.startDate) = (time.clock, time.startDate) }
  }

  /// The date at a moment.
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
