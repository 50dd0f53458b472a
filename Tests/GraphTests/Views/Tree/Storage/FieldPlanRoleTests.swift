import Foundation
import Testing

@testable import AttributeGraphUI

/// How property wrappers are compared, and how the runtime finds them.
@MainActor
struct `Roles of fields` {
  @propertyWrapper
  private struct Kept<Value>: FieldComparisonRole {
    var wrappedValue: Value
    static var comparisonRole: ComparisonRole { .ignored }
  }

  private final class Location {}

  private struct Link<Value>: FieldComparisonRole {
    var location: Location
    var get: () -> Value
    static var comparisonRole: ComparisonRole {
      .comparing(Self.self) { $0.location === $1.location }
    }
  }

  private struct Counter {
    var title: String
    @Kept var count = 0
    @Kept var name = "a"
    var step: Int8
  }

  @Test func `an ignored field is no input`() {
    let counter = Counter(title: "a", count: 1, name: "b", step: 1)
    #expect(areEqualByPlan(counter, Counter(title: "a", count: 2, name: "c", step: 1)))
    #expect(!areEqualByPlan(counter, Counter(title: "b", count: 1, name: "b", step: 1)))
    #expect(!areEqualByPlan(counter, Counter(title: "a", count: 1, name: "b", step: 2)))
  }

  @Test func `an ignored field of plain data is no input either`() {
    struct Plain { @Kept var count: Int; var step: Int8 }
    #expect(areEqualByPlan(Plain(count: 1, step: 1), Plain(count: 2, step: 1)))
    #expect(!areEqualByPlan(Plain(count: 1, step: 1), Plain(count: 1, step: 2)))
  }

  @Test func `a field with a comparison of its own is compared by it, even if it holds a closure`() {
    struct Row { var link: Link<Int>; var title: String }
    let location = Location()
    let row = Row(link: Link(location: location, get: { 1 }), title: "a")
    #expect(areEqualByPlan(row, Row(link: Link(location: location, get: { 2 }), title: "a")))
    #expect(!areEqualByPlan(row, Row(link: Link(location: Location(), get: { 1 }), title: "a")))
    #expect(!areEqualByPlan(row, Row(link: row.link, title: "b")))
  }

  @Test func `a role applies inside an optional and to the value itself`() {
    struct Row { var link: Link<Int>? }
    let location = Location()
    let link = Link(location: location, get: { 1 })
    #expect(areEqualByPlan(Row(link: link), Row(link: Link(location: location, get: { 1 }))))
    #expect(!areEqualByPlan(Row(link: link), Row(link: nil)))
    #expect(areEqualByPlan(link, Link(location: location, get: { 1 })))
    #expect(areEqualByPlan(Kept(wrappedValue: 1), Kept(wrappedValue: 2)))
  }

  @Test func `fields are listed with name, offset and type`() {
    let plan = FieldPlan.plan(for: Counter.self)
    #expect(plan.fields.map(\.name) == ["title", "_count", "_name", "step"])
    #expect(
      plan.fields.map(\.offset) == [
        MemoryLayout<Counter>.offset(of: \.title), 16, 24, MemoryLayout<Counter>.offset(of: \.step),
      ])
    let isKept = plan.fields[1].type == Kept<Int>.self
    #expect(isKept)
  }

  @Test func `a type that is neither struct nor tuple has no fields`() {
    #expect(FieldPlan.plan(for: Location.self).fields.isEmpty)
    #expect(FieldPlan.plan(for: Any.self).fields.isEmpty)
    #expect(FieldPlan.plan(for: Optional<Int>.self).fields.isEmpty)
    #expect(FieldPlan.plan(for: (() -> Void).self).fields.isEmpty)
  }
}

/// How often plans are made, and how many steps they have.
@MainActor
struct `Field plans` {
  @Test func `a plan is made once for each type`() {
    struct First { var number: Int }
    let count = FieldPlan.planCount
    _ = FieldPlan.plan(for: First.self)
    #expect(FieldPlan.planCount == count + 1)
    _ = FieldPlan.plan(for: First.self)
    _ = areEqualByPlan(First(number: 1), First(number: 1))
    #expect(FieldPlan.planCount == count + 1)
  }

  @Test func `adjacent plain fields are one step`() {
    struct Point { var x: Double; var y: Double; var id: UUID; var flags: (Bool, Bool) }
    #expect(FieldPlan.plan(for: Point.self).comparison.operations.map(\.count) == [34])
  }

  @Test func `padding begins a new step`() {
    struct Padded { var small: Int8; var large: Int64 }
    let operations = FieldPlan.plan(for: Padded.self).comparison.operations
    #expect(operations.map(\.offset) == [0, 8])
    #expect(operations.map(\.count) == [1, 8])
  }

  @Test func `one closure leaves one step`() {
    struct Row { var title: String; var action: () -> Void; var subtitle: String }
    #expect(FieldPlan.plan(for: Row.self).comparison.operations.count == 1)
  }
}
