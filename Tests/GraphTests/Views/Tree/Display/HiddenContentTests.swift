import AttributeGraphUI
import Testing

/// Modifiers whose bodies hide the modified view for a while.
@MainActor
struct `Modified views that are hidden for a while` {
  struct Inner: View {
    let number: Int
    var body: some View { Text("inner \(number)") }
  }

  struct Hiding: ViewModifier {
    let isHidden: Bool
    func body(content: Content) -> some View {
      if !isHidden { content }
    }
  }

  struct Listing: ViewModifier {
    let isHidden: Bool
    func body(content: Content) -> some View {
      ForEach(isHidden ? [] : [1, 2], id: \.self) { _ in content }
    }
  }

  struct Linking: ViewModifier {
    func body(content: Content) -> some View {
      NavigationLink("go") { content }
    }
  }

  struct Outer<Modifier: ViewModifier>: View {
    @State private var isHidden = false
    @State private var number = 0
    let modifier: (Bool) -> Modifier
    var body: some View {
      Inner(number: number).padding(CGFloat(number)).modifier(modifier(isHidden))
      Button("hide") { isHidden.toggle() }
      Button("count") { number += 1 }
    }
  }

  @Test func `a view hidden by a branch receives no values, and the latest one when it returns`() throws {
    let host = ViewHost { Outer { Hiding(isHidden: $0) } }
    try host.tap("hide")
    try host.tap("count")
    try host.tap("count")
    #expect(host.texts == ["hide", "count"])
    #expect(host.counts(of: Inner.self).bodies == 1)
    try host.tap("hide")
    try host.tap("count")
    #expect(host.texts == ["inner 3", "hide", "count"])
    #expect(host.counts(of: Inner.self).bodies == 3)
  }

  @Test func `a view hidden in rows or between modifiers does the same`() throws {
    let rows = ViewHost { Outer { Listing(isHidden: $0) } }
    try rows.tap("hide")
    try rows.tap("count")
    try rows.tap("hide")
    #expect(rows.texts == ["inner 1", "inner 1", "hide", "count"])
    let chain = ViewHost { Outer { isHidden in EmptyModifier().concat(Hiding(isHidden: isHidden)) } }
    try chain.tap("hide")
    try chain.tap("count")
    try chain.tap("hide")
    #expect(chain.texts == ["inner 1", "hide", "count"])
  }

  struct Paged: View {
    @State private var number = 0
    var body: some View {
      NavigationStack { Inner(number: number).modifier(Linking()) }
      Button("count") { number += 1 }
    }
  }

  @Test func `a view on a page that was left does the same`() throws {
    let host = ViewHost { Paged() }
    try host.tap("go")
    try host.tap("count")
    #expect(host.texts == ["inner 1", "count"])
    try host.goBack()
    try host.tap("count")
    try host.tap("go")
    #expect(host.texts == ["inner 2", "count"])
  }
}
