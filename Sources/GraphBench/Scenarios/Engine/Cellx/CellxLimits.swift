import GraphBenchKit

/// The layers by hand.
private struct CellxLimit {
  private let cells: LimitRow<Int>
  private let end: LimitRow<Int>
  private let program: LimitProgram
  /// Owns the memory of the places.
  private let buffer: LimitBuffer<Int>

  init(layers: Int) {
    let buffer = LimitBuffer<Int>(capacity: 4 * (layers + 1) + 1)
    cells = buffer.row(Cellx.start)
    let seen = buffer.place(0)
    var steps: [LimitStep] = []
    steps.reserveCapacity(8 * layers)
    var layer = cells
    for _ in 0..<layers {
      let next = buffer.row([0, 0, 0, 0])
      let (m1, m2, m3, m4) = (layer[0], layer[1], layer[2], layer[3])
      let (s1, s2, s3, s4) = (next[0], next[1], next[2], next[3])
      steps.append(LimitStep { s1.value = m2.value })
      steps.append(LimitStep { s2.value = m1.value &- m3.value })
      steps.append(LimitStep { s3.value = m2.value &+ m4.value })
      steps.append(LimitStep { s4.value = m3.value })
      for attribute in [s1, s2, s3, s4] { steps.append(LimitStep { seen.value = attribute.value }) }
      layer = next
    }
    end = layer
    self.buffer = buffer
    program = LimitProgram(steps)
    program.run()
  }

  /// The values of the last layer.
  var last: [Int] { (0..<end.count).map { end[$0].value } }

  /// Writes all cells, after which every step runs once.
  package func write() {
    for (place, value) in Cellx.written.enumerated() { cells[place].value = value }
    program.run()
  }
}

/// The layers by hand, as many times as on the engine.
@MainActor
package final class CellxLimits: LimitWorkload {
  package let checks = WorkloadChecks()
  private let layers: Int

  /// Makes a run of programs with a number of layers.
  package init(layers: Int) {
    self.layers = layers
  }

  package func runProtocol(_ stopwatch: inout Stopwatch) {
    for _ in 0..<Cellx.graphs {
      let built = CellxLimit(layers: layers)
      stopwatch.time {
        checks.expect(built.last, Cellx.before, "the last layer before the write")
        built.write()
        checks.expect(built.last, Cellx.after, "the last layer after the write")
      }
    }
  }

  /// Programs are built for each run, so one update is one run of the protocol.
  package func update() {
    var stopwatch = Stopwatch(clock: MonotonicClock())
    runProtocol(&stopwatch)
  }
}
