import AttributeGraph2

/// This package's engine.
struct EnginePeer: Peer {
  static let name = "AttributeGraph2"

  private let graph = Graph()

  @inline(__always)
  func source(_ value: Int) -> StateCell<Int> { graph.cell(value) }

  @inline(__always)
  func derived(from inputs: [TrackedInput], _ rule: @escaping () -> Int) -> ComputedAttribute<Int> {
    graph.computed(rule)
  }

  @inline(__always)
  func derivedNumbers(
    from inputs: [TrackedInput], _ rule: @escaping () -> Numbers
  ) -> ComputedAttribute<Numbers> {
    graph.computed(rule)
  }

  @inline(__always)
  func effect(from inputs: [TrackedInput], _ body: @escaping () -> Void) -> Effect { graph.effect(body) }

  @inline(__always)
  func write(_ value: Int, to source: StateCell<Int>) { source.value = value }

  @inline(__always)
  func batch(_ writes: () -> Void) { graph.transaction(writes) }
}

extension StateCell: Readable {
  var input: TrackedInput { TrackedInput() }
}

extension Computed: Readable where Failure == Never {
  var input: TrackedInput { TrackedInput() }
}
