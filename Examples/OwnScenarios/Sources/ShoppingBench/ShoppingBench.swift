import GraphBenchKit

/// Measures the shopping list: `swift run -c release ShoppingBench`.
@main
enum ShoppingBench {
  @MainActor
  static func main() {
    GraphBenchProgram.run([
      BenchmarkSuite(
        name: "shopping", summary: "A shopping list whose rows are checked, and the sum of its prices.",
        sizes: [10, 100, 1_000], scenarios: [CheckRow(), ChangePrice()])
    ])
  }
}
