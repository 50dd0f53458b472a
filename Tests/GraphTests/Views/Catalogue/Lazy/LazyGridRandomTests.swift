import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Random scrolling and changes of a lazy grid, compared with lines computed by arithmetic.
@MainActor
struct `Random lazy grids` {
  final class Levers {
    var items: Binding<[Int]>?
    var columns: Binding<Int>?
    /// The rows that have appeared and not disappeared.
    var present: Set<Int> = []
  }

  struct Cell: View {
    let id: Int
    let levers: Levers
    var body: some View {
      Text("\(id)").frame(height: 20)
        .onAppear { levers.present.insert(id) }
        .onDisappear { levers.present.remove(id) }
    }
  }

  struct Table: View {
    @State private var items = Array(0..<60)
    @State private var columns = 3
    let levers: Levers
    var body: some View {
      let _ = (levers.items, levers.columns) = ($items, $columns)
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: columns), spacing: 5) {
          ForEach(items, id: \.self) { Cell(id: $0, levers: levers) }
        }
      }
      .environment(\.lazyDisappearance, .bothSides)
    }
  }

  @Test(arguments: RandomSeeds.first(3, nightly: 60))
  func `exactly the visible lines are shown`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let levers = Levers()
    var height: CGFloat = 100
    let host = ViewHost(size: CGSize(width: 100, height: height)) { Table(levers: levers) }
    var (items, columns, next) = (Array(0..<60), 3, 60)
    for step in 0..<200 {
      switch generator.below(8) {
      case 0, 1, 2: try host.scroll(to: CGFloat(generator.below(700)))
      case 3: try host.scroll(by: CGFloat(generator.below(61)) - 30)
      case 4:
        let place = generator.below(items.count + 1)
        items.insert(next, at: place)
        next += 1
      case 5: if !items.isEmpty { items.remove(at: generator.below(items.count)) }
      case 6:
        if generator.oneIn(3) { items.shuffle(using: &generator) }
        height = CGFloat(20 + generator.below(150))
        host.resize(to: CGSize(width: 100, height: height))
      default: columns = 1 + generator.below(5)
      }
      let (newItems, newColumns) = (items, columns)
      host.perform {
        levers.items?.wrappedValue = newItems
        levers.columns?.wrappedValue = newColumns
      }
      let offset = try host.scrollOffset().y
      let seen = items.indices.filter { index in
        let start = CGFloat(index / columns) * 25
        return start < offset + height && start + 20 > offset
      }
      let expected = seen.map { "\(items[$0])" }
      #expect(host.texts == expected, "seed \(seed), step \(step), offset \(offset), columns \(columns)")
      #expect(levers.present == Set(seen.map { items[$0] }), "seed \(seed), step \(step)")
      let lines = CGFloat((items.count + columns - 1) / columns)
      #expect(try host.contentSize().height == max(0, lines * 25 - 5), "seed \(seed), step \(step)")
      #expect(host.displayList.count == seen.count, "seed \(seed), step \(step)")
      guard host.texts == expected else { return }
    }
    #expect(host.issues == [])
  }

  struct Mixed: View {
    @State private var counts: [Int] = [2, 0, 1, 3]
    let set: (Binding<[Int]>) -> Void
    var body: some View {
      let _ = set($counts)
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0), GridItem()], spacing: 0) {
        ForEach(Array(counts.enumerated()), id: \.offset) { row, count in
          ForEach(0..<count, id: \.self) { Text("\(row).\($0)").frame(height: 10) }
        }
      }
    }
  }

  @Test(arguments: RandomSeeds.first(2, nightly: 40))
  func `rows with any number of views leave no gap`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var binding: Binding<[Int]>?
    let host = ViewHost(proposing: ProposedViewSize(width: 30, height: nil)) { Mixed { binding = $0 } }
    for step in 0..<60 {
      let counts = (0..<generator.below(8)).map { _ in generator.below(5) }
      host.perform { binding?.wrappedValue = counts }
      let expected = counts.enumerated().flatMap { row, count in (0..<count).map { "\(row).\($0)" } }
      #expect(host.texts == expected, "seed \(seed), step \(step)")
      let places = host.displayList.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      let wanted = expected.indices.map { CGPoint(x: 5 + 10 * CGFloat($0 % 3), y: 5 + 10 * CGFloat($0 / 3)) }
      #expect(places.count == wanted.count, "seed \(seed), step \(step)")
      #expect(zip(places, wanted).allSatisfy { abs($0.y - $1.y) < 0.01 && abs($0.x - $1.x) < 1.01 }, "\(places)")
    }
  }
}
