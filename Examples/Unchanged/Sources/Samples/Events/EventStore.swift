import Foundation
import Observation

/// The sort of an event, with its symbol.
enum EventKind: String, CaseIterable, Identifiable {
  case work, family, sport, travel

  var id: Self { self }
  var title: String { rawValue.capitalized }

  var symbol: String {
    switch self {
    case .work: "briefcase"
    case .family: "house"
    case .sport: "figure.run"
    case .travel: "airplane"
    }
  }
}

/// How long before an event it is announced.
enum Reminder: Int, CaseIterable, Identifiable {
  case none = 0
  case minutes = 10
  case hour = 60
  case day = 1440

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .none: "None"
    case .minutes: "10 minutes before"
    case .hour: "1 hour before"
    case .day: "1 day before"
    }
  }
}

/// Something that happens between two dates.
struct CalendarEvent: Identifiable, Equatable {
  var id = UUID()
  var title = ""
  var kind = EventKind.work
  var isAllDay = false
  var start = Date.now
  var end = Date.now.addingTimeInterval(3600)
  var guests = 0
  var reminder = Reminder.none

  var isValid: Bool {
    !title.trimmingCharacters(in: .whitespaces).isEmpty && start <= end
  }
}

/// The events of a calendar, in the order of their beginnings.
@Observable
final class EventStore {
  private(set) var events: [CalendarEvent]

  init(events: [CalendarEvent] = []) {
    self.events = events.sorted { $0.start < $1.start }
  }

  func save(_ event: CalendarEvent) {
    events.removeAll { $0.id == event.id }
    let index = events.firstIndex { $0.start > event.start } ?? events.endIndex
    events.insert(event, at: index)
  }

  func delete(_ event: CalendarEvent) {
    events.removeAll { $0.id == event.id }
  }

  static var sample: EventStore {
    let noon = Date(timeIntervalSince1970: 1_767_268_800)
    return EventStore(events: [
      CalendarEvent(
        title: "Planning", kind: .work, start: noon, end: noon.addingTimeInterval(5400), guests: 4, reminder: .minutes),
      CalendarEvent(
        title: "Run in the park", kind: .sport, start: noon.addingTimeInterval(21_600),
        end: noon.addingTimeInterval(25_200)),
    ])
  }
}
