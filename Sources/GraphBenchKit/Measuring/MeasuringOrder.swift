/// The order in which scenarios are measured, which is the order of their rows.
@MainActor package struct MeasuringOrder {
  /// The scenarios that are measured interleaved, group by group.
  package let groups: [[any Measurable]]

  /// Sorts scenarios by the first appearance of their group's title, then of their size, and otherwise keeps their
  /// order. Only scenarios with a reference are measured in the same group.
  package init(_ scenarios: [any Measurable]) {
    var titles: [String] = []
    var groups: [String: [(key: Key, scenarios: [any Measurable])]] = [:]
    for scenario in scenarios {
      let group = scenario.group
      if !titles.contains(group.title) { titles.append(group.title) }
      let key = Key(group: group, size: scenario.id.size)
      let isShared = group.reference != nil
      if isShared, let place = groups[group.title]?.firstIndex(where: { $0.key == key }) {
        groups[group.title]?[place].scenarios.append(scenario)
      } else {
        groups[group.title, default: []].append((key, [scenario]))
      }
    }
    self.groups = titles.flatMap { groups[$0] ?? [] }.map(\.scenarios)
  }

  private struct Key: Equatable {
    let group: RowGroup
    let size: Int?
  }
}
