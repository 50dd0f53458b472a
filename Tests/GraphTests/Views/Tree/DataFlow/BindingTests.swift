import AttributeGraphUI
import Testing
import ViewTestSupport

/// Bindings, and setters that outlive their view.
@MainActor
struct `Bindings` {
  struct P: View {
    @State var n = 0
    var body: some View { C(n: $n) }
  }

  struct C: View {
    @Binding var n: Int
    var body: some View { Button("n is \(n)") { n += 1 } }
  }

  @Test func `R-010: the view that only made the binding does not run, the one that reads it does`() throws {
    let host = ViewHost { P() }
    try host.tap("n is 0")
    #expect(host.texts == ["n is 1"])
    #expect(host.counts(of: P.self).bodies == 1)
    #expect(host.counts(of: C.self).bodies == 2)
  }

  struct Pair: View {
    @State var n = 0
    var body: some View {
      VStack {
        C1(n: $n)
        C2(n: $n)
      }
    }
  }

  struct C1: View {
    @Binding var n: Int
    var body: some View { Text("\(n)") }
  }

  struct C2: View {
    @Binding var n: Int
    var body: some View { Button("write") { n += 1 } }
  }

  @Test func `R-012: a sibling that reads runs, the one that writes does not`() throws {
    let host = ViewHost { Pair() }
    try host.tap("write")
    #expect(host.texts.first == "1")
    #expect(host.counts(of: Pair.self).bodies == 1)
    #expect(host.counts(of: C1.self).bodies == 2)
    #expect(host.counts(of: C2.self).bodies == 1)
  }

  struct TwoStates: View {
    @State var a = 0
    @State var b = 0
    var body: some View {
      VStack {
        Text("\(a)")
        Child(b: $b)
      }
    }
  }

  struct Child: View {
    @Binding var b: Int
    var body: some View { Button("b is \(b)") { b += 1 } }
  }

  @Test func `R-013: a parent that reads another state is not run`() throws {
    let host = ViewHost { TwoStates() }
    try host.tap("b is 0")
    #expect(host.counts(of: TwoStates.self).bodies == 1)
    #expect(host.counts(of: Child.self).bodies == 2)
  }

  struct Ticking: View {
    @State var tick = 0
    @State var n = 0
    var body: some View {
      VStack {
        Button("tick \(tick)") { tick += 1 }
        Constant(b: .constant(3))
        Constant(b: .constant(tick))
        Passed(b: $n)
        Closures(b: Binding(get: { 1 }, set: { _ in }))
      }
    }
  }

  struct Constant: View {
    @Binding var b: Int
    var body: some View { Text("\(b)") }
  }

  struct Passed: View {
    @Binding var b: Int
    var body: some View { Text("\(b)") }
  }

  struct Closures: View {
    @Binding var b: Int
    var body: some View { Text("\(b)") }
  }

  @Test func `R-044: constant bindings are compared by their values, others by their places`() throws {
    let host = ViewHost { Ticking() }
    try host.tap("tick 0")
    #expect(host.texts == ["tick 1", "3", "1", "0", "1"])
    #expect(host.counts(of: Constant.self).bodies == 3, "Only the one whose value changed runs again.")
    #expect(host.counts(of: Passed.self).bodies == 1)
    #expect(host.counts(of: Closures.self).bodies == 2, "Two closures never make equal bindings.")
  }

  struct Removable: View {
    @State var show = true
    let keep: (Binding<Int>) -> Void
    var body: some View {
      VStack {
        if show { Removed(keep: keep) }
        Button("hide") { show = false }
      }
    }
  }

  struct Removed: View {
    @State var n = 0
    let keep: (Binding<Int>) -> Void
    var body: some View {
      let _ = keep($n)
      Text("\(n)")
    }
  }

  @Test func `R-107: a setter that outlived its view is ignored`() throws {
    var binding: Binding<Int>?
    let host = ViewHost { Removable { binding = $0 } }
    try host.tap("hide")
    let report = host.perform { binding?.wrappedValue = 9 }
    #expect(report.total == WorkCounts())
    #expect(host.counts(of: Removed.self).bodies == 1)
    #expect(host.texts == ["hide"])
    #expect(host.issues == [])
  }

  @Test func `R-107: a setter that outlived its host is ignored`() throws {
    var binding: Binding<Int>?
    do {
      let host = ViewHost { Removable { binding = $0 } }
      host.perform { binding?.wrappedValue = 5 }
      #expect(host.texts.first == "5")
    }
    binding?.wrappedValue = 9
    binding?.wrappedValue += 1
  }

  @Test func `S-120: a binding of two closures is what they make of it`() {
    var x = 0
    let binding = Binding(get: { x }, set: { x = $0 })
    binding.wrappedValue = 4
    #expect(x == 4)
    #expect(binding.wrappedValue == 4)
    #expect(binding.projectedValue.wrappedValue == 4)
  }

  struct Sliding: View {
    @State private var numbers: [CGFloat] = [0, 0]
    private var closures: Binding<CGFloat> { Binding(get: { numbers[0] }, set: { numbers[0] = $0 }) }
    private var withTransactions: Binding<[CGFloat]> {
      Binding(get: { numbers }, set: { new, transaction in withTransaction(transaction) { numbers = new } })
    }
    var body: some View {
      Color.red.frame(width: 10 + numbers[0], height: 5)
      Button("closures") { closures.animation(.linear(duration: 1)).wrappedValue = 100 }
      Button("part of closures") {
        Binding(get: { numbers }, set: { numbers = $0 }).animation(.linear(duration: 1))[0].wrappedValue = 100
      }
      Button("in an animation") {
        withAnimation(.linear(duration: 1)) { closures.animation(.linear(duration: 2)).wrappedValue = 100 }
      }
      Button("with a transaction") { withTransactions.animation(.linear(duration: 1))[0].wrappedValue = 100 }
      Button("state") { $numbers.animation(.linear(duration: 1))[0].wrappedValue = 100 }
    }
  }

  @Test(arguments: [
    ("closures", 110.0), ("part of closures", 110), ("in an animation", 60), ("with a transaction", 60), ("state", 60),
  ])
  func `the animation of a binding reaches a setter with a transaction only`(button: String, width: Double) throws {
    let host = ViewHost { Sliding() }
    try host.tap(.text(button))
    host.advance(by: .milliseconds(500))
    #expect(host.displayList.first?.frame.width == CGFloat(width))
  }

  struct Scoped: View {
    @State private var distance: CGFloat = 0
    var body: some View {
      let binding = $distance.animation(.linear(duration: 1))
      Color.red.frame(width: 10 + distance, height: 5)
      Button("alone") { binding.wrappedValue = 100 }
      Button("animated") { withAnimation(.linear(duration: 2)) { binding.wrappedValue = 100 } }
      Button("not animated") { withAnimation(nil) { binding.wrappedValue = 100 } }
      Button("disabled") { withTransaction(\.disablesAnimations, true) { binding.wrappedValue = 100 } }
      Button("continuous") { withTransaction(\.isContinuous, true) { binding.wrappedValue = 100 } }
    }
  }

  @Test(arguments: [("alone", 60.0), ("animated", 35), ("not animated", 110), ("disabled", 110), ("continuous", 60)])
  func `the transaction around a set comes before that of the binding`(button: String, width: Double) throws {
    let host = ViewHost { Scoped() }
    try host.tap(.text(button))
    host.advance(by: .milliseconds(500))
    #expect(host.displayList.first?.frame.width == CGFloat(width))
  }

  @Test func `a constant binding ignores writes`() {
    let binding = Binding.constant("a")
    binding.wrappedValue = "b"
    #expect(binding.wrappedValue == "a")
  }

  struct Item: Identifiable {
    let id: Int
    var name: String
  }

  struct ItemOwner: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    var body: some View {
      ForEach($items) { $item in Button(item.name) { item.name += "!" } }
    }
  }

  @Test func `the body that makes the rows runs when an element is set`() throws {
    let host = ViewHost { ItemOwner() }
    #expect(try host.tap("a").byType["ItemOwner"]?.bodies == 1)
    #expect(host.texts == ["a!", "b"])
  }

  /// Keeps the bindings to its rows, which it changes later.
  struct Kept: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
    let keep: (Binding<Item>) -> Void
    var body: some View {
      Button("remove") { items.removeFirst() }
      Button("add") { items.insert(Item(id: 0, name: "0"), at: 0) }
      ForEach($items) { item in
        let _ = keep(item)
        Text(item.wrappedValue.name)
      }
    }
  }

  @Test func `a binding to a row follows its element, and writes into no other one when that has gone`() throws {
    var rows: [Int: Binding<Item>] = [:]
    let host = ViewHost { Kept { rows[$0.id] = rows[$0.id] ?? $0 } }
    _ = RuntimeIssues.take()
    let (first, second) = try (#require(rows[1]), #require(rows[2]))
    try host.tap("add")
    host.perform { second.wrappedValue.name = "B" }
    #expect(host.texts == ["remove", "add", "0", "a", "B", "c"])
    try host.tap("remove")
    try host.tap("remove")
    host.perform { first.wrappedValue.name = "A" }
    #expect(host.texts == ["remove", "add", "B", "c"])
    #expect(first.wrappedValue.name == "a", "It has the last value.")
    #expect(RuntimeIssues.take().map(\.view) == ["Binding<Item>"])
  }

  struct Words: View {
    @State private var words = ["a", "b"]
    var body: some View {
      ForEach($words, id: \.self) { $word in
        Button(word) {
          word += "1"
          word += "2"
        }
      }
    }
  }

  @Test func `a binding to a row whose id is its value follows what it sets`() throws {
    let host = ViewHost { Words() }
    try host.tap("a")
    #expect(host.texts == ["a12", "b"])
  }

  @Test func `the rows are those of the collection, as with a key path`() {
    let items = Binding.constant([Item(id: 1, name: "a")])
    let implicit = ForEach(items) { $item in Text(item.name) }
    let explicit = ForEach(items, id: \.id) { $item in Text(item.name) }
    #expect(type(of: implicit) == type(of: explicit))
  }
}
