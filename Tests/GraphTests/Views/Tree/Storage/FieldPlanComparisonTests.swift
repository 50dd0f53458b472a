import Foundation
import TestSupport
import Testing

@testable import AttributeGraphUI

/// Whether two values are equal by the plan of their type.
@MainActor
func areEqualByPlan<Value>(_ first: Value, _ second: Value) -> Bool {
  FieldPlan.plan(for: Value.self).areEqual(first, second)
}

/// Whether the plan of a type never finds two values equal.
@MainActor
func isNeverEqualByPlan<Value>(_ type: Value.Type) -> Bool { FieldPlan.plan(for: type).isNeverEqual }

/// Which values count as equal inputs of a view.
@MainActor
struct `Field comparison` {
  @Test func `plain data is equal bit by bit, without its padding`() {
    struct Padded {
      var flag: Bool
      var number: Double
      var small: Int16
      var pair: (UInt8, Int32)
    }
    let value = Padded(flag: true, number: 1, small: 2, pair: (3, 4))
    // The same value in memory that was filled with something else before.
    let other = withFilledMemory(of: Padded.self, byte: 0xFF) { $0 = value }
    #expect(areEqualByPlan(value, other))
    #expect(!areEqualByPlan(value, Padded(flag: false, number: 1, small: 2, pair: (3, 4))))
    #expect(!areEqualByPlan(value, Padded(flag: true, number: 1, small: 2, pair: (3, 5))))
    #expect(!areEqualByPlan(value, Padded(flag: true, number: -1, small: 2, pair: (3, 4))))
  }

  @Test func `the custom == of plain data is not called`() {
    struct Parity: Equatable {
      var number: Int
      static func == (left: Parity, right: Parity) -> Bool { left.number % 2 == right.number % 2 }
    }
    #expect(!areEqualByPlan(Parity(number: 3), Parity(number: 5)))
  }

  @Test func `the custom == of other data is called`() {
    struct Parity: Equatable {
      var number: Int
      var title: String
      static func == (left: Parity, right: Parity) -> Bool { left.number % 2 == right.number % 2 }
    }
    #expect(areEqualByPlan(Parity(number: 3, title: "a"), Parity(number: 5, title: "b")))
    #expect(!areEqualByPlan(Parity(number: 3, title: "a"), Parity(number: 4, title: "a")))
  }

  @Test func `strings are equal by their characters`() {
    struct Row { var title: String }
    let long = String(repeating: "long enough for the heap ", count: 3)
    #expect(areEqualByPlan(Row(title: long), Row(title: String(long.reversed().reversed()))))
    #expect(!areEqualByPlan(Row(title: long), Row(title: long + "!")))
  }

  @Test func `arrays of equal elements are equal`() {
    struct List { var items: [Int] }
    #expect(areEqualByPlan(List(items: [1, 2, 3]), List(items: Array(1...3))))
    #expect(!areEqualByPlan(List(items: [1, 2, 3]), List(items: [1, 2])))
  }

  @Test func `an array of elements that are not Equatable is equal only to itself`() {
    struct Element { var name: String }
    struct List { var items: [Element] }
    let items = [Element(name: "a")]
    #expect(areEqualByPlan(List(items: items), List(items: items)))
    #expect(!areEqualByPlan(List(items: items), List(items: [Element(name: "a")])))
  }

  @Test func `nested structs and tuples are compared field by field`() {
    struct Inner { var name: String; var count: Int }
    struct Outer { var inner: Inner; var pair: (String, flag: Bool) }
    func outer(_ name: String, _ count: Int, _ text: String, _ flag: Bool) -> Outer {
      Outer(inner: Inner(name: name, count: count), pair: (text, flag))
    }
    #expect(areEqualByPlan(outer("a", 1, "b", true), outer("a", 1, "b", true)))
    #expect(!areEqualByPlan(outer("a", 1, "b", true), outer("x", 1, "b", true)))
    #expect(!areEqualByPlan(outer("a", 1, "b", true), outer("a", 2, "b", true)))
    #expect(!areEqualByPlan(outer("a", 1, "b", true), outer("a", 1, "x", true)))
    #expect(!areEqualByPlan(outer("a", 1, "b", true), outer("a", 1, "b", false)))
  }

  @Test func `a generic struct is compared by its parameter's rule`() {
    struct Box<Content> { var content: Content; var id: Int }
    struct Text { var string: String }
    #expect(areEqualByPlan(Box(content: Text(string: "a"), id: 1), Box(content: Text(string: "a"), id: 1)))
    #expect(!areEqualByPlan(Box(content: Text(string: "a"), id: 1), Box(content: Text(string: "b"), id: 1)))
    #expect(!areEqualByPlan(Box(content: { 1 }, id: 1), Box(content: { 1 }, id: 1)))
  }

  @Test func `a type without fields has only equal values`() {
    struct Empty {}
    #expect(areEqualByPlan(Empty(), Empty()))
    #expect(FieldPlan.plan(for: Empty.self).comparison.operations.isEmpty)
  }

  @Test func `identifiers and dates are equal by value`() {
    struct Row { var id: UUID; var date: Date }
    let row = Row(id: UUID(), date: Date(timeIntervalSince1970: 1))
    #expect(areEqualByPlan(row, row))
    #expect(!areEqualByPlan(row, Row(id: UUID(), date: row.date)))
    #expect(!areEqualByPlan(row, Row(id: row.id, date: Date(timeIntervalSince1970: 2))))
  }

  @Test func `closures are never equal`() {
    struct Action { var title: String; var run: () -> Void }
    let action = Action(title: "a") {}
    #expect(!areEqualByPlan(action, action))
    #expect(isNeverEqualByPlan(Action.self))
  }

  @Test func `types as values are equal if they are the same type`() {
    class Base {}
    class Derived: Base {}
    struct Generic<Value> { var type: Value.Type; var small: Int8 }
    struct Types { var base: Base.Type; var any: any Equatable.Type; var only: Int.Type; var small: Int8 }
    #expect(areEqualByPlan(Generic(type: Int.self, small: 1), Generic(type: Int.self, small: 1)))
    #expect(!areEqualByPlan(Generic(type: Int.self, small: 1), Generic(type: Int.self, small: 2)))
    let types = Types(base: Base.self, any: Int.self, only: Int.self, small: 1)
    #expect(areEqualByPlan(types, types))
    #expect(!areEqualByPlan(types, Types(base: Derived.self, any: Int.self, only: Int.self, small: 1)))
    #expect(!areEqualByPlan(types, Types(base: Base.self, any: String.self, only: Int.self, small: 1)))
    #expect(!areEqualByPlan(types, Types(base: Base.self, any: Int.self, only: Int.self, small: 2)))
  }

  @Test func `types in optionals and tuples are never equal, as their layout is unknown`() {
    struct Row { var type: Int.Type?; var pair: (Int.Type, Int); var small: Int8 }
    let row = Row(type: Int.self, pair: (Int.self, 1), small: 1)
    #expect(!areEqualByPlan(row, row))
    #expect(isNeverEqualByPlan(Row.self))
  }

  @Test func `comparing values of another type traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = FieldPlan.plan(for: Int.self).areEqual("a", "a")
    }
  }

  /// A value that was assigned in memory whose bytes, padding included, were set before.
  private func withFilledMemory<Value>(of type: Value.Type, byte: UInt8, assign: (inout Value) -> Void) -> Value {
    let memory = UnsafeMutableRawBufferPointer.allocate(
      byteCount: MemoryLayout<Value>.stride, alignment: MemoryLayout<Value>.alignment)
    defer { unsafe memory.deallocate() }
    for index in memory.indices { unsafe memory[index] = byte }
    let value = unsafe memory.bindMemory(to: Value.self)
    unsafe assign(&value[0])
    return unsafe value[0]
  }
}
