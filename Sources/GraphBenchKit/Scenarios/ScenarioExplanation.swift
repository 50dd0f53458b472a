import AttributeGraph2
import AttributeGraphUI
import Foundation

/// The steps of one update of a scenario, in order, with the cause of each.
@MainActor package struct ScenarioExplanation {
  /// The recorded steps.
  private enum Subject {
    /// Views, recorded.
    case views(HostRecording)
    /// A graph, event by event.
    case graph(GraphTrace)
  }

  private let subject: Subject
  private let format: ExplanationFormat
  private let heading: String

  /// Builds the requested scenario, and records one update.
  ///
  /// - Throws: `UsageError` if there is no such scenario, if it keeps neither a host nor a graph, or if an update makes
  ///   them anew; the error that prevents building it.
  package init(_ request: ExplanationRequest, of catalog: SuiteCatalog) throws {
    let found = try catalog.scenario(named: request.scenario, size: request.size)
    format = request.format
    heading = "\(found.id.title): one update"
    guard case .timed(let scenario) = found.method else { throw UsageError.scenarioWithoutSubject(request.scenario) }
    switch try scenario.preparedForShow() {
    case let hosted as any HostedScenario:
      let host = hosted.host
      let recording = host.record { hosted.update() }
      guard hosted.host === host else { throw UsageError.scenarioWithoutUpdate(request.scenario) }
      subject = .views(recording)
    case let drawn as any GraphScenario:
      if request.format == .html { throw UsageError.scenarioWithoutScreen(request.scenario) }
      subject = .graph(GraphTrace(of: drawn.graph) { drawn.update() })
    default: throw UsageError.scenarioWithoutSubject(request.scenario)
    }
  }

  /// The explanation in the requested format.
  package func rendered() throws -> String {
    switch (subject, format) {
    case (.views(let recording), .text): "\(heading)\n\(recording)\n"
    case (.views(let recording), .json): try json(recording)
    case (.views(let recording), .html): recording.page(title: heading)
    case (.graph(let trace), .json): try json(trace)
    case (.graph(let trace), .text), (.graph(let trace), .html): "\(heading)\n\(trace)\n"
    }
  }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
