import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Whether the body of a child runs after the body of its parent.
@MainActor
struct `Comparison of inputs` {
  /// Runs at every tap, and makes its child from the number of the tick.
  struct P<Child: View>: View {
    @State var tick = 0
    @ViewBuilder let child: (Int) -> Child

    var body: some View {
      let _ = tick
      VStack {
        Button("tick") { tick += 1 }
        child(tick)
      }
    }
  }

  /// A child with one input.
  struct C<Input>: View {
    let input: Input
    var body: some View { Text("child") }
  }

  /// How often the body of a child with an input runs in two ticks after the mount.
  private func bodies<Input>(_ input: @escaping (Int) -> Input) throws -> Int {
    let host = ViewHost { P { C(input: input($0)) } }
    try host.tap("tick")
    try host.tap("tick")
    #expect(host.counts(of: P<C<Input>>.self).bodies == 3)
    return host.counts(of: C<Input>.self).bodies - 1
  }

  struct Plain { let a: Int, b: Double }

  @Test func `R-024: equal plain data`() throws {
    #expect(try bodies { _ in Plain(a: 1, b: 2.0) } == 0)
    #expect(try bodies { Plain(a: $0, b: 2.0) } == 2)
  }

  @Test func `R-025: equal strings`() throws {
    #expect(try bodies { _ in "abc" } == 0)
    #expect(try bodies { tick in String(repeating: "long enough for the heap ", count: 2 + tick * 0) } == 0)
    #expect(try bodies { "abc\($0)" } == 2)
  }

  fileprivate struct Small: Flavoured { var a: Int8 = 1 }
  fileprivate struct Named: Flavoured { var name: String }
  fileprivate struct Boxed: Flavoured { var inner: any Flavoured }

  @Test func `an existential is compared by the value that it holds`() throws {
    #expect(try bodies { _ in Small() as any Flavoured } == 0)
    #expect(try bodies { Small(a: Int8($0)) as any Flavoured } == 2)
    let long = "long enough for the heap, and made anew each time "
    #expect(try bodies { tick in Named(name: String(repeating: long, count: 2 + tick * 0)) as any Flavoured } == 0)
    #expect(try bodies { Named(name: "\($0)") as any Flavoured } == 2)
    #expect(try bodies { $0 == 0 ? Small() as any Flavoured : Named(name: "a") } == 1)
  }

  @Test func `existentials in each other are compared as deep as the stack allows`() throws {
    func nested(_ depth: Int) -> any Flavoured { (0..<depth).reduce(Small()) { inner, _ in Boxed(inner: inner) } }
    #expect(try bodies { _ in nested(3) } == 0)
    #expect(try bodies { _ in nested(1_000) } == 2)
  }

  enum Payload { case none, some(Int), text(String) }

  @Test func `R-026: equal optionals and enums with payloads`() throws {
    #expect(try bodies { _ in Optional(3) } == 0)
    #expect(try bodies { Optional($0) } == 2)
    #expect(try bodies { _ in Payload.some(3) } == 0)
    #expect(try bodies { Payload.some($0) } == 2)
    #expect(try bodies { $0 == 0 ? Payload.none : .text("a") } == 1)
  }

  @Test func `R-027: an array literal that is made anew`() throws {
    #expect(try bodies { _ in [1, 2, 3] } == 0)
    #expect(try bodies { [1, 2, $0] } == 2)
  }

  final class Shared {}

  @Test func `R-028: the same object`() throws {
    let object = Shared()
    #expect(try bodies { _ in object } == 0)
    #expect(try bodies { _ in Shared() } == 2)
  }

  @Test func `R-030: a value that really is another one each time`() throws {
    #expect(try bodies { _ in UUID() } == 2)
    #expect(try bodies { Date(timeIntervalSince1970: Double($0)) } == 2)
  }

  @Test func `R-031: a closure with captures is never equal`() throws {
    #expect(try bodies { tick in { tick } } == 2)
  }

  @Test func `R-032: a closure without captures is never equal either`() throws {
    #expect(try bodies { _ in { 1 } } == 2)
    #expect(try bodies { _ in globalFunction } == 2)
  }

  struct NumberParity: View, Equatable {
    let n: Int
    let label: String

    nonisolated static func == (one: Self, other: Self) -> Bool { one.n % 2 == other.n % 2 }

    var body: some View { Text(label) }
  }

  @Test func `R-036: a view that is Equatable and not plain data is asked itself`() throws {
    let host = ViewHost { P { NumberParity(n: $0 == 0 ? 3 : 5, label: "a") } }
    try host.tap("tick")
    #expect(host.counts(of: NumberParity.self).bodies == 1)
  }

  struct Card<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
  }

  @Test func `R-040: content stored as a value is compared`() throws {
    let host = ViewHost { P { _ in Card { Text("fixed") } } }
    try host.tap("tick")
    #expect(host.counts(of: Card<Text>.self).bodies == 1)
  }

  struct Card2<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
  }

  @Test func `R-041: content stored as a closure is not`() throws {
    let host = ViewHost { P { tick in Card2 { Text("fixed \(tick)") } } }
    try host.tap("tick")
    #expect(host.counts(of: Card2<Text>.self).bodies == 2)
    #expect(host.texts.last == "fixed 1")
  }
}

/// A function that captures nothing.
private func globalFunction() -> Int { 1 }

/// A protocol whose values are held in existentials.
private protocol Flavoured {}
