import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Random scrolling and changes of a lazy stack, compared with rows computed by arithmetic.
@MainActor
struct `Random lists` {
  final class Levers {
    var items: Binding<[Int]>?
    /// The rows that have appeared and not disappeared.
    var present: Set<Int> = []
    /// How often each row was tapped.
    var taps: [Int: Int] = [:]
  }

  struct Row: View {
    @State private var taps = 0
    let id: Int
    let levers: Levers
    var body: some View {
      Button("\(id): \(taps)") { taps += 1 }
        .frame(height: 20)
        .onAppear { levers.present.insert(id) }
        .onDisappear { levers.present.remove(id) }
    }
  }

  struct Table: View {
    @State private var items = Array(0..<60)
    let levers: Levers
    var body: some View {
      let _ = levers.items = $items
      ScrollView {
        LazyVStack(spacing: 5) { ForEach(items, id: \.self) { Row(id: $0, levers: levers) } }
      }
      .environment(\.lazyDisappearance, .bothSides)
    }
  }

  @Test(arguments: RandomSeeds.first(3, nightly: 60))
  func `exactly the visible rows are shown, with their state`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let levers = Levers()
    var height: CGFloat = 100
    let host = ViewHost(size: CGSize(width: 100, height: height)) { Table(levers: levers) }
    var items = Array(0..<60)
    var next = 60
    for step in 0..<250 {
      switch generator.below(8) {
      case 0, 1, 2: try host.scroll(to: CGFloat(generator.below(2_000)))
      case 3: try host.scroll(by: CGFloat(generator.below(61)) - 30)
      case 4:
        let place = generator.below(items.count + 1)
        items.insert(next, at: place)
        next += 1
      case 5: if !items.isEmpty { levers.taps[items.remove(at: generator.below(items.count))] = nil }
      case 6:
        if generator.oneIn(4) { items.shuffle(using: &generator) }
        height = CGFloat(20 + generator.below(150))
        host.resize(to: CGSize(width: 100, height: height))
      default:
        if let text = host.texts.first, let id = Int(text.prefix { $0 != ":" }) {
          try host.tap(ControlTarget.text(text))
          levers.taps[id, default: 0] += 1
        }
      }
      let new = items
      host.perform { levers.items?.wrappedValue = new }
      let offset = try host.scrollOffset().y
      let seen = items.indices.filter { index in
        CGFloat(index) * 25 < offset + height && CGFloat(index) * 25 + 20 > offset
      }
      let expected = seen.map { "\(items[$0]): \(levers.taps[items[$0], default: 0])" }
      #expect(host.texts == expected, "seed \(seed), step \(step), offset \(offset)")
      #expect(levers.present == Set(seen.map { items[$0] }), "seed \(seed), step \(step)")
      #expect(offset <= max(0, CGFloat(items.count) * 25 - 5 - height), "seed \(seed), step \(step)")
      #expect(host.displayList.count == seen.count, "seed \(seed), step \(step)")
      guard host.texts == expected else { return }
    }
    #expect(host.issues == [])
  }
}
