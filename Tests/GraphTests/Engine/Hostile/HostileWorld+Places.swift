import AttributeGraph2
import Observation

/// An object that a rule observes.
@Observable private final class ObservedModel { var number = 1 }

extension HostileWorld {
  /// Puts the deed into a place, and sets what makes the engine call it.
  func prepare(_ place: HostilePlace) {
    guard let graph, let input, let subgraph, let queue else { return }
    let act: () throws -> Void = { [weak self] in try self?.act() }
    let quietly: () -> Void = { [weak self] in self?.actQuietly() }
    triggers.append { [weak self] in self?.write(1) }
    switch place {
    case .rule:
      let rule = graph.computed(name: "hostile") { () -> Int in
        let value = input.value
        quietly()
        return value
      }
      effects.append(graph.effect { _ = rule.value })
    case .throwingRule:
      let rule = graph.computed(name: "hostile") { () throws -> Int in
        let value = input.value
        try act()
        return value
      }
      effects.append(graph.effect { _ = try? rule.value })
    case .effectBody:
      effects.append(
        graph.effect {
          _ = input.value
          try act()
        })
    case .queuedEffect:
      effects.append(
        graph.effect(on: queue) {
          _ = input.value
          try act()
        })
    case .firstRun:
      triggers.append { [weak self, weak graph] in
        guard let effect = graph?.effect(act) else { return }
        self?.effects.append(effect)
      }
    case .equality:
      let cell = graph.cell(Touchy(0, onCompare: quietly))
      effects.append(graph.effect { _ = cell.value })
      triggers.append { [weak cell] in if let cell { cell.value = Touchy(1) } }
      kept.append(cell)
    case .ownComparison:
      let cell = graph.cell(
        0,
        comparedBy: {
          quietly()
          return $0 == $1
        })
      effects.append(graph.effect { _ = cell.value })
      triggers.append { [weak cell] in if let cell { cell.value = 7 } }
      kept.append(cell)
    case .logComparison:
      let cell = graph.cell(Touchy(0, onCompare: quietly))
      effects.append(graph.effect { _ = cell.value })
      triggers.append { [weak cell, weak graph] in
        graph?.transaction {
          if let cell { cell.value = Touchy(1, onCompare: quietly) }
          if let cell { cell.value = Touchy(0, onCompare: quietly) }
        }
      }
      kept.append(cell)
    default: prepareEnds(place, graph, input, subgraph, act, quietly)
    }
  }

  private func prepareEnds(
    _ place: HostilePlace, _ graph: Graph, _ input: StateCell<Int>, _ subgraph: Subgraph,
    _ act: @escaping () throws -> Void, _ quietly: @escaping () -> Void
  ) {
    switch place {
    case .ruleCleanup:
      let rule = graph.computed { [weak graph] () -> Int in
        graph?.onCleanup(act)
        return input.value
      }
      effects.append(graph.effect { _ = rule.value })
    case .effectCleanup:
      effects.append(
        graph.effect { [weak graph] in
          graph?.onCleanup(act)
          _ = input.value
        })
    case .subgraphCleanup:
      let child = subgraph.subgraph()
      child.build { graph.onCleanup(act) }
      triggers.append { child.end() }
    case .valueDeinit:
      let cell = graph.cell(Touchy(0, onEnd: quietly))
      effects.append(graph.effect { _ = cell.value.number })
      triggers.append { [weak cell] in if let cell { cell.value = Touchy(1) } }
      kept.append(cell)
    case .ruleValueDeinit:
      let rule = graph.computed { Touchy(input.value, onEnd: quietly) }
      effects.append(graph.effect { _ = rule.value.number })
    case .ruleCaptureDeinit:
      var rule: ComputedAttribute<Int>? = graph.computed { [last = Touchy(0, onEnd: quietly)] in
        input.value + last.number
      }
      _ = rule?.value
      triggers.append {
        let last = rule
        rule = nil
        withExtendedLifetime(last) {}
      }
    case .effectCaptureDeinit:
      var effect: Effect? = graph.effect { [last = Touchy(0, onEnd: quietly)] in _ = input.value + last.number }
      triggers.append {
        let last = effect
        effect = nil
        last?.stop()
      }
    case .handlerCaptureDeinit:
      graph.onDiagnostic = { [last = Touchy(0, onEnd: quietly)] _ in _ = last.number }
      graph.onEffectFailure = { [last = Touchy(0, onEnd: quietly)] _ in _ = last.number }
      subscriptions.append(graph.onEvent { [last = Touchy(0, onEnd: quietly)] _ in _ = last.number })
      triggers.append { [weak graph, weak self] in
        graph?.onDiagnostic = { _ in }
        graph?.onEffectFailure = { _ in }
        self?.dropAll(\.subscriptions)
      }
    default: prepareHandlers(place, graph, input, subgraph, act, quietly)
    }
  }

  private func prepareHandlers(
    _ place: HostilePlace, _ graph: Graph, _ input: StateCell<Int>, _ subgraph: Subgraph,
    _ act: @escaping () throws -> Void, _ quietly: @escaping () -> Void
  ) {
    switch place {
    case .wake:
      let queue = graph.makeEffectQueue(wake: quietly)
      self.queue = queue
      effects.append(graph.effect(on: queue) { _ = input.value })
      queue.run()
    case .listener:
      let isTurn = isTurnOfListener
      subscriptions.append(graph.onEvent { _ in if isTurn() { quietly() } })
    case .observingClosure:
      let model = ObservedModel()
      let rule = graph.computed { [weak graph] () -> Int in
        graph?.observing {
          quietly()
          return model.number
        } ?? 0
      }
      effects.append(graph.effect { _ = rule.value })
      triggers.append {
        model.number += 1
        _ = rule.isEnded ? 0 : rule.value
      }
    case .failureHandler:
      graph.onEffectFailure = { _ in quietly() }
      effects.append(
        graph.effect {
          _ = input.value
          throw HostileError()
        })
    case .diagnosticHandler:
      graph.onDiagnostic = { _ in quietly() }
      let rule = graph.computed { () -> Int in
        let value = input.value
        input.value = 0
        return value
      }
      effects.append(graph.effect { _ = rule.value })
    case .endObserver:
      let child = subgraph.subgraph()
      subscriptions.append(child.onEnd(quietly))
      triggers.append { child.end() }
    case .changeObserver:
      subscriptions.append(input.observeChanges { _ in try act() })
    case .observedHook:
      let rule = graph.computed { input.value }
      kept.append(rule)
      subscriptions.append(rule.onObservedChange { _ in quietly() })
      triggers.append { [weak self, weak graph] in
        guard let effect = graph?.effect({ _ = rule.value }) else { return }
        self?.effects.append(effect)
      }
    case .transactionBody:
      triggers.append { [weak graph] in graph?.transaction { quietly() } }
    case .untrackedBody:
      effects.append(
        graph.effect { [weak graph] in
          _ = input.value
          graph?.untracked { quietly() }
        })
    case .detachedBody:
      effects.append(
        graph.effect { [weak graph] in
          _ = input.value
          graph?.detached { quietly() }
        })
    case .buildBody:
      triggers.append { subgraph.isEnded ? () : subgraph.build { quietly() } }
    case .mail:
      let box = graph.mailbox { (_: Int) in quietly() }
      triggers.append { [weak graph] in
        box.send(1)
        graph?.deliverMail()
      }
    default: prepareCollections(place, graph, input, quietly)
    }
  }

  private func prepareCollections(
    _ place: HostilePlace, _ graph: Graph, _ input: StateCell<Int>, _ quietly: @escaping () -> Void
  ) {
    switch place {
    case .keyedRule:
      let cells = graph.keyedCells([1: 1, 2: 2])
      let map = cells.map { (_, value: Int) in
        quietly()
        return value + 1
      }
      effects.append(graph.effect { _ = map.dictionary })
      triggers.append { cells.updateValue(5, forKey: 1) }
      kept.append(cells)
    case .keyHash:
      prepareKeys(in: graph) { TouchyKey($0, onHash: quietly) }
    case .keyEquality:
      prepareKeys(in: graph) { TouchyKey($0, onCompare: quietly) }
    case .keyDeinit:
      prepareKeys(in: graph) { TouchyKey($0, onEnd: quietly) }
    case .keyedComparison:
      let cells = graph.keyedCells(
        [1: 1],
        comparedBy: {
          quietly()
          return $0 == $1
        })
      effects.append(graph.effect { _ = (cells[1], cells.dictionary) })
      triggers.append { [weak graph] in
        cells[1] = 2
        graph?.transaction { cells[1] = 3 }
      }
    case .keyedValueDeinit:
      let cells = graph.keyedCells([1: Touchy(0, onEnd: quietly)])
      effects.append(graph.effect { _ = (cells[1]?.number, cells.dictionary.count) })
      triggers.append {
        cells[1] = Touchy(1, onEnd: quietly)
        cells[1] = nil
      }
    case .modelRule:
      let model = HostileModel(graph: graph)
      model.onRun = quietly
      effects.append(model.effect { _ = $0.double })
      triggers.append { model.number += 1 }
    case .projectedProperty:
      let cell = graph.cell(HostileValue(onRead: quietly))
      let part = cell.projection(\.part)
      effects.append(graph.effect { _ = part.value })
      triggers.append { cell.value.number += 1 }
    default: preconditionFailure("The place '\(place)' is not prepared.")
    }
  }

  /// Uses keys in cells and in a map of them.
  private func prepareKeys(in graph: Graph, _ key: @escaping (Int) -> TouchyKey) {
    let cells = graph.keyedCells([TouchyKey: Int]())
    let map = cells.map { $1 + 1 }
    effects.append(graph.effect { _ = (cells[key(1)], map[key(1)], map.dictionary.count) })
    triggers.append {
      cells[key(1)] = 2
      cells[key(2)] = 3
      cells[key(1)] = nil
    }
  }
}

/// A model whose rule runs a closure.
private final class HostileModel: GraphModel {
  @StateCell var number = 1
  var onRun: () -> Void = {}
  @ComputedAttribute({ (model: HostileModel) in
    let number = model.number
    model.onRun()
    return number * 2
  }) var double: Int
}

/// A value with a property whose getter runs a closure.
private struct HostileValue {
  var number = 1
  let onRead: () -> Void

  var part: Int {
    onRead()
    return number
  }
}
