import AttributeGraphUI
import Testing

/// Curves of quarters of circles, and curves with time and value exchanged.
struct `Unit curves` {
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
    let middles: [(UnitCurve, Double)] = [
      (.easeIn, 1.07), (.easeOut, 1.07), (.easeInOut, 1.72), (.circularEaseOut, 0.577), (.circularEaseIn, 0.577),
    ]
    for (curve, velocity) in middles { #expect(abs(curve.velocity(at: 0.5) - velocity) < 0.01) }
  }

  @Test func `the velocity at an end is the one of SwiftUI`() {
    #expect(abs(UnitCurve.easeIn.velocity(at: 1)) < 1e-9 && UnitCurve.easeOut.velocity(at: 0) == 1)
    #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && abs(UnitCurve.easeOut.velocity(at: 1)) < 1e-9)
    #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
    #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
    #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
  }

  @Test func `the x of a control point is kept within the time`() {
    let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
    #expect([0, 0.5, 1].allSatisfy { abs(curve.value(at: $0) - $0) < 1e-6 })
    #expect(abs(curve.velocity(at: 0.5) + 1) < 1e-6)
  }
}
