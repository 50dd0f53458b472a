import AttributeGraph2
import TestSupport
import Testing

private final class Basket: GraphModel {
  static let countLine: UInt = #line + 1
  @StateCell var count = 0
  @StateCell(name: "price") var price = 10
  @StateCell(comparedBy: { $0 / 10 == $1 / 10 }) var rounded = 10
  @StateCell var label: Label
  @StateCell var note: String?
  @ComputedAttribute({ (basket: Basket) in basket.count * basket.price }) var total: Int
  @ComputedAttribute(comparedBy: nil, name: "parity", { (basket: Basket) in basket.count % 2 }) var parity: Int
  @ComputedAttribute({ (basket: Basket) in Label(text: basket.note ?? "none") }) var shown: Label

  /// A value without a comparison.
  struct Label { var text: String }

  init(graph: Graph, label: String = "") {
    self.label = Label(text: label)
    super.init(graph: graph)
  }

  func buy(_ number: Int) { count += number }
}

/// A superclass with properties of its own and an inherited initialiser.
private class Shop: GraphModel {
  @StateCell var isOpen = true
  @ComputedAttribute({ (shop: Shop) in shop.isOpen ? "open" : "closed" }) var sign: String
}

private final class CornerShop: Shop {
  @StateCell var owner = "Ada"
  @ComputedAttribute({ (shop: CornerShop) in "\(shop.owner): \(shop.sign)" }) var board: String
}

/// Semantics 18.1: properties that are nodes.
struct `Properties of models` {
  let graph = Graph()

  @Test func `19.21: a listener that is notified of a property's node may use the property`() {
    let basket = Basket(graph: graph)
    let seen = Recorder<Int>()
    let listening = graph.onEvent { [basket] event in
      guard case .nodeMade(let node) = event else { return }
      seen.note(node.kind == .cell ? basket.count : basket.total)
    }
    #expect(basket.count == 0)
    #expect(basket.total == 0)
    listening.cancel()
    basket.count = 3
    #expect(basket.total == 30 && basket.$count.value == 3)
    #expect(seen.values.allSatisfy { $0 == 0 } && seen.values.count >= 2)
    #expect(graph.invariantViolations == [])
  }

  @Test func `18.1: a property reads and writes like a cell, and a derived one like a computed attribute`() {
    let basket = Basket(graph: graph)
    #expect(basket.total == 0)
    basket.count += 2
    basket.price = 12
    #expect(basket.total == 24)
    #expect(basket.total == 24)
    #expect(basket.$total.evaluations == 2)
  }

  @Test func `18.1: the projection of a property is its node`() {
    let basket = Basket(graph: graph)
    let cell: StateCell<Int> = basket.$count
    let total: ComputedAttribute<Int> = basket.$total
    cell.value = 3
    #expect(basket.count == 3)
    #expect(total.value == 30)
    #expect(basket.$count === cell)
    #expect(basket.$total === total)
  }

  @Test func `a node is made when its property is first used`() {
    let basket = Basket(graph: graph)
    #expect(graph.statistics.nodesCreated == 0)
    _ = basket.count
    _ = basket.count
    #expect(graph.statistics.nodesCreated == 1)
    _ = basket.total
    #expect(graph.statistics.nodesCreated == 3)
  }

  @Test func `a node is named as declared, or else by the file and line of the declaration`() {
    let basket = Basket(graph: graph)
    #expect(basket.$count.name == "\(#fileID):\(Basket.countLine)")
    #expect(basket.$total.name == "\(#fileID):\(Basket.countLine + 5)")
    #expect(basket.$price.name == "price")
    #expect(basket.$parity.name == "parity")
  }

  @Test func `equal values of a property change nothing`() {
    let basket = Basket(graph: graph)
    _ = basket.total
    basket.count = 0
    #expect(graph.statistics.writes == 0)
    basket.note = nil
    #expect(graph.statistics.writes == 0)
  }

  @Test func `without a comparison every set and every run counts`() {
    let basket = Basket(graph: graph)
    let labelReader = graph.computed { basket.label.text.count }
    let parityReader = graph.computed { basket.parity }
    let shownReader = graph.computed { basket.shown.text }
    _ = (labelReader.value, parityReader.value, shownReader.value)
    basket.label = Basket.Label(text: "")
    basket.count = 2
    basket.note = "none"
    _ = (labelReader.value, parityReader.value, shownReader.value)
    #expect([labelReader.evaluations, parityReader.evaluations, shownReader.evaluations] == [2, 2, 2])
  }

  @Test func `a property can have a comparison of its own`() {
    let basket = Basket(graph: graph)
    basket.rounded = 19
    #expect(basket.rounded == 10)
    basket.rounded = 20
    #expect(basket.rounded == 20)
  }

  @Test func `a property can be given its first value by the initialiser`() {
    #expect(Basket(graph: graph, label: "fruit").label.text == "fruit")
  }

  @Test func `a subclass uses the properties of its superclass`() {
    let shop = CornerShop(graph: graph)
    #expect(shop.board == "Ada: open")
    shop.isOpen = false
    #expect(shop.board == "Ada: closed")
    shop.owner = "Bob"
    #expect(shop.board == "Bob: closed")
    #expect([shop.$sign.evaluations, shop.$board.evaluations] == [2, 3])
  }

  @Test func `methods of a model write in transactions, and effects run once`() {
    let basket = Basket(graph: graph)
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(basket.total) }
    graph.transaction {
      basket.buy(1)
      basket.price = 5
      basket.buy(1)
    }
    #expect(seen.values == [0, 10])
    graph.transaction {
      basket.count = 7
      basket.count = 2
    }
    #expect(effect.evaluations == 2)
  }

  @Test func `an effect that runs in a set uses the same property`() {
    let basket = Basket(graph: graph)
    let effect = graph.effect { if basket.count == 1 { basket.count = 5 } }
    basket.count = 1
    #expect(basket.count == 5)
    #expect(effect.evaluations == 3)
  }

  @Test func `a write to a property in a rule is refused and reported`() {
    let reports = Recorder<Diagnostic>()
    graph.onDiagnostic = { reports.note($0) }
    let basket = Basket(graph: graph)
    let rule = graph.computed(name: "rule") { () -> Int in
      basket.price = 1
      return basket.price
    }
    #expect(rule.value == 10)
    #expect(reports.values == [.writeDuringRule(rule: "rule", cell: "price")])
  }

  @Test func `18.7: a property that an effect used first outlives the run of the effect`() {
    let basket = Basket(graph: graph)
    let seen = Recorder<Int>()
    let effect = graph.effect { seen.note(basket.total) }
    basket.count = 1
    basket.count = 2
    #expect(seen.values == [0, 10, 20])
    #expect(effect.evaluations == 3)
    #expect(!basket.$count.isEnded && !basket.$total.isEnded)
    #expect(basket.$total.evaluations == 3)
  }

  @Test func `a rule for another class than the model's traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Stray: GraphModel {
        @ComputedAttribute(name: "sign", { (shop: CornerShop) in shop.sign }) var sign: String
      }
      _ = Stray(graph: Graph()).sign
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Rule 'sign' takes a 'CornerShop' and stands in a 'Stray'."))
  }
}
