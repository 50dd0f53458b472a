import AttributeGraphUI
import Foundation
import GraphBenchKit

/// One trigger and a number of rows, in a list with twenty rows in sight.
package struct ListsScenario: Scenario {
  let trigger: ListsTrigger
  let count: Int

  package var id: ScenarioID { ScenarioID(suite: "lists", path: trigger.rawValue, size: count) }

  package var group: RowGroup { RowGroup(title: trigger.rawValue) }

  package var timedUnit: TimedUnit { trigger.isTimedAsUpdate ? .update : .protocolRun(repetitions: 20) }

  package var expectedCounts: Counts { [.bodies: trigger.bodies(rows: count), .geometryClosures: 0] }

  /// Makes a lists scenario.
  package init(trigger: ListsTrigger, count: Int) {
    self.trigger = trigger
    self.count = count
  }

  package func prepare() throws -> any PreparedScenario { PreparedList(self) }
}

/// A mounted list that is updated repeatedly.
@MainActor
private final class PreparedList: HostedScenario {
  private let scenario: ListsScenario
  private let items: [RowItem]
  private let levers = ListLevers()
  private(set) var host: ViewHost
  private var meter = WorkMeter()
  /// The work of released hosts.
  private var before = WorkCounts()
  private var round = 0
  private var problem: String?

  init(_ scenario: ListsScenario) {
    self.scenario = scenario
    let items = ViewsTrees.items(scenario.count)
    self.items = items
    host = Self.mount(items, levers)
    // In the steady state, the rows that are scrolled to were in sight before.
    update()
    _ = takeCounts()
  }

  private static func mount(_ items: [RowItem], _ levers: ListLevers) -> ViewHost {
    let height = ListsTrigger.visibleRows * ListsTrigger.rowHeight
    return ViewHost(size: CGSize(width: 390, height: height)) { ListOwner(items: items, levers: levers) }
  }

  func update() {
    round += 1
    do {
      switch scenario.trigger {
      case .firstRender:
        before = before + host.totalCounts
        host = Self.mount(items, levers)
      case .scrollByRow:
        try host.scroll(by: CGFloat(ListsTrigger.rowHeight))
        try host.scroll(to: 0)
      case .jump:
        try host.scroll(to: CGFloat(scenario.count * ListsTrigger.rowHeight / 2))
        try host.scroll(to: 0)
      case .changeRow:
        levers.items?.wrappedValue[ListsTrigger.visible(of: scenario.count) / 2].title = "round \(round)"
        host.flush()
      case .insertFirst:
        levers.items?.wrappedValue.insert(RowItem(id: -round, title: "new"), at: 0)
        host.flush()
        levers.items?.wrappedValue.removeFirst()
        host.flush()
      }
    } catch {
      problem = error.description
    }
  }

  func takeCounts() -> Counts {
    let ran = meter.take(upTo: before + host.totalCounts)
    return [.bodies: ran.bodies, .geometryClosures: ran.geometryClosures]
  }

  func verifyValue() -> String? {
    if let problem { return problem }
    if let issue = host.issues.first { return "no issue expected, got: \(issue)" }
    let (rows, expected) = (host.texts.count, ListsTrigger.visible(of: scenario.count))
    return rows == expected ? nil : "expected \(counted(expected, "row", "rows")), got \(grouped(rows))"
  }
}

/// The setters of a scenario, captured by the owner's body.
final class ListLevers {
  /// The elements of the list.
  var items: Binding<[RowItem]>?
}

/// The owner of the elements of a list.
struct ListOwner: View {
  @State private var items: [RowItem]
  let levers: ListLevers

  init(items: [RowItem], levers: ListLevers) {
    self.items = items
    self.levers = levers
  }

  var body: some View {
    let _ = (levers.items = $items)
    List(items) { item in ListRow(item: item) }
  }
}

/// A row with state, so that it is kept aside.
struct ListRow: View {
  @State private var isMarked = false
  let item: RowItem

  var body: some View {
    Text(isMarked ? "marked" : item.title)
      .frame(height: CGFloat(ListsTrigger.rowHeight))
      .onTapGesture { isMarked.toggle() }
  }
}
