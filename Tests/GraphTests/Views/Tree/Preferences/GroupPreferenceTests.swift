import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// A modifier of a group applies to each of its views.
@MainActor
struct `Preferences of several views` {
  struct Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  /// The values of a preference that a handler receives.
  private func sum<Content: View>(@ViewBuilder _ content: () -> Content) -> [Int] {
    var heard: [Int] = []
    ViewHost { VStack { content() }.onPreferenceChange(Sum.self) { heard.append($0) } }.flush()
    return heard
  }

  @Test func `a preference of a group is set by each of its views`() {
    #expect(
      sum {
        Group {
          Text("a")
          Text("b")
          Text("c")
        }
        .preference(key: Sum.self, value: 2)
      } == [6])
    #expect(sum { ForEach(0..<4, id: \.self) { Text("\($0)") }.preference(key: Sum.self, value: 1) } == [4])
    #expect(sum { Text("a").preference(key: Sum.self, value: 5) } == [5])
  }

  @Test func `a stack is one view, whatever its content`() {
    #expect(
      sum {
        HStack {
          Text("a")
          Text("b")
        }
        .preference(key: Sum.self, value: 2)
      } == [2])
  }

  struct Coming: View {
    @State private var items = [1, 2]
    @State private var isThere = true
    let hear: (Int) -> Void
    var body: some View {
      VStack {
        Group {
          ForEach(items, id: \.self) { Text("\($0)") }
          if isThere { Text("there") }
        }
        .preference(key: Sum.self, value: 10)
        Button("add") { items.append(items.count + 1) }
        Button("hide") { isThere = false }
        Button("clear") { items = [] }
      }
      .onPreferenceChange(Sum.self) { hear($0) }
    }
  }

  @Test func `a preference is set as often as there are views, also when their number changes`() throws {
    var heard: [Int] = []
    let host = ViewHost { Coming { heard.append($0) } }
    try host.tap("add")
    try host.tap("hide")
    try host.tap("clear")
    #expect(heard == [30, 40, 30, 0])
    #expect(host.issues == [])
  }

  @Test func `an anchor preference of a group has a place for each view`() {
    var widths: [CGFloat] = []
    let host = ViewHost(proposing: .unspecified) {
      VStack {
        Group {
          F(10, 10)
          F(20, 10)
        }
        .anchorPreference(key: Places.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(Places.self) { anchors in
        GeometryReader { proxy in
          let _ = widths = anchors.map { proxy[$0].width }
          Color.clear
        }
      }
    }
    #expect(widths == [10, 20])
    #expect(host.issues == [])
  }
}
