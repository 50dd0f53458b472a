import AttributeGraphUI
@testable import OpenPublishers
import Testing

/// The publisher of an observable object.
struct `Observable objects` {
  class Base: ObservableObject {
    @Published var inherited = 0
  }

  class Middle: Base {
    var plain = 0
  }

  final class Derived: Middle {
    @Published var own = ""
  }

  @Test func `the properties of superclasses count too`() {
    let object = Derived()
    var count = 0
    let sink = object.objectWillChange.sink { count += 1 }
    object.inherited = 1
    object.own = "a"
    object.plain = 1
    #expect(count == 2)
    _ = sink
  }

  @Test func `an object has one publisher, and each object its own`() {
    let (one, other) = (Derived(), Derived())
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== other.objectWillChange)
    let base: Base = one
    #expect(base.objectWillChange === one.objectWillChange)
  }

  @Test func `objectWillChange can be sent by hand beside the properties`() {
    let object = Base()
    var count = 0
    let sink = object.objectWillChange.sink { count += 1 }
    object.objectWillChange.send()
    object.inherited = 1
    #expect(count == 2)
    _ = sink
  }

  final class WithoutProperties: ObservableObject {
    var a = 0 { willSet { objectWillChange.send() } }
  }

  @Test func `an object without published properties keeps its publisher, too`() {
    let object = WithoutProperties()
    var seen: [Int] = []
    let sink = object.objectWillChange.sink { seen.append(object.a) }
    object.a = 1
    object.a = 2
    #expect(seen == [0, 1])
    _ = sink
  }

  @Test func `publishers of released objects are forgotten, and never given to others`() {
    let table = ObjectPublisherTable()
    final class Plain {}
    var publishers: Set<ObjectIdentifier> = []
    var kept: [ObservableObjectPublisher] = []
    for _ in 0..<1_000 {
      let publisher = table.publisher(of: Plain())
      kept.append(publisher)
      publishers.insert(ObjectIdentifier(publisher))
    }
    #expect(publishers.count == 1_000)
    #expect(table.count <= 64)
    let living = (0..<200).map { _ in Plain() }
    let theirs = living.map { table.publisher(of: $0) }
    for (object, publisher) in zip(living, theirs) { #expect(table.publisher(of: object) === publisher) }
  }

  final class Manual: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var a = 0 { willSet { objectWillChange.send() } }
    @Published var silent = 0
  }

  @Test func `a publisher of the class's own takes the place of the synthesised one`() {
    let object = Manual()
    var seen: [Int] = []
    let sink = object.objectWillChange.sink { seen.append(object.a) }
    object.a = 1
    object.silent = 1
    #expect(seen == [0])
    _ = sink
  }

  final class OwnSubject: ObservableObject {
    let objectWillChange = PassthroughSubject<Int, Never>()
    var a = 0 { willSet { objectWillChange.send(newValue) } }
  }

  @Test func `the publisher may be of any type that cannot fail`() {
    func changes<Object: ObservableObject>(of object: Object, during change: () -> Void) -> Int {
      var count = 0
      let sink = object.objectWillChange.sink { _ in count += 1 }
      change()
      sink.cancel()
      return count
    }
    let (own, derived) = (OwnSubject(), Derived())
    #expect(changes(of: own) { own.a = 1 } == 1)
    #expect(changes(of: derived) { derived.own = "a" } == 1)
  }

  final class Counted: ObservableObject {
    var (subscriptions, cancellations) = (0, 0)
    private let subject = ObservableObjectPublisher()
    lazy var objectWillChange = subject.handleEvents(
      receiveSubscription: { [unowned self] _ in subscriptions += 1 },
      receiveCancel: { [unowned self] in cancellations += 1 })
  }

  @Test func `a publisher with event handlers counts who subscribes and who leaves`() {
    let object = Counted()
    let sinks = (1...3).map { _ in object.objectWillChange.sink {} }
    #expect((object.subscriptions, object.cancellations) == (3, 0))
    for sink in sinks { sink.cancel() }
    #expect((object.subscriptions, object.cancellations) == (3, 3))
  }

  final class Outer: ObservableObject {
    @Published var inner = Base()
  }

  @Test func `an object inside a published property is not observed`() {
    let outer = Outer()
    var count = 0
    let sink = outer.objectWillChange.sink { count += 1 }
    outer.inner.inherited = 1
    #expect(count == 0)
    outer.inner = Base()
    #expect(count == 1)
    _ = sink
  }
}
