import AttributeGraphUI
import Testing
import ViewTestSupport

/// The types and values that a view builder makes.
@MainActor
struct `Structure` {
  /// The type of a value as `print` shows it.
  private func typeName<Value>(_ value: Value) -> String { String(describing: type(of: value)) }

  struct Branching: View {
    @State var isShow = true

    @ViewBuilder private var text: some View {
      if isShow { Text("Title1").lifetime("Title1") } else { Text("Title2").lifetime("Title2") }
    }

    @ViewBuilder var plain: some View {
      if isShow { Text("Title1") } else { Text("Title2") }
    }

    var body: some View {
      VStack {
        text
        Button("flip") { isShow.toggle() }
      }
    }
  }

  @Test func `a value of any type is an AnyView if it is a view`() {
    let host = ViewHost { AnyView(_fromValue: Text("a") as Any) }
    #expect(host.texts == ["a"])
    #expect(AnyView(_fromValue: 1) == nil)
  }

  @Test func `S-045: if and else make a conditional content, whose branches have identities of their own`() throws {
    #expect(typeName(Branching().plain) == "_ConditionalContent<Text, Text>")
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Branching() } } == ["Title1 appear"])
    #expect(try printedLines { _ = try host?.tap("flip") } == ["Title2 appear", "Title1 disappear"])
  }

  struct Returning: View {
    @State var isShow = true

    var text: some View {
      ZStack { if isShow { return Text("Title1") } else { return Text("Title2") } }
    }

    var bare: some View {
      if isShow { return Text("Title1") } else { return Text("Title2") }
    }

    var body: some View {
      VStack {
        text.lifetime("text")
        bare.lifetime("bare")
        Button("flip") { isShow.toggle() }
      }
    }
  }

  @Test func `S-046, S-047: explicit returns make one view, which keeps its identity`() throws {
    #expect(typeName(Returning().text) == "ZStack<Text>")
    #expect(typeName(Returning().bare) == "Text")
    let host = ViewHost { Returning() }
    let ids = host.viewList.map(\.id)
    #expect(try printedLines { try host.tap("flip") } == [])
    #expect(host.texts == ["Title2", "Title2", "flip"])
    #expect(host.viewList.map(\.id) == ids)
  }

  @ViewBuilder private var none: some View {}

  @Test func `S-048: an empty builder is an empty view, which is no child of anything and never appears`() {
    #expect(typeName(none) == "EmptyView")
    let host = ViewHost(proposing: .unspecified) {
      VStack(spacing: 10) {
        none
        F(20, 20)
        none
        F(20, 20)
      }
      .named("stack")
    }
    #expect(host.frame(named: "stack")?.height == 50)
    #expect(printedLines { _ = ViewHost { none.lifetime("none") } } == [])
  }

  struct AlwaysTrue: View {
    var body: some View {
      Group {
        if isTrue { Text("hello world") } else { Text("Won't be rendered") }
      }
    }
    private var isTrue: Bool { true }
  }

  @Test func `S-060: the type contains branches that are never shown`() {
    #expect(typeName(AlwaysTrue().body) == "Group<_ConditionalContent<Text, Text>>")
    #expect(ViewHost { AlwaysTrue() }.texts == ["hello world"])
  }

  struct Framed: View {
    let content: AnyView
    var body: some View {
      let _ = print("framed")
      content
    }
  }

  struct Framing: View {
    @State private var n = 0
    let kept: AnyView
    var body: some View {
      Framed(content: kept)
      Framed(content: AnyView(Text("made")))
      Button("count \(n)") { n += 1 }
    }
  }

  @Test func `an erased view as a field is equal only to itself`() throws {
    let host = ViewHost { Framing(kept: AnyView(Text("kept"))) }
    #expect(try printedLines { try host.tap("count 0") } == ["framed"])
  }

  struct Flagged: View {
    var flag: Bool
    var body: some View {
      Group { if flag { Text("a") } else { Color.red } }
    }
  }

  @Test func `S-061: the type is the same whichever branch holds`() {
    #expect(typeName(Flagged(flag: true).body) == "Group<_ConditionalContent<Text, Color>>")
    #expect(typeName(Flagged(flag: false).body) == "Group<_ConditionalContent<Text, Color>>")
  }

  struct Counted: View {
    init() { print("Counted init") }
    var body: some View { Text("counted") }
  }

  @ViewBuilder private func counted(_ flag: Bool) -> some View {
    if flag { Text("a") } else { Counted() }
  }

  @Test func `S-062: the value holds only the branch that holds`() {
    #expect(printedLines { _ = counted(true) } == [])
    #expect(printedLines { _ = counted(false) } == ["Counted init"])
    let mirror = Mirror(reflecting: counted(true))
    #expect(mirror.children.map { "\($0.value)" }.allSatisfy { $0.hasPrefix("trueContent") })
  }

  struct Owner: View {
    @State var x = 0
    @State var y = 0
    var body: some View {
      VStack {
        Button("x") { x += 1 }
        A(x: x)
        B(y: y)
      }
    }
  }

  struct A: View {
    let x: Int
    var body: some View { Text("a \(x)") }
  }

  struct B: View {
    let y: Int
    var body: some View { Text("b \(y)") }
  }

  @Test func `S-063: what does not depend on the change keeps its value`() throws {
    let host = ViewHost { Owner() }
    let before = host.viewList.last
    let report = try host.tap("x")
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Owner": 1, "A": 1])
    #expect(host.viewList.last == before)
  }

  @ViewBuilder private func cases(_ k: Int) -> some View {
    switch k {
    case 0: Text("0")
    case 1: Color.red
    case 2: Text("2")
    default: EmptyView()
    }
  }

  @ViewBuilder private func threeCases(_ k: Int) -> some View {
    switch k {
    case 0: Text("0")
    case 1: Color.red
    default: EmptyView()
    }
  }

  @ViewBuilder private func optional(_ flag: Bool) -> some View {
    if flag { Text("a") }
  }

  @Test func `S-064: larger types`() {
    let stack = VStack {
      Text("\(1)")
      Button("change") {}
      VStack { Text("inner") }
    }
    #expect(typeName(stack) == "VStack<TupleView<(Text, Button<Text>, VStack<Text>)>>")
    #expect(
      typeName(cases(0))
        == "_ConditionalContent<_ConditionalContent<Text, Color>, _ConditionalContent<Text, EmptyView>>")
    #expect(typeName(threeCases(0)) == "_ConditionalContent<_ConditionalContent<Text, Color>, EmptyView>")
    #expect(typeName(optional(true)) == "Optional<Text>")
  }

  @Test func `S-064: a builder takes any number of views`() {
    let host = ViewHost {
      VStack {
        Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6")
        Text("7"); Text("8"); Text("9"); Text("10"); Text("11"); Text("12")
      }
    }
    #expect(host.texts == (1...12).map { "\($0)" })
  }

  struct Available: View {
    var body: some View {
      if #available(macOS 99, *) { Text("new") } else { Text("old") }
    }
  }

  @Test func `what exists only on some systems is type-erased`() {
    #expect(ViewHost { Available() }.texts.count == 1)
  }
}
