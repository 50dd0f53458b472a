import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The views of `ViewThatFits` that appear, and the state of those that do not.
@MainActor
struct `Lifetime of views that fit` {
  private let wide = CGSize(width: 200, height: 100)
  private let narrow = CGSize(width: 100, height: 100)

  @Test func `only the view that is shown appears`() {
    let log = EventLog()
    let host = ViewHost(size: wide) {
      ViewThatFits(in: .horizontal) {
        Noting(name: "long", width: 150, log: log)
        Noting(name: "short", width: 50, log: log)
      }
    }
    #expect(log.events == ["long appears"])
    #expect(host.appearances(of: Noting.self).present == 1)
    #expect(host.appearances(of: Noting.self).disappeared == 0)
  }

  @Test func `when the choice changes, the new view appears and the old one disappears`() {
    let log = EventLog()
    let host = ViewHost(size: wide) {
      ViewThatFits(in: .horizontal) {
        Noting(name: "long", width: 150, log: log)
        Noting(name: "short", width: 50, log: log)
      }
    }
    log.events = []
    host.resize(to: narrow)
    #expect(Set(log.events) == ["short appears", "long disappears"])
    #expect(host.displayList.map(\.frame.width) == [50])
    log.events = []
    host.resize(to: wide)
    #expect(Set(log.events) == ["long appears", "short disappears"])
    #expect(host.displayList.map(\.frame.width) == [150])
  }

  @Test func `tasks run only in the view that is shown`() async {
    let log = EventLog()
    let host = ViewHost(size: wide) {
      ViewThatFits(in: .horizontal) {
        F(150, 10).task { @MainActor in log.events.append("long works") }
        F(50, 10).task { @MainActor in log.events.append("short works") }
      }
    }
    await host.settle()
    #expect(log.events == ["long works"])
    host.resize(to: narrow)
    await host.settle()
    #expect(log.events == ["long works", "short works"])
  }

  @Test func `views that are not shown keep their state`() throws {
    let host = ViewHost(size: wide) {
      ViewThatFits(in: .horizontal) {
        Counting().frame(width: 150)
        Text("short")
      }
    }
    try host.tap("0")
    host.resize(to: narrow)
    #expect(host.texts == ["short"])
    host.resize(to: wide)
    #expect(host.texts == ["1"])
  }

  @Test func `views of one group are candidates of their own`() {
    let log = EventLog()
    let host = ViewHost(size: narrow) {
      ViewThatFits(in: .horizontal) {
        Group {
          Noting(name: "long", width: 150, log: log)
          Noting(name: "short", width: 50, log: log)
        }
        .padding(1)
      }
    }
    #expect(log.events == ["short appears"])
    log.events = []
    host.resize(to: wide)
    #expect(Set(log.events) == ["long appears", "short disappears"])
  }

  @Test func `a nested choice shows one view`() {
    let log = EventLog()
    let host = ViewHost(size: narrow) {
      ViewThatFits(in: .horizontal) {
        ViewThatFits(in: .vertical) { Noting(name: "long", width: 150, log: log) }
        ViewThatFits(in: .horizontal) {
          Noting(name: "middle", width: 120, log: log)
          Noting(name: "short", width: 50, log: log)
        }
      }
    }
    #expect(log.events == ["short appears"])
    log.events = []
    host.resize(to: wide)
    #expect(Set(log.events) == ["long appears", "short disappears"])
  }

  @Test func `changes inside of views that are not shown stay off the screen`() throws {
    let log = EventLog()
    let host = ViewHost(size: wide) { Rows(log: log) }
    #expect(log.events == ["150 appears"])
    log.events = []
    try host.tap("turn")
    #expect(log.events == [])
    #expect(host.displayList.compactMap(\.frame.width).contains(150))
    try host.tap("drop")
    #expect(Set(log.events) == ["150 disappears", "160 appears"])
    log.events = []
    host.resize(to: narrow)
    #expect(Set(log.events) == ["160 disappears", "40 appears"])
  }
}

/// Events in order.
@MainActor
private final class EventLog {
  var events: [String] = []
}

/// A view that logs when it appears and disappears.
private struct Noting: View {
  let name: String
  let width: CGFloat
  let log: EventLog

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onAppear { log.events.append("\(name) appears") }
      .onDisappear { log.events.append("\(name) disappears") }
  }
}

/// A button with a number in its state.
private struct Counting: View {
  @State private var count = 0

  var body: some View { Button("\(count)") { count += 1 } }
}

/// Rows to choose from, which change places and go.
private struct Rows: View {
  let log: EventLog
  @State private var widths: [CGFloat] = [150, 160, 40]

  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        ForEach(widths, id: \.self) { width in Noting(name: "\(Int(width))", width: width, log: log) }
      }
      Button("turn") { widths = [150, 40, 160] }
      Button("drop") { widths = [160, 40] }
    }
  }
}
