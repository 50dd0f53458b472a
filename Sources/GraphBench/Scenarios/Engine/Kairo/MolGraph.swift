import AttributeGraph2
import GraphBenchKit

/// The arithmetic of the workload *molBench*.
private enum Mol {
  /// The numbers of the list of items.
  static let numbers = [0, 1, 2, 3, 4]

  /// The values that the effects record in every `iter`.
  static let expected = [3_204, 1_607, 3_201, 1_604]

  /// The Fibonacci numbers by the slow recursion: the work of this workload.
  @inline(never)
  static func fibonacci(_ number: Int) -> Int {
    number < 2 ? 1 : fibonacci(number &- 1) &+ fibonacci(number &- 2)
  }

  /// The sum of the number and a constant, after much work; the effort is 16, hidden from the optimiser.
  static func hard(_ number: Int, effort: Int) -> Int { number + fibonacci(effort) }

  /// The effort of every call of `hard`.
  static var effort: Int { hiddenFromOptimiser(16) }
}

/// The values that the effects of *molBench* have recorded.
private final class MolNotes {
  var values: [Int] = []
}

/// The nodes of the workload.
private struct MolNodes {
  /// An element of the list, compared by identity.
  private final class Item {
    let x: Int

    init(x: Int) { self.x = x }
  }

  let a: StateCell<Int>
  let b: StateCell<Int>
  let effects: [Effect]

  init(_ graph: Graph, notes: MolNotes) {
    let effort = Mol.effort
    let (a, b) = (graph.cell(0), graph.cell(0))
    let c = graph.computed { a.value % 2 + b.value % 2 }
    let d = graph.computed { Mol.numbers.map { Item(x: $0 + a.value % 2 - b.value % 2) } }
    let e = graph.computed { Mol.hard(c.value + a.value + d.value[0].x, effort: effort) }
    let f = graph.computed { Mol.hard(d.value[2].x != 0 ? d.value[2].x : b.value, effort: effort) }
    let g = graph.computed { c.value + (c.value != 0 ? c.value : e.value % 2) + d.value[4].x + f.value }
    effects = [
      graph.effect { notes.values.append(Mol.hard(g.value, effort: effort)) },
      graph.effect { notes.values.append(g.value) },
      graph.effect { notes.values.append(Mol.hard(f.value, effort: effort)) },
    ]
    (self.a, self.b) = (a, b)
  }
}

/// A few attributes, some of them expensive, with changing inputs and a list of fresh objects, on the engine.
@MainActor
final class MolGraph: EngineWorkload {
  /// The evaluations of one `iter`: C, D, F and G twice, E once, two of the three effects twice.
  static let evaluations = 4 * 2 + 1 + 2 * 2

  let graph = InspectedGraph.make()
  let checks = WorkloadChecks()
  var evaluationsTaken = 0
  private let nodes: MolNodes
  private let notes = MolNotes()
  private var iterations = 0

  /// Builds the graph.
  init() {
    nodes = MolNodes(graph, notes: notes)
  }

  func update() {
    iterations += 1
    notes.values.removeAll(keepingCapacity: true)
    graph.transaction {
      nodes.b.value = 1
      nodes.a.value = 1 + 2 * iterations
    }
    graph.transaction {
      nodes.a.value = 2 + 2 * iterations
      nodes.b.value = 2
    }
    checks.expect(notes.values, Mol.expected, "the notes")
  }
}

/// *molBench* by hand: after the first transaction all but E and the last effect run, after the second E too.
@MainActor
final class MolLimit: LimitWorkload {
  let checks = WorkloadChecks()
  private let a: LimitPlace<Int>
  private let b: LimitPlace<Int>
  private let program: LimitProgram
  private let notes = MolNotes()
  private var iterations = 0
  /// Owns the memory of the places.
  private let buffer: LimitBuffer<Int>

  /// Builds the program.
  init() {
    let (notes, effort) = (self.notes, Mol.effort)
    let numbers = Mol.numbers
    buffer = LimitBuffer(capacity: 16)
    let (a, b) = (buffer.place(0), buffer.place(0))
    let (c, e, f, g) = (buffer.place(0), buffer.place(0), buffer.place(0), buffer.place(0))
    let d = buffer.row(numbers)
    let stepC = LimitStep { c.value = a.value % 2 &+ b.value % 2 }
    let stepD = LimitStep {
      for number in 0..<d.count { d[number].value = number &+ a.value % 2 &- b.value % 2 }
    }
    let stepE = LimitStep { e.value = Mol.hard(c.value &+ a.value &+ d[0].value, effort: effort) }
    let stepF = LimitStep { f.value = Mol.hard(d[2].value != 0 ? d[2].value : b.value, effort: effort) }
    let stepG = LimitStep {
      g.value = c.value &+ (c.value != 0 ? c.value : e.value % 2) &+ d[4].value &+ f.value
    }
    let effects = [
      LimitStep { notes.values.append(Mol.hard(g.value, effort: effort)) },
      LimitStep { notes.values.append(g.value) },
    ]
    program = LimitProgram([[stepC, stepD, stepF, stepG] + effects, [stepC, stepD, stepE, stepF, stepG] + effects])
    (self.a, self.b) = (a, b)
  }

  func update() {
    iterations += 1
    notes.values.removeAll(keepingCapacity: true)
    b.value = 1
    a.value = 1 &+ 2 &* iterations
    program.run(after: 0)
    a.value = 2 &+ 2 &* iterations
    b.value = 2
    program.run(after: 1)
    checks.expect(notes.values, Mol.expected, "the notes")
  }
}
