import AttributeGraph2
import GraphBenchKit

/// One price of many changes: its product runs, and the sum of all.
struct ChangePrice: BenchmarkScenario {
  let name = "changePrice"

  func expectedWork(size: Int) -> BenchmarkWork { BenchmarkWork(evaluations: 2) }

  func prepare(size: Int) -> any PreparedBenchmark { Prepared(size: size) }

  private final class Prepared: GraphBenchmark {
    let graph = makeGraph()
    private let price: StateCell<Int>
    private let sum: ComputedAttribute<Int>
    private let size: Int
    private var changes = 0

    init(size: Int) {
      self.size = size
      let graph = graph
      let prices = (0..<size).map { _ in graph.cell(1, name: "price") }
      let products = prices.map { price in graph.computed(name: "product") { 2 * price.value } }
      sum = graph.computed(name: "sum") { products.reduce(0) { $0 + $1.value } }
      price = prices[0]
      _ = sum.value
    }

    func update() {
      changes += 1
      price.value = 1 + changes
      _ = sum.value
    }

    func problem() -> String? {
      let expected = 2 * (size + changes)
      return sum.value == expected ? nil : "expected the sum \(expected), got \(sum.value)"
    }
  }
}
