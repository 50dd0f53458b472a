import MacroExpansion
import Testing

struct `The expansion of @Animatable` {
  private func expansion(_ source: String, of type: String = "Wave", conforming: Bool = true) -> MacroUse.Outcome {
    MacroUse(source, role: "extension", extending: type, conforming: conforming).expansion(of: "AnimatableMacro")
  }

  @Test func `one variable is the data`() {
    #expect(
      expansion("@Animatable struct Wave: Shape { var phase: Double; func path() {} }", conforming: false)
        == .expanded(
          """
          extension Wave {
            nonisolated var animatableData: (Double).AnimatableData {
              get { phase.animatableData }
              set {
                phase.animatableData = newValue
              }
            }
          }
          """))
  }

  @Test func `several variables are pairs of pairs`() {
    #expect(
      expansion(
        """
        @Animatable
        public struct Wave {
          var a: Double = 0
          public private(set) var b: CGFloat { didSet { print(b) } }
          var c = 1.5
        }
        """, of: "Outer.Wave")
        == .expanded(
          """
          extension Outer.Wave: nonisolated AttributeGraphUI.Animatable {
            nonisolated public var animatableData: AttributeGraphUI.AnimatablePair<(Double).AnimatableData, \
          AttributeGraphUI.AnimatablePair<(CGFloat).AnimatableData, (Double).AnimatableData>> {
              get { AttributeGraphUI.AnimatablePair(a.animatableData, \
          AttributeGraphUI.AnimatablePair(b.animatableData, c.animatableData)) }
              set {
                a.animatableData = newValue.first
                b.animatableData = newValue.second.first
                c.animatableData = newValue.second.second
              }
            }
          }
          """))
  }

  @Test func `what is no stored variable is left out`() {
    #expect(
      expansion(
        """
        @Animatable struct Wave: View {
          let a: Double
          static var b: Double = 1
          @State private var c = false
          @AnimatableIgnored var d: Bool
          @SwiftUI.AnimatableIgnored
          var e: Int
          var f: Double { 1 }
          var g: Double {
            get { 1 }
            set {}
          }
          init() {
            var h: Double = 1
            a = h
          }
          func i() -> Double { var j: Double = 1; return j }
          struct Part { var k: Double }
        }
        """) == .expanded("extension Wave: nonisolated AttributeGraphUI.Animatable {}"))
  }

  @Test func `a variable without a type is an error at its name`() {
    #expect(
      expansion("@Animatable struct Wave { var start = CGPoint.zero }")
        == .failed(
          "'@Animatable' needs the type of 'start'. Write it, or exclude the variable by '@AnimatableIgnored'.",
          at: "start"))
  }

  @Test func `a declaration that is no type is an error`() {
    #expect(
      expansion("@Animatable func wave() {}")
        == .failed(
          "'@Animatable' is attached to a declaration that is no type. Attach it to a struct.", at: "@Animatable"))
  }
}
