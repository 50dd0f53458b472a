import AttributeGraphUI
import TestSupport
import Testing

/// Several publishers as one.
struct `Merged publishers` {
  typealias Numbers = PassthroughSubject<Int, Trouble>

  @Test func `values arrive as they are sent, and completion when all have completed`() {
    let (a, b, c) = (Numbers(), Numbers(), Numbers())
    let probe = Probe<Int, Trouble>()
    a.map { $0 }.merge(with: b, c).subscribe(probe)
    a.send(1)
    c.send(2)
    b.send(3)
    a.send(completion: .finished)
    c.send(completion: .finished)
    b.send(4)
    b.send(completion: .finished)
    #expect(probe.log == ["subscription", "1", "2", "3", "4", "finished"])
  }

  @Test func `a failure ends the merge and cancels the others`() {
    let (a, b) = (Numbers(), Numbers())
    var cancelled = 0
    let probe = Probe<Int, Trouble>()
    a.merge(with: b.handleEvents(receiveCancel: { cancelled += 1 })).subscribe(probe)
    a.send(completion: .failure(.one))
    b.send(1)
    #expect(probe.log == ["subscription", "failure(one)"])
    #expect(cancelled == 1)
  }

  @Test func `no more values arrive than requested, and one of each publisher is buffered`() {
    let probe = Probe<Int, Never>(asking: .max(1))
    [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(probe)
    #expect(probe.log == ["subscription", "1"])
    probe.subscription?.request(.max(2))
    #expect(probe.log.count == 4)
    probe.subscription?.request(.unlimited)
    #expect(Set(probe.log) == ["subscription", "1", "2", "3", "10", "20", "finished"])
    #expect(probe.log.last == "finished")
  }

  @Test func `a buffered value arrives before the completion`() {
    let (a, b) = (Numbers(), Numbers())
    let probe = Probe<Int, Trouble>(asking: .none)
    a.merge(with: b).subscribe(probe)
    a.send(1)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(probe.log == ["subscription"])
    probe.subscription?.request(.max(1))
    #expect(probe.log == ["subscription", "1", "finished"])
  }

  @Test func `any number of publishers of one type are merged`() {
    let subjects = (0..<5).map { _ in Numbers() }
    let probe = Probe<Int, Trouble>()
    Publishers.MergeMany(subjects).subscribe(probe)
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    for subject in subjects { subject.send(completion: .finished) }
    #expect(probe.log == ["subscription", "0", "1", "2", "3", "4", "finished"])
    let none = Probe<Int, Trouble>()
    Publishers.MergeMany([Numbers]()).subscribe(none)
    #expect(none.log == ["subscription", "finished"])
  }

  @Test func `cancelling cancels all publishers`() {
    var cancelled = 0
    let subjects = (0..<3).map { _ in Numbers() }
    let probe = Probe<Int, Trouble>()
    Publishers.MergeMany(subjects.map { $0.handleEvents(receiveCancel: { cancelled += 1 }) }).subscribe(probe)
    probe.subscription?.cancel()
    subjects[0].send(1)
    #expect(cancelled == 3)
    #expect(probe.log == ["subscription"])
  }

  @Test func `requesting nothing from merged publishers traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let probe = Probe<Int, Never>(asking: .none)
      Just(1).merge(with: Just(2).map { $0 }).subscribe(probe)
      probe.subscription?.request(.none)
    }
    #expect(standardErrorText(of: result).contains("A merged subscription was asked for no value."))
  }
}

/// The latest values of several publishers together.
struct `Combined publishers` {
  @Test func `the latest values are combined once all publishers have sent one`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let probe = Probe<String, Never>()
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(probe)
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    b.send("y")
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    #expect(probe.log == ["subscription", "2x", "3x", "3y", "3z", "finished"])
  }

  @Test func `three are combined as two are`() {
    let subjects = (1...3).map { CurrentValueSubject<Int, Never>($0) }
    let probe = Probe<Int, Never>()
    subjects[0].combineLatest(subjects[1], subjects[2]) { $0 * 100 + $1 * 10 + $2 }.subscribe(probe)
    subjects[2].send(7)
    #expect(probe.log == ["subscription", "123", "127"])
  }

  @Test func `two published properties are combined`() {
    final class Form: ObservableObject {
      @Published var name = ""
      @Published var age = 0
    }
    let form = Form()
    var log: [Bool] = []
    let sink = form.$name.combineLatest(form.$age).map { !$0.isEmpty && $1 >= 18 }.removeDuplicates().sink {
      log.append($0)
    }
    form.name = "A"
    form.age = 18
    form.age = 19
    #expect(log == [false, true])
    _ = sink
  }

  @Test func `a publisher that completes without a value completes the combination`() {
    let a = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>()
    a.combineLatest(Empty<Int, Never>()) { $0 + $1 }.subscribe(probe)
    a.send(1)
    #expect(probe.log == ["subscription", "finished"])
  }

  @Test func `a failure ends the combination and cancels the other`() {
    let (a, b) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    var cancelled = 0
    let probe = Probe<Int, Trouble>()
    a.combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })) { $0 + $1 }.subscribe(probe)
    a.send(completion: .failure(.other))
    b.send(1)
    #expect(probe.log == ["subscription", "failure(other)"])
    #expect(cancelled == 1)
  }

  @Test func `no more values arrive than requested`() {
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(10))
    let probe = Probe<Int, Never>(asking: .max(1))
    a.combineLatest(b) { $0 + $1 }.subscribe(probe)
    #expect(probe.log == ["subscription", "11"])
    a.send(2)
    #expect(probe.log == ["subscription", "11"])
    probe.subscription?.request(.unlimited)
    b.send(20)
    #expect(probe.log.last == "22")
  }

  @Test func `cancelling cancels all publishers`() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancelled += 1 })
    subject.combineLatest(subject, subject).sink { _ in }.cancel()
    #expect(cancelled == 3)
  }

  @Test func `requesting nothing from combined publishers traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let probe = Probe<(Int, Int), Never>(asking: .none)
      Just(1).combineLatest(Just(2)).subscribe(probe)
      probe.subscription?.request(.none)
    }
    #expect(standardErrorText(of: result).contains("A combined subscription was asked for no value."))
  }
}
