import AttributeGraphUI
import TestSupport
import Testing

/// Properties that publish before they change.
struct `Published properties` {
  class Model: ObservableObject {
    @Published var a = 0
    var b = 0
  }

  @Test func `S-109: a published property makes objectWillChange send, another one does not`() {
    let model = Model()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    model.a = 1
    #expect(count == 1)
    model.b = 1
    #expect(count == 1)
    model.a = 1
    #expect(count == 2, "an equal value is sent too: views compare, publishers do not")
    _ = sink
  }

  @Test func `S-110: objectWillChange and the property's publisher send before the value changes`() {
    let m = Model()
    var log: [String] = []
    let first = m.objectWillChange.sink { log.append("object, a is \(m.a)") }
    let second = m.$a.sink { log.append("a becomes \($0), is \(m.a)") }
    m.a = 1
    #expect(log == ["a becomes 0, is 0", "object, a is 0", "a becomes 1, is 0"])
    #expect(m.a == 1)
    _ = (first, second)
  }

  @Test func `the publisher of a property obeys demand, and sends the latest value late`() {
    let model = Model()
    let probe = Probe<Int, Never>(asking: .none)
    model.$a.subscribe(probe)
    model.a = 1
    model.a = 2
    probe.subscription?.request(.max(1))
    model.a = 3
    #expect(probe.log == ["subscription", "2"])
  }

  @Test func `a property may be set while it is being sent`() {
    let model = Model()
    var log: [Int] = []
    let sink = model.$a.sink { value in
      log.append(value)
      if value == 1 { model.a = 2 }
    }
    model.a = 1
    #expect(log == [0, 1, 2])
    #expect(model.a == 1, "the outer assignment is the last to be carried out")
    _ = sink
  }

  @Test func `a property is changed in place`() {
    final class Lists: ObservableObject {
      @Published var numbers: [Int] = [1]
    }
    let lists = Lists()
    var log: [[Int]] = []
    let sink = lists.$numbers.sink { log.append($0) }
    lists.numbers.append(2)
    lists.numbers[0] = 5
    #expect(log == [[1], [1, 2], [5, 2]])
    _ = sink
  }

  @Test func `a subscriber to a property keeps neither the object nor old values`() {
    final class Owner: ObservableObject {
      @Published var part: Farewell?
    }
    var gone = 0
    weak var released: Owner?
    var sink: AnyCancellable?
    do {
      let owner = Owner()
      released = owner
      owner.part = Farewell { gone += 1 }
      sink = owner.$part.sink { _ in }
      owner.part = nil
      #expect(gone == 1)
    }
    #expect(released == nil)
    sink?.cancel()
  }

  @Test func `a publisher sets a property until the property is released`() {
    let subject = PassthroughSubject<Int, Never>()
    var cancelled = 0
    weak var released: Model?
    do {
      let model = Model()
      released = model
      subject.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &model.$a)
      var log: [String] = []
      let sinks = [
        model.objectWillChange.sink { log.append("object") }, model.$a.sink { log.append("\($0)") },
      ]
      subject.send(7)
      #expect(model.a == 7)
      #expect(log == ["0", "object", "7"])
      #expect(cancelled == 0)
      for sink in sinks { sink.cancel() }
    }
    #expect(released == nil)
    #expect(cancelled == 1)
  }

  @Test func `a property is set through a key path of the object`() {
    let model = Model()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    let keyPath: ReferenceWritableKeyPath<Model, Int> = \.a
    model[keyPath: keyPath] = 3
    #expect(model.a == 3)
    #expect(count == 1)
    _ = sink
  }

  @Test func `a property that starts with a publisher's latest value follows it`() {
    final class Mirror: ObservableObject {
      @Published(initialValue: "none") var text: String
      init(of source: CurrentValueSubject<Int, Never>) {
        source.map { "\($0)" }.assign(to: &$text)
      }
    }
    let source = CurrentValueSubject<Int, Never>(1)
    let mirror = Mirror(of: source)
    #expect(mirror.text == "1")
    source.send(2)
    #expect(mirror.text == "2")
  }

  @MainActor final class Isolated: ObservableObject {
    @Published var a = 0
    let objectDidChange = PassthroughSubject<Int, Never>()
  }

  @MainActor @Test func `a model may belong to the main actor`() {
    let model = Isolated()
    var count = 0
    let sink = model.objectWillChange.sink { count += 1 }
    model.a = 1
    #expect(count == 1)
    _ = sink
  }
}
