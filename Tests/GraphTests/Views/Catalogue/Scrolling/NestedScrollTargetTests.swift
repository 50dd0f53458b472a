import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Scrolling to rows of a loop in another loop, and such rows as scroll targets.
@MainActor
struct `Scroll targets in nested loops` {
  /// A day with ten messages.
  struct Day: Identifiable {
    let id: Int
    var messages: [String] { (0..<10).map { "message \(id * 10 + $0)" } }

    static let all = (0..<10).map { Day(id: $0) }
  }

  /// A row of 20 points that prints when its body runs.
  struct Message: View {
    let text: String
    var body: some View {
      let _ = print(text)
      HStack { Text(text) }.frame(height: 20)
    }
  }

  struct DaySection: View {
    let day: Day
    var body: some View {
      Section {
        ForEach(day.messages, id: \.self) { Message(text: $0) }
      } header: {
        Text("day \(day.id)").frame(height: 20).id("header \(day.id)")
      }
    }
  }

  /// A container of 100 points, and a button for each scroll.
  struct Jumping<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("to 55") { proxy.scrollTo("message 55", anchor: .top) }
          Button("to 5") { proxy.scrollTo("message 5", anchor: .top) }
          Button("to header 7") { proxy.scrollTo("header 7", anchor: .top) }
          Button("nowhere") { proxy.scrollTo("nobody") }
          content().frame(height: 100)
        }
      }
    }
  }

  private let sections = { ScrollView { LazyVStack(spacing: 0) { ForEach(Day.all) { DaySection(day: $0) } } } }

  /// The distance of a text's middle from the upper edge of the container.
  private func distance(of text: String, in host: ViewHost) throws -> CGFloat {
    let frame = try #require(host.element(text: text)?.frame)
    return frame.midY - (try #require(host.element(text: "nowhere")?.frame)).midY
  }

  /// Scrolls to rows in both directions, and expects the first row of the container at one place.
  private func expectToReachRows(_ content: @escaping () -> some View) throws {
    let host = ViewHost { Jumping(content: content) }
    try host.tap("to 55")
    let place = try distance(of: "message 55", in: host)
    #expect(!host.texts.contains("message 54"))
    #expect(host.texts.contains("message 59"))
    try host.tap("to 5")
    #expect(try abs(distance(of: "message 5", in: host) - place) < 0.01)
    #expect(host.issues == [])
  }

  @Test func `a reader scrolls to a row of a loop in a loop of a lazy stack`() throws {
    try expectToReachRows {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(Day.all) { ForEach($0.messages, id: \.self) { Message(text: $0) } } }
      }
    }
  }

  @Test func `a reader scrolls to a row of a section in a loop of a lazy stack`() throws {
    try expectToReachRows(sections)
  }

  @Test func `a reader scrolls to a row of a section in a loop of a list`() throws {
    try expectToReachRows { List { ForEach(Day.all) { DaySection(day: $0) } } }
  }

  @Test func `a reader scrolls to a row of a section in a loop of a lazy grid`() throws {
    try expectToReachRows {
      ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { ForEach(Day.all) { DaySection(day: $0) } } }
    }
  }

  @Test func `a reader scrolls to the header of a section that was not made`() throws {
    let host = ViewHost { Jumping(content: sections) }
    try host.tap("to header 7")
    #expect(try host.scrollOffset().y == 1_540)
  }

  @Test func `no body of the sections before a row of a nested loop runs`() throws {
    let host = ViewHost { Jumping(content: sections) }
    let lines = try printedLines { try host.tap("to 55") }
    #expect(lines.suffix(5) == (55..<60).map { "message \($0)" })
    #expect(Set(lines).isSubset(of: Day(id: 5).messages))
  }

  @Test func `no body runs for an id that no row of a nested loop has, and it is reported`() throws {
    let host = ViewHost { Jumping(content: sections) }
    #expect(try printedLines { try host.tap("nowhere") } == [])
    #expect(try host.scrollOffset().y == 0)
    #expect(host.issues.count == 1)
    #expect(throws: HostError.self) { try host.scroll(toID: "nobody") }
  }

  struct Positioned: View {
    @State private var id: String? = "message 33"
    var body: some View {
      ScrollViewReader { proxy in
        Button("to 55") { id = "message 55" }
        Button("nowhere") { proxy.scrollTo("nobody") }
        Text("at \(id ?? "-")")
        ScrollView { LazyVStack(spacing: 0) { ForEach(Day.all) { DaySection(day: $0) } }.scrollTargetLayout() }
          .scrollPosition(id: $id, anchor: .top)
          .frame(height: 100)
      }
    }
  }

  @Test func `a position leads to a row of a nested loop, and follows a person to another one`() throws {
    let host = ViewHost { Positioned() }
    #expect(try host.scrollOffset().y == 740)
    try host.tap("to 55")
    #expect(try host.scrollOffset().y == 1_220)
    try host.scroll(by: 40)
    #expect(host.texts.contains("at message 57"))
    #expect(host.issues == [])
  }

  @Test func `a scroll of a reader to an id that no row of a nested loop has writes nothing`() throws {
    let host = ViewHost { Positioned() }
    try host.scroll(to: 745)
    try host.tap("to 55")
    try host.tap("nowhere")
    #expect(host.texts.contains("at message 55"))
    #expect(host.issues.count == 1)
  }

  struct Targets: View {
    var isLazy = false
    @State private var message: String?
    @State private var day: Int?
    var body: some View {
      Text("at \(message ?? "-") of \(day ?? -1)")
      ScrollView {
        if isLazy {
          LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
        } else {
          VStack(spacing: 0) { rows }.scrollTargetLayout()
        }
      }
      .scrollPosition(id: $message, anchor: .top)
      .scrollPosition(id: $day, anchor: .top)
      .onScrollTargetVisibilityChange(idType: String.self) { print($0) }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.1) { print($0) }
      .frame(height: 100)
    }

    private var rows: some View {
      ForEach(Day.all) { ForEach($0.messages, id: \.self) { Text($0).frame(height: 20).id($0) } }
    }
  }

  @Test(arguments: [false, true])
  func `a row of a nested loop is one target, with the innermost id of a type`(isLazy: Bool) throws {
    let host = ViewHost { Targets(isLazy: isLazy) }
    let lines = try printedLines { try host.scroll(by: 240) }
    #expect(Set(lines) == [(12..<17).map { "message \($0)" }.description, "[1]"])
    #expect(host.texts.first == "at message 12 of 1")
  }

  @Test func `an explicit id of the type of the loop's ids takes its place`() throws {
    let lines = printedLines {
      _ = ViewHost {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<10) { Color.red.frame(height: 20).id($0 + 100) } }.scrollTargetLayout()
        }
        .onScrollTargetVisibilityChange(idType: Int.self) { print($0) }
        .frame(height: 40)
      }
    }
    #expect(lines == ["[100, 101]"])
  }
}
