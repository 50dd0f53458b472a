import GraphBenchKit

/// A layered workload by hand. All of its attributes are static, because no run from the second on drops an input.
package struct LayeredLimit<Value: LayeredValue> {
  private let sources: LimitRow<Value>
  private let leaves: LimitList<Value>
  private let counter: LimitPlace<Int>
  private let sink: LimitPlace<Value>
  private let program: LimitProgram
  private let width: Int
  /// Keep the places.
  private let buffers: (LimitBuffer<Value>, LimitBuffer<Int>)

  /// Builds the program of every cell, and computes all values.
  package init(_ shape: LayeredShape, topology: LayeredTopology) {
    let width = shape.width
    let values = LimitBuffer<Value>(capacity: width * shape.layers + 1)
    let counts = LimitBuffer<Int>(capacity: 1)
    let counter = counts.place(0)
    let sources = values.row((0..<width).map { Value($0) })
    let rows = (1..<shape.layers).map { _ in values.row(Array(repeating: .zero, count: width)) }
    let sink = values.place(.zero)
    let steps = rows.indices.map { number in
      (0..<width).map { column in
        let before = number == 0 ? sources : rows[number - 1]
        let inputs = values.list(topology.inputs(ofColumn: column).map { before[$0] })
        let result = rows[number][column]
        return LimitStep {
          counter.value &+= 1
          result.value = inputs.sum
        }
      }
    }
    let leaves = values.list(topology.leaves.map { rows[rows.count - 1][$0] })
    let effect = LimitStep { sink.value = leaves.sum }
    let needed = topology.needed()
    program = LimitProgram(
      (0..<width).map { source in
        let affected = topology.affected(bySource: source)
        let readers = topology.leaves.contains(where: affected[affected.count - 1].contains) ? [effect] : []
        return affected.enumerated().flatMap { number, columns in
          columns.filter { needed[number][$0] }.map { steps[number][$0] }
        } + readers
      })
    for step in steps.joined() { step.run() }
    (self.sources, self.leaves, self.counter, self.sink) = (sources, leaves, counter, sink)
    (self.width, buffers) = (width, (values, counts))
  }

  /// Writes the cells in turn and reads all leaves after every write, for a number of writes.
  package func run(iterations: Int) -> LayeredResult<Value> {
    counter.value = 0
    for iteration in 0..<iterations {
      let source = iteration % width
      sources[source].value = Value(iteration &+ source)
      program.run(after: source)
      sink.value = leaves.sum
    }
    return LayeredResult(sum: leaves.sum, count: counter.value)
  }
}
