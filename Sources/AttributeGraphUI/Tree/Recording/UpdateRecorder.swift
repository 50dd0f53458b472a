/// An object that records updates.
@MainActor
protocol UpdateRecorder: AnyObject {
  /// Records a write of state.
  func noteWrite(to property: PropertyPlace)
  /// Records a write of a property of an `@Observable` object.
  func noteWrite(to property: ObservedProperty)
  /// Records that a body runs, its cause, and the origins of its changed properties.
  func noteBody(at position: ViewPosition, _ cause: BodyCause, _ origins: [HostRecording.Origin])
}
