/// A place of the engine that calls the user's code.
enum HostilePlace: String, CaseIterable, Codable, Sendable {
  case rule, throwingRule, queuedEffect, effectBody, firstRun
  case equality, ownComparison, logComparison
  case ruleCleanup, effectCleanup, subgraphCleanup
  case valueDeinit, ruleValueDeinit, ruleCaptureDeinit, effectCaptureDeinit, handlerCaptureDeinit
  case wake, listener, failureHandler, diagnosticHandler
  case endObserver, changeObserver, observedHook
  case transactionBody, untrackedBody, detachedBody, buildBody, observingClosure
  case keyedRule, keyHash, keyEquality, keyDeinit, keyedComparison, keyedValueDeinit
  case modelRule, projectedProperty, mail

  /// Whether an error that is thrown there reaches the engine.
  var canThrow: Bool {
    switch self {
    case .throwingRule, .queuedEffect, .effectBody, .firstRun, .ruleCleanup, .effectCleanup, .subgraphCleanup,
      .changeObserver:
      true
    default: false
    }
  }
}

/// A thing that the user's code does to the graph that has called it.
enum HostileDeed: String, CaseIterable, Codable, Sendable {
  case read, readThroughHandle, write, writeThroughHandle, makeNodes, makeEffect, stop, endSubgraph
  case dropNodes, dropSubgraph, dropQueue, dropGraph, dropEverything, runQueue
  case observe, cancelObservers, replaceHandlers, throwError, transaction, goToAnotherGraph, nest, makeHandles, adopt
}

extension HostileDeed {
  /// Whether little is left to be done after it.
  var isFinal: Bool {
    switch self {
    case .stop, .endSubgraph, .dropNodes, .dropSubgraph, .dropQueue, .dropGraph, .dropEverything: true
    default: false
    }
  }

  /// Whether a listener may do it in the middle of an update: it brings nothing up to date.
  var isForListeners: Bool {
    switch self {
    case .read, .readThroughHandle, .runQueue, .observe, .transaction, .nest, .throwError: false
    default: true
    }
  }
}

/// An error of a hostile closure.
struct HostileError: Error {}

/// A value whose comparison and whose end run a closure.
final class Touchy: Equatable {
  let number: Int
  private let onCompare: () -> Void
  private let onEnd: () -> Void

  init(_ number: Int, onCompare: @escaping () -> Void = {}, onEnd: @escaping () -> Void = {}) {
    self.number = number
    self.onCompare = onCompare
    self.onEnd = onEnd
  }

  deinit { onEnd() }

  static func == (one: Touchy, other: Touchy) -> Bool {
    one.onCompare()
    return one.number == other.number
  }
}

/// A key whose `hash`, `==` and end run a closure; keys with the same number are equal.
final class TouchyKey: Hashable {
  let number: Int
  private let onHash: () -> Void
  private let onCompare: () -> Void
  private let onEnd: () -> Void

  init(
    _ number: Int, onHash: @escaping () -> Void = {}, onCompare: @escaping () -> Void = {},
    onEnd: @escaping () -> Void = {}
  ) {
    self.number = number
    self.onHash = onHash
    self.onCompare = onCompare
    self.onEnd = onEnd
  }

  deinit { onEnd() }

  func hash(into hasher: inout Hasher) {
    onHash()
    hasher.combine(number)
  }

  static func == (one: TouchyKey, other: TouchyKey) -> Bool {
    one.onCompare()
    return one.number == other.number
  }
}
