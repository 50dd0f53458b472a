import AttributeGraphUI
import Testing

/// Trees deeper than anybody writes them by hand.
@MainActor
struct `Deep view trees` {
  /// A text at each of so many levels.
  struct Nest: View {
    let depth: Int
    var body: some View {
      VStack {
        Text("\(depth)")
        if depth > 0 { Nest(depth: depth - 1) }
      }
    }
  }

  /// A text with state behind so many levels of hidden types.
  struct Well: View {
    let depth: Int
    @State private var taps = 0

    var body: some View {
      VStack {
        if depth > 0 {
          AnyView(Well(depth: depth - 1))
        } else {
          Text("taps: \(taps)").onTapGesture { taps += 1 }
        }
      }
    }
  }

  /// Contains itself without end.
  struct Endless: View {
    var body: some View {
      HStack {
        Text("again")
        AnyView(Endless())
      }
    }
  }

  /// Contains itself twice without end.
  struct Branching: View {
    var body: some View {
      VStack {
        AnyView(Branching())
        AnyView(Branching())
      }
    }
  }

  /// Is nothing but a stack around itself.
  struct Boxed: View {
    var body: some View { VStack { Boxed() } }
  }

  /// Changes the environment at so many levels.
  struct Spaced: View {
    let depth: Int
    @Environment(\.font) private var font

    var body: some View {
      if depth > 0 {
        AnyView(Spaced(depth: depth - 1).environment(\.lineSpacing, CGFloat(depth)))
      } else {
        Text(font == .title ? "title" : "usual")
      }
    }
  }

  /// Contains itself without end in the content of a geometry reader.
  struct EndlessReader: View {
    var body: some View { GeometryReader { _ in AnyView(EndlessReader()) } }
  }

  /// Contains itself without end in a row.
  struct EndlessRow: View {
    var body: some View { ForEach(0..<1) { _ in AnyView(EndlessRow()) } }
  }

  /// Contains itself without end in its own body.
  struct EndlessModifier: ViewModifier {
    func body(content: Content) -> some View { AnyView(content.modifier(EndlessModifier())) }
  }

  @Test(arguments: [10, 50, 200])
  func `stacks may be nested deeply`(depth: Int) {
    let host = ViewHost { Nest(depth: depth) }
    #expect(host.displayList.count == depth + 1)
    host.resize(to: .zero)
    #expect(host.displayList.count == depth + 1)
  }

  @Test func `views nested 10,000 deep are made, laid out, drawn and updated`() throws {
    let host = ViewHost { Well(depth: 10_000) }
    #expect(host.displayList.count == 1)
    let report = try host.tap("taps: 0")
    #expect(report.bodies.count == 1)
    #expect(host.element(text: "taps: 1") != nil)
    #expect(host.issues.isEmpty)
  }

  @Test func `a finger finds its target 10,000 views deep, and the host can be closed`() {
    let host = ViewHost { Well(depth: 10_000) }
    let frame = host.displayList[0].frame
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(host.element(text: "taps: 1") != nil)
    #expect(host.close().isEmpty)
  }

  @Test func `a value of the host's environment arrives 10,000 views deep`() {
    let host = ViewHost { Spaced(depth: 10_000) }
    host.setEnvironment(\.font, to: .title)
    host.flush()
    #expect(host.texts == ["title"])
  }

  @Test func `views without end in readers, rows and modifiers are cut off, and their host can be closed`() {
    let endless = [
      AnyView(EndlessReader()), AnyView(EndlessRow()), AnyView(Text("x").modifier(EndlessModifier())),
    ]
    for view in endless {
      let host = ViewHost {
        VStack {
          Text("before")
          view
        }
      }
      #expect(host.issues.count == 1 && host.issues[0].message.hasPrefix("Views are nested more than 25000 deep"))
      #expect(host.texts.contains("before"))
      #expect(host.close().isEmpty)
    }
  }

  @Test func `a body that contains its own view without end is cut off, and an issue names the way to it`() {
    let host = ViewHost {
      VStack {
        Text("before")
        Endless().frame(width: 10)
        Text("after")
      }
    }
    #expect(host.issues.count == 1)
    #expect(host.issues.first?.message.contains("Endless → AnyView → Endless") == true)
    #expect(host.element(text: "before") != nil && host.element(text: "after") != nil, "Views beside it are shown.")
  }

  @Test func `a body that contains its own view twice is followed to the limit once`() {
    let host = ViewHost { Branching() }
    #expect(host.issues.count == 1)
  }

  @Test func `a body that is nothing but a stack around itself is cut off as well`() {
    let host = ViewHost { Boxed() }
    #expect(host.issues.map(\.view) == ["Boxed"] && host.displayList.isEmpty)
  }
}
