import SwiftUI

/// The events of a calendar. A tap on one edits it in a sheet, and a button adds another one.
struct EventListView: View {
  @Environment(EventStore.self) private var store
  @State private var edited: CalendarEvent?
  @State private var isAdding = false
  @State private var lastAction = "Nothing changed"

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.events) { event in
          Button {
            edited = event
          } label: {
            EventRow(event: event)
          }
          .contextMenu {
            Button("Delete", systemImage: "trash", role: .destructive) {
              store.delete(event)
            }
          }
        }
        Text(lastAction)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .listStyle(.insetGrouped)
      .overlay {
        if store.events.isEmpty {
          ContentUnavailableView("No events", systemImage: "calendar")
        }
      }
      .navigationTitle("Calendar")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { isAdding = true }
        }
      }
      .sheet(isPresented: $isAdding) {
        EventEditor(event: CalendarEvent(), onSave: save)
      }
      .sheet(item: $edited, onDismiss: { lastAction = "Editor closed" }) { event in
        EventEditor(event: event, onSave: save)
      }
    }
  }

  private func save(_ event: CalendarEvent) {
    store.save(event)
    lastAction = "Saved \(event.title)"
  }
}

/// An event in the list.
struct EventRow: View {
  let event: CalendarEvent

  var body: some View {
    HStack(spacing: 12) {
      Image(systemName: event.kind.symbol)
        .frame(width: 32, height: 32)
        .background(.tint.opacity(0.15), in: .circle)
      VStack(alignment: .leading, spacing: 2) {
        Text(event.title)
          .font(.headline)
        if event.isAllDay {
          Text("All day")
        } else {
          Text(event.start, format: .dateTime.hour().minute())
        }
      }
      Spacer()
      if event.guests > 0 {
        Label("\(event.guests)", systemImage: "person.2")
          .font(.caption)
      }
    }
  }
}

#Preview("Calendar") {
  EventListView()
    .environment(EventStore.sample)
}

#Preview("Empty calendar") {
  EventListView()
    .environment(EventStore())
}
