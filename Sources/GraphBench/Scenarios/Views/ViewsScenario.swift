import AttributeGraphUI
import GraphBenchKit

/// One trigger and a number of rows.
package struct ViewsScenario: Scenario {
  let trigger: ViewsTrigger
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "views", path: trigger.rawValue, size: count) }

  package var group: RowGroup { RowGroup(title: trigger.rawValue) }

  package var timedUnit: TimedUnit {
    trigger.isTimedAsUpdate ? .update : .protocolRun(repetitions: count >= 10_000 ? 5 : 20)
  }

  package var expectedCounts: Counts { [.bodies: trigger.bodies(rows: count), .geometryClosures: 0] }

  /// Makes a views scenario.
  package init(trigger: ViewsTrigger, count: Int) {
    self.trigger = trigger
    self.count = count
  }

  package func prepare() throws -> any PreparedScenario {
    switch trigger {
    case .firstRender, .mountUnmount: PreparedMount(self)
    case .parentChangesRow, .ownState, .reorder, .insert, .remove, .environment, .identity, .branch:
      PreparedTable(self)
    }
  }
}

/// A mounted table that is updated repeatedly.
@MainActor
private final class PreparedTable: HostedScenario {
  private let scenario: ViewsScenario
  let host: ViewHost
  private let levers = RowLevers()
  private let items: [RowItem]
  private var meter = WorkMeter()
  private var round = 0
  private var nextID: Int

  init(_ scenario: ViewsScenario) {
    self.scenario = scenario
    items = ViewsTrees.items(scenario.count)
    nextID = scenario.count
    let (items, levers) = (self.items, self.levers)
    host =
      scenario.trigger == .environment
      ? ViewHost { TintedOwner(items: items, levers: levers) }
      : ViewHost { TableOwner(items: items, levers: levers) }
    meter.leaveOut(host.totalCounts)
  }

  func update() {
    round += 1
    switch scenario.trigger {
    case .parentChangesRow: levers.items?.wrappedValue[scenario.count / 2].title = "round \(round)"
    case .ownState: levers.tapRow()
    case .reorder: levers.items?.wrappedValue.reverse()
    case .insert:
      levers.items?.wrappedValue.insert(RowItem(id: nextID, title: "new"), at: 0)
      nextID += 1
    case .remove: levers.items?.wrappedValue.removeFirst()
    case .environment: levers.changeTint()
    case .identity: levers.changeIdentity()
    case .branch:
      levers.toggle()
      host.flush()
      levers.toggle()
    case .firstRender, .mountUnmount: break
    }
    host.flush()
  }

  /// Times the insertion or the removal alone, and restores the table.
  func runProtocol(_ stopwatch: inout Stopwatch) {
    stopwatch.time { update() }
    let counts = host.totalCounts
    levers.items?.wrappedValue = items
    host.flush()
    // Restoring the table is not part of the scenario.
    meter.leaveOut(host.totalCounts - counts)
  }

  func takeCounts() -> Counts {
    let ran = meter.take(upTo: host.totalCounts)
    return [.bodies: ran.bodies, .geometryClosures: ran.geometryClosures]
  }

  func verifyValue() -> String? {
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let texts = host.texts.count
    let expected =
      2 * scenario.count + (scenario.trigger == .environment ? ViewsTrees.environmentReaders(rows: scenario.count) : 0)
    return texts == expected ? nil : "expected the texts \(expected), got \(texts)"
  }
}

/// A table that is mounted again each time, and released with its host.
@MainActor
private final class PreparedMount: PreparedScenario {
  private let scenario: ViewsScenario
  private let items: [RowItem]
  private var ran = WorkCounts()
  private var problem: String?
  /// The host of the first render, which is unmounted outside of the timed part.
  private var host: ViewHost?

  init(_ scenario: ViewsScenario) {
    self.scenario = scenario
    items = ViewsTrees.items(scenario.count)
  }

  func update() {
    mount()
    host = nil
  }

  func runProtocol(_ stopwatch: inout Stopwatch) {
    if scenario.trigger == .firstRender {
      stopwatch.time { mount() }
      host = nil
    } else {
      stopwatch.time { update() }
    }
  }

  private func mount() {
    let levers = RowLevers()
    let host = ViewHost { TableOwner(items: items, levers: levers) }
    ran = ran + host.totalCounts
    if host.displayList.count != 2 * scenario.count {
      problem = "expected \(counted(2 * scenario.count, "text", "texts")), got \(grouped(host.displayList.count))"
    }
    self.host = host
  }

  func takeCounts() -> Counts {
    defer { ran = WorkCounts() }
    return [.bodies: ran.bodies, .geometryClosures: ran.geometryClosures]
  }

  func verifyValue() -> String? { problem }
}
