import AttributeGraphUI
import Foundation
import GraphBenchKit

/// One kind of container, a number of rows and a trigger.
package struct ContainerScenario: Scenario {
  let kind: ContainerKind
  let trigger: ContainerTrigger
  let count: Int

  package var id: ScenarioID {
    ScenarioID(suite: "growth", path: "\(kind.rawValue)/\(trigger.rawValue)", size: count)
  }

  package var group: RowGroup { RowGroup(title: kind.rawValue) }

  package var timedUnit: TimedUnit {
    trigger == .mount ? .protocolRun(repetitions: count < 10_000 ? 10 : 5) : .update
  }

  package var pieces: Int? { count }

  package var expectedCounts: Counts { [.bodies: trigger.bodies, .geometryClosures: 0] }

  /// Makes a scenario of the suite `growth`.
  package init(kind: ContainerKind, trigger: ContainerTrigger, count: Int) {
    self.kind = kind
    self.trigger = trigger
    self.count = count
  }

  package func prepare() throws -> any PreparedScenario { PreparedContainer(self) }
}

/// A mounted container that is updated repeatedly.
@MainActor
private final class PreparedContainer: HostedScenario {
  private let scenario: ContainerScenario
  private let items: [RowItem]
  private let levers = ListLevers()
  private(set) var host: ViewHost
  private var meter = WorkMeter()
  /// The work of released hosts.
  private var before = WorkCounts()
  private var round = 0
  private var problem: String?

  init(_ scenario: ContainerScenario) {
    self.scenario = scenario
    items = ViewsTrees.items(scenario.count)
    host = Self.mount(scenario, items, levers)
    // In the steady state, the rows that are scrolled to were in sight before.
    update()
    _ = takeCounts()
  }

  private static func mount(_ scenario: ContainerScenario, _ items: [RowItem], _ levers: ListLevers) -> ViewHost {
    ViewHost(size: CGSize(width: 390, height: 800)) {
      ContainerOwner(scenario.kind, isScrolled: scenario.trigger == .scroll, items: items, levers: levers)
    }
  }

  func update() {
    round += 1
    switch scenario.trigger {
    case .mount:
      before = before + ownerCounts
      host = Self.mount(scenario, items, levers)
    case .change:
      levers.items?.wrappedValue[0].title = "round \(round)"
      host.flush()
    case .insert:
      levers.items?.wrappedValue.insert(RowItem(id: -round * ContainerKind.sparsity, title: "new"), at: 0)
      host.flush()
      levers.items?.wrappedValue.removeFirst()
      host.flush()
    case .replace:
      // Every second round restores the ids. A row of a sparse list has a view with both ids.
      let shift = round % 2 == 0 ? 0 : ContainerKind.sparsity * scenario.count
      let isAnimated = scenario.kind == .matchedRows
      withAnimation(isAnimated ? .linear(duration: 1) : nil) {
        levers.items?.wrappedValue = items.map { RowItem(id: $0.id + shift, title: $0.title) }
      }
      host.flush()
      if isAnimated { host.advance(by: .seconds(2)) }
    case .scroll:
      do throws(HostError) {
        try host.scroll(by: 40)
        try host.scroll(to: 0)
      } catch {
        problem = error.description
      }
    }
  }

  /// The work of the owner. In a table the rows in sight have bodies of their own.
  private var ownerCounts: WorkCounts { host.counts(of: ContainerOwner.self) }

  func takeCounts() -> Counts {
    let ran = meter.take(upTo: before + ownerCounts)
    return [.bodies: ran.bodies, .geometryClosures: ran.geometryClosures]
  }

  func verifyValue() -> String? {
    if let problem { return problem }
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let first = scenario.trigger == .change ? "round \(round)" : "row 0"
    return host.element(text: first) == nil ? "expected a row '\(first)' on the screen, got none" : nil
  }
}
