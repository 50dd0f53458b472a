import Testing

@testable import AttributeGraph2

/// Effects that end while they wait for another turn in a run of their queue.
@Suite struct `Effects that end while they wait` {
  @Test func `one that has had a turn in this run waits no more, wherever its second one was sorted to`() {
    let graph = Graph()
    let queue = graph.makeEffectQueue()
    let cells = (0..<8).map { _ in graph.cell(0) }
    var effects: [Effect?] = []
    var waiting: Bool?
    for index in 0..<8 {
      effects.append(
        graph.effect(on: queue) {
          let value = cells[index].value
          if index == 7 {
            // Both have had their turns. They come to wait again, the one that was made later first.
            cells[5].value = 1
            cells[3].value = 1
          } else if index == 3 && value == 1 {
            effects[5] = nil
            waiting = queue.turns.takeFirst() != nil
          }
        })
    }
    queue.run()
    #expect(waiting == false)
    #expect(queue.isEmpty)
    effects = []
  }
}
