import SwiftUI

/// A heart rate that is followed live, with the zones of the last minute.
struct PulseView: View {
  @State private var recording: HeartRateRecording
  @State private var isPaused = false

  init(start: Date = .now) {
    _recording = State(initialValue: HeartRateRecording(start: start))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TimelineView(PulseSchedule(isPaused: isPaused)) { timeline in
        let measurements = recording.measurements(until: timeline.date)
        VStack(alignment: .leading, spacing: 16) {
          PulseHeader(latest: measurements.last)
          PulseChart(measurements: measurements)
            .frame(height: 220)
          ZoneList(measurements: measurements)
        }
      }
      Spacer()
      Button(isPaused ? "Resume" : "Pause", systemImage: isPaused ? "play.fill" : "pause.fill") {
        isPaused.toggle()
      }
      .buttonStyle(.bordered)
      .frame(maxWidth: .infinity)
    }
    .padding(20)
  }
}

/// A tick each second, or none while the chart is paused.
struct PulseSchedule: TimelineSchedule {
  let isPaused: Bool

  func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
    guard !isPaused else { return [startDate] }
    return (0..<3600).map { startDate.addingTimeInterval(Double($0)) }
  }
}

/// The rate of this moment, in large digits.
struct PulseHeader: View {
  let latest: HeartRate?

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: "heart.fill")
        .foregroundStyle(.red)
      Text(latest.map { "\(Int($0.beatsPerMinute))" } ?? "--")
        .font(.system(size: 44, weight: .bold, design: .rounded))
        .monospacedDigit()
      Text("BPM")
        .foregroundStyle(.secondary)
      Spacer()
      if let latest {
        let zone = HeartZone(beatsPerMinute: latest.beatsPerMinute)
        Text(zone.rawValue)
          .font(.subheadline.bold())
          .padding(.horizontal, 10)
          .padding(.vertical, 4)
          .background(zone.color.opacity(0.2), in: Capsule())
      }
    }
  }
}

/// The seconds of the last minute in each zone, as bars.
struct ZoneList: View {
  let measurements: [HeartRate]

  var body: some View {
    ForEach(HeartZone.allCases) { zone in
      let count = measurements.filter { HeartZone(beatsPerMinute: $0.beatsPerMinute) == zone }.count
      HStack {
        Text(zone.rawValue)
          .frame(width: 64, alignment: .leading)
        GeometryReader { proxy in
          Capsule()
            .fill(zone.color)
            .frame(width: max(8, proxy.size.width * CGFloat(count) / CGFloat(max(measurements.count, 1))))
        }
        .frame(height: 8)
        Text("\(count) s")
          .foregroundStyle(.secondary)
          .monospacedDigit()
          .frame(width: 48, alignment: .trailing)
      }
      .font(.subheadline)
    }
  }
}

#Preview("A pulse") {
  PulseView()
}
