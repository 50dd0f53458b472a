import GraphBench
import GraphBenchKit
import Testing

struct `The work by hand` {
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

  @Test func `makes values in slots of a pool, and uses freed slots again`() {
    let pool = LimitPool(capacity: 2, words: 1)
    let (first, second) = (pool.make(1), pool.make(2))
    #expect([first.value, second.value] == [1, 2])
    #expect(pool.live == 2)
    pool.free(first)
    #expect(pool.live == 1)
    let third = pool.make(3)
    #expect([third.value, second.value] == [3, 2])
    pool.free(second)
    pool.free(third)
    #expect(pool.live == 0)
  }

  @Test func `runs pooled closures of every kind once, and frees them`() {
    let buffer = LimitBuffer<Int>(capacity: 6)
    let (numbers, sink) = (buffer.row([1, 2, 4, 8, 16]), buffer.place(0))
    let table = LimitBuffer<LimitPlace<Int>>(capacity: 5)
    let sources = table.row((0..<5).map { numbers[$0] })
    let closures = PooledClosures(capacity: 5)
    var stored: [Int] = []
    closures.run(storing: 100, in: sink)
    stored.append(sink.value)
    closures.run(reading: numbers[1], into: sink)
    stored.append(sink.value)
    closures.run(adding: numbers[1], numbers[2], into: sink)
    stored.append(sink.value)
    closures.run(addingFour: sources[1..<5], into: sink)
    stored.append(sink.value)
    closures.run(addingAll: sources[0..<5], into: sink)
    stored.append(sink.value)
    #expect(stored == [100, 2, 6, 30, 31])
    #expect(closures.count == 5)
    #expect(closures.live == 5)
    closures.freeAll()
    #expect(closures.count == 0)
    #expect(closures.live == 0)
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
    await #expect(processExitsWith: .failure) {
      let pool = LimitPool(capacity: 1, words: 1)
      _ = (pool.make(1), pool.make(2))
    }
  }
}
