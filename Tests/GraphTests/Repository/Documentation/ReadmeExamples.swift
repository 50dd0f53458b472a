import AttributeGraph2
import AttributeGraphUI
import ViewTestSupport

// The examples of the README, as they stand there: a test compares the texts and runs them.

func readmeEngineExample() {
  // README: engine
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
  // README: end
}

// README: view
struct Counter: View {
  @State var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)"); Button("Add") { count += 1 }
    }
  }
}
// README: end

@MainActor
func readmeHostExample() throws {
  // README: host
  let host = ViewHost { Counter() }
  let report = try host.tap("Add")
  print(host.texts, report.total.bodies)  // prints: ["Count 1", "Add"] 1
  // README: end
}
