import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Headers and footers of sections that stay at the edge.
@MainActor
struct `Pinned views` {
  private let size = CGSize(width: 100, height: 100)

  /// Sections of ten rows of 20 points, with headers and footers of 20.
  private struct Sections: View {
    var body: some View {
      ForEach(0..<3) { section in
        Section {
          ForEach(0..<10) { row in Color.red.frame(height: 20).named("\(section).\(row)") }
        } header: {
          Button("header \(section)") {}.frame(height: 20).named("h\(section)")
        } footer: {
          Color.blue.frame(height: 20).named("f\(section)")
        }
      }
    }
  }

  private func minY(_ name: String, _ host: ViewHost) -> CGFloat? { host.frame(named: name)?.minY }

  private func host(_ pinned: PinnedScrollableViews) -> ViewHost {
    let host = ViewHost(size: size) {
      ScrollView { LazyVStack(spacing: 0, pinnedViews: pinned) { Sections() } }
    }
    host.flush()
    return host
  }

  @Test func `a header stays at the upper edge until its section ends`() throws {
    let host = host(.sectionHeaders)
    #expect(minY("h0", host) == 0 && minY("0.0", host) == 20)
    try host.scroll(to: 30)
    #expect(minY("h0", host) == 0 && minY("0.1", host) == 10)
    // The section has 12 rows: its end pushes the header.
    try host.scroll(to: 230)
    #expect(minY("h0", host) == -10 && minY("h1", host) == 10)
    try host.scroll(to: 241)
    #expect(minY("h0", host) == nil && minY("h1", host) == 0)
    try host.scroll(to: 0)
    #expect(minY("h0", host) == 0 && minY("h1", host) == nil)
  }

  @Test func `a pinned header stands in front of the rows`() throws {
    let host = host(.sectionHeaders)
    try host.scroll(to: 30)
    let title = try #require(host.displayList.lastIndex { if case .text = $0.content { true } else { false } })
    let row = try #require(host.displayList.lastIndex { $0.frame.minY == 10 && $0.frame.height == 20 })
    #expect(row < title)
  }

  @Test func `a footer stays at the lower edge from the beginning of its section`() throws {
    let host = host(.sectionFooters)
    #expect(minY("f0", host) == 80)
    try host.scroll(to: 130)
    #expect(minY("f0", host) == 80)
    try host.scroll(to: 150)
    #expect(minY("f0", host) == 70 && minY("h1", host) == 90)
    try host.scroll(to: 175)
    #expect(minY("f0", host) == 45 && minY("f1", host) == 80)
  }

  @Test func `nothing stays that is not pinned`() throws {
    let host = host([])
    try host.scroll(to: 30)
    #expect(minY("h0", host) == nil)
    #expect(minY("f0", host) == nil)
  }

  @Test func `headers of lazy rows stay at the leading edge, also from right to left`() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = ViewHost(size: size) {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<10) { _ in Color.red.frame(width: 20) }
            } header: {
              Color.blue.frame(width: 20).named("h")
            }
          }
        }
        .environment(\.layoutDirection, direction)
      }
      try host.scroll(by: 50)
      #expect(host.frame(named: "h")?.minX == (direction == .leftToRight ? 0 : 80))
    }
  }

  @Test func `headers of lazy grids stay at the edge`() throws {
    let host = ViewHost(size: size) {
      ScrollView {
        LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) { Sections() }
      }
    }
    host.flush()
    #expect(minY("h0", host) == 0 && host.frame(named: "h0")?.midX == 50)
    try host.scroll(to: 30)
    #expect(minY("h0", host) == 0 && minY("0.2", host) == 10 && minY("0.3", host) == 10)
    // The section has 7 lines.
    try host.scroll(to: 130)
    #expect(minY("h0", host) == -10 && minY("h1", host) == 10)
  }

  @Test func `a header of lazy rows is made while its section is in sight`() throws {
    let host = ViewHost(size: size) {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<10) { _ in Color.red.frame(height: 20) }
          } header: {
            ForEach(0..<2) { line in Color.blue.frame(height: 10).named("line \(line)") }
          }
        }
      }
    }
    try host.scroll(to: 60)
    #expect(minY("line 0", host) == 0 && minY("line 1", host) == 10)
    #expect(host.issues.isEmpty)
  }
}
