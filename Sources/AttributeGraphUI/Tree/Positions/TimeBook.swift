import Foundation

/// An object that follows the dates of a host.
@MainActor
protocol DateFollower: AnyObject {
  /// Called when the date at which the host's clock stood at 0 has changed.
  func startDateChanged()
}

/// The date of a host, and the texts that change as it advances.
@MainActor
final class TimeBook {
  private let clock: VirtualClock
  /// The texts that change at the starts of seconds only.
  private var texts: [ObjectIdentifier: TextNode] = [:]
  private var lastSecond = 0.0
  /// The texts that may change at any moment.
  private var exactTexts: [ObjectIdentifier: TextNode] = [:]
  private var lastMoment: VirtualClock.Instant?
  private var followers: [ObjectIdentifier: any DateFollower] = [:]

  /// The real time at the beginning of the frame; in the first frame, that of the mount.
  private var frameStart: Date
  /// The frames that have begun, up to two.
  private var frames = 0
  /// The date at which the host's clock stood at 0; nil for `mountDate`.
  private var chosenDate: Date?
  /// The default date at which the host's clock stood at 0.
  private var mountDate: Date

  /// The date at which the host's clock stood at 0.
  var startDate: Date {
    get { chosenDate ?? mountDate }
    set {
      chosenDate = newValue
      lastSecond = .nan
      lastMoment = nil
      HostTime.become(HostTime(clock: clock, startDate: newValue))
      for follower in followers.values { follower.startDateChanged() }
    }
  }

  init(clock: VirtualClock) {
    self.clock = clock
    mountDate = Date()
    frameStart = mountDate
  }

  /// Called when a frame begins.
  func beginFrame() {
    // The views of the first frame are initialised before it.
    if frames > 0 { frameStart = Date() }
    frames = min(frames + 1, 2)
  }

  /// The real dates that the views may have read in this frame, which all stand for the present of the host's clock.
  ///
  /// The mount is an instant by the host's clock, but takes real time. So its default date moves up to now, because a
  /// view must not see a date of the host that is before one that it has read.
  func datesRead() -> ClosedRange<Date> {
    let end = max(Date(), frameStart)
    if frames < 2, chosenDate == nil {
      mountDate = end
      HostTime.become(HostTime(clock: clock, startDate: end))
    }
    return frameStart...end
  }

  /// The date by the host's clock.
  var now: Date { startDate.addingTimeInterval(clock.now.offset / .seconds(1)) }

  /// Whether the texts must be updated.
  var isDue: Bool { isSecondDue || isMomentDue }

  private var isSecondDue: Bool { !texts.isEmpty && second != lastSecond }
  private var isMomentDue: Bool { !exactTexts.isEmpty && clock.now != lastMoment }

  /// Registers a text that is notified at the start of each second, or of each frame at another moment, until it is
  /// removed.
  func add(_ text: TextNode, atEachMoment isExact: Bool) {
    if isExact {
      if exactTexts.isEmpty { lastMoment = clock.now }
      exactTexts[ObjectIdentifier(text)] = text
    } else {
      if texts.isEmpty { lastSecond = second }
      texts[ObjectIdentifier(text)] = text
    }
  }

  /// Removes a text.
  func remove(_ text: TextNode) {
    texts[ObjectIdentifier(text)] = nil
    exactTexts[ObjectIdentifier(text)] = nil
  }

  /// Registers an object that is notified of another start date, until it is removed.
  func add(_ follower: any DateFollower) { followers[ObjectIdentifier(follower)] = follower }

  /// Removes an object.
  func remove(_ follower: any DateFollower) { followers[ObjectIdentifier(follower)] = nil }

  /// Updates the texts to the current time.
  ///
  /// - Complexity: O(texts that follow the time).
  func step() {
    if isSecondDue {
      lastSecond = second
      for text in texts.values { text.timeChanged() }
    }
    if isMomentDue {
      lastMoment = clock.now
      for text in exactTexts.values { text.timeChanged() }
    }
  }

  /// Removes all texts and objects.
  func drop() {
    texts = [:]
    exactTexts = [:]
    followers = [:]
  }

  private var second: Double { (clock.now.offset / .seconds(1)).rounded(.down) }
}
