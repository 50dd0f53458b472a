/// No peer, but what they are compared with: after each batch it runs every rule and every effect, in the order of
/// their making, and so knows what each of them has to give.
struct ReferencePeer: Peer {
  static let name = "reference"

  private let order = ReferenceOrder()

  func source(_ value: Int) -> ReferenceSource { ReferenceSource(value) }

  func derived(from inputs: [TrackedInput], _ rule: @escaping () -> Int) -> ReferenceValue<Int> {
    ReferenceValue(in: order, rule)
  }

  func derivedNumbers(from inputs: [TrackedInput], _ rule: @escaping () -> Numbers) -> ReferenceValue<Numbers> {
    ReferenceValue(in: order, rule)
  }

  func effect(from inputs: [TrackedInput], _ body: @escaping () -> Void) {
    order.steps.append(body)
    body()
  }

  func write(_ value: Int, to source: ReferenceSource) { source.value = value }

  func batch(_ writes: () -> Void) {
    writes()
    for step in order.steps { step() }
  }
}

/// What runs after each batch, in order.
final class ReferenceOrder {
  var steps: [() -> Void] = []
}

/// A variable.
final class ReferenceSource: Readable {
  var value: Int

  var input: TrackedInput { TrackedInput() }

  init(_ value: Int) { self.value = value }
}

/// What a rule gave when it last ran.
final class ReferenceValue<Content>: Readable {
  private(set) var value: Content

  var input: TrackedInput { TrackedInput() }

  /// Runs the rule, and has it run after each batch.
  init(in order: ReferenceOrder, _ rule: @escaping () -> Content) {
    value = rule()
    order.steps.append { [unowned self] in value = rule() }
  }
}
