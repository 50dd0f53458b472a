import AttributeGraph2
import TestSupport
import Testing

/// Semantics 17.10 to 17.13: messages from any thread, and their delivery.
struct `Mailboxes` {
  let graph = Graph()

  @Test func `a message is delivered with the owner's next transaction`() {
    let x = graph.cell(0)
    let y = graph.cell(0)
    let mailbox = x.mailbox()
    #expect(mailbox.send(1))
    #expect(x.value == 0)
    y.value = 1
    #expect(x.value == 1)
  }

  @Test func `17.10: a message is part of the transaction that delivers it`() {
    let log = Recorder<[Int]>()
    let x = graph.cell(0)
    let y = graph.cell(0)
    let effect = graph.effect { log.note([x.value, y.value]) }
    let mailbox = x.mailbox()
    mailbox.send(1)
    graph.transaction { y.value = 1 }
    mailbox.send(2)
    y.value = 2
    #expect(log.values == [[0, 0], [1, 1], [2, 2]])
    #expect(effect.evaluations == 3)
    #expect(graph.statistics.transactions == 2)
  }

  @Test func `17.10: a bare write that the mail sets back counts as never written`() {
    let x = graph.cell([1])
    let plain = graph.cell(1)
    let effect = graph.effect { _ = x.value.count + plain.value }
    let (mailbox, plainMailbox) = (x.mailbox(), plain.mailbox())
    mailbox.send([1])
    x.value = [2]
    plainMailbox.send(1)
    plain.value = 2
    #expect(x.value == [1] && plain.value == 1)
    #expect(effect.evaluations == 1)
    #expect(graph.statistics.transactions == 2)
  }

  @Test func `17.10: mail waits while a rule of another graph runs, in which nothing may be written`() {
    let x = graph.cell(0)
    let mailbox = x.mailbox()
    let other = Graph()
    let rule = other.computed { [graph] in
      graph.deliverMail()
      graph.transaction {}
      return graph.untracked { x.value }
    }
    mailbox.send(1)
    #expect(rule.value == 0)
    #expect(x.value == 0)
    graph.deliverMail()
    #expect(x.value == 1)
  }

  @Test func `17.11: the last message wins by default`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let subscription = x.observe { log.note($0) }
    let mailbox = x.mailbox()
    for message in 1...5 { mailbox.send(message) }
    graph.deliverMail()
    #expect(log.values == [0, 5])
    subscription.cancel()
  }

  @Test func `17.11: messages are combined while they wait`() {
    let log = Recorder<[Int]>()
    let mailbox = graph.mailbox(combining: +=) { (message: [Int]) in log.note(message) }
    for message in 1...3 { mailbox.send([message]) }
    graph.deliverMail()
    mailbox.send([4])
    graph.deliverMail()
    #expect(log.values == [[1, 2, 3], [4]])
  }

  @Test func `17.12: a delivery is one transaction and one run of the effects`() {
    let cells = (0..<3).map { graph.cell($0) }
    let mailboxes = cells.map { $0.mailbox() }
    let effect = graph.effect { for cell in cells { _ = cell.value } }
    for mailbox in mailboxes { mailbox.send(9) }
    graph.deliverMail()
    #expect(cells.map(\.value) == [9, 9, 9])
    #expect(effect.evaluations == 2)
    #expect(graph.statistics.transactions == 1)
  }

  @Test func `a delivery without mail is no transaction`() {
    graph.deliverMail()
    let x = graph.cell(0)
    let mailbox = x.mailbox()
    graph.deliverMail()
    #expect(graph.statistics.transactions == 0)
    mailbox.send(1)
    graph.deliverMail()
    graph.deliverMail()
    #expect(graph.statistics.transactions == 1)
  }

  @Test func `mail comes with the outermost transaction, whatever its inner ones and its effects do`() {
    let log = Recorder<Int>()
    let x = graph.cell(0)
    let y = graph.cell(0)
    let mailbox = x.mailbox()
    let sending = graph.effect {
      if y.value == 1 { mailbox.send(2) }
      graph.deliverMail()
      log.note(x.value)
    }
    mailbox.send(1)
    graph.transaction {
      graph.transaction { y.value = 1 }
      graph.deliverMail()
      log.note(x.value)
    }
    #expect(log.values == [0, 0, 1])
    graph.deliverMail()
    #expect(log.values == [0, 0, 1, 2])
    sending.stop()
  }

  @Test func `mail is delivered with a transaction that throws`() {
    struct Refusal: Error {}
    let x = graph.cell(0)
    let mailbox = x.mailbox()
    mailbox.send(1)
    #expect(throws: Refusal.self) { try graph.transaction { throw Refusal() } }
    #expect(x.value == 1)
  }

  @Test func `a rule cannot deliver mail`() {
    let x = graph.cell(0)
    let mailbox = x.mailbox()
    let rule = graph.computed { () -> Int in
      graph.deliverMail()
      graph.transaction {}
      return x.value
    }
    mailbox.send(1)
    #expect(rule.value == 0)
    graph.deliverMail()
    #expect(rule.value == 1)
  }

  @Test func `17.12: a message sent during a delivery is left for the next one`() {
    let log = Recorder<Int>()
    let own = Box<Mailbox<Int>?>(nil)
    own.content = graph.mailbox { (message: Int) in
      log.note(message)
      own.content?.send(message + 1)
    }
    own.content?.send(1)
    graph.deliverMail()
    #expect(log.values == [1])
    graph.deliverMail()
    #expect(log.values == [1, 2])
    own.content = nil
  }

  @Test func `a cell that a delivery sets back counts as never written`() {
    let x = graph.cell(0)
    let effect = graph.effect { _ = x.value }
    let mailbox = x.mailbox()
    mailbox.send(0)
    graph.transaction { x.value = 1 }
    #expect(x.value == 0)
    #expect(effect.evaluations == 1)
  }

  @Test func `17.13: a graph's wake that comes after a message is called for the next empty box`() {
    let calls = CallCounter()
    let (first, second) = (graph.cell(0).mailbox(), graph.cell(0).mailbox())
    first.send(1)
    graph.wake = { calls.count("graph") }
    second.send(1)
    #expect(calls.counts == ["graph": 1])
  }

  @Test func `17.13: a graph's wake is not called again for mail that a read has left`() {
    let calls = CallCounter()
    graph.wake = { calls.count("graph") }
    let object = Person()
    let f = graph.computed { [graph] in graph.observing { object.age } }
    let (x, y) = (graph.cell(0), graph.cell(0))
    let (first, second) = (x.mailbox(), y.mailbox())
    #expect(f.value == 0)
    first.send(1)
    object.age = 1
    #expect(f.value == 1)
    second.send(2)
    #expect(calls.counts == ["graph": 1])
    object.age = 2
    graph.deliverMail()
    second.send(3)
    #expect(calls.counts == ["graph": 2])
    #expect([x.value, y.value] == [1, 2])
  }

  @Test func `17.13: what a replaced wake owns may send messages when it is released`() {
    final class Sender: Sendable {
      let mailbox: Mailbox<Int>
      init(_ mailbox: Mailbox<Int>) { self.mailbox = mailbox }
      deinit { mailbox.send(7) }
    }
    let x = graph.cell(0)
    let sender = Sender(x.mailbox())
    graph.wake = { withExtendedLifetime(sender) {} }
    _ = consume sender
    graph.wake = nil
    graph.deliverMail()
    #expect(x.value == 7)
  }

  @Test func `17.13: the first message into an empty box wakes its owner, and the graph once for all boxes`() {
    let calls = CallCounter()
    graph.wake = { calls.count("graph") }
    let first = graph.cell(0).mailbox(wake: { calls.count("first") })
    let second = graph.mailbox(wake: { calls.count("second") }) { (_: Int) in }
    for message in 1...3 {
      first.send(message)
      second.send(message)
    }
    #expect(calls.counts == ["graph": 1, "first": 1, "second": 1])
    graph.deliverMail()
    second.send(4)
    #expect(calls.counts == ["graph": 2, "first": 1, "second": 2])
    #expect(graph.wake != nil)
  }

  @Test func `a delivery looks only at the boxes with mail`() {
    let log = Recorder<Int>()
    let mailboxes = (0..<100).map { index in graph.mailbox { (_: Int) in log.note(index) } }
    mailboxes[70].send(0)
    mailboxes[7].send(0)
    graph.deliverMail()
    #expect(log.values == [70, 7])
  }
}

/// Semantics 17.14: when a mailbox is closed.
struct `Lifetime of mailboxes` {
  @Test func `the last message of a released mailbox is delivered`() {
    let graph = Graph()
    let x = graph.cell(0)
    x.mailbox().send(1)
    graph.deliverMail()
    #expect(x.value == 1)
  }

  @Test func `a released mailbox releases its closure after the last delivery`() {
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

  @Test func `17.14: the first delivery after the release of its cell closes the box`() {
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

  @Test func `17.14: the first delivery after the end of its cell closes the box`() {
    let graph = Graph()
    let owner = graph.subgraph()
    let x = owner.build { graph.cell(0) }
    let mailbox = x.mailbox()
    owner.end()
    mailbox.send(1)
    graph.deliverMail()
    #expect(!mailbox.send(2))
  }

  @Test func `17.14: the release of a graph closes its boxes at once`() {
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

  @Test func `a graph whose box captures a cell is released together with the cell`() {
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

  @Test func `a mailbox for an ended cell traps with the cell's name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let owner = graph.subgraph()
      let x = owner.build { graph.cell(1, name: "x") }
      owner.end()
      _ = x.mailbox()
    }
    #expect(standardErrorText(of: result).contains("'x'"))
  }

  @Test func `17.12: a message may send when a later one replaces it`() {
    let graph = Graph()
    final class Reply: Sendable {
      let mailbox: Mailbox<Int>
      init(to mailbox: Mailbox<Int>) { self.mailbox = mailbox }
      deinit { mailbox.send(7) }
    }
    let answers = graph.cell(0)
    let answered = answers.mailbox()
    let mailbox = graph.mailbox { (_: Reply?) in }
    mailbox.send(Reply(to: answered))
    mailbox.send(nil)
    graph.deliverMail()
    #expect(answers.value == 7)
    final class Loop: Sendable {
      let mailbox: Mailbox<Loop?>
      init(to mailbox: Mailbox<Loop?>) { self.mailbox = mailbox }
      deinit { mailbox.send(nil) }
    }
    let loop = graph.mailbox { (_: Loop?) in }
    loop.send(Loop(to: loop))
    loop.send(nil)
    graph.deliverMail()
  }
}
