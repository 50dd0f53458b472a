import Foundation
import Testing

/// Which references count as equal inputs.
@MainActor
struct `Comparison of references` {
  private class Object {}

  private final class Named: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Named, right: Named) -> Bool { left.name == right.name }
  }

  private protocol Service: AnyObject {}

  private final class Server: Service {}

  @Test func `objects are equal if they are the same`() {
    struct Row { var object: Object; var optional: Object?; var any: AnyObject }
    let row = Row(object: Object(), optional: nil, any: Object())
    #expect(areEqualByPlan(row, row))
    #expect(!areEqualByPlan(row, Row(object: Object(), optional: nil, any: row.any)))
    #expect(!areEqualByPlan(row, Row(object: row.object, optional: row.object, any: row.any)))
    #expect(!areEqualByPlan(row, Row(object: row.object, optional: nil, any: Object())))
  }

  @Test func `Equatable objects are equal by ==`() {
    struct Row { var object: Named; var optional: Named? }
    #expect(
      areEqualByPlan(Row(object: Named("a"), optional: Named("b")), Row(object: Named("a"), optional: Named("b"))))
    #expect(!areEqualByPlan(Row(object: Named("a"), optional: nil), Row(object: Named("b"), optional: nil)))
  }

  @Test func `objects behind a protocol are equal if they are the same`() {
    struct Row { var service: any Service; var optional: (any Service)? }
    let server = Server()
    #expect(areEqualByPlan(Row(service: server, optional: server), Row(service: server, optional: server)))
    #expect(!areEqualByPlan(Row(service: server, optional: nil), Row(service: Server(), optional: nil)))
    #expect(!areEqualByPlan(Row(service: server, optional: server), Row(service: server, optional: Server())))
  }

  @Test func `weak and unowned fields are compared by identity and never read as strong ones`() {
    struct Row {
      weak var weak: Named?
      unowned var unowned: Named
      weak var service: (any Service)?
      var count: Int
    }
    let first = Named("a")
    let second = Named("a")
    let server = Server()
    func row(_ weak: Named?, _ unowned: Named, _ service: Server?) -> Row {
      Row(weak: weak, unowned: unowned, service: service, count: 1)
    }
    #expect(areEqualByPlan(row(first, first, server), row(first, first, server)))
    #expect(areEqualByPlan(row(nil, first, nil), row(nil, first, nil)))
    #expect(!areEqualByPlan(row(first, first, server), row(second, first, server)))
    #expect(!areEqualByPlan(row(first, first, server), row(first, second, server)))
    #expect(!areEqualByPlan(row(first, first, server), row(first, first, nil)))
  }

  @Test func `a weak field whose object was released can be compared`() {
    struct Row { weak var weak: Named?; var count: Int }
    var objects = [Named("gone"), Named("other")]
    let row = Row(weak: objects[0], count: 1)
    let other = Row(weak: objects[1], count: 1)
    objects = []
    #expect(areEqualByPlan(row, row))
    #expect(!areEqualByPlan(row, other))
  }

  @Test func `a struct that refers to itself through an object ends the search for fields`() {
    final class Link { var next: Node?; init() {} }
    struct Node { var link: Link; var children: [Node]; var title: String }
    let node = Node(link: Link(), children: [], title: "a")
    #expect(areEqualByPlan(node, node))
    #expect(!areEqualByPlan(node, Node(link: Link(), children: [], title: "a")))
  }
}
