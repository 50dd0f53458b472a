import Foundation

/// The texts by which the views of a screen choose external events.
nonisolated struct ExternalEventConditions {
  /// The texts of events that the screen handles before others.
  let preferring: Set<String>
  /// The texts of events that the screen handles if no other one prefers them.
  let allowing: Set<String>
}

/// The answer of a screen to an external event.
enum ExternalEventAnswer {
  /// It handles the event before other screens.
  case prefers
  /// It handles the event if no other screen prefers it.
  case allows
  /// It does not handle the event.
  case refuses
}

extension Set<String> {
  /// Whether a URL contains one of the texts; `"*"` stands for every URL.
  func match(_ url: URL) -> Bool { contains { $0 == "*" || url.absoluteString.contains($0) } }
}

/// Sets which external events the screen of a view handles.
nonisolated struct _ExternalEventsModifier: PrimitiveViewModifier, CollectiveModifier {
  let conditions: ExternalEventConditions

  @MainActor static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let position = inputs.makePosition(Self.self)
    let latest = modifier.latest()
    inputs.runtime.urls.limit(at: position) {
      latest.value?.conditions ?? ExternalEventConditions(preferring: [], allowing: [])
    }
    return body(inputs.inside(position))
  }
}

extension View {
  /// Sets which URLs the window of the view handles: those that contain one of the texts. `["*"]` stands for all.
  ///
  /// A program's URL goes to the frontmost window that prefers it, or else to the frontmost one that allows it. A
  /// window whose views do not set this allows all.
  nonisolated public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    modifier(_ExternalEventsModifier(conditions: .init(preferring: preferring, allowing: allowing)))
  }
}
