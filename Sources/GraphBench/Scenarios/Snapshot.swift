import AttributeGraphUI

/// A scenario that has a screen, so that its frames can be shown.
@MainActor protocol PicturedScenario: PreparedScenario {
  /// What is on the screen now.
  var picture: FramePicture { get }
}

/// The frames of a scenario before and after one update.
@MainActor package struct Snapshot {
  private let comparison: PictureComparison
  private let name: String

  /// Builds the scenario that is asked for, and updates it once.
  ///
  /// - Throws: `UsageError` where there is no such scenario, or where it has no screen; what keeps it from being built.
  package init(_ request: SnapshotRequest, of catalog: SuiteCatalog) throws {
    let sizes = request.size.map { [$0] }
    let scenarios = catalog.suites.flatMap { suite in
      suite.sections.flatMap { $0.scenarios(sizes: sizes, extent: .full) }
    }
    let names = scenarios.map(\.id.description)
    guard let found = scenarios.first(where: { $0.id.description == request.scenario }) else {
      throw UsageError.unknownScenario(request.scenario, valid: names)
    }
    guard case .timed(let scenario) = found.method, let prepared = try scenario.prepare() as? any PicturedScenario
    else {
      throw UsageError.scenarioWithoutScreen(request.scenario)
    }
    let before = prepared.picture
    prepared.update()
    comparison = PictureComparison(before: before, after: prepared.picture)
    name = request.scenario
  }

  /// The frames in a format.
  package func rendered(as format: SnapshotRequest.Format) -> String {
    switch format {
    case .svg: comparison.svg(title: "\(name): before and after an update")
    case .text:
      "before\n\(comparison.before.text)after\n\(comparison.after.text)differences\n\(comparison.text)"
    }
  }
}
