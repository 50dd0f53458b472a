import AttributeGraph2
import GraphBenchKit

/// A layered workload on the engine. A subgraph owns its nodes, and they are read through handles, which an array
/// returns without counting references.
package struct LayeredGraph<Value: LayeredValue> {
  /// Counts the runs of rules, as the rules of the original do.
  private final class Counter {
    var count = 0
  }

  /// Stores the values that were read, so that the optimiser removes no read.
  private final class Sink {
    var value = Value.zero
  }

  private let graph: Graph
  private let shape: LayeredShape
  private let scope: Subgraph
  private let sources: [CellHandle<Value>]
  private let leaves: [AttributeHandle<Value>]
  private let counter = Counter()
  private let sink = Sink()

  /// Builds the graph, including attributes that nothing reads.
  package init(_ shape: LayeredShape, topology: LayeredTopology, graph: Graph) {
    self.graph = graph
    self.shape = shape
    let scope = graph.subgraph()
    self.scope = scope
    sources = (0..<shape.width).map { scope.cell(Value($0)) }
    var rows: [[AttributeHandle<Value>]] = []
    for isStatic in topology.isStatic {
      if let row = rows.last {
        rows.append(Self.makeRow(on: row, isStatic: isStatic, topology, scope, counter))
      } else {
        rows.append(Self.makeRow(on: sources, isStatic: isStatic, topology, scope, counter))
      }
    }
    let leaves = topology.leaves.map { column in rows[rows.count - 1][column] }
    self.leaves = leaves
    let sink = self.sink
    scope.effect { sink.value = Self.sum(of: leaves) }
  }

  private static func makeRow<Input: Readable>(
    on row: [Input], isStatic: [Bool], _ topology: LayeredTopology, _ scope: Subgraph, _ counter: Counter
  ) -> [AttributeHandle<Value>] where Input.Value == Value {
    isStatic.indices.map { column in
      let inputs = topology.inputs(ofColumn: column).map { row[$0] }
      return isStatic[column] ? makeStatic(inputs, scope, counter) : makeDynamic(inputs, scope, counter)
    }
  }

  private static func makeStatic<Input: Readable>(
    _ inputs: [Input], _ scope: Subgraph, _ counter: Counter
  ) -> AttributeHandle<Value> where Input.Value == Value {
    scope.computed {
      counter.count &+= 1
      return sum(of: inputs)
    }
  }

  /// An attribute that skips one of its inputs if the first one is odd.
  private static func makeDynamic<Input: Readable>(
    _ inputs: [Input], _ scope: Subgraph, _ counter: Counter
  ) -> AttributeHandle<Value> where Input.Value == Value {
    let first = inputs[0]
    let others = Array(inputs.dropFirst())
    return scope.computed {
      counter.count &+= 1
      var sum = first.value
      let dropped = sum.isOdd ? sum.remainder(by: others.count) : others.count
      for (place, input) in others.enumerated() where place != dropped { sum += input.value }
      return sum
    }
  }

  @inline(__always)
  private static func sum<Input: Readable>(of inputs: [Input]) -> Value where Input.Value == Value {
    var sum = Value.zero
    for input in inputs { sum += input.value }
    return sum
  }

  /// Writes the cells in turn and reads all leaves after every write, for a number of writes.
  package func run(iterations: Int) -> LayeredResult<Value> {
    counter.count = 0
    let width = shape.width
    for iteration in 0..<iterations {
      let source = iteration % width
      graph.transaction { sources[source].value = Value(iteration + source) }
      sink.value = Self.sum(of: leaves)
    }
    return LayeredResult(sum: Self.sum(of: leaves), count: counter.count)
  }
}

/// A readable handle: of a cell or of a computed attribute.
protocol Readable<Value> {
  associatedtype Value
  var value: Value { get }
}

extension CellHandle: Readable {}
extension Handle: Readable where Failure == Never {}
