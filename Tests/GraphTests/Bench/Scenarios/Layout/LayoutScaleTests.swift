import GraphBench
import GraphBenchKit
import Testing

@MainActor struct `The pixels of a layout scenario` {
  @Test(arguments: [1, 1_000, 10_000, 50_000, 200_000, 1_000_000])
  func `are finer than the smallest move of any number of leaves`(leaves: Int) {
    // A leaf that is inserted takes 40 points, which all others share.
    let move = 40 / Double(leaves + 1)
    #expect(1 / LayoutScenario.displayScale(leaves: leaves) < move / 4)
  }
}
