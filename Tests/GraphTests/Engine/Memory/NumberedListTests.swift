import TestSupport
import Testing

@testable import AttributeGraph2

struct `Lists with numbers` {
  @Test func `elements keep their order and are found by their numbers after removals`() {
    var list = NumberedList<String>()
    var numbers: [Int] = []
    for index in 0..<100 { numbers.append(list.append("\(index)")) }
    for index in 0..<100 where index % 3 != 0 { #expect(list.remove(numbers[index]) == "\(index)") }
    #expect(list.count == 34)
    #expect(list.elements == stride(from: 0, to: 100, by: 3).map { "\($0)" })
    #expect(list.numbers == stride(from: 0, to: 100, by: 3).map { numbers[$0] })
    #expect(list[numbers[99]] == "99")
    #expect(list[numbers[98]] == nil)
    #expect(list.remove(numbers[98]) == nil)
  }

  @Test func `the first element that satisfies a predicate is found after those before it are gone`() {
    var list = NumberedList<Int>()
    let numbers = (0..<40).map { list.append($0) }
    for index in 0..<40 {
      #expect(list.first { _ in true } == index)
      let next = (index + 7) / 7 * 7 - 1
      #expect(list.first { $0 % 7 == 6 } == (next < 40 ? next : nil))
      _ = list.remove(numbers[index])
    }
    #expect(list.first { _ in true } == nil)
    _ = list.append(41)
    #expect(list.first { _ in true } == 41)
  }

  @Test func `setting an element changes one that is there, and none that is gone`() {
    var list = NumberedList<Int>()
    let (first, second) = (list.append(1), list.append(2))
    _ = list.remove(first)
    list[first] = 7
    list[second] = 8
    #expect(list.elements == [8])
  }

  @Test func `a number is never given twice`() {
    var list = NumberedList<Int>()
    let first = list.append(1)
    _ = list.remove(first)
    #expect(list.append(1) != first)
    #expect(list.count == 1)
  }
}
