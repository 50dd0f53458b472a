import AttributeGraph2
import TestSupport
import Testing

@Suite struct `Lifetime of mailboxes` {
  @Test func `the last message of a mailbox that has gone is delivered`() {
    let graph = Graph()
    let x = graph.cell(0)
    x.mailbox().send(1)
    graph.deliverMail()
    #expect(x.value == 1)
  }

  @Test func `a mailbox that has gone leaves nothing behind`() {
    let graph = Graph()
    weak var captured: Box<Int>?
    do {
      let box = Box(0)
      captured = box
      let mailbox = graph.mailbox { (message: Int) in box.content = message }
      mailbox.send(1)
    }
    #expect(captured != nil)
    graph.deliverMail()
    #expect(captured == nil)
  }

  @Test func `17.14 when its cell has gone, the next delivery closes the box`() {
    let graph = Graph()
    var x: StateCell<Int>? = graph.cell(0)
    guard let mailbox = x?.mailbox() else { return }
    x = nil
    #expect(graph.statistics.nodes == 0)
    #expect(mailbox.send(1))
    graph.deliverMail()
    #expect(!mailbox.send(2))
    graph.deliverMail()
    #expect(graph.statistics.transactions == 1)
  }

  @Test func `when its cell has ended, the next delivery closes the box`() {
    let graph = Graph()
    let owner = graph.subgraph()
    let x = owner.build { graph.cell(0) }
    let mailbox = x.mailbox()
    owner.end()
    mailbox.send(1)
    graph.deliverMail()
    #expect(!mailbox.send(2))
  }

  @Test func `17.14 when the graph goes, its boxes are closed at once`() {
    var graph: Graph? = Graph()
    let x = graph?.cell(0)
    let boxes = [x?.mailbox(), graph?.mailbox { (message: Int) in x?.value = message }].compactMap { $0 }
    for box in boxes { box.send(1) }
    graph = nil
    for box in boxes { #expect(!box.send(2)) }
    x?.value = 5
    #expect(x?.value == 5)
    #expect(x?.mailbox().send(3) == false)
  }

  @Test func `a graph whose box has a cell to itself goes with both`() {
    weak var gone: StateCell<Int>?
    let mailbox: Mailbox<Int>
    do {
      let graph = Graph()
      let x = graph.cell(0)
      gone = x
      mailbox = graph.mailbox { (message: Int) in x.value = message }
      mailbox.send(1)
    }
    #expect(gone == nil)
    #expect(!mailbox.send(2))
  }

  @Test func `a mailbox of a cell that has ended traps and names it`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let owner = graph.subgraph()
      let x = owner.build { graph.cell(1, name: "x") }
      owner.end()
      _ = x.mailbox()
    }
    #expect(standardErrorText(of: result).contains("'x'"))
  }
}
