import AttributeGraph2
import Observation

// The examples of the articles, as they stand there: a test compares the texts, runs them, and compares what they print.

func richerAttributes1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: RicherAttributes
  struct Smoothed: StatefulRule {
    let source: StateCell<Double>
    var window: Int
    var recent: [Double] = []

    mutating func nextValue(_ context: RuleContext<Double>) -> Double {
      recent = Array((recent + [source.value]).suffix(window))
      return recent.reduce(0, +) / Double(recent.count)
    }
  }
  let graph = Graph()
  let level = graph.cell(10.0)
  let smoothed = graph.attribute(of: Smoothed(source: level, window: 2))
  print(smoothed.value)  // prints: 10.0
  level.value = 20
  print(smoothed.value)  // prints: 15.0
  smoothed.change { $0.window = 1 }
  print(smoothed.value)  // prints: 20.0
  // EXAMPLE: end
}

func richerAttributes2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: RicherAttributes
  let graph = Graph()
  let draft = graph.cell("draft text")
  let published = graph.cell("published text")
  let shown = graph.redirectable(to: draft)
  let log = graph.effect { print(shown.value) }  // prints: draft text
  shown.target = published  // prints: published text
  draft.value = "unseen"
  shown.reset()  // prints: unseen
  log.stop()
  // EXAMPLE: end
}

func richerAttributes3Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: RicherAttributes
  let graph = Graph()
  let level = graph.cell(3)
  let highest = graph.computed(startingWith: 0) { previous in max(previous, level.value) }
  print(highest.cachedValue ?? -1)  // prints: 0
  for next in [5, 2, 7] {
    level.value = next
    print(highest.value)  // prints: 5, 5, 7
  }
  // EXAMPLE: end
}

func outsideWorld1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: OutsideWorld
  let graph = Graph()
  let count = graph.cell(0)
  let doubled = graph.computed { count.value * 2 }
  let subscription = doubled.observe { print("doubled is", $0) }  // prints: doubled is 0
  graph.transaction {
    count.value = 1
    count.value = 5
  }  // prints: doubled is 10
  subscription.cancel()
  count.value = 6
  // EXAMPLE: end
}

func outsideWorld2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: OutsideWorld
  let graph = Graph()
  let count = graph.cell(0)
  var values = count.values.makeAsyncIterator()
  print(await values.next() ?? -1)  // prints: 0
  graph.transaction {
    count.value = 1
    count.value = 2
  }
  print(await values.next() ?? -1)  // prints: 2
  // EXAMPLE: end
}

func outsideWorld3Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: OutsideWorld
  let graph = Graph()
  let total = graph.cell(0)
  let log = graph.effect { print("total", total.value) }  // prints: total 0
  let box = graph.mailbox(combining: { (sum: inout Int, next: Int) in sum += next }) { total.value += $0 }
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<8 { group.addTask { for _ in 0..<1_000 { box.send(1) } } }
  }
  graph.deliverMail()  // prints: total 8000
  log.stop()
  // EXAMPLE: end
}
