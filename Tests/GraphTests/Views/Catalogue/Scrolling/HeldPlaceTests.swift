import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The view that a binding to the position of a scroll view names keeps its place.
@MainActor
struct `Places that scroll views keep` {
  /// Rows that change in every way that moves them.
  struct Feed: View {
    var isLazy = false
    var anchor: UnitPoint?
    var sizeAnchor: UnitPoint?
    @State private var items = Array(20..<60)
    @State private var rowHeight: CGFloat = 40
    @State private var height: CGFloat = 200
    @State private var id: Int? = 30
    @Binding var offsets: [CGFloat]
    var body: some View {
      VStack(spacing: 0) {
        Button("older") { items.insert(contentsOf: 0..<10, at: 0) }
        Button("drop") { items.removeFirst(5) }
        Button("reverse") { items.reverse() }
        Button("without 30") { items.removeAll { $0 == 30 } }
        Button("grow") { rowHeight += 10 }
        Button("shorter") { height = 120 }
        Button("taller") { height = 400 }
        Button("id \(id ?? -1)") { id = 40 }
        Button("none") { id = nil }
        Button("same offset") {
          withTransaction(\.scrollContentOffsetAdjustmentBehavior, .disabled) {
            items.insert(contentsOf: 0..<10, at: 0)
          }
        }
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
          } else {
            VStack(spacing: 0) { rows }.scrollTargetLayout()
          }
        }
        .scrollPosition(id: $id, anchor: anchor)
        .defaultScrollAnchor(sizeAnchor, for: .sizeChanges)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          offsets.append($1)
        }
        .frame(height: height)
        .named("feed")
      }
    }
    private var rows: some View {
      ForEach(items, id: \.self) { Color.red.frame(width: 50, height: rowHeight).named("row \($0)") }
    }
  }

  private final class Log { var offsets: [CGFloat] = [] }

  private func host(
    isLazy: Bool = false, anchor: UnitPoint? = .top, sizeAnchor: UnitPoint? = nil, log: Log = Log()
  ) -> ViewHost {
    ViewHost {
      Feed(
        isLazy: isLazy, anchor: anchor, sizeAnchor: sizeAnchor,
        offsets: Binding(get: { log.offsets }, set: { log.offsets = $0 }))
    }
  }

  private func offsets(_ host: ViewHost, after buttons: String...) throws -> [CGFloat] {
    try buttons.map {
      try host.tap(.text($0))
      return try host.scrollOffset().y.rounded()
    }
  }

  /// The place of a row in the scroll view, after some actions.
  private func row(
    _ number: Int, _ edge: KeyPath<CGRect, CGFloat>, of host: ViewHost, after buttons: String...
  ) throws -> CGFloat {
    for button in buttons { try host.tap(.text(button)) }
    let (row, feed) = (host.frame(named: "row \(number)"), host.frame(named: "feed"))
    return (try #require(row)[keyPath: edge] - #require(feed)[keyPath: edge]).rounded()
  }

  @Test(arguments: [false, true])
  func `the view with the bound id stays where it is when other views come, go or move`(isLazy: Bool) throws {
    let log = Log()
    let host = host(isLazy: isLazy, log: log)
    #expect(try host.scrollOffset().y == 400)
    #expect(try offsets(host, after: "older", "drop", "reverse") == [800, 600, 1160])
    #expect(host.texts.contains("id 30"))
    #expect(log.offsets == [400, 800, 600, 1160])
  }

  @Test(arguments: [false, true])
  func `it stays at its anchor when rows or the scroll view change their size`(isLazy: Bool) throws {
    #expect(try row(30, \.minY, of: host(isLazy: isLazy), after: "grow", "shorter", "grow", "taller") == 0)
    #expect(
      try row(30, \.maxY, of: host(isLazy: isLazy, anchor: .bottom), after: "grow", "shorter", "grow", "taller") == 0)
    #expect(try offsets(host(), after: "grow", "grow", "shorter") == [500, 600, 600])
    #expect(try offsets(host(anchor: .bottom), after: "grow", "shorter") == [350, 430])
  }

  @Test(arguments: [false, true])
  func `the view to which a person has scrolled keeps its distance`(isLazy: Bool) throws {
    let host = host(isLazy: isLazy)
    try host.scroll(by: 110)
    #expect(host.texts.contains("id 32"))
    #expect(try offsets(host, after: "older", "drop") == [910, 710])
    #expect(try offsets(host, after: "id 32", "older") == [1000, 1400])
  }

  @Test func `it returns to its place when the content is long enough again`() throws {
    let host = host()
    try host.scroll(to: .infinity)
    #expect(try offsets(host, after: "shorter", "taller", "older", "shorter") == [1400, 1200, 1600, 1800])
  }

  @Test func `without a view, with an anchor of sizes or by a transaction the offset stays`() throws {
    #expect(try offsets(host(), after: "none", "older") == [400, 400])
    #expect(try offsets(host(), after: "without 30", "older") == [400, 400])
    #expect(try offsets(host(), after: "same offset", "drop") == [400, 200])
    let anchored = host(sizeAnchor: .bottom)
    try anchored.scroll(to: .infinity)
    #expect(try offsets(anchored, after: "older", "grow") == [1800, 2300])
  }

  struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var items = Array(0..<40)
    var body: some View {
      VStack(spacing: 0) {
        Button("twenty") { position.scrollTo(id: 20, anchor: .center) }
        Button("edge") { position.scrollTo(y: 300) }
        Button("older") { items.insert(contentsOf: -10..<0, at: 0) }
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(items, id: \.self) { Text("row \($0)").frame(height: 40) } }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .frame(height: 200)
      }
    }
  }

  @Test func `a position with the id of a view keeps it, one at an edge or a point does not`() throws {
    let host = ViewHost { Positioned() }
    #expect(try offsets(host, after: "twenty", "older", "edge", "older") == [720, 1120, 300, 300])
    let scrolled = ViewHost { Positioned() }
    try scrolled.scroll(to: 100)
    #expect(try offsets(scrolled, after: "older") == [500])
  }

  @Test func `rows that are not as high as estimated do not move it`() throws {
    struct Uneven: View {
      @State private var items = Array(20..<60)
      @State private var id: Int? = 40
      var body: some View {
        Button("older") { items.insert(contentsOf: 0..<20, at: 0) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(items, id: \.self) { Text("row \($0)").frame(height: 20 + 7 * CGFloat($0 % 5)).named("\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id, anchor: .top)
        .frame(height: 200)
      }
    }
    let host = ViewHost { Uneven() }
    let place = try #require(host.frame(named: "40")).minY.rounded()
    try host.tap("older")
    #expect(host.frame(named: "40")?.minY.rounded() == place)
  }
}
