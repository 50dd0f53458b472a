import AttributeGraph2
import ViewTestSupport

// The examples of the articles, as they stand there: a test compares the texts, runs them, and compares what they
// print.

func exactInputs1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: ExactInputs
  let graph = Graph()
  let useMetric = graph.cell(true, name: "useMetric")
  let metres = graph.cell(100, name: "metres")
  let feet = graph.cell(328, name: "feet")
  let distance = graph.computed { useMetric.value ? "\(metres.value) m" : "\(feet.value) ft" }
  print(distance.value, distance.inputNames)  // prints: 100 m ["useMetric", "metres"]
  useMetric.value = false
  print(distance.value, distance.inputNames)  // prints: 328 ft ["useMetric", "feet"]
  metres.value = 200
  print(distance.value, distance.evaluations)  // prints: 328 ft 2
  // EXAMPLE: end
}

func exactInputs2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: ExactInputs
  let graph = Graph()
  let price = graph.cell(10)
  let currency = graph.cell("EUR")
  let label = graph.computed { "\(price.value) \(graph.untracked { currency.value })" }
  print(label.value)  // prints: 10 EUR
  currency.value = "USD"
  print(label.value)  // prints: 10 EUR
  price.value = 12
  print(label.value)  // prints: 12 USD
  // EXAMPLE: end
}

func whenRulesRun1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: WhenRulesRun
  let graph = Graph()
  let x = graph.cell(2)
  let left = graph.computed { x.value * 10 }
  let right = graph.computed { x.value * 100 }
  let both = graph.computed { left.value + right.value }
  print(both.value)  // prints: 220
  x.value = 3
  x.value = 4
  print(both.value, left.evaluations, right.evaluations, both.evaluations)  // prints: 440 2 2 2
  // EXAMPLE: end
}

func whenRulesRun2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: WhenRulesRun
  let graph = Graph()
  let isOpen = graph.cell(true)
  let content = graph.cell("…")
  let expensive = graph.computed { content.value.uppercased() }
  let shown = graph.computed { isOpen.value ? expensive.value : "closed" }
  print(shown.value)  // prints: …
  graph.transaction {
    isOpen.value = false
    content.value = "new"
  }
  print(shown.value, expensive.evaluations)  // prints: closed 1
  // EXAMPLE: end
}

func cutoff1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Cutoff
  let graph = Graph()
  let seconds = graph.cell(59)
  let minutes = graph.computed { seconds.value / 60 }
  let display = graph.computed { "\(minutes.value) min" }
  print(display.value)  // prints: 0 min
  seconds.value = 58
  print(display.value, minutes.evaluations, display.evaluations)  // prints: 0 min 2 1
  seconds.value = 60
  print(display.value, minutes.evaluations, display.evaluations)  // prints: 1 min 3 2
  // EXAMPLE: end
}

func cutoff2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Cutoff
  let graph = Graph()
  let reading = graph.cell(20.0)
  let steady = graph.computed(comparedBy: { abs($0 - $1) < 1 }) { reading.value }
  let log = graph.effect { print(steady.value) }  // prints: 20.0
  reading.value = 20.6
  reading.value = 21.2  // prints: 21.2
  log.stop()
  // EXAMPLE: end
}

func cutoff3Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Cutoff
  struct Size: Equatable { var width = 1, height = 2 }
  let graph = Graph()
  let size = graph.cell(Size())
  let height = size.projection(\.height)
  let log = graph.effect { print("height", height.value) }  // prints: height 2
  size.value.width = 50
  size.value.height = 3  // prints: height 3
  log.stop()
  // EXAMPLE: end
}

func transactionsExample(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Transactions
  let graph = Graph()
  let balance = graph.cell(100)
  let log = graph.effect { print("balance", balance.value) }  // prints: balance 100
  let paid = graph.transaction {
    balance.value -= 30
    balance.value -= 20
    return 50
  }  // prints: balance 50
  print("paid", paid)  // prints: paid 50
  graph.transaction {
    balance.value = 0
    balance.value = 50
  }
  log.stop()
  // EXAMPLE: end
}

func effects1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Effects
  struct Offline: Error {}
  let graph = Graph()
  graph.onEffectFailure = { print("failed:", $0.effect, $0.error) }
  let topic = graph.cell("news")
  let isOnline = graph.cell(true)
  let subscription = graph.effect(name: "subscription") {
    let current = topic.value
    guard isOnline.value else { throw Offline() }
    print("subscribe", current)  // prints: subscribe news
    graph.onCleanup { print("leave", current) }
  }
  topic.value = "sport"  // prints: leave news, subscribe sport
  isOnline.value = false  // prints: leave sport, failed: subscription Offline()
  isOnline.value = true  // prints: subscribe sport
  subscription.stop()  // prints: leave sport
  // EXAMPLE: end
}

func effects2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Effects
  let graph = Graph()
  let isExpanded = graph.cell(false)
  let detail = graph.cell("a")
  let outer = graph.effect {
    guard isExpanded.value else { return }
    _ = graph.effect { print("detail", detail.value) }
  }
  detail.value = "b"
  isExpanded.value = true  // prints: detail b
  detail.value = "c"  // prints: detail c
  isExpanded.value = false
  detail.value = "d"
  outer.stop()
  // EXAMPLE: end
}

func rulesDoNotWriteExample(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: RulesDoNotWrite
  let graph = Graph()
  graph.onDiagnostic = { if case .writeDuringRule(let rule, let cell) = $0 { print(rule, "may not set", cell) } }
  let total = graph.cell(0, name: "total")
  let price = graph.cell(5, name: "price")
  let rule = graph.computed(name: "doubled") {
    total.value = price.value  // prints: doubled may not set total
    return price.value * 2
  }
  print(rule.value, total.value)  // prints: 10 0
  // EXAMPLE: end
}

func errorsAndCycles1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: ErrorsAndCycles
  enum AgeError: Error { case negative }
  let graph = Graph()
  let age = graph.cell(-1)
  let checked = graph.computed { () throws(AgeError) -> Int in
    guard age.value >= 0 else { throw .negative }
    return age.value
  }
  let label = graph.computed { (try? checked.value).map { "age \($0)" } ?? "unknown" }
  print(label.value, label.value, checked.evaluations)  // prints: unknown unknown 1
  age.value = 30
  print(label.value, checked.evaluations)  // prints: age 30 2
  // EXAMPLE: end
}

func errorsAndCycles2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: ErrorsAndCycles
  let graph = Graph()
  let refersBack = graph.cell(true)
  let rules = graph.cell([Computed<Int, any Error>](), comparedBy: nil)
  let first = graph.computed(name: "first") { try rules.value[1].value + 1 }
  let second = graph.computed(name: "second") { refersBack.value ? try rules.value[0].value : 7 }
  rules.value = [first, second]
  do {
    print(try first.value)
  } catch let error as CycleError {
    print(error.path)  // prints: ["first", "second", "first"]
  }
  refersBack.value = false
  print(try first.value)  // prints: 8
  // EXAMPLE: end
}

func lifetimesExample(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Lifetimes
  let graph = Graph()
  let screen = graph.subgraph(name: "screen")
  let title = screen.cell("Hello", name: "title")
  let length = screen.computed { title.value.count }
  screen.effect {
    print("shows", title.value)  // prints: shows Hello
    graph.onCleanup { print("hides") }
  }
  print(length.value)  // prints: 5
  screen.end()  // prints: hides
  print(title.weak.value ?? "gone", title.isAlive)  // prints: gone false
  title.value = "too late"
  print(graph.statistics.lateWrites, graph.statistics.nodes)  // prints: 1 0
  // EXAMPLE: end
}

func depthExample(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Depth
  let graph = Graph()
  let start = graph.cell(0)
  var end = graph.computed { start.value }
  for _ in 1..<10_000 {
    let previous = end
    end = graph.computed { previous.value + 1 }
  }
  print(end.value)  // prints: 9999
  start.value = 1
  print(end.value)  // prints: 10000
  // EXAMPLE: end
}
