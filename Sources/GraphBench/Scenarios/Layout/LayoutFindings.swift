import GraphBenchKit

/// The findings of the layout suite, in sentences with the measured figures.
enum LayoutFindings {
  /// The sentences for the measured rows. A sentence whose rows were not measured is omitted.
  @MainActor
  static func sentences(_ results: [RowResult]) -> [String] {
    let rows = LayoutRows(results)
    return [fontSize(rows), unreadState(rows), ownSize(rows)].compactMap { $0 }
  }

  /// The question the project began with.
  @MainActor
  private static func fontSize(_ rows: LayoutRows) -> String? {
    guard let size = rows.largestSize,
      let frame = rows[.infinityFrame, .fontSize, size], let reader = rows[.geometryReader, .fontSize, size],
      let closures = reader.counts[.geometryClosures]
    else { return nil }
    let comparison =
      if let ratio = reader.ratio, !ratio.isTie {
        "the update takes \(decimal(ratio.value)) times as long as that of the infinity frames"
      } else {
        "the samples do not show which update takes longer"
      }
    return """
      When the title above \(counted(size, "leaf", "leaves")) changes its height, the geometry readers run \
      \(counted(closures, "closure", "closures")) and the infinity frames none; \(comparison) \
      (\(shortTime(reader.time.median)) against \(shortTime(frame.time.median))).
      """
  }

  /// The common result of both styles.
  @MainActor
  private static func unreadState(_ rows: LayoutRows) -> String? {
    let measured = rows.all(.unreadState)
    guard !measured.isEmpty else { return nil }
    let closures = measured.compactMap { $0.counts[.geometryClosures] }.max() ?? 0
    let bodies = measured.compactMap { $0.counts[.bodies] }.max() ?? 0
    let style = rows.styles(of: .unreadState) > 1 ? " whatever the style" : ""
    return """
      A change that leaves the geometry alone runs \(bodies == 1 ? "one body, the parent's" : counted(bodies, "body", "bodies")), and \
      \(closures == 0 ? "no closure, size query or placement" : counted(closures, "closure", "closures"))\(style): reading \
      geometry costs when geometry changes.
      """
  }

  /// The use of a geometry reader.
  @MainActor
  private static func ownSize(_ rows: LayoutRows) -> String? {
    guard let size = rows.largestSize,
      let change = rows[ReadingScenario(task: .ownSize, way: .onGeometryChange, count: size)],
      let preference = rows[ReadingScenario(task: .ownSize, way: .preferenceReader, count: size)],
      let changeRatio = change.ratio, let preferenceRatio = preference.ratio, let bodies = change.counts[.bodies]
    else { return nil }
    return """
      Where a leaf has to know its size, a reader is the right tool: 'onGeometryChange' and a reader behind with a \
      preference run \(counted(bodies, "body", "bodies")) for a second round, and take \(decimal(changeRatio.value)) and \
      \(decimal(preferenceRatio.value)) times as long.
      """
  }

  private static func decimal(_ value: Double) -> String { String(format: "%.2f", value) }
}

/// The rows of the layout suite that were measured, by style, trigger and size.
@MainActor
private struct LayoutRows {
  private var rows: [ScenarioID: Measurement] = [:]

  init(_ results: [RowResult]) {
    for result in results { rows[result.id] = result.measurement }
  }

  /// The largest size for which there is a row.
  var largestSize: Int? { rows.keys.compactMap(\.size).max() }

  subscript(style: LayoutStyle, trigger: LayoutTrigger, size: Int) -> Measurement? {
    rows[LayoutScenario(style: style, trigger: trigger, count: size).id]
  }

  subscript(reading: ReadingScenario) -> Measurement? { rows[reading.id] }

  /// All rows of a trigger.
  func all(_ trigger: LayoutTrigger) -> [Measurement] {
    rows.filter { $0.key.path.hasSuffix("/\(trigger.rawValue)") }.map(\.value)
  }

  /// The number of styles that were measured with a trigger.
  func styles(of trigger: LayoutTrigger) -> Int {
    Set(rows.keys.map(\.path).filter { $0.hasSuffix("/\(trigger.rawValue)") }).count
  }
}
