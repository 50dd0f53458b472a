import GraphBench
import GraphBenchKit
import Testing

struct `Coloured reports` {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], TextStyle.colored), (.auto, false, [:], .plain),
      (.auto, true, ["NO_COLOR": "1"], .plain), (.auto, true, ["NO_COLOR": ""], .colored),
      (.auto, true, ["TERM": "dumb"], .plain), (.always, false, ["NO_COLOR": "1"], .colored),
      (.never, true, [:], .plain),
    ] as [(ColorChoice, Bool, [String: String], TextStyle)])
  func `follows the option, the terminal and NO_COLOR`(
    choice: ColorChoice, isTerminal: Bool, environment: [String: String], style: TextStyle
  ) {
    #expect(TextStyle(choice, isTerminal: isTerminal, environment: environment) == style)
  }
}
