import AttributeGraphUI
import GraphBenchKit

/// One row of a list is checked: its body runs, and no other.
struct CheckRow: BenchmarkScenario {
  let name = "checkRow"

  func expectedWork(size: Int) -> BenchmarkWork { BenchmarkWork(bodies: 1, geometryClosures: 0) }

  func prepare(size: Int) -> any PreparedBenchmark { Prepared(size: size) }

  private final class Prepared: HostBenchmark {
    let host: ViewHost
    private let levers = Levers()
    private var isChecked = false

    init(size: Int) {
      let levers = self.levers
      host = ViewHost(size: CGSize(width: 390, height: 20 * CGFloat(size))) {
        ShoppingList(count: size, levers: levers)
      }
    }

    func update() {
      isChecked.toggle()
      levers.check()
      host.flush()
    }

    func problem() -> String? {
      let checked = host.texts.count { $0.hasPrefix("✓") }
      let expected = isChecked ? 1 : 0
      return checked == expected ? nil : "expected \(expected) checked, got \(checked)"
    }
  }
}

/// The way of the benchmark into the views: the first row puts its action here when it appears.
private final class Levers {
  var check: () -> Void = {}
}

private struct ShoppingList: View {
  let count: Int
  let levers: Levers

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count) { ShoppingRow(number: $0, levers: levers) }
    }
  }
}

private struct ShoppingRow: View {
  let number: Int
  let levers: Levers
  @State private var isChecked = false

  var body: some View {
    Text(isChecked ? "✓ \(number)" : "\(number)")
      .onAppear { if number == 0 { levers.check = { isChecked.toggle() } } }
  }
}
