import SwiftUI
import Testing

@testable import Samples

/// A calendar whose events are edited in a sheet.
@MainActor
@Suite struct `An event editor` {
  private let store = EventStore.sample

  private func calendar() -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 760)) { EventListView().environment(store) }
  }

  @Test func `a tap presents the event, and cancelling without a change leaves at once`() throws {
    let host = calendar()
    #expect(try host.navigationTitle() == "Calendar")
    try host.tap("Planning")
    #expect(host.sheet?.texts.contains("4 guests") == true)
    #expect(try host.text(in: "Title") == "Planning")
    try host.tap("Cancel")
    #expect(host.sheet == nil)
    #expect(host.texts.contains("Editor closed"))
    #expect(host.counts(of: EventEditor.self).bodies == 1)
    #expect(host.issues == [])
  }

  @Test func `a change is discarded only after a question`() throws {
    let host = calendar()
    try host.tap("Planning")
    try host.type(" 2", into: "Title")
    try host.tap("Cancel")
    #expect(host.alert?.buttons == ["Discard changes", "Keep editing"])
    try host.tap("Keep editing")
    #expect(host.sheet != nil)
    try host.tap("Cancel")
    try host.tap("Discard changes")
    #expect(host.sheet == nil)
    #expect(store.events.map(\.title) == ["Planning", "Run in the park"])
    #expect(host.issues == [])
  }

  @Test func `a saved draft changes its row and no other`() throws {
    let host = calendar()
    try host.tap("Run in the park")
    let typed = try host.replaceText(in: "Title", with: "Swim")
    #expect(typed.byType["EventEditor"]?.bodies == 1)
    #expect(typed.byType["EventRow"] == nil)
    #expect(typed.byType["EventListView"] == nil)
    try host.pick("Travel", in: "Kind")
    try host.increment("0 guests")
    #expect(host.sheet?.texts.contains("1 guest") == true)
    let report = try host.tap("Save")
    #expect(host.sheet == nil)
    #expect(report.byType["EventRow"]?.bodies == 1)
    #expect(store.events.map(\.kind) == [.work, .travel])
    #expect(host.texts.contains("Swim"))
    #expect(host.issues == [])
  }

  @Test func `a new event needs a title and is put in order`() throws {
    let host = calendar()
    try host.tap("Add")
    #expect(host.sheet?.texts.contains("You will not be reminded.") == true)
    #expect(try !host.isEnabled("Save"))
    try host.type("Breakfast", into: "Title")
    let first = try #require(store.events.first)
    try host.choose(first.start.addingTimeInterval(-7200), in: "Starts")
    try host.tap("Save")
    #expect(host.texts.contains("Saved Breakfast"))
    #expect(store.events.map(\.title) == ["Breakfast", "Planning", "Run in the park"])
    let frames = ["Breakfast", "Planning"].compactMap { host.element(text: $0)?.frame?.minY }
    #expect(frames.count == 2 && frames == frames.sorted())
    #expect(host.issues == [])
  }

  @Test func `the end moves with the beginning and never stands before it`() throws {
    let host = calendar()
    let event = try #require(store.events.first)
    try host.tap("Planning")
    let later = event.start.addingTimeInterval(86_400)
    try host.choose(later, in: "Starts")
    try host.choose(event.start, in: "Ends")
    try host.tap("Save")
    let saved = try #require(store.events.first { $0.title == "Planning" })
    #expect(saved.start == later)
    #expect(saved.end == later)
    #expect(host.issues == [])
  }

  @Test func `an event of a whole day has dates without times`() throws {
    let host = calendar()
    try host.tap("Planning")
    let report = try host.toggle("All day")
    #expect(report.byType["EventDates"]?.bodies == 1)
    host.advance(by: .seconds(1))
    let dates = host.displayList.compactMap { item in
      if case .control(_, let value) = item.content, value.contains("2026") { value } else { String?.none }
    }
    #expect(dates.count == 2)
    #expect(dates.allSatisfy { !$0.contains(":") })
    try host.tap("Save")
    #expect(host.texts.contains("All day"))
    #expect(host.issues == [])
  }

  @Test func `guests are between none and eight`() throws {
    let host = calendar()
    try host.tap("Planning")
    for guests in 4..<8 {
      try host.increment(guests == 1 ? "1 guest" : "\(guests) guests")
    }
    try host.increment("8 guests")
    #expect(host.sheet?.texts.contains("8 guests") == true)
    try host.tap("1 day before")
    #expect(host.sheet?.texts.contains("You will not be reminded.") == false)
    try host.tap("Save")
    #expect(store.events.first?.guests == 8)
    #expect(store.events.first?.reminder == .day)
    #expect(host.issues == [])
  }

  @Test func `a menu deletes an event, and an empty calendar says so`() throws {
    let host = calendar()
    for title in ["Planning", "Run in the park"] {
      try host.longPress(.text(title))
      try host.tap("Delete")
    }
    #expect(store.events.isEmpty)
    #expect(host.texts.contains("No events"))
    #expect(host.issues == [])
  }
}
