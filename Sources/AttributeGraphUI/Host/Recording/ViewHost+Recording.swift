extension ViewHost {
  /// Starts recording the events of the host: frames with bodies, their causes, writes, layout and changed items.
  ///
  /// There is one recording at a time: a new one ends the previous one, which keeps its frames. In a window of a
  /// program, the bodies and the work of all windows are recorded, but only the screen of this one.
  ///
  /// - Returns: The recorder, which holds the recording and stops it.
  public func record() -> HostRecorder {
    let recorder = HostRecorder(self)
    runtime.recorder = recorder
    return recorder
  }

  /// Records the events of the host while a closure runs.
  ///
  /// ```swift
  /// let recording = try host.record { try host.tap("Add") }
  /// ```
  ///
  /// This ends a recording that is in progress.
  ///
  /// - Returns: The recording.
  public func record<Failure: Error>(_ work: () throws(Failure) -> Void) throws(Failure) -> HostRecording {
    let recorder = record()
    defer { recorder.stop() }
    try work()
    return recorder.recording
  }

  /// Runs an action of a person or a test, as the action of the frames that follow, if a recording is in progress.
  func acting(_ name: @autoclosure () -> String, _ file: String?, _ line: Int?, _ work: () -> Void) {
    guard let recorder = runtime.hostRecorder else { return work() }
    recorder.performing(HostRecording.Action(name: name(), file: file, line: line), work)
  }
}
