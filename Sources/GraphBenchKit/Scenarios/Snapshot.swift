import AttributeGraphUI

/// The frames of a scenario before and after one update.
@MainActor package struct Snapshot {
  private let comparison: PictureComparison
  private let title: String

  /// Builds the requested scenario, and updates it once.
  ///
  /// - Throws: `UsageError` if there is no such scenario, or if it has no screen; the error that prevents building it.
  package init(_ request: SnapshotRequest, of catalog: SuiteCatalog) throws {
    let found = try catalog.scenario(named: request.scenario, size: request.size)
    guard case .timed(let scenario) = found.method, let prepared = try scenario.preparedForShow() as? any HostedScenario
    else {
      throw UsageError.scenarioWithoutScreen(request.scenario)
    }
    let before = prepared.host.picture
    prepared.update()
    comparison = PictureComparison(before: before, after: prepared.host.picture)
    title = "\(found.id.title): before and after an update"
  }

  /// The frames in a format.
  package func rendered(as format: SnapshotFormat) -> String {
    switch format {
    case .svg: comparison.svg(title: title)
    case .text:
      "\(title)\nbefore\n\(comparison.before.text)after\n\(comparison.after.text)differences\n\(comparison.text)"
    }
  }
}
