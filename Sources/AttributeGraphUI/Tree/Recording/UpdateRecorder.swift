/// An object that takes notes of updates for a recording.
@MainActor
protocol UpdateRecorder: AnyObject {
  /// Takes note of a write of state.
  func noteWrite(to property: PropertyContext)
  /// Takes note of a write of a property of an `@Observable` object.
  func noteWrite(to property: ObservedProperty)
  /// Takes note of a body that runs, its cause, and the origins of its properties that have changed.
  func noteBody(at position: ViewPosition, _ cause: BodyCause, _ origins: [HostRecording.Origin])
}
