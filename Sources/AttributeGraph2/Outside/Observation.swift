/// Something that goes on until it is cancelled: an observer, a listener.
public final class Observation {
  private var end: (() -> Void)?

  init(cancel: @escaping () -> Void) { end = cancel }

  deinit { cancel() }

  /// Ends it. Cancelling again does nothing.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
}
