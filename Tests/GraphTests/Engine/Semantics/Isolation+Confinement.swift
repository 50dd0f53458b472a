import Testing

/// Semantics 10.1: the compiler refuses programs that share a graph.
struct `Confinement` {
  /// The beginning of every program.
  private let preamble = """
    import AttributeGraph2
    import Synchronization

    actor Other {
      func take(_ graph: Graph) {}
      func take(_ node: Node) {}
      func take(_ values: AsyncStream<Int>) async -> Int? { for await value in values { return value }; return nil }
    }

    actor Shop {
      let graph = Graph()
      let cell: StateCell<Int>
      let total: ComputedAttribute<Int>
      init() {
        let cell = graph.cell(1)
        self.cell = cell
        total = graph.computed { 2 * cell.value }
      }
      func totals() -> AsyncStream<Int> { total.values }
      func box() -> Mailbox<Int> { cell.mailbox() }
      func value() -> Int { total.value }
    }

    func run(_ body: @Sendable () -> Void) { body() }

    """

  @Test func `10.1: values that are meant to cross isolation compile`() throws {
    let program = Program(
      preamble + """
        func consume() async {
          let shop = Shop()
          let totals = await shop.totals()
          let box = await shop.box()
          Task.detached { for await total in totals { print(total) } }
          Task.detached { box.send(1) }
          run { box.send(2) }
          _ = await Other().take(totals)
          print(await shop.value())
        }

        func own() -> Int {
          let graph = Graph()
          let cell = graph.cell(1)
          let total = graph.computed { 2 * cell.value }
          let subscription = total.observe { _ in cell.value += 1 }
          defer { subscription.cancel() }
          return total.value
        }
        """)
    #expect(try program.errors() == [])
  }

  @Test func `10.1: a sendable closure cannot capture a node or a graph`() throws {
    let program = Program(
      preamble + """
        func share(graph: Graph, cell: StateCell<Int>, total: ComputedAttribute<Int>, effect: Effect) {
          run { graph.transaction {} }  // error: 'Graph'
          run { cell.value = 2 }  // error: 'StateCell<Int>'
          run { print(total.value) }  // error: 'Computed<Int, Never>'
          run { effect.stop() }  // error: 'Effect'
          let queue = graph.makeEffectQueue()
          run { queue.run() }  // error: 'EffectQueue'
          let subscription = total.observe { _ in }
          run { subscription.cancel() }  // error: 'Subscription'
          let observable = ObservableCell(cell)
          run { observable.value = 3 }  // error: 'ObservableCell<Int>'
        }
        """)
    #expect(try program.errors() == program.expectedErrors)
  }

  @Test func `10.1: nodes and graphs are not Sendable`() throws {
    let program = Program(
      preamble + """
        func cross<Value: Sendable>(_ value: Value) {}

        func share(graph: Graph, cell: StateCell<Int>, total: ComputedAttribute<Int>) {
          cross(graph)  // error: 'Graph'
          cross(cell)  // error: 'Node'
          cross(total)  // error: 'Node'
          cross(ObservableAttribute(total))  // error: 'ObservableAttribute<Value>'
        }
        """)
    #expect(try program.errors() == program.expectedErrors)
  }

  @Test func `10.1: nodes and graphs cannot be sent to a task or an actor, or come from one`() throws {
    let program = Program(
      preamble + """
        func detach(_ graph: Graph) {
          Task.detached { graph.transaction {} }  // error: sending
        }

        func detach(_ cell: StateCell<Int>) {
          Task.detached { cell.value = 2 }  // error: sending
        }

        func detach(_ total: ComputedAttribute<Int>) {
          Task.detached { print(total.value) }  // error: sending
        }

        func hand(_ graph: Graph, to other: Other) async {
          await other.take(graph)  // error: sending
        }

        func hand(_ cell: StateCell<Int>, to other: Other) async {
          await other.take(cell)  // error: sending
        }

        func part() async {
          let graph = Graph()
          let cell = graph.cell(1)
          await Other().take(graph)  // error: sending
          cell.value = 2
        }
        """)
    #expect(try program.errors() == program.expectedErrors)
  }

  @Test func `10.1: the nodes of an actor's graph cannot leave the actor`() throws {
    let program = Program(
      preamble + """
        func take(from shop: Shop) async {
          _ = await shop.graph  // error: 'Graph'
          _ = await shop.cell  // error: 'StateCell<Int>'
          _ = await shop.total  // error: 'Computed<Int, Never>'
        }
        """)
    #expect(try program.errors() == program.expectedErrors)
  }
}
