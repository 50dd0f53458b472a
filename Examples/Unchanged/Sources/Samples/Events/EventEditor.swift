import SwiftUI

/// A sheet that edits a draft of an event. The event itself changes when the draft is saved.
struct EventEditor: View {
  @Environment(\.dismiss) private var dismiss
  @State private var draft: CalendarEvent
  @State private var asksToDiscard = false

  private let original: CalendarEvent
  private let onSave: (CalendarEvent) -> Void

  init(event: CalendarEvent, onSave: @escaping (CalendarEvent) -> Void) {
    original = event
    _draft = State(initialValue: event)
    self.onSave = onSave
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Title", text: $draft.title)
          Picker("Kind", selection: $draft.kind) {
            ForEach(EventKind.allCases) { kind in
              Label(kind.title, systemImage: kind.symbol)
                .tag(kind)
            }
          }
          .pickerStyle(.menu)
        }
        EventDates(event: $draft)
        Section("People") {
          Stepper(value: $draft.guests, in: 0...8) {
            Text(draft.guests == 1 ? "1 guest" : "\(draft.guests) guests")
          }
        }
        Section {
          Picker("Reminder", selection: $draft.reminder) {
            ForEach(Reminder.allCases) { reminder in
              Text(reminder.title).tag(reminder)
            }
          }
          .pickerStyle(.inline)
        } footer: {
          if draft.reminder == .none {
            Text("You will not be reminded.")
          }
        }
      }
      .navigationTitle(original.title.isEmpty ? "New event" : "Edit event")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save)
            .disabled(!draft.isValid)
        }
      }
      .confirmationDialog("Discard your changes?", isPresented: $asksToDiscard) {
        Button("Discard changes", role: .destructive) { dismiss() }
        Button("Keep editing", role: .cancel) {}
      }
    }
  }

  private func cancel() {
    if draft == original {
      dismiss()
    } else {
      asksToDiscard = true
    }
  }

  private func save() {
    onSave(draft)
    dismiss()
  }
}

/// The beginning and the end of an event. The end never stands before the beginning.
struct EventDates: View {
  @Binding var event: CalendarEvent

  var body: some View {
    Section("Time") {
      Toggle("All day", isOn: $event.isAllDay.animation())
      DatePicker("Starts", selection: $event.start, displayedComponents: components)
      DatePicker("Ends", selection: $event.end, in: event.start..., displayedComponents: components)
    }
    .onChange(of: event.start) { oldStart, newStart in
      event.end = newStart.addingTimeInterval(event.end.timeIntervalSince(oldStart))
    }
  }

  private var components: DatePickerComponents {
    event.isAllDay ? .date : [.date, .hourAndMinute]
  }
}

#Preview("New event") {
  EventEditor(event: CalendarEvent()) { _ in }
}

#Preview("Edit event") {
  EventEditor(event: EventStore.sample.events[0]) { _ in }
}
