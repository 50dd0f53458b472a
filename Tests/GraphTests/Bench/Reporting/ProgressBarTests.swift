import Foundation
import GraphBench
import GraphBenchKit
import Testing

struct `The progress bar` {
  @Test func `shows how much is done, the time left and the name`() {
    #expect(
      ProgressBar.line(name: "layout/a 10", fraction: 0.25, elapsed: 3, width: 80)
        == "█████░░░░░░░░░░░░░░░  25 %  9 s left  layout/a 10")
  }

  @Test func `says no time while there is nothing to estimate it from`() {
    #expect(ProgressBar.line(name: "a", fraction: 0, elapsed: 1, width: 80).contains("  0 %  …  a"))
  }

  @Test func `fits its line`() {
    #expect(ProgressBar.line(name: String(repeating: "x", count: 200), fraction: 1, elapsed: 1, width: 40).count == 39)
  }
}
