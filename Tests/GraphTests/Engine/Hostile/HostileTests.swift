import Foundation
import TestSupport
import Testing

@testable import AttributeGraph2

/// User code runs in many places of the engine, and may do there whatever it can reach.
///
/// `GRAPH_PROGRAMS=nightly` runs 20,000 random programs instead of 300.
struct `Hostile user code` {
  private static let programs: UInt64 =
    ProcessInfo.processInfo.environment["GRAPH_PROGRAMS"] == "nightly" ? 20_000 : 300

  @Test(arguments: HostilePlace.allCases, [true, false])
  func `every deed works in every place`(place: HostilePlace, withFastPaths: Bool) {
    for deed in HostileDeed.allCases where place.canThrow || deed != .throwError {
      let world = HostileWorld([place]) { deed }
      if !withFastPaths { world.graph?.state.fields.evaluation.slow.insert(.noFastPaths) }
      world.run()
      #expect(world.deeds > 0, "\(place) is not reached to \(deed)")
      #expect(world.mistake() == nil, "\(deed) in \(place)")
    }
  }

  @Test(arguments: [true, false])
  func `random deeds in several places at once leave a graph that works`(withFastPaths: Bool) {
    let places = HostilePlace.allCases
    for seed in 0..<Self.programs {
      var generator = SeededGenerator(seed: seed)
      let chosen = (0..<1 + generator.below(5)).map { _ in places[generator.below(places.count)] }
      // A read of what is being brought up to date traps in a listener.
      let deeds = HostileDeed.allCases.filter { !chosen.contains(.listener) || $0.isForListeners }
      var done: [HostileDeed] = []
      let world = HostileWorld(chosen, mayNest: true, isTurnOfListener: { generator.oneIn(8) }) {
        let deed = deeds[generator.below(deeds.count)]
        // Whatever drops things is rare, so that there is something left to be done.
        done.append(deed.isFinal && !generator.oneIn(4) ? .write : deed)
        return done[done.count - 1]
      }
      if !withFastPaths { world.graph?.state.fields.evaluation.slow.insert(.noFastPaths) }
      world.run()
      #expect(world.mistake() == nil, "seed \(seed): \(chosen), \(done)")
    }
  }

  @Test func `a framework that is notified of a write may drop the graph of the cell`() {
    final class World {
      var graph: Graph? = Graph()
      var subgraph: Subgraph?
      var queue: EffectQueue?
    }
    let world = World()
    world.subgraph = world.graph?.subgraph()
    guard let cell = world.subgraph?.cell(0) else { return }
    world.queue = world.graph?.makeEffectQueue { [unowned world] in
      guard cell.isAlive, cell.value == 1 else { return }
      (world.subgraph, world.queue, world.graph) = (nil, nil, nil)
    }
    if let queue = world.queue { world.subgraph?.effect(on: queue) { _ = cell.value } }
    world.queue?.run()
    cell.value = 1
    #expect(!cell.isAlive && world.graph == nil)
  }

  @Test func `19.21: a listener that reads what is being brought up to date traps, and is named`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let input = graph.cell(1)
      let double = graph.computed(name: "double") { input.value * 2 }
      let listening = graph.onEvent { if case .updateBegan = $0 { _ = double.value } }
      _ = double.value
      withExtendedLifetime(listening) {}
    }
    #expect(standardErrorText(of: result).contains("A listener read 'double' while it was being brought up to date."))
  }

  @Test func `19.21: a write by a listener is refused, and reported under its name`() {
    let graph = Graph()
    var reports: [String] = []
    graph.onDiagnostic = { reports.append($0.description) }
    let input = graph.cell(1, name: "input")
    let listening = graph.onEvent { _ in input.value = 7 }
    let double = graph.computed { input.value * 2 }
    #expect(double.value == 2)
    #expect(input.value == 1)
    #expect(reports.first?.contains("a listener") == true)
    withExtendedLifetime(listening) {}
  }
}
