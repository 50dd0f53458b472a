import AttributeGraph2
import TestSupport
import Testing

private final class Account: GraphModel {
  @StateCell var balance = 100
  @ComputedAttribute(name: "isCovered", { (account: Account) in account.balance >= 0 }) var isCovered: Bool
  @ComputedAttribute({ (account: Account) in account.isCovered ? "covered" : "overdrawn" }) var status: String
}

/// A model in an isolation domain of its own.
@MainActor private final class Screen: GraphModel {
  @StateCell var width = 80
  @ComputedAttribute({ (screen: Screen) in screen.width / 2 }) var middle: Int
}

/// A model that does something in its deinit.
private final class Closing: GraphModel {
  @StateCell var level = 1
  @ComputedAttribute({ (closing: Closing) in closing.level * 2 }) var double: Int
  private let onEnd: (Closing) -> Void

  init(graph: Graph, onEnd: @escaping (Closing) -> Void) {
    self.onEnd = onEnd
    super.init(graph: graph)
  }

  deinit { onEnd(self) }
}

/// A model with effects on itself.
private final class Watched: GraphModel {
  @StateCell var level = 0
  let seen: Recorder<Int>
  /// Ends when the model does, before the effects.
  let part: Subgraph
  let partLevel: CellHandle<Int>

  init(graph: Graph, noting seen: Recorder<Int>) {
    self.seen = seen
    part = graph.subgraph()
    partLevel = part.cell(1)
    super.init(graph: graph)
    effect(name: "watching") { watched in
      watched.seen.note(watched.level)
      _ = watched.partLevel.weak.value
    }
  }

  deinit { level = 100 }
}

/// Semantics 18.8: effects that belong to their model.
struct `Effects of models` {
  let graph = Graph()
  let seen = Recorder<Int>()

  @Test func `18.8: an effect gets its model, belongs to it, and stops with it`() {
    var model: Watched? = Watched(graph: graph, noting: seen)
    weak let gone = model
    model?.level = 2
    #expect(seen.values == [0, 2])
    model = nil
    #expect(gone == nil)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `18.8: no effect runs on a model that is being deinitialised`() {
    var model: Watched? = Watched(graph: graph, noting: seen)
    let level = model?.$level
    model = nil
    #expect(level?.value == 100)
    level?.value = 101
    #expect(seen.values == [0])
    #expect(graph.statistics.nodes == 1)
  }

  @Test func `18.8: an effect that somebody else holds stops with its model`() {
    var model: Watched? = Watched(graph: graph, noting: seen)
    let level = model?.$level
    let effect = model?.effect { $0.seen.note($0.level + 1) }
    model = nil
    #expect(effect?.isStopped == true)
    level?.value = 3
    #expect(seen.values == [0, 1])
  }

  @Test func `18.8: an effect that a run makes belongs to the model and not to the run`() {
    let model = Watched(graph: graph, noting: seen)
    let trigger = graph.cell(0)
    let other = Recorder<Int>()
    let making = graph.effect {
      if trigger.value == 1 { model.effect { other.note($0.level) } }
    }
    trigger.value = 1
    trigger.value = 2
    model.level = 5
    #expect(other.values == [0, 5])
    making.stop()
    model.level = 6
    #expect(other.values == [0, 5, 6])
  }

  @Test func `18.8: a model does not keep effects that were stopped`() {
    let model = Watched(graph: graph, noting: seen)
    let nodes = graph.statistics.nodes
    for _ in 0..<1_000 { model.effect { _ = $0.level }.stop() }
    #expect(graph.statistics.nodes - nodes < 10)
  }
}

/// Semantics 18.2: nodes do not own their model.
struct `Lifetime of models` {
  let graph = Graph()

  @Test func `18.2: a model is released with its last owner, though its rules have read it`() {
    weak var gone: Account?
    do {
      let account = Account(graph: graph)
      gone = account
      account.balance = -5
      #expect(account.status == "overdrawn")
      #expect(graph.statistics.nodes == 3)
    }
    #expect(gone == nil)
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `18.2: a model is released though an effect has read it`() {
    var account: Account? = Account(graph: graph)
    weak let gone = account
    let seen = Recorder<String>()
    let other = graph.cell(0)
    let effect = graph.effect { [weak account] in seen.note(account?.status ?? "closed") }
    account?.balance = -1
    account = nil
    other.value = 1
    #expect(gone == nil)
    #expect(seen.values == ["covered", "overdrawn"])
    effect.invalidate()
    #expect(seen.values == ["covered", "overdrawn", "closed"])
    #expect(effect.evaluations == 3)
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `18.2: a cell outlives its model`() {
    var account: Account? = Account(graph: graph)
    let balance = account?.$balance
    account = nil
    balance?.value += 1
    #expect(balance?.value == 101)
  }

  @Test func `18.2: an attribute whose inputs live keeps its value without its model`() {
    var account: Account? = Account(graph: graph)
    let balance = account?.$balance
    let isCovered = account?.$isCovered
    #expect(isCovered?.value == true)
    account = nil
    #expect(isCovered?.value == true)
    #expect(balance?.isRead == true)
    #expect(isCovered?.evaluations == 1)
  }

  @Test func `18.2: a rule that has to run without its model traps with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var account: Account? = Account(graph: Graph())
      let balance = account?.$balance
      let isCovered = account?.$isCovered
      guard isCovered?.value == true else { return }
      account = nil
      balance?.value = -1
      _ = isCovered?.value
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Rule 'isCovered' has to run, and its 'Account' is no more."))
  }

  @Test func `18.2: a model reads its cells, and what is up to date, in its own deinit`() {
    let seen = Recorder<Int>()
    var closing: Closing? = Closing(graph: Graph()) { seen.note($0.level + $0.double) }
    #expect(closing?.double == 2)
    closing = nil
    #expect(seen.values == [3])
  }

  @Test func `18.2: a rule that has to run in its model's own deinit traps with a cure`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var closing: Closing? = Closing(graph: Graph()) { _ = $0.double }
      withExtendedLifetime(closing) {}
      closing = nil
    }
    let cure = "In its own 'deinit' no rule runs either: read the value before, or derive it"
    #expect(standardErrorText(of: result).contains(cure))
  }

  @Test @MainActor func `a model can be isolated to an actor`() {
    let screen = Screen(graph: Graph())
    #expect(screen.middle == 40)
    screen.width = 100
    #expect(screen.middle == 50)
    #expect(screen.$middle.evaluations == 2)
  }
}
