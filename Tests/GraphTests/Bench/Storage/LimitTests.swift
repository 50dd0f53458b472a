import GraphBench
import Testing

@Suite struct `The work by hand` {
  @Test func `runs the steps of a source in their order, and no others`() {
    let buffer = LimitBuffer<Int>(capacity: 3)
    let row = buffer.row([1, 0, 0])
    let add = LimitStep { row[1].value = row[0].value + 1 }
    let double = LimitStep { row[2].value = row[1].value * 2 }
    let program = LimitProgram([[add, double], [double], []])
    program.run(after: 0)
    #expect((0..<3).map { row[$0].value } == [1, 2, 4])
    row[1].value = 5
    program.run(after: 1)
    #expect((0..<3).map { row[$0].value } == [1, 5, 10])
    row[0].value = 7
    program.run(after: 2)
    #expect((0..<3).map { row[$0].value } == [7, 5, 10])
  }

  @Test func `reads lists of places in any order, the same place several times`() {
    let buffer = LimitBuffer<Double>(capacity: 4)
    let (row, last) = (buffer.row([1, 2, 4]), buffer.place(8))
    #expect(buffer.list([last, row[0], last]).sum == 17)
    #expect(buffer.list([]).sum == 0)
  }

  @Test func `copies a row`() {
    let buffer = LimitBuffer<Int>(capacity: 4)
    let (from, to) = (buffer.row([3, 4]), buffer.row([0, 0]))
    to.copy(from)
    #expect([to[0].value, to[1].value] == [3, 4])
  }

  @Test func `runs every closure once and frees it with the others`() {
    final class Witness {}
    var runs = 0
    weak var gone: Witness?
    do {
      let closures = LimitClosures(capacity: 2)
      let witness = Witness()
      gone = witness
      closures.run {
        runs += 1
        withExtendedLifetime(witness) {}
      }
      closures.run { runs += 1 }
      #expect(closures.count == 2)
    }
    #expect(runs == 2)
    #expect(gone == nil)
  }

  @Test func `boxes values, and puts new boxes in their places`() {
    let boxes = LimitBoxes(count: 3)
    boxes.replaceFirst(2)
    #expect((0..<boxes.count).map { boxes[$0] } == [0, 1, 2])
  }

  @Test func `has room for so many values and closures only`() async {
    await #expect(processExitsWith: .failure) {
      let buffer = LimitBuffer<Int>(capacity: 1)
      _ = buffer.row([1, 2])
    }
    await #expect(processExitsWith: .failure) {
      let closures = LimitClosures(capacity: 0)
      closures.run {}
    }
  }
}
