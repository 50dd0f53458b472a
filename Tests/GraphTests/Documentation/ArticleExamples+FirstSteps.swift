import AttributeGraph2

// The examples of the articles, as they stand there: a test compares the texts, runs them, and compares what they print.

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
