import AttributeGraph2
import Foundation

/// The host's virtual clock, on which tasks of views wait.
extension ViewHost {
  /// How often tasks may run before the host assumes that all of them wait.
  private static let yields = 64

  /// Advances the clock step by step, stopping at each deadline and at the end of each animation with a completion, and
  /// shows the frames that follow.
  ///
  /// Tasks that the clock wakes run after this call returns; `run(for:)` waits for them.
  ///
  /// - Precondition: The duration is not negative.
  /// - Returns: The work that it caused.
  @discardableResult
  public func advance(by duration: Duration) -> UpdateReport {
    trap(unless: duration >= .zero, "A host was advanced by \(duration). Time goes forward only: advance by 0 or more.")
    return report {
      acting("advance by \(duration)", nil, nil) {
        let end = clock.now.advanced(by: duration)
        while let next = nextDeadline, next <= end {
          passTime(to: next)
          flush()
        }
        passTime(to: end)
        flush()
      }
    }
  }

  /// Sets the clock to a later moment, up to which fingers on the screen are held, and those of hosts inside.
  private func passTime(to moment: VirtualClock.Instant) {
    let (passed, inside) = (clock.now.duration(to: moment), followingHosts)
    // Timers that go off are set again on the clock of the current host.
    runtime.becomeCurrent()
    clock.advance(to: moment)
    runtime.knownService(HeldFingers.self)?.clockAdvanced(in: self)
    for host in inside {
      HostRuntime.keepingCurrent { host.passTime(to: host.clock.now.advanced(by: passed)) }
    }
  }

  /// Shows some frames, one after the other, at a frame rate of the host's time.
  ///
  /// - Precondition: The number of frames is not negative, and the rate is above 0.
  /// - Returns: The work that it caused.
  @discardableResult
  public func step(frames: Int = 1, perSecond rate: Int = 60) -> UpdateReport {
    trap(
      unless: frames >= 0 && rate > 0,
      "A host was asked for \(frames) frames at \(rate) a second. Ask for 0 or more frames, at 1 or more a second.")
    return report { for _ in 0..<frames { _ = advance(by: .seconds(1) / rate) } }
  }

  /// The date at which the host's clock stood at 0, for texts that count from now; by default the date of the mount.
  public var startDate: Date {
    get { runtime.time.startDate }
    set { runtime.time.startDate = newValue }
  }

  /// The date by the host's clock.
  public var date: Date { runtime.time.now }

  /// The earliest deadline on the clock, and on those of hosts inside.
  var nextDeadline: VirtualClock.Instant? {
    let inside = followingHosts.map { host in
      host.nextDeadline.map { clock.now.advanced(by: host.clock.now.duration(to: $0)) }
    }
    return ([clock.nextDeadline, runtime.animations.nextDeadline] + inside).compactMap { $0 }.min()
  }

  /// Whether an animation is running, here or in views of platform objects on the screen.
  public var isAnimating: Bool { runtime.animations.isRunning || followingHosts.contains(where: \.isAnimating) }

  /// Lets the tasks of the views run until all of them wait or have ended, and shows the frames that follow.
  public func settle() async {
    for _ in 0..<Self.yields {
      await Task.yield()
      flush()
    }
  }

  /// Lets time pass: advances the clock to each deadline, and lets the tasks run each time.
  ///
  /// `Task.sleep` follows real time and not the host's clock: a task that waits by it goes on in a later ``settle()``.
  /// One that takes its clock from outside can be given the host's ``clock``.
  public func run(for duration: Duration) async {
    let end = clock.now.advanced(by: duration)
    await settle()
    while let next = nextDeadline, next <= end {
      passTime(to: next)
      await settle()
    }
    passTime(to: end)
    await settle()
  }
}
