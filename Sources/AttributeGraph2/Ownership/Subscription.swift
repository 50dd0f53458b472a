/// Something that goes on until it is cancelled: an observer, a listener.
///
/// ```swift
/// let printing = total.observe { print($0) }
/// printing.cancel()
/// ```
///
/// It is cancelled when its last owner goes. It is confined, like the graph.
public final class Subscription {
  /// The action that ends it; nil once it has been cancelled.
  private var end: (() -> Void)?

  /// Makes a subscription that a closure ends.
  ///
  /// - Parameter cancel: Called once: by the first ``cancel()``, or when the last owner goes.
  public init(cancel: @escaping () -> Void) { end = cancel }

  deinit { cancel() }

  /// Whether it was cancelled.
  public var isCancelled: Bool { end == nil }

  /// Ends it. Cancelling again does nothing.
  ///
  /// - Complexity: That of the closure that ends it.
  public func cancel() { end.take()?() }
}

@available(*, unavailable) extension Subscription: Sendable {}
