import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// Long chains of actions without a loop are not reported.
@MainActor
struct `Trees without loops` {
  /// Values that are set by actions of earlier values.
  struct Chain: View {
    /// For each value the values before it that it adds up.
    let sources: [[Int]]
    let kinds: [Int]
    @State private var values: [Int]
    let keep: (Binding<[Int]>) -> Void

    init(sources: [[Int]], kinds: [Int], keep: @escaping (Binding<[Int]>) -> Void) {
      self.sources = sources
      self.kinds = kinds
      self.keep = keep
      values = Array(repeating: 0, count: sources.count)
    }

    var body: some View {
      let _ = keep($values)
      ForEach(sources.indices, id: \.self) { index in
        Follower(
          input: sources[index].reduce(index == 0 ? values[0] : 1) { $0 + values[$1] }, kind: kinds[index]
        ) { if index > 0 { values[index] = $0 } }
      }
    }
  }

  struct Key: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  struct Follower: View {
    let input: Int
    let kind: Int
    let act: (Int) -> Void
    var body: some View {
      switch kind {
      case 0: Color.red.onChange(of: input, initial: true) { _, new in act(new) }
      case 1: Color.red.preference(key: Key.self, value: input).onPreferenceChange(Key.self) { act($0) }
      default: Color.red.onAppear { act(input) }.onChange(of: input) { act(input) }
      }
    }
  }

  @Test(arguments: RandomSeeds.first(10, nightly: 200))
  func `no random tree is mistaken for a loop, and all of them settle`(block: UInt64) {
    for seed in (block * 50)..<(block * 50 + 50) {
      var numbers = SeededGenerator(seed: seed)
      let count = Int.random(in: 2...7, using: &numbers)
      let sources = (0..<count).map { index in
        (0..<index).filter { _ in numbers.oneIn(2) }
      }
      let kinds = (0..<count).map { _ in Int.random(in: 0...2, using: &numbers) }
      var binding: Binding<[Int]>?
      let host = ViewHost { Chain(sources: sources, kinds: kinds) { binding = $0 } }
      host.perform { binding?.wrappedValue[0] = 5 }
      #expect(host.issues == [], "seed \(seed)")
      var expected = Array(repeating: 0, count: count)
      expected[0] = 5
      for index in 1..<count { expected[index] = sources[index].reduce(1) { $0 + expected[$1] } }
      #expect(binding?.wrappedValue == expected, "seed \(seed)")
    }
  }

  /// A long way without a loop: each value follows from the one before.
  @Test func `a chain of a hundred actions is not mistaken for a loop`() {
    var binding: Binding<[Int]>?
    let sources = (0..<100).map { $0 == 0 ? [] : [$0 - 1] }
    let host = ViewHost {
      Chain(sources: sources, kinds: Array(repeating: 0, count: 100)) { binding = $0 }
    }
    host.perform { binding?.wrappedValue[0] = 5 }
    #expect(host.issues == [])
    #expect(binding?.wrappedValue.last == 104)
  }

  struct Feeding: View {
    @State private var width = 10.0
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .background {
          GeometryReader { g in
            Color.blue.onChange(of: g.size.width, initial: true) { _, new in width = new + 1 }
          }
        }
    }
  }

  @Test func `a geometry loop is cut off and reported, and the last value is kept`() throws {
    let host = ViewHost { Feeding() }
    #expect(host.issues.map(\.message) == ["onChange(of: CGFloat) action tried to update multiple times per frame."])
    let loop = try #require(host.issues.first?.property)
    #expect(loop == "onChange(of: CGFloat) action → Feeding.width → onChange(of: CGFloat) action")
    let width = host.displayList.map(\.frame.width)
    host.flush()
    #expect(host.displayList.map(\.frame.width) == width)
    #expect(host.commits == 1)
  }
}
