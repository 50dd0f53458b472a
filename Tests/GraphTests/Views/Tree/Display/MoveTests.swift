import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// The display list is a tree of groups with relative places: a move is one change, and whoever asks gets true frames.
@MainActor
struct `Moves of groups` {
  struct Column: View {
    let count: Int
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count) { index in
            HStack { Text("\(index)").padding(4) }.frame(height: 40).accessibilityIdentifier("row \(index)")
          }
        }
      }
    }
  }

  @Test(arguments: [10, 1_000])
  func `scrolling moves one group, however many leaves are in it`(count: Int) throws {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { Column(count: count) }
    let before = host.displayList.map(\.frame)
    let report = try host.scroll(by: 40)
    #expect(host.lastCommit == CommitSummary(moved: 1))
    #expect(report.total.displayItemsMoved == 1 && report.total.displayItemsChanged == 0)
    #expect(report.total.placements == 1 && report.total.sizeQueries == 0)
    #expect(host.displayList.map(\.frame) == before.map { $0.offsetBy(dx: 0, dy: -40) })
  }

  @Test func `frames are asked for after a move, before the next one and after it`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { Column(count: 20) }
    func tops() -> [CGFloat?] { [0, 7, 19].map { host.element(identifier: "row \($0)")?.frame?.minY } }
    #expect(tops() == [10, 290, 770], "The texts are lower than the rows, which centre them.")
    try host.scroll(by: 30)
    #expect(tops() == [-20, 260, 740])
    try host.scroll(by: 70)
    try host.scroll(by: -50)
    #expect(tops() == [-40, 240, 720])
  }

  @Test func `a group in which nothing is drawn moves without a commit`() {
    var height: Binding<Double>?
    let host = ViewHost {
      VStack(spacing: 0) {
        Text("top"); EmptyGroup { height = $0 }
      }
    }
    let commits = host.commits
    host.perform { height?.wrappedValue = 30 }
    #expect(host.commits == commits)
  }

  /// A spacer that pushes another one.
  struct EmptyGroup: View {
    @State var height = 10.0
    let keep: (Binding<Double>) -> Void
    var body: some View {
      let _ = keep($height)
      VStack(spacing: 0) {
        Spacer().frame(width: 5, height: height)
        HStack { Spacer().frame(width: 5, height: 5) }
        Spacer(minLength: 0)
      }
    }
  }

  struct Pushed<Content: View>: View {
    @State var height = 10.0
    let levers: Levers
    @ViewBuilder let content: Content
    var body: some View {
      let _ = levers.push = { height += $0 }
      VStack(alignment: .leading, spacing: 0) {
        Text("top").frame(height: height)
        VStack { HStack { content.padding(2) } }
        Spacer(minLength: 0)
      }
    }
  }

  @MainActor
  final class Levers {
    var push: (Double) -> Void = { _ in }
  }

  @MainActor
  final class Log {
    private var lines: [String] = []
    func append(_ line: String) { lines.append(line) }
    @discardableResult func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func `readers that asked for their place are told when a group far around them moves`() {
    let log = Log()
    let levers = Levers()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      Pushed(levers: levers) {
        GeometryReader { proxy in
          let _ = log.append("reader \(proxy.frame(in: .global).minY)")
          Color.red
        }
        .frame(height: 10)
      }
    }
    log.take()
    host.perform { levers.push(7) }
    #expect(log.take() == ["reader 19.0"])
    host.perform { levers.push(-3) }
    #expect(log.take() == ["reader 16.0"])
  }

  @Test func `readers that asked for their size alone are not told of a move`() {
    let log = Log()
    let levers = Levers()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      Pushed(levers: levers) {
        Color.red.frame(height: 10).onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          log.append("width \($0)")
        }
      }
    }
    #expect(log.take() == ["width 96.0"])
    let report = host.perform { levers.push(7) }
    #expect(log.take() == [] && report.total.geometryClosures == 0)
    #expect(host.displayList.last?.frame.minY == 19)
  }

  @Test func `an action on the place runs once for each move`() {
    let log = Log()
    let levers = Levers()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      Pushed(levers: levers) {
        Color.red.frame(height: 10).onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: {
          log.append("\($0)")
        }
      }
    }
    log.take()
    host.perform { levers.push(5) }
    host.perform { levers.push(5) }
    #expect(log.take() == ["17.0", "22.0"])
  }

  @Test func `effects and masks of a moved group are told where it is`() {
    let levers = Levers()
    let host = ViewHost(size: CGSize(width: 100, height: 200)) {
      Pushed(levers: levers) {
        Color.red.frame(width: 20, height: 20).clipped()
        Color.blue.frame(width: 20, height: 20).mask { VStack { Circle() } }
      }
    }
    func clip() -> CGRect? { host.displayList.first { $0.content == .color(.red) }?.clip }
    func mask() -> CGRect? {
      let effects = host.displayList.first { $0.content == .color(.blue) }?.effects ?? []
      return effects.compactMap { if case .mask(let items) = $0.kind { items.first?.frame } else { nil } }.first
    }
    #expect(clip()?.minY == 12 && mask()?.minY == 12)
    host.perform { levers.push(8) }
    #expect(clip()?.minY == 20 && mask()?.minY == 20)
  }

  @Test func `a view that leaves stays where it was although the group around it moves`() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isShown = false } }
          if isShown { Color.red.frame(width: 20, height: 20).transition(.opacity) }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Leaving() }
    func red() -> DisplayItem? { host.displayList.first { $0.content == .color(.red) } }
    let place = try #require(red()?.frame)
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(red()?.frame == place)
    host.advance(by: .seconds(1))
    #expect(red() == nil)
  }

  @Test func `a view that a round moves forth and another one back is not moved`() {
    struct Twice: View {
      @State var height = 10.0
      let levers: Levers
      var body: some View {
        let _ = levers.push = { height += $0 }
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: height).onChange(of: height) { if height > 10 { height = 10 } }
          Text("below")
          Spacer(minLength: 0)
        }
      }
    }
    let levers = Levers()
    let host = ViewHost { Twice(levers: levers) }
    let commits = host.commits
    host.perform { levers.push(5) }
    #expect(host.commits == commits)
  }
}
