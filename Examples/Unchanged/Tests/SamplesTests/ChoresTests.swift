import SwiftUI
import Testing

@testable import Samples

/// A list whose rows are swiped, deleted, moved and chosen.
@MainActor
@Suite struct `A list of chores` {
  private let store = ChoreStore.sample

  private func chores() -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 700)) { ChoreListView().environment(store) }
  }

  private func titles(in host: ViewHost) throws -> [String] {
    try host.listRows().filter { $0.part == .row }.compactMap(\.texts.first)
  }

  @Test func `a swipe from the leading side marks a chore as done, and runs one row`() throws {
    let host = chores()
    #expect(try titles(in: host) == ["Wash up", "Water the plants", "Sort the post", "Feed the cat"])
    try host.swipe("Sort the post", from: .leading)
    let report = try host.tap("Done")
    #expect(report.byType["ChoreRow"]?.bodies == 1)
    #expect(host.texts.contains("3 to do"))
    #expect(store.chores.filter(\.isDone).map(\.title) == ["Sort the post"])
    #expect(host.issues == [])
  }

  @Test func `a pinned chore moves to the section at the top`() throws {
    let host = chores()
    try host.swipe("Feed the cat")
    #expect(host.presentation?.texts == ["Delete", "Pin"])
    try host.tap("Pin")
    #expect(try titles(in: host) == ["Wash up", "Feed the cat", "Water the plants", "Sort the post"])
    try host.swipe("Wash up")
    try host.tap("Delete")
    #expect(store.chores.map(\.id) == [1, 3, 4])
    #expect(host.issues == [])
  }

  @Test func `chores are moved and deleted while the list is edited`() throws {
    let host = chores()
    #expect(try !host.isEditing())
    try host.tap("Edit")
    #expect(try host.isEditing())
    try host.moveRow("Feed the cat", before: "Water the plants")
    #expect(try titles(in: host) == ["Wash up", "Feed the cat", "Water the plants", "Sort the post"])
    try host.deleteRow("Water the plants")
    try host.tap("Done")
    #expect(store.chores.map(\.id) == [2, 4, 3])
    #expect(host.counts(of: ChoreRow.self).bodies == 4)
    #expect(host.issues == [])
  }

  @Test func `chosen chores are deleted together`() throws {
    let host = chores()
    try host.tap("Edit")
    try host.tap("Wash up")
    try host.tap("Sort the post")
    #expect(host.counts(of: ChoreRow.self).bodies == 4)
    try host.tap("Delete 2")
    #expect(store.chores.map(\.id) == [1, 4])
    #expect(try !host.isEditing())
    #expect(try !host.isEnabled("Delete 0"))
    #expect(host.issues == [])
  }

  @Test func `a new chore is added at the end`() throws {
    let host = chores()
    try host.type("Mend the lamp", into: "New chore")
    let report = try host.submit("New chore")
    #expect(store.chores.last?.title == "Mend the lamp")
    #expect(report.byType["ChoreRow"]?.bodies == 1)
    #expect(host.texts.contains("5 to do"))
    #expect(host.issues == [])
  }

  @Test func `the picture shows sections, rows and the bar`() {
    let picture = chores().picture.svg()
    for text in ["Pinned", "Wash up", "Everything else", "4 to do", "Delete 0"] { #expect(picture.contains(text)) }
  }
}
