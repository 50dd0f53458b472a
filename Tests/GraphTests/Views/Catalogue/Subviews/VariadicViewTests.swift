import AttributeGraphUI
import Foundation
import Testing

private struct RankTrait: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

private struct Ranked: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    Text("\(children.count) children")
    ForEach(children) { child in
      if child[RankTrait.self] > 0 { Text("rank \(child[RankTrait.self])") }
      if let name = child.id(as: String.self) { Text("id \(name)") }
      if let number = child.id(as: Int.self) { Text("number \(number)") }
      child
    }
  }
}

private struct Lined: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    VStack(spacing: 0) {
      ForEach(children) { child in
        if child.id != children.first?.id { Divider() }
        child
      }
    }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

/// Containers that receive their views one by one, in SwiftUI's older way.
@MainActor
struct `Variadic views` {
  @Test func `a root receives the views in order, with their traits and ids`() {
    let host = ViewHost {
      _VariadicView.Tree(Ranked()) {
        Text("a")._trait(RankTrait.self, 3).padding()
        if true { Text("b").id("x") }
        ForEach(5..<7) { Text("row \($0)") }
      }
    }
    #expect(
      host.texts == ["4 children", "rank 3", "a", "id x", "b", "number 5", "row 5", "number 6", "row 6"])
  }

  @Test func `a view is identified as in the source, where that identifies it alone`() {
    struct Identifying: _VariadicView.MultiViewRoot {
      func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          Text(
            ["plain", 7, "x", 1, 2, "row 3"].first { child.id == AnyHashable($0 as AnyHashable) }.map { "\($0)" } ?? "-"
          )
        }
      }
    }
    let host = ViewHost {
      _VariadicView.Tree(Identifying()) {
        Text("plain")
        Text("explicit").id(7)
        if true { Group { Text("inside").padding().id("x") } }
        ForEach([1, 2], id: \.self) { Text("\($0)") }
        ForEach([3], id: \.self) { Text("\($0)").id("row \($0)") }
        ForEach([4], id: \.self) { row in
          Text("\(row)")
          Text("\(row)")
        }
        ForEach([1], id: \.self) { Text("\($0)") }
      }
    }
    #expect(host.texts == ["-", "7", "x", "1", "2", "row 3", "-", "-", "-"])
    #expect(host.issues == [])
  }

  @Test func `views keep their state while others come and go`() throws {
    struct Changing: View {
      @State private var names = ["x", "y", "z"]
      var body: some View {
        Button("remove") { names.removeFirst() }
        _VariadicView.Tree(Lined()) { ForEach(names, id: \.self) { Counter(name: $0) } }
      }
    }
    let host = ViewHost { Changing() }
    try host.tap("y 0")
    #expect(host.texts == ["remove", "x 0", "y 1", "z 0"])
    try host.tap("remove")
    #expect(host.texts == ["remove", "y 1", "z 0"])
  }
}
