import AttributeGraph2
import ViewTestSupport

// The examples of the articles, as they stand there: a test compares the texts, runs them, and compares what they
// print.

func attributeGraph2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: AttributeGraph2
  let graph = Graph()
  let price = graph.cell(10)
  let count = graph.cell(2)
  let total = graph.computed { price.value * count.value }
  let printing = graph.effect { print("total", total.value) }  // prints: total 20
  graph.transaction {
    price.value = 12
    count.value = 3
  }  // prints: total 36
  printing.stop()
  // EXAMPLE: end
}

func gettingStarted1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: GettingStarted
  let graph = Graph()
  let width = graph.cell(3)
  let height = graph.cell(4)
  let area = graph.computed { width.value * height.value }
  print(area.evaluations)  // prints: 0
  print(area.value, area.evaluations)  // prints: 12 1
  print(area.value, area.evaluations)  // prints: 12 1
  // EXAMPLE: end
}

func gettingStarted2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: GettingStarted
  let graph = Graph()
  let celsius = graph.cell(20.0)
  let isWarm = graph.computed { celsius.value > 25 }
  let log = graph.effect { print(isWarm.value ? "warm" : "mild") }  // prints: mild
  celsius.value = 22
  celsius.value = 30  // prints: warm
  celsius.value = 31
  log.stop()
  // EXAMPLE: end
}

func gettingStarted3Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: GettingStarted
  let graph = Graph()
  let first = graph.cell("Ada")
  let last = graph.cell("Byron")
  let greeting = graph.effect { print("Hello \(first.value) \(last.value)") }  // prints: Hello Ada Byron
  graph.transaction {
    first.value = "Augusta Ada"
    last.value = "King"
  }  // prints: Hello Augusta Ada King
  greeting.stop()
  // EXAMPLE: end
}

func gettingStarted4Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: GettingStarted
  let graph = Graph()
  let cells = (0..<100).map { graph.cell($0) }
  let sums = cells.map { cell in graph.computed { cell.value * 2 } }
  let total = graph.computed { sums.reduce(0) { $0 + $1.value } }
  print(total.value)  // prints: 9900
  let before = graph.statistics.evaluations
  cells[7].value = 8
  print(total.value, graph.statistics.evaluations - before)  // prints: 9902 2
  // EXAMPLE: end
}

func tourExample(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Tour
  enum OrderError: Error { case tooMany(Int) }

  let graph = Graph()
  graph.recordsCauses = true
  graph.onEffectFailure = { print("failed:", $0.error) }

  // Values set from outside.
  let price = graph.cell(10, name: "price")
  let quantity = graph.cell(2, name: "quantity")
  let stock = graph.cell(5, name: "stock")

  // Derived values. The first rule may throw; its error is cached like a value.
  let accepted = graph.computed(name: "accepted") { () throws(OrderError) -> Int in
    guard quantity.value <= stock.value else { throw .tooMany(quantity.value) }
    return quantity.value
  }
  let total = graph.computed(name: "total") {
    guard let count = try? accepted.value else { return 0 }
    return count * price.value
  }
  let label = graph.computed(name: "label") { total.value > 0 ? "\(total.value) EUR" : "no order" }

  // What acts, and cleans up before its next run and at its end.
  let reservation = graph.effect(name: "reservation") {
    let count = try accepted.value
    print("reserve", count)  // prints: reserve 2
    graph.onCleanup { print("release", count) }
  }

  // What leaves: committed values, for any isolation domain.
  let labels = label.values
  print(await labels.first { _ in true } ?? "")  // prints: 20 EUR

  // Several writes, one change.
  graph.transaction {
    quantity.value = 4
    price.value = 12
  }  // prints: release 2, reserve 4
  print(await labels.first { _ in true } ?? "")  // prints: 48 EUR

  // More than there is: the effect fails and goes on, the label has its answer.
  quantity.value = 9  // prints: release 4, failed: tooMany(9)
  print(await labels.first { _ in true } ?? "")  // prints: no order

  // Why, and why not?
  print(graph.why(label))
  // prints: 'label' ran last (evaluation 3) because 'quantity' was set in transaction 2:
  //   quantity → accepted → total → label.
  price.value = 13
  print(graph.whyNot(label))
  // prints: 'label' has not run again: nothing upstream has changed since it ran.
  //   It depends on 'quantity' and 'stock'.
  //   Transaction 3 has set 'price', on which it does not depend.
  stock.value = 10  // prints: reserve 9
  print(graph.why(reservation))
  // prints: 'reservation' ran last (evaluation 4) because 'stock' was set in transaction 4:
  //   stock → accepted → reservation.

  reservation.stop()  // prints: release 9
  let counts = graph.statistics
  print(counts.evaluations, counts.cutoffs, counts.transactions)  // prints: 20 0 5
  // EXAMPLE: end
}
