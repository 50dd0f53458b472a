import AttributeGraphUI
import Foundation
import Synchronization
import Testing

/// An object that several threads use although its type does not say that they may, as with Combine's.
private struct Shared<Object: AnyObject>: @unchecked Sendable {
  let object: Object

  init(_ object: Object) { self.object = object }
}

/// Subjects and cancellables used by several threads at once.
struct `Subjects and threads` {
  private static let (senders, messages) = (8, 2_000)

  /// Runs a closure for the numbers from 1 on in each of several tasks.
  private func everywhere(_ work: @escaping @Sendable (_ sender: Int, _ message: Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for sender in 0..<Self.senders {
        group.addTask { for message in 1...Self.messages { work(sender, message) } }
      }
    }
  }

  @Test func `every value arrives once, and never two at the same time`() async {
    let subject = PassthroughSubject<Int, Never>()
    let sum = Atomic(0)
    let running = Atomic(0)
    let overlaps = Atomic(0)
    let sink = subject.sink { value in
      if running.add(1, ordering: .sequentiallyConsistent).newValue != 1 {
        overlaps.add(1, ordering: .sequentiallyConsistent)
      }
      sum.add(value, ordering: .sequentiallyConsistent)
      running.subtract(1, ordering: .sequentiallyConsistent)
    }
    let shared = Shared(subject)
    await everywhere { _, _ in shared.object.send(1) }
    #expect(sum.load(ordering: .sequentiallyConsistent) == Self.senders * Self.messages)
    #expect(overlaps.load(ordering: .sequentiallyConsistent) == 0)
    _ = sink
  }

  @Test func `subscribers may come and go while values are sent`() async {
    let subject = CurrentValueSubject<Int, Never>(0)
    let received = Atomic(0)
    let kept = subject.sink { _ in received.add(1, ordering: .relaxed) }
    let shared = Shared(subject)
    await everywhere { sender, message in
      if sender.isMultiple(of: 2) {
        shared.object.send(message)
      } else {
        var values = 0
        let sink = shared.object.sink { _ in values += 1 }
        sink.cancel()
      }
    }
    #expect(received.load(ordering: .relaxed) == 1 + Self.senders / 2 * Self.messages)
    #expect((1...Self.messages).contains(subject.value))
    _ = kept
  }

  @Test func `no lock is held while a subscriber runs, so two subjects may send to each other from two threads`() async
  {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let received = Atomic(0)
    let sinks = [
      one.sink { value in
        received.add(1, ordering: .relaxed)
        if value < 3 { other.send(value + 1) }
      },
      other.sink { value in
        received.add(1, ordering: .relaxed)
        if value < 3 { one.send(value + 1) }
      },
    ]
    let (first, second) = (Shared(one), Shared(other))
    await everywhere { sender, _ in (sender.isMultiple(of: 2) ? first : second).object.send(1) }
    // Each value is sent on twice.
    #expect(received.load(ordering: .relaxed) == 3 * Self.senders * Self.messages)
    _ = sinks
  }

  @Test func `a cancellable that all cancel at once runs its closure once`() async {
    for _ in 1...50 {
      let count = Atomic(0)
      let cancellable = Shared(AnyCancellable { count.add(1, ordering: .relaxed) })
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { cancellable.object.cancel() } }
      }
      #expect(count.load(ordering: .relaxed) == 1)
    }
  }

  @Test func `an object has one publisher, however many ask for it at once`() async {
    final class Model: ObservableObject, @unchecked Sendable {
      @Published var number = 0
      @Published var text = ""
    }
    for _ in 1...50 {
      let model = Model()
      let publishers = await withTaskGroup(of: Shared<ObservableObjectPublisher>.self) { group in
        for _ in 0..<4 { group.addTask { Shared(model.objectWillChange) } }
        return await group.reduce(into: Set()) { $0.insert(ObjectIdentifier($1.object)) }
      }
      #expect(publishers.count == 1)
      var sent = 0
      let sink = model.objectWillChange.sink { sent += 1 }
      model.number = 1
      model.text = "a"
      #expect(sent == 2)
      _ = sink
    }
  }
}
