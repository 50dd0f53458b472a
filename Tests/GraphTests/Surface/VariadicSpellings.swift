import SwiftUI

private struct DividedRoot: _VariadicView_MultiViewRoot {
  @ViewBuilder
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    ForEach(children) { child in
      child
      if child.id != last { Divider() }
    }
  }
}

struct DividedSpelling<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    _VariadicView.Tree(DividedRoot()) { content() }
    _VariadicView.Tree(StackLayout()) { content() }
  }

  private struct StackLayout: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack(spacing: 0) {
        ForEach(Array(children.enumerated()), id: \.offset) { index, child in
          child
          if index < children.count - 1 { Divider().padding(.horizontal, 12) }
        }
      }
    }
  }
}

private struct BadgeTrait: _ViewTraitKey {
  static var defaultValue: String? { nil }
}

private struct BadgedRoot: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      if let badge = child[BadgeTrait.self] { Text(badge) }
      if child.id(as: Int.self) == 1 { Text("one") }
      child
    }
  }
}

struct BadgedSpelling: View {
  var body: some View {
    _VariadicView.Tree(BadgedRoot()) {
      Text("a")._trait(BadgeTrait.self, "new")
      ForEach(0..<3) { Text("\($0)") }
      Text("b").id("b")
    }
  }
}
