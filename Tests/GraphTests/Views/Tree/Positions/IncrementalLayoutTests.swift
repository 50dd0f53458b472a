import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The layout work that a change causes.
@MainActor
struct `Incremental layout` {
  struct Labels: View {
    @State private var text = "12"
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Fixed()
        Text(text)
        Button("same width") { text = "21" }
        Button("wider") { text = "123456789 123456789" }
      }
      .padding()
    }
  }

  struct Fixed: View {
    var body: some View {
      HStack {
        Text("fixed")
        C.frame(width: 10, height: 10)
      }
    }
  }

  @Test func `a text that keeps its size queries no other size and places nothing`() throws {
    let host = ViewHost { Labels() }
    let report = try host.tap("same width")
    #expect(report.total.bodies == 1)
    #expect(report.total.placements == 0)
    #expect(report.total.displayItemsChanged == 1)
    #expect(report.total.sizeQueries == report.byType["Text"]?.sizeQueries)
    #expect(host.lastCommit == CommitSummary(changed: 1))
  }

  @Test func `the size of an unchanged sibling is not computed again`() throws {
    let host = ViewHost(proposing: ProposedViewSize(width: 300, height: nil)) { Labels() }
    let before = host.counts(of: Text.self).sizeQueries
    let report = try host.tap("wider")
    #expect(report.byType["Color"]?.sizeQueries == nil)
    #expect(report.byType.filter { $0.key.hasPrefix("HStack") }.isEmpty)
    #expect(host.counts(of: Text.self).sizeQueries - before == 1)
  }

  struct Guided: View {
    @State private var text = "12"
    var body: some View {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(text).frame(width: 100, height: 50)
        Text("large").font(.largeTitle)
        Button("change") { text = "4567" }
      }
    }
  }

  @Test func `baseline alignment depends on the baseline, not on the text`() throws {
    let host = ViewHost { Guided() }
    let report = try host.tap("change")
    #expect(report.byType.filter { $0.key.hasPrefix("HStack") }.isEmpty)
    #expect(report.total.placements == 0)
  }

  struct Pair: View {
    @State private var height = 20.0
    var body: some View {
      VStack(spacing: 0) {
        Button("grow") { height = 60 }.frame(height: height)
        Below()
      }
    }
  }

  struct Below: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20) { row in
          HStack {
            Text("\(row)")
            Spacer()
            Text("end")
          }
        }
      }
    }
  }

  @Test func `a view that only moves is not measured, and its content is not placed again`() throws {
    let host = ViewHost(proposing: ProposedViewSize(width: 300, height: nil)) { Pair() }
    let report = try host.tap("grow")
    #expect(report.byType["Text"] == nil, "No text depends on the height that it is proposed.")
    #expect(report.total.placements == 2, "The outer stack, and the label in its button.")
    #expect(report.total.bodies == 1)
    #expect(host.lastCommit == CommitSummary(moved: 2), "The label in its frame, and the rows as one group.")
  }

  @Test func `resizing back restores the sizes`() {
    let host = ViewHost { Pair() }
    let size = CGSize(width: 390, height: 700)
    let items = host.displayList
    host.resize(to: CGSize(width: 100, height: 100))
    #expect(host.displayList != items)
    host.resize(to: size)
    #expect(host.displayList == items)
  }
}
