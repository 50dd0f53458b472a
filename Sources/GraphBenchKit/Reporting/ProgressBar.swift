/// The line on standard error with the current scenario and the time left.
@MainActor package final class ProgressBar {
  private let width: Int
  private let clock: any TimeSource
  private let write: (String) -> Void
  private let start: Int64
  private var lastDrawn: Int64?

  /// The minimum pause between two drawings, in nanoseconds, so that drawing takes a negligible time.
  private static let pause: Int64 = 100_000_000

  /// Makes a bar that is drawn with `write` in lines of at most `width` characters.
  init(width: Int, clock: any TimeSource, write: @escaping (String) -> Void) {
    self.width = width
    self.clock = clock
    self.write = write
    start = clock.nanoseconds()
  }

  /// Draws the bar over the previous one, unless that was drawn a moment ago.
  func show(name: String, fraction: Double) {
    let now = clock.nanoseconds()
    if let lastDrawn, now - lastDrawn < Self.pause { return }
    lastDrawn = now
    write(
      "\r" + Self.line(name: name, fraction: fraction, elapsed: Double(now - start) / 1e9, width: width) + "\u{1B}[K")
  }

  /// Removes the bar from its line.
  func clear() {
    if lastDrawn != nil { write("\r\u{1B}[K") }
  }

  /// The text of the bar: the percentage that is done, the time left, the scenario's name.
  ///
  /// - Parameters:
  ///   - name: The current scenario.
  ///   - fraction: The part that is done, between 0 and 1.
  ///   - elapsed: The time since the start, in seconds, from which the time left is estimated.
  ///   - width: The maximum number of characters of the line.
  /// - Returns: The text, truncated if it is too long.
  package nonisolated static func line(name: String, fraction: Double, elapsed: Double, width: Int) -> String {
    let fraction = min(max(fraction, 0), 1)
    let cells = 20
    let full = Int(fraction * Double(cells))
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: cells - full)
    let percent = "\(Int(fraction * 100)) %".padded(to: 5, alignment: .trailing)
    let left = fraction > 0.02 ? "\(Int((elapsed / fraction - elapsed).rounded(.up))) s left" : "…"
    let text = "\(bar) \(percent)  \(left)  \(name)"
    return String(text.prefix(max(width - 1, 1)))
  }
}
