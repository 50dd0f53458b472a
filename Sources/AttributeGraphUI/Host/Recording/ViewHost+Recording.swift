extension ViewHost {
  /// Begins to record what happens in the host: frames with bodies, their causes, writes, layout and changed items.
  ///
  /// One recording is made at a time: a new one ends the one before it, which keeps what it has. In a window of a
  /// program the bodies and the work of all windows are recorded, and the screen of this one.
  ///
  /// - Returns: The recorder, which has the recording and stops it.
  public func record() -> HostRecorder {
    let recorder = HostRecorder(self)
    runtime.recorder = recorder
    return recorder
  }

  /// Records what happens in the host while a closure runs.
  ///
  /// ```swift
  /// let recording = try host.record { try host.tap("Add") }
  /// ```
  ///
  /// A recording around it ends.
  ///
  /// - Returns: What was recorded.
  public func record<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> HostRecording {
    let recorder = record()
    defer { recorder.stop() }
    try work()
    return recorder.recording
  }

  /// Runs what a person or a test does, as the action of the frames that follow, where somebody records.
  func acting(_ name: @autoclosure () -> String, _ file: String?, _ line: Int?, _ work: () -> Void) {
    guard let recorder = runtime.hostRecorder else { return work() }
    recorder.performing(HostRecording.Action(name: name(), file: file, line: line), work)
  }
}
