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
  private let request: ExplanationRequest

  /// Builds the requested scenario, and records one update.
  ///
  /// - Throws: `UsageError` if there is no such scenario, if it keeps neither a host nor a graph, or if an update makes
  ///   them anew; the error that prevents building it.
  package init(_ request: ExplanationRequest, of catalog: SuiteCatalog) throws {
    self.request = request
    let found = try catalog.scenario(named: request.scenario, size: request.size)
    guard case .timed(let scenario) = found.method else { throw UsageError.scenarioWithoutUpdate(request.scenario) }
    switch try scenario.prepare() {
    case let hosted as any HostedScenario:
      let host = hosted.host
      let recording = host.record { hosted.update() }
      guard hosted.host === host else { throw UsageError.scenarioWithoutUpdate(request.scenario) }
      subject = .views(recording)
    case let drawn as any GraphScenario:
      if request.format == .html { throw UsageError.scenarioWithoutScreen(request.scenario) }
      subject = .graph(GraphTrace(of: drawn.graph) { drawn.update() })
    default: throw UsageError.scenarioWithoutUpdate(request.scenario)
    }
  }

  /// The explanation in the requested format.
  package func rendered() throws -> String {
    switch (subject, request.format) {
    case (.views(let recording), .text): "\(heading)\n\(recording)\n"
    case (.views(let recording), .json): try json(recording)
    case (.views(let recording), .html): recording.page(title: "\(request.scenario): one update")
    case (.graph(let trace), .json): try json(trace)
    case (.graph(let trace), .text), (.graph(let trace), .html): "\(heading)\n\(trace)\n"
    }
  }

  private var heading: String { "\(request.scenario): one update" }

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
