import AttributeGraphUI
import Testing
import ViewTestSupport

/// Appearances and disappearances: their order, and their place in a frame.
@MainActor
struct `Lifecycle` {
  /// A view that prints when it appears and disappears.
  struct Mortal: View {
    let name: String
    var body: some View {
      Text(name)
        .onAppear { print("+\(name)") }
        .onDisappear { print("-\(name)") }
    }
  }

  struct Switching: View {
    @State var flag = true
    var body: some View {
      VStack {
        Button("switch") { flag.toggle() }
        if flag {
          Mortal(name: "a")
          Mortal(name: "b")
        } else {
          Mortal(name: "c")
        }
      }
    }
  }

  @Test func `inserted views appear before removed views disappear`() throws {
    let host = ViewHost { Switching() }
    #expect(try printedLines { try host.tap("switch") } == ["+c", "-b", "-a"])
    #expect(try printedLines { try host.tap("switch") } == ["+b", "+a", "-c"])
  }

  @Test func `siblings appear from the last to the first, before their parent`() {
    let lines = printedLines {
      _ = ViewHost {
        VStack {
          Mortal(name: "a")
          VStack {
            Mortal(name: "b")
            Mortal(name: "c")
          }
          .onAppear { print("+inner") }
        }
        .onAppear { print("+outer") }
      }
    }
    #expect(lines == ["+c", "+b", "+inner", "+a", "+outer"])
  }

  struct Reader: View {
    @State var narrow = false
    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { narrow.toggle() }
        GeometryReader { g in
          if g.size.width < 200 { Mortal(name: "narrow") } else { Mortal(name: "wide") }
        }
        .frame(width: narrow ? 100 : 300)
      }
      .onAppear { print("+reader") }
    }
  }

  @Test func `views of a geometry reader appear once, before the parent of the reader`() throws {
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Reader() } } == ["+wide", "+reader"])
    #expect(try printedLines { try host?.tap("switch") } == ["+narrow", "-wide"])
    #expect(host?.texts == ["switch", "narrow"])
    #expect(host?.commits == 2)
  }

  struct Settling: View {
    @State var n = 0
    var body: some View {
      Text("\(n)")
        .onAppear {
          print("appear")
          if n < 3 { n += 1 }
        }
        .onDisappear { print("disappear") }
    }
  }

  struct Inserting: View {
    @State var show = false
    var body: some View {
      VStack {
        if show { Settling() }
        Button("switch") { show.toggle() }
      }
    }
  }

  @Test func `no frame shows a state that an appearance replaces`() throws {
    let host = ViewHost { Inserting() }
    #expect(try printedLines { try host.tap("switch") } == ["appear"])
    #expect(host.texts.first == "1")
    #expect(host.commits == 2)
    #expect(host.events == [.layout, .commit, .layout, .commit])
    #expect(host.lastCommit == CommitSummary(inserted: 1, moved: 2), "The stack and its button move, the text is new.")
  }

  struct Momentary: View {
    @State var stage = 0
    var body: some View {
      VStack {
        Button("start") { stage = 1 }
        if stage == 1 { Mortal(name: "moment").onAppear { stage = 2 } }
      }
    }
  }

  @Test func `a view inserted and removed in one frame is never shown`() throws {
    let host = ViewHost { Momentary() }
    let before = host.displayList
    #expect(try printedLines { try host.tap("start") } == ["+moment", "-moment"])
    #expect(host.displayList == before)
    #expect(host.lastCommit == CommitSummary())
  }

  struct Removing: View {
    @State var outer = true
    @State var inner = true
    var body: some View {
      VStack {
        Button("both") {
          outer = false
          inner = false
        }
        Button("inner first") {
          inner = false
        }
        if outer {
          Mortal(name: "outer")
          if inner { Mortal(name: "inner") }
        }
      }
    }
  }

  @Test func `each view disappears once, however many branches around it end`() throws {
    let host = ViewHost { Removing() }
    #expect(try Set(printedLines { try host.tap("both") }) == ["-outer", "-inner"])
    let other = ViewHost { Removing() }
    #expect(try printedLines { try other.tap("inner first") } == ["-inner"])
    #expect(try printedLines { try other.tap("both") } == ["-outer"])
  }

  @Test func `releasing a host runs no action`() {
    let lines = printedLines { _ = ViewHost { Mortal(name: "a") } }
    #expect(lines == ["+a"])
  }
}
