import AttributeGraph2
import Synchronization
import Testing

struct `Mailboxes and threads` {
  /// How many tasks send, and how often each.
  private let senders = 8
  private let messages = 10_000

  @Test func `17.11: nothing that is summed up is lost, however deliveries and sends interleave`() async {
    let ledger = Ledger()
    let mailbox = await ledger.makeBox()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<senders {
        group.addTask { for _ in 0..<messages { mailbox.send(1) } }
      }
      group.addTask { for _ in 0..<1_000 { await ledger.deliver() } }
    }
    let (sum, runs, transactions) = await ledger.close()
    #expect(sum == senders * messages)
    #expect(runs == transactions + 1)
  }

  @Test func `of messages that replace each other, the last one of a sender stays`() async {
    let graph = Graph()
    let cell = graph.cell(0)
    let effect = graph.effect { _ = cell.value }
    let mailbox = cell.mailbox()
    await sendFromEverywhere { sender, message in mailbox.send(sender * messages + message) }
    graph.deliverMail()
    #expect(cell.value % messages == 0 && cell.value > 0)
    #expect(effect.evaluations == 2)
    #expect(graph.statistics.transactions == 1)
  }

  @Test func `every message into an empty box wakes the owner`() async {
    let home = Home()
    let mailbox = await home.makeBox()
    await sendFromEverywhere { _, _ in mailbox.send(1) }
    await home.waitUntil(sum: senders * messages)
    let (runs, transactions) = await home.counts()
    #expect(runs == transactions + 1)
  }

  /// Runs a closure for the numbers from 1 on in each of several tasks.
  private func sendFromEverywhere(_ send: @escaping @Sendable (_ sender: Int, _ message: Int) -> Void) async {
    let (senders, messages) = (senders, messages)
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<senders {
        group.addTask { for message in 1...messages { send(sender, message) } }
      }
    }
  }
}

/// A graph in an actor that delivers its mail on request.
private actor Ledger {
  private let graph = Graph()
  private let sum: StateCell<Int>
  private var adding: Effect?

  init() { sum = graph.cell(0) }

  func makeBox() -> Mailbox<Int> {
    adding = graph.effect { [sum] in _ = sum.value }
    return graph.mailbox(combining: +=) { [sum] (message: Int) in sum.value += message }
  }

  func deliver() { graph.deliverMail() }

  func close() -> (sum: Int, runs: Int, transactions: Int) {
    graph.deliverMail()
    return (sum.value, adding?.evaluations ?? 0, graph.statistics.transactions)
  }
}

/// A graph in an actor that its mail wakes.
private actor Home {
  private let graph = Graph()
  private let sum: StateCell<Int>
  private var adding: Effect?
  private var waiting: (sum: Int, continuation: CheckedContinuation<Void, Never>)?

  init() { sum = graph.cell(0) }

  func makeBox() -> Mailbox<Int> {
    adding = graph.effect { [sum] in _ = sum.value }
    // Owned weakly: the graph keeps the mailbox, and the actor keeps the graph.
    let callHome: @Sendable () -> Void = { [weak self] in Task { await self?.comeHome() } }
    return graph.mailbox(combining: +=, wake: callHome) { [sum] (message: Int) in sum.value += message }
  }

  func waitUntil(sum target: Int) async {
    if sum.value == target { return }
    await withCheckedContinuation { waiting = (target, $0) }
  }

  func counts() -> (runs: Int, transactions: Int) { (adding?.evaluations ?? 0, graph.statistics.transactions) }

  private func comeHome() {
    graph.deliverMail()
    guard let waiting, waiting.sum == sum.value else { return }
    self.waiting = nil
    waiting.continuation.resume()
  }
}
