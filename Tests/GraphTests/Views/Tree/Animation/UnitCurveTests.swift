import AttributeGraphUI
import Testing

/// Curves of quarters of circles, and curves with time and value exchanged.
@Suite struct `Unit curves` {
  @Test func `circular curves follow quarters of circles`() {
    #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-9)
    #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-9)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-9)
    #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.7) - 0.9) < 1e-9)
  }

  @Test(arguments: [
    UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ])
  func `an inverse curve gives the time back`(curve: UnitCurve) {
    for time in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 1e-6)
    }
    #expect(curve.inverse.inverse == curve)
  }

  @Test func `the velocity of a curve is its slope`() {
    #expect([-1, 0, 0.3, 1, 2].allSatisfy { abs(UnitCurve.linear.velocity(at: $0) - 1) < 1e-6 })
    #expect(UnitCurve.easeIn.velocity(at: 0.1) < 1 && UnitCurve.easeIn.velocity(at: 0.9) > 1)
    #expect(abs(UnitCurve.circularEaseIn.velocity(at: 0.6) - 0.75) < 1e-4)
  }
}
