import AttributeGraphUI
import TestSupport
import Testing

/// How many values a subscriber requests.
struct `Demands` {
  typealias Demand = Subscribers.Demand

  @Test func `limited demands add up, and unlimited absorbs all others`() {
    #expect(Demand.max(2) + .max(3) == .max(5))
    #expect(Demand.max(2) + 3 == .max(5))
    #expect(Demand.unlimited + .max(1) == .unlimited)
    #expect(Demand.none + .unlimited == .unlimited)
    #expect(Demand.max(Int.max) + .max(1) == .unlimited)
    var demand = Demand.none
    demand += .max(2)
    demand += 1
    #expect(demand.max == 3)
  }

  @Test func `served values are subtracted, but not from unlimited`() {
    #expect(Demand.max(5) - .max(3) == .max(2))
    #expect(Demand.max(5) - 5 == .none)
    #expect(Demand.unlimited - .max(3) == .unlimited)
    #expect(Demand.unlimited - .unlimited == .unlimited)
    #expect(Demand.max(3) - .unlimited == .none)
    var demand = Demand.max(3)
    demand -= 1
    demand -= .max(1)
    #expect(demand == .max(1))
  }

  @Test func `a demand is multiplied without overflow`() {
    #expect(Demand.max(4) * 3 == .max(12))
    #expect(Demand.max(Int.max) * 2 == .unlimited)
    var demand = Demand.unlimited
    demand *= 0
    #expect(demand == .unlimited)
  }

  @Test func `demands are ordered, and unlimited is more than any number`() {
    #expect(Demand.none < .max(1))
    #expect(Demand.max(Int.max) < .unlimited)
    #expect(!(Demand.unlimited < .unlimited))
    #expect(Demand.none == .max(0))
    #expect(Demand.max(2) > 1)
    #expect(Demand.max(2) >= 2)
    #expect(Demand.max(2) < 3)
    #expect(Demand.max(2) <= 2)
    #expect(Demand.unlimited > Int.max)
    #expect(Demand.max(2) == 2)
    #expect(Demand.unlimited != 2)
  }

  @Test func `a demand describes itself`() {
    #expect("\(Demand.unlimited)" == "unlimited")
    #expect("\(Demand.max(7))" == "max(7)")
  }

  @Test func `a negative demand traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Subscribers.Demand.max(-1)
    }
    #expect(standardErrorText(of: result).contains("A demand of -1 values was made. Ask for 0 or more."))
  }

  @Test func `serving more than was requested traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Subscribers.Demand.max(1) - .max(2)
    }
    #expect(standardErrorText(of: result).contains("2 values were served where only 1 were asked for."))
  }
}
