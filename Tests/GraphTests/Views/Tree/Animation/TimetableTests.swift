import TestSupport
import Testing
import ViewTestSupport

@testable import AttributeGraphUI

struct `Timetables` {
  @Test func `Elements come by their moments, and those of one moment in the order in which they came`() {
    var timetable = Timetable<Int, String>()
    for (number, moment) in [3, 1, 2, 1].enumerated() {
      timetable.insert("\(moment)\(number)", number: number, at: moment)
    }
    #expect(timetable.firstMoment == 1)
    #expect(timetable.takeFirst(until: 0) == nil)
    var taken: [String] = []
    while let next = timetable.takeFirst(until: 2) { taken.append(next.element) }
    #expect(taken == ["11", "13", "22"])
    #expect(timetable.firstMoment == 3)
  }

  @Test func `A removed element does not come, and removing it again gives none`() {
    var timetable = Timetable<Int, String>()
    for number in 0..<100 { timetable.insert("\(number)", number: number, at: number) }
    for number in 0..<99 { #expect(timetable.remove(number) == "\(number)") }
    #expect(timetable.remove(5) == nil)
    #expect(timetable.firstMoment == 99)
    #expect(timetable.takeFirst(until: 200)?.element == "99")
    #expect(timetable.firstMoment == nil)
  }

  @Test(arguments: RandomSeeds.first(5, nightly: 100))
  func `Insertions, removals and takings at random agree with a sorted array`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var timetable = Timetable<Int, Int>()
    var model: [(moment: Int, number: Int)] = []
    for number in 0..<2_000 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0...2:
        let moment = Int.random(in: 0..<50, using: &random)
        timetable.insert(number, number: number, at: moment)
        model.insert((moment, number), at: model.firstIndex { $0.moment > moment } ?? model.endIndex)
      case 3:
        guard let index = model.indices.randomElement(using: &random) else { continue }
        let removed = model.remove(at: index).number
        #expect(timetable.remove(removed) == removed, "seed \(seed)")
      default:
        let end = Int.random(in: 0..<50, using: &random)
        let expected = model.first.flatMap { $0.moment <= end ? $0 : nil }
        if expected != nil { model.removeFirst() }
        #expect(timetable.takeFirst(until: end)?.number == expected?.number, "seed \(seed)")
      }
      #expect(timetable.firstMoment == model.first?.moment, "seed \(seed)")
    }
  }
}
