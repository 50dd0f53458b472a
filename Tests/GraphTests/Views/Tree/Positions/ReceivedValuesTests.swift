import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// The host's counts of values received by views agree with counts of their initialisers.
@MainActor
struct `Values received by views` {
  final class Levers {
    var inits: [Int: Int] = [:]
    var total: Int { inits.values.reduce(0, +) }
    var items: Binding<[Int]>?
    var tick: Binding<Int>?
  }

  struct Row: View {
    let number: Int
    let tag: Int

    init(_ number: Int, tag: Int = 0, levers: Levers) {
      self.number = number
      self.tag = tag
      levers.inits[number, default: 0] += 1
    }

    var body: some View { Text("\(number) \(tag)").accessibilityIdentifier("\(number)") }
  }

  struct Parent: View {
    @State private var tick = 0
    let levers: Levers

    var body: some View {
      let _ = (levers.tick = $tick)
      Text("\(tick)")
      Row(1, levers: levers)
      if tick.isMultiple(of: 2) { Row(2, tag: tick, levers: levers) }
      EquatableView(content: Same(levers: levers))
    }
  }

  struct Same: View, Equatable {
    let levers: Levers
    init(levers: Levers) {
      self.levers = levers
      levers.inits[3, default: 0] += 1
    }
    nonisolated static func == (one: Same, other: Same) -> Bool { true }
    var body: some View { Text("same") }
  }

  private let levers = Levers()

  @Test func `a view receives as many values as the body makes, equal or not`() {
    let host = ViewHost { Parent(levers: levers) }
    #expect(host.valuesReceived(by: Row.self) == 2)
    for tick in 1...4 {
      host.perform { levers.tick?.wrappedValue = tick }
      #expect(host.valuesReceived(by: Row.self) == levers.total - (levers.inits[3] ?? 0))
      #expect(host.valuesReceived(by: Same.self) == levers.inits[3])
    }
    #expect(host.valuesReceived(by: Row.self) == 5 + 3)
    #expect(host.valuesReceived(by: Parent.self) == 1)
    #expect(host.elements(of: Row.self).map(\.valuesReceived) == [5, 1])
  }

  /// The content of a row.
  enum Shape: CaseIterable {
    /// The view itself.
    case plain
    /// A stack with the view in it.
    case stack
    /// A branch with the view in it.
    case branch
    /// The view with its type hidden.
    case erased
    /// The view where its own comparison is asked.
    case modified
  }

  struct Table: View {
    @State private var items = [0, 1, 2, 3, 4]
    @State private var tick = 0
    let shape: Shape
    let levers: Levers

    var body: some View {
      let _ = (levers.items = $items, levers.tick = $tick)
      let tick = tick
      Text("\(tick)")
      VStack {
        switch shape {
        case .plain: ForEach(items, id: \.self) { row($0, tick) }
        case .stack: ForEach(items, id: \.self) { item in HStack { row(item, tick).padding() } }
        case .branch:
          ForEach(items, id: \.self) { item in if item.isMultiple(of: 2) { row(item, tick) } else { row(item, tick) } }
        case .erased: ForEach(items, id: \.self) { AnyView(row($0, tick)) }
        case .modified: ForEach(items, id: \.self) { row($0, tick).id(7).opacity(0.5) }
        }
      }
    }

    /// The row of an item; of each third one the tag follows the tick.
    private func row(_ item: Int, _ tick: Int) -> Row {
      Row(item, tag: item.isMultiple(of: 3) ? tick : 0, levers: levers)
    }
  }

  @Test(arguments: Shape.allCases)
  func `rows receive as many values as the closure makes, though equal ones are not visited`(shape: Shape) {
    let host = ViewHost { Table(shape: shape, levers: levers) }
    #expect(host.valuesReceived(by: Row.self) == 5)
    host.perform { levers.tick?.wrappedValue += 1 }
    #expect(host.valuesReceived(by: Row.self) == 10)
    // Rows 0 and 3 show the tick.
    #expect(host.counts(of: Row.self).bodies == 7)
    #expect(host.elements(of: Row.self).map(\.valuesReceived) == [2, 2, 2, 2, 2])
    host.perform { levers.items?.wrappedValue = [4, 5, 0] }
    #expect(host.valuesReceived(by: Row.self) == 13)
    #expect(host.elements(of: Row.self).map(\.valuesReceived) == [3, 1, 3])
  }

  @Test(arguments: Shape.allCases, RandomSeeds.first(2, nightly: 60))
  func `values received by rows agree with their initialisers after random changes`(shape: Shape, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let host = ViewHost { Table(shape: shape, levers: levers) }
    for step in 1...60 {
      host.perform {
        guard let items = levers.items else { return }
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: items.wrappedValue.shuffle(using: &generator)
        case 1:
          let place = Int.random(in: 0...items.wrappedValue.count, using: &generator)
          items.wrappedValue.insert(100 + step, at: place)
        case 2: if !items.wrappedValue.isEmpty { items.wrappedValue.removeFirst() }
        case 3: items.wrappedValue = items.wrappedValue.filter { _ in Bool.random(using: &generator) }
        default: levers.tick?.wrappedValue += 1
        }
      }
      // Mostly nobody asks in between.
      guard step.isMultiple(of: 7) else { continue }
      #expect(host.valuesReceived(by: Row.self) == levers.total, "seed \(seed), step \(step)")
    }
    #expect(host.valuesReceived(by: Row.self) == levers.total, "seed \(seed)")
    for element in host.elements(of: Row.self) {
      let number = element.texts.first.flatMap { Int($0.prefix { $0 != " " }) }
      #expect(number.flatMap { levers.inits[$0] } ?? 0 >= element.valuesReceived, "seed \(seed)")
    }
  }

  @Test func `values of removed rows stay counted`() {
    struct Screen: View {
      @State private var isShown = true
      let levers: Levers
      var body: some View {
        Button("toggle") { isShown.toggle() }
        if isShown { Table(shape: .plain, levers: levers) }
      }
    }
    let host = ViewHost { Screen(levers: levers) }
    for tick in 1...3 { host.perform { levers.tick?.wrappedValue = tick } }
    _ = try? host.tap("toggle")
    #expect(host.elements(of: Row.self).isEmpty)
    #expect(host.valuesReceived(by: Row.self) == 20)
    #expect(levers.total == 20)
  }
}
