import AttributeGraph2
import TestSupport
import Testing

/// Semantics 9.1 for attributes whose rules are not plain closures.
struct `Depth of other kinds of attributes` {
  private struct Next: Rule {
    let source: any Attribute<Int>
    var value: Int { source.value + 1 }
  }

  private static let length = 100_000

  /// Builds a chain, reads it, updates it and releases it, on a stack of 8 MiB.
  private static func check(
    _ first: Int, _ second: Int, link: @escaping @Sendable (Graph, any Attribute<Int>) -> any Attribute<Int>
  ) {
    onStackOfEightMebibytes {
      let graph = Graph()
      let head = graph.cell(0)
      var end: any Attribute<Int> = head
      for _ in 0..<length { end = link(graph, end) }
      #expect(end.value == first)
      head.value = 1
      #expect(end.value == second)
      end = head
      #expect(graph.statistics.nodes == 1)
      #expect(graph.statistics.edges == 0)
    }
  }

  @Test func `9.1: a hundred thousand redirectable attributes are released`() {
    Self.check(0, 1) { $0.redirectable(to: $1) }
  }

  @Test func `9.1: a hundred thousand attributes of rules that are types are released`() {
    Self.check(Self.length, Self.length + 1) { $0.attribute(of: Next(source: $1)) }
  }

  @Test func `9.1: a hundred thousand attributes with a previous value are released`() {
    Self.check(Self.length, Self.length + 1) { graph, source in
      graph.computed(startingWith: 0) { _ in source.value + 1 }
    }
  }

  @Test func `a redirectable attribute releases its first and its last target`() {
    let graph = Graph()
    let first = Box<ComputedAttribute<Int>?>(graph.computed { 1 })
    let second = Box<ComputedAttribute<Int>?>(graph.computed { 2 })
    var shown: RedirectableAttribute<Int>?
    if let one = first.content, let two = second.content {
      shown = graph.redirectable(to: one)
      shown?.target = two
    }
    #expect(shown?.value == 2)
    (first.content, second.content) = (nil, nil)
    #expect(graph.statistics.nodes == 3)
    shown = nil
    #expect(graph.statistics.nodes == 0)
  }

  @Test func `a rule type that drops the last owner of its attribute is released`() {
    final class Note {}
    struct Dropping: Rule {
      let own: Box<RuleAttribute<Dropping>?>
      let note: Note
      var value: Int {
        own.content = nil
        return 1
      }
    }
    let graph = Graph()
    let own = Box<RuleAttribute<Dropping>?>(nil)
    weak var seen: Note?
    do {
      let note = Note()
      seen = note
      own.content = graph.attribute(of: Dropping(own: own, note: note))
    }
    own.content?.prefetch()
    #expect(seen == nil)
    #expect(graph.statistics.nodes == 0)
  }
}
