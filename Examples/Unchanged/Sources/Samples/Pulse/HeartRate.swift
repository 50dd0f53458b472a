import SwiftUI

/// A measurement of the heart rate.
struct HeartRate: Identifiable, Hashable {
  let date: Date
  let beatsPerMinute: Double

  var id: Date { date }
}

/// The last minute of measurements, one a second.
struct HeartRateRecording {
  static let length = 60

  /// The first date of the recording.
  let start: Date

  /// The measurements of the last minute before a date, the oldest first.
  func measurements(until date: Date) -> [HeartRate] {
    let last = Int(date.timeIntervalSince(start))
    return (0...Self.length).map { index in
      let second = last - Self.length + index
      return HeartRate(
        date: start.addingTimeInterval(Double(second)), beatsPerMinute: Self.beats(at: Double(second)))
    }
  }

  /// A heart at rest that sometimes climbs a stair.
  private static func beats(at second: Double) -> Double {
    72 + 6 * sin(second / 7) + 18 * max(0, sin(second / 19)) + 2 * sin(second * 1.7)
  }
}

/// The zone of a heart rate.
enum HeartZone: String, CaseIterable, Identifiable {
  case rest = "Rest"
  case active = "Active"
  case peak = "Peak"

  var id: Self { self }

  init(beatsPerMinute: Double) {
    switch beatsPerMinute {
    case ..<75: self = .rest
    case ..<88: self = .active
    default: self = .peak
    }
  }

  var color: Color {
    switch self {
    case .rest: .blue
    case .active: .orange
    case .peak: .red
    }
  }
}
