import AttributeGraph2
import Testing

struct `Graphs in actors` {
  @Test func `the values of an actor's graph are read and its cells are written from outside`() async {
    let shop = Shop()
    let price = await shop.priceBox()
    var totals = await shop.totals().makeAsyncIterator()
    #expect(await totals.next() == 20)
    price.send(7)
    await shop.deliver()
    #expect(await totals.next() == 14)
    price.send(8)
    await shop.order(3)
    #expect(await totals.next() == 24)
  }

  @Test func `mail wakes an actor`() async {
    let shop = Shop()
    let price = await shop.priceBox()
    var totals = await shop.totals().makeAsyncIterator()
    #expect(await totals.next() == 20)
    price.send(1)
    #expect(await totals.next() == 2)
  }

  @Test func `several consumers in domains of their own see the same last value`() async {
    let shop = Shop()
    let price = await shop.priceBox()
    var consumers: [Task<Int, Never>] = []
    for _ in 0..<3 {
      let totals = await shop.totals()
      consumers.append(
        Task.detached {
          for await total in totals where total == 200 { return total }
          return 0
        })
    }
    for value in 1...100 { price.send(value) }
    await shop.deliver()
    for consumer in consumers { #expect(await consumer.value == 200) }
  }

  @MainActor @Test func `an observed object wakes a graph of the main actor`() async {
    let screen = Screen()
    var titles = screen.title.values.makeAsyncIterator()
    #expect(await titles.next() == "A")
    screen.person.name = "b"
    #expect(screen.title.value == "B")
    #expect(await titles.next() == "B")
  }
}

/// A graph in an actor of its own.
private actor Shop {
  private let graph = Graph()
  private let price: StateCell<Int>
  private let count: StateCell<Int>
  private let total: ComputedAttribute<Int>

  init() {
    let price = graph.cell(10)
    let count = graph.cell(2)
    self.price = price
    self.count = count
    total = graph.computed { price.value * count.value }
  }

  func priceBox() -> Mailbox<Int> {
    price.mailbox(wake: { [weak self] in Task { await self?.deliver() } })
  }

  func totals() -> AsyncStream<Int> { total.values }

  func order(_ number: Int) { count.value = number }

  func deliver() { graph.deliverMail() }
}

/// A graph of the main actor, with an observable object beside it.
@MainActor private final class Screen {
  let graph = Graph()
  let person = Person()
  let title: ComputedAttribute<String>

  init() {
    title = graph.computed { [graph, person] in graph.observing { person.name.uppercased() } }
    graph.wake = { [weak self] in Task { @MainActor in self?.graph.deliverMail() } }
  }
}
