import AttributeGraph2
import Observation
import ViewTestSupport

// The examples of the articles, as they stand there: a test compares the texts, runs them, and compares what they
// print.

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

func modelsAndCollections1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: ModelsAndCollections
  final class Basket: GraphModel {
    @StateCell var count = 2
    @StateCell var price = 10
    @ComputedAttribute({ (basket: Basket) in basket.count * basket.price }) var total: Int
  }
  let basket = Basket(graph: Graph())
  print(basket.total)  // prints: 20
  basket.count = 3
  print(basket.total, basket.$total.evaluations)  // prints: 30 2
  // EXAMPLE: end
}

func modelsAndCollections2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: ModelsAndCollections
  let graph = Graph()
  let stock = graph.keyedCells(["apple": 3, "pear": 5])
  let labels = stock.map { name, count in "\(count) × \(name)" }
  let apples = graph.effect { print(labels["apple"] ?? "no apples") }  // prints: 3 × apple
  stock["pear"] = 6
  stock["apple"] = 4  // prints: 4 × apple
  stock["plum"] = 1
  print(labels.dictionary.values.sorted())  // prints: ["1 × plum", "4 × apple", "6 × pear"]
  stock["apple"] = nil  // prints: no apples
  apples.stop()
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
  let values = count.values
  print(await values.first { _ in true } ?? -1)  // prints: 0
  graph.transaction {
    count.value = 1
    count.value = 2
  }
  print(await values.first { _ in true } ?? -1)  // prints: 2
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

func explaining1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Explaining
  let graph = Graph()
  graph.recordsCauses = true
  let price = graph.cell(10, name: "price")
  let taxed = graph.computed(name: "taxed") { price.value * 119 / 100 }
  let rounded = graph.computed(name: "rounded") { taxed.value / 10 * 10 }
  let shown = graph.effect(name: "shown") { _ = rounded.value }
  price.value = 20
  print(graph.why(shown))
  // prints: 'shown' ran last (evaluation 2) because 'price' was set in transaction 1:
  //   price → taxed → rounded → shown.
  price.value = 21
  print(graph.whyNot(shown))
  // prints: 'shown' has not run again: 'price' was set in transaction 2, but 'rounded' has kept its value:
  //   price → taxed → rounded.
  shown.stop()
  print(graph.whyNot(shown))
  // prints: Effect 'shown' was stopped, and will not run again.
  // EXAMPLE: end
}

func explaining2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Explaining
  let graph = Graph()
  let price = graph.cell(10, name: "price")
  let total = graph.computed(name: "total") { price.value * 2 }
  _ = total.value
  let snapshot = graph.snapshot(around: total)
  print(snapshot.nodes.map(\.name), snapshot.edges.count)  // prints: ["price", "total"] 1
  // EXAMPLE: end
}
