import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The layout work of a change, in counts that do not depend on the number of views.
@MainActor
struct `The cost of layout` {
  final class Levers {
    var pull: () -> Void = {}
    var changeText: (String) -> Void = { _ in }
    var changeHeight: (Double) -> Void = { _ in }
  }

  struct Table: View {
    @State private var isLarge = false
    let count: Int
    let changesTitle: Bool
    let content: AnyLeaves
    let levers: Levers

    enum AnyLeaves: Equatable { case plain, inFrame, inReader }

    var body: some View {
      let _ = changesTitle ? (levers.pull = { isLarge.toggle() }) : ()
      VStack {
        Text("Title").font(.system(size: isLarge ? 80 : 40))
        switch content {
        case .plain: Leaves(count: count, levers: levers, changes: !changesTitle)
        case .inFrame:
          Leaves(count: count, levers: levers, changes: !changesTitle).frame(maxWidth: .infinity, maxHeight: .infinity)
        case .inReader:
          GeometryReader { geometry in
            Leaves(count: count, levers: levers, changes: !changesTitle).frame(width: geometry.size.width)
          }
        }
      }
    }
  }

  struct Leaves: View {
    let count: Int
    let levers: Levers
    let changes: Bool

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count) { index in
          if index == count / 2 && changes { Leaf(levers: levers) } else { Text("12") }
        }
      }
    }
  }

  struct Leaf: View {
    @State private var text = "12"
    @State private var height = 20.0
    let levers: Levers

    var body: some View {
      let _ = (levers.changeText = { text = $0 }, levers.changeHeight = { height = $0 })
      Text(text).frame(height: height)
    }
  }

  private func host(
    _ count: Int, changesTitle: Bool = false, _ content: Table.AnyLeaves = .plain
  ) -> (ViewHost, Levers) {
    let levers = Levers()
    return (ViewHost { Table(count: count, changesTitle: changesTitle, content: content, levers: levers) }, levers)
  }

  @Test(arguments: [10, 1_000])
  func `a leaf that keeps its size is asked, and no other view`(count: Int) {
    let (host, levers) = host(count)
    let work = host.perform { levers.changeText("21") }.total
    #expect(work.bodies == 1)
    #expect(work.sizeQueries == 1)
    #expect(work.placements == 0)
    #expect(work.displayItemsChanged == 1)
  }

  @Test(arguments: [40, 1_000])
  func `a leaf of another height is asked, and the stacks around it; other views move`(count: Int) {
    let (host, levers) = host(count)
    let report = host.perform { levers.changeHeight(45) }
    let outside = report.byType.filter { !$0.key.hasPrefix("VStack") }.values.reduce(0) { $0 + $1.sizeQueries }
    #expect(report.total.bodies == 1)
    #expect(outside <= 4)
    #expect(report.total.sizeQueries - outside <= 2 * 3)
    #expect(report.total.placements == 2)
    #expect(report.total.displayItemsChanged == 0)
    // The leaves below, the text in its frame, and its parent: content that does not fit stands in the middle.
    #expect(report.total.displayItemsMoved == count - count / 2 - 1 + 2)
  }

  @Test(arguments: [Table.AnyLeaves.inFrame, .inReader])
  func `a title that grows runs no body below it and lays out no leaf again`(content: Table.AnyLeaves) {
    for count in [10, 1_000] {
      let (host, levers) = host(count, changesTitle: true, content)
      let report = host.perform { levers.pull() }
      #expect(report.total.bodies == 1, "That of the parent.")
      #expect(report.total.geometryClosures == (content == .inReader ? 1 : 0))
      #expect(report.byType["Text"]?.sizeQueries == 1, "That of the title.")
      #expect(report.total.sizeQueries <= 7)
      #expect(report.total.placements <= 3)
    }
  }

  struct Mixed: View {
    let count: Int
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<count) { index in
          switch index % 3 {
          case 0: C
          case 1: C.frame(width: 5)
          default: C.frame(minWidth: 1, maxWidth: 7).layoutPriority(Double(index % 2))
          }
        }
      }
    }
  }

  @Test func `a stack asks each child for three sizes at most, and once more where its minor length is unspecified`() {
    for (height, most) in [(Optional(100.0), 3), (nil, 4)] as [(CGFloat?, Int)] {
      for width in [nil, 0, 50, 1_000, .infinity] as [CGFloat?] {
        let host = ViewHost(proposing: ProposedViewSize(width: width, height: height)) { Mixed(count: 12) }
        // Those in frames are asked by their frames.
        let colors = host.elements(of: Color.self).enumerated().filter { $0.offset % 3 == 0 }
        let asked = colors.map(\.element.counts.sizeQueries)
        #expect(asked.count == 4)
        #expect((asked.max() ?? 0) <= most, "\(String(describing: width)) × \(String(describing: height)): \(asked)")
      }
    }
  }

  @Test func `a resize asks each child three times at most, and runs no body`() {
    let host = ViewHost { Mixed(count: 12) }
    for width in [200, 391, 200, 77] as [CGFloat] {
      let before = host.elements(of: Color.self).map(\.counts.sizeQueries)
      #expect(host.resize(to: CGSize(width: width, height: 700)).total.bodies == 0)
      let after = host.elements(of: Color.self).map(\.counts.sizeQueries)
      #expect(zip(before, after).allSatisfy { $1 - $0 <= 3 })
    }
  }

  struct Nest: View {
    let depth: Int
    var body: some View {
      if depth == 0 {
        Text("core")
      } else if depth.isMultiple(of: 2) {
        VStack(spacing: 0) {
          C.frame(height: 3)
          Nest(depth: depth - 1)
          C.frame(minHeight: 1, maxHeight: 4)
        }
      } else {
        HStack(spacing: 0) {
          Text("12")
          Nest(depth: depth - 1)
          C.frame(minWidth: 1, maxWidth: 4)
        }
      }
    }
  }

  @Test func `two hundred nested stacks cost twice as much as a hundred`() {
    func sizeQueries(_ depth: Int) -> Int {
      // There is room for all of them.
      let side = 100 + 30 * CGFloat(depth)
      return ViewHost(size: CGSize(width: side, height: side)) { Nest(depth: depth) }.totalCounts.sizeQueries
    }
    let (fifty, hundred, twoHundred) = (sizeQueries(50), sizeQueries(100), sizeQueries(200))
    #expect(Double(hundred) <= 2.2 * Double(fifty))
    #expect(Double(twoHundred) <= 2.2 * Double(hundred))
  }
}
