import SwiftUI
import Testing

@testable import Samples

/// A board whose tasks are dragged.
@MainActor
@Suite struct `A board of tasks` {
  private let size = CGSize(width: 390, height: 700)

  private func titles(in host: ViewHost) -> [[String]] {
    host.elements(of: ColumnView.self).map { column in
      let all = Set(host.elements(of: TaskCard.self).flatMap(\.texts))
      return column.texts.filter { all.contains($0) }
    }
  }

  @Test func `a task moves aside for the one that is dragged over it, in its column`() throws {
    let host = ViewHost(size: size) { BoardView() }
    #expect(titles(in: host) == [["Buy paint", "Call the plumber", "Measure the door"], ["Sand the floor"], []])
    let drag = try host.beginDrag("Buy paint")
    #expect(drag.preview?.texts == ["Buy paint"])
    #expect(drag.preview?.counts(of: TaskCard.self).bodies == 1)
    let report = try drag.move(to: "Measure the door")
    #expect(titles(in: host)[0] == ["Call the plumber", "Measure the door", "Buy paint"])
    #expect(report.byType["TaskCard"] == nil || report.byType["TaskCard"]?.bodies == 0)
    #expect(drag.operation == .move)
    drag.drop()
    #expect(drag.wasAccepted)
    host.advance(by: .seconds(1))
    #expect(host.counts(of: TaskCard.self).bodies == 4)
    #expect(host.issues == [])
  }

  @Test func `a task that is dropped on another column goes there`() throws {
    let host = ViewHost(size: size) { BoardView() }
    let drag = try host.beginDrag("Call the plumber")
    try drag.move(to: "Sand the floor")
    #expect(drag.isOverTarget && drag.operation == .copy)
    drag.drop()
    // The task fades where it was.
    host.advance(by: .seconds(1))
    #expect(titles(in: host) == [["Buy paint", "Measure the door"], ["Sand the floor", "Call the plumber"], []])
    try host.drag("Buy paint", onto: "Drop tasks here")
    host.advance(by: .seconds(1))
    #expect(titles(in: host) == [["Measure the door"], ["Sand the floor", "Call the plumber"], ["Buy paint"]])
    #expect(!host.texts.contains("Drop tasks here"))
    #expect(host.issues == [])
  }

  @Test func `a column is tinted while a task of another one is over it`() throws {
    let host = ViewHost(size: size) { BoardView() }
    let column = try #require(host.elements(of: ColumnView.self).last)
    func background() -> DisplayContent? { column.displayItems.last?.content }
    let rest = background()
    let drag = try host.beginDrag("Buy paint")
    let report = try drag.move(to: "Drop tasks here")
    #expect(background() != rest)
    #expect(report.byType["ColumnView"]?.bodies == 1)
    drag.cancel()
    #expect(background() == rest)
    #expect(titles(in: host)[0].count == 3)
  }

  @Test func `a task leaves the program as its value and as its title`() async throws {
    let task = BoardTask(title: "Paint", color: .pink)
    #expect(BoardTask.exportedContentTypes() == [.boardTask, .utf8PlainText])
    let data = try await task.exported(as: .boardTask)
    #expect(try await BoardTask(importing: data, contentType: .boardTask) == task)
  }
}
