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
    case .keyedRule:
      let cells = graph.keyedCells([1: 1, 2: 2])
      let map = cells.map { (_, value: Int) in
        quietly()
        return value + 1
      }
      effects.append(graph.effect { _ = map.dictionary })
      triggers.append { cells.updateValue(5, forKey: 1) }
      kept.append(cells)
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
    default: preconditionFailure("The place '\(place)' is not prepared.")
    }
  }
}
