import Foundation
import Testing

/// Which values of optionals, enums and existentials count as equal inputs.
@MainActor
struct `Comparison of optionals, enums and existentials` {
  private struct Label { var text: String }

  @Test func `optionals of structs are compared by their values`() {
    struct Row { var label: Label?; var count: Int }
    #expect(areEqualByPlan(Row(label: Label(text: "a"), count: 1), Row(label: Label(text: "a"), count: 1)))
    #expect(!areEqualByPlan(Row(label: Label(text: "a"), count: 1), Row(label: Label(text: "b"), count: 1)))
    #expect(!areEqualByPlan(Row(label: nil, count: 1), Row(label: Label(text: "b"), count: 1)))
    #expect(areEqualByPlan(Row(label: nil, count: 1), Row(label: nil, count: 1)))
    #expect(!areEqualByPlan(Row(label: nil, count: 1), Row(label: nil, count: 2)))
  }

  @Test func `nested optionals are distinguished`() {
    #expect(areEqualByPlan(Label??.none, Label??.none))
    #expect(!areEqualByPlan(Label??.none, Label??.some(nil)))
    #expect(areEqualByPlan(Label??.some(nil), Label??.some(nil)))
    #expect(areEqualByPlan(Label??.some(Label(text: "a")), Label??.some(Label(text: "a"))))
    #expect(!areEqualByPlan(Label??.some(Label(text: "a")), Label??.some(Label(text: "b"))))
  }

  @Test func `optionals of plain data are compared without padding`() {
    struct Padded { var small: Int8; var large: Int64 }
    #expect(areEqualByPlan(Padded?.some(Padded(small: 1, large: 2)), Padded(small: 1, large: 2)))
    #expect(!areEqualByPlan(Padded?.some(Padded(small: 1, large: 2)), Padded(small: 1, large: 3)))
    #expect(!areEqualByPlan(Padded?.some(Padded(small: 0, large: 0)), nil))
    #expect(areEqualByPlan(Padded?.none, nil))
    #expect(areEqualByPlan(Int?.some(3), 3))
    #expect(!areEqualByPlan(Int?.some(0), nil))
  }

  @Test func `optional closures are equal only if both are nil`() {
    struct Row { var action: (() -> Void)?; var count: Int }
    let row = Row(action: nil, count: 1)
    #expect(areEqualByPlan(row, row))
    #expect(!areEqualByPlan(row, Row(action: nil, count: 2)))
    #expect(!areEqualByPlan(row, Row(action: {}, count: 1)))
    let withAction = Row(action: {}, count: 1)
    #expect(!areEqualByPlan(withAction, withAction))
    #expect(!isNeverEqualByPlan(Row.self))
  }

  @Test func `enums with payloads are equal by case and payload`() {
    enum Plain { case number(Int), flag(Bool), none }
    enum Equal: Equatable { case text(String), number(Int) }
    struct Row { var plain: Plain; var equal: Equal }
    let long = String(repeating: "text ", count: 20)
    let row = Row(plain: .number(3), equal: .text(long))
    #expect(areEqualByPlan(row, Row(plain: .number(3), equal: .text(String(long.reversed().reversed())))))
    #expect(!areEqualByPlan(row, Row(plain: .number(4), equal: .text(long))))
    #expect(!areEqualByPlan(row, Row(plain: .none, equal: .text(long))))
    #expect(!areEqualByPlan(row, Row(plain: .number(3), equal: .number(3))))
  }

  @Test func `the == of an enum of plain data is called if its bytes differ`() {
    enum Level: Equatable {
      case low(Int), high(Int)
      static func == (left: Level, right: Level) -> Bool { true }
    }
    #expect(areEqualByPlan(Level.low(1), .high(2)))
  }

  @Test func `an enum that is not Equatable is equal where its bits are`() {
    enum Icon { case system(String), none }
    #expect(areEqualByPlan(Icon.system("star"), .system("star")))
    #expect(areEqualByPlan(Icon.none, .none))
    #expect(!areEqualByPlan(Icon.system("star"), .system("moon")))
    #expect(!areEqualByPlan(Icon.system("star"), .none))
  }

  @Test func `an indirect enum ends the search for fields`() {
    indirect enum Tree { case leaf, node(Tree, Tree) }
    struct Row { var tree: Tree; var title: String }
    let row = Row(tree: .node(.leaf, .leaf), title: "a")
    #expect(areEqualByPlan(row, row))
    #expect(!areEqualByPlan(row, Row(tree: .node(.leaf, .leaf), title: "a")))
  }

  @Test func `existentials are equal if they hold equal Equatable values of one type or the same object`() {
    final class Object {}
    struct Row { var value: Any }
    let object = Object()
    let closure: () -> Void = {}
    let long = String(repeating: "text ", count: 20)
    #expect(areEqualByPlan(Row(value: 1), Row(value: 1)))
    #expect(areEqualByPlan(Row(value: long), Row(value: String(long.reversed().reversed()))))
    #expect(!areEqualByPlan(Row(value: 1), Row(value: 2)))
    #expect(!areEqualByPlan(Row(value: 1), Row(value: Int8(1))))
    #expect(areEqualByPlan(Row(value: object), Row(value: object)))
    #expect(!areEqualByPlan(Row(value: object), Row(value: Object())))
    #expect(!areEqualByPlan(Row(value: closure), Row(value: { 1 })))
    #expect(!areEqualByPlan(Row(value: [Label(text: "a")]), Row(value: [Label(text: "a")])))
  }
}
