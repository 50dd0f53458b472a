import TestSupport
import Testing

@testable import AttributeGraph2

/// The nodes that wide evaluations have read.
struct `Read sets` {
  let graph = Graph()

  @Test func `each evaluation contains exactly the nodes noted for it`() {
    var set = ReadSet()
    let nodes = self.nodes(8)
    let (one, other) = (set.begin(), set.begin())
    #expect(one != other)
    let isNew = nodes[..<4].map { set.insert($0, one) } + [set.insert(nodes[0], other), set.insert(nodes[0], one)]
    #expect(isNew == [true, true, true, true, true, false])
    let hasRead = [nodes.map { set.contains($0, one) }, nodes.map { set.contains($0, other) }]
    #expect(hasRead[0] == (0..<8).map { $0 < 4 })
    #expect(hasRead[1] == (0..<8).map { $0 == 0 })
    set.close()
  }

  @Test func `many evaluations of the same few nodes are kept apart`() {
    var set = ReadSet()
    let nodes = self.nodes(4)
    let numbers = (0..<200).map { _ in set.begin() }
    for number in numbers {
      let areNew = nodes[..<3].map { set.insert($0, number) }
      #expect(areNew == [true, true, true])
    }
    let hasRead = numbers.map { number in nodes.map { set.contains($0, number) } }
    #expect(hasRead.allSatisfy { $0 == [true, true, true, false] })
    set.close()
  }

  @Test func `nothing is lost while the set grows`() {
    var set = ReadSet()
    let nodes = self.nodes(1000)
    let number = set.begin()
    for (index, node) in nodes.enumerated() where index % 3 > 0 { set.insert(node, number) }
    let hasRead = nodes.map { set.contains($0, number) }
    #expect(hasRead == nodes.indices.map { $0 % 3 > 0 })
    set.close()
  }

  @Test func `a node that was taken out was not read, and the others were`() {
    var set = ReadSet()
    let nodes = self.nodes(40)
    let number = set.begin()
    for node in nodes { set.insert(node, number) }
    for node in nodes[..<20] { set.remove(node, number) }
    var hasRead = nodes.map { set.contains($0, number) }
    #expect(hasRead == nodes.indices.map { $0 >= 20 })
    let isNew = set.insert(nodes[0], number)
    #expect(isNew)
    hasRead = nodes[..<2].map { set.contains($0, number) }
    #expect(hasRead == [true, false])
    set.close()
  }

  @Test func `an emptied set contains nothing, as often as it is emptied`() {
    var set = ReadSet()
    let nodes = self.nodes(40)
    for _ in 0..<100 {
      let number = set.begin()
      let areNew = nodes[..<39].map { set.insert($0, number) }
      #expect(areNew.allSatisfy { $0 })
      set.empty()
      set.insert(nodes[39], set.begin())
      let hasRead = nodes.contains { set.contains($0, number) }
      #expect(!hasRead)
    }
    set.close()
  }

  private func nodes(_ count: Int) -> [NodeReference] {
    kept.content = (0..<count).map { graph.cell($0) }
    return kept.content.map(\.reference)
  }

  private let kept = Box<[StateCell<Int>]>([])
}
