import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Views without a transition that come and go in animated transactions.
@MainActor
struct `Default transitions` {
  /// A button for an animated change, and content that depends on whether it was made.
  struct Switch<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder var content: (Bool) -> Content
    @State private var isOn = false
    var body: some View {
      ZStack {
        Button("switch") { withAnimation(animation) { isOn.toggle() } }
        content(isOn)
      }
    }
  }

  /// A view that prints when it comes and goes.
  struct Named: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { print("+\(name)") }
        .onDisappear { print("-\(name)") }
    }
  }

  private func opacity(_ host: ViewHost, _ text: String) -> Double? {
    host.displayList.first { if case .text(text, _) = $0.content { true } else { false } }
      .map { ($0.opacity * 1000).rounded() / 1000 }
  }

  private func advance(_ host: ViewHost, _ milliseconds: Int = 250) { host.advance(by: .milliseconds(milliseconds)) }

  @Test func `a view fades in and out along the animation of the change`() throws {
    let host = ViewHost { Switch { isOn in if isOn { Text("a") } } }
    try host.tap("switch")
    #expect(opacity(host, "a") == 0)
    advance(host)
    #expect(opacity(host, "a") == 0.25)
    advance(host, 750)
    #expect(opacity(host, "a") == 1)
    #expect(!host.isAnimating)
    try host.tap("switch")
    #expect(opacity(host, "a") == 1)
    advance(host)
    #expect(opacity(host, "a") == 0.75)
    advance(host, 750)
    #expect(opacity(host, "a") == nil)
    #expect(host.texts == ["switch"])
    #expect(!host.isAnimating)
    #expect(host.issues.isEmpty)
  }

  @Test func `both branches fade, and the old one disappears at the end`() throws {
    let host = ViewHost { Switch { isOn in if isOn { Named(name: "a") } else { Named(name: "b") } } }
    #expect(try printedLines { try host.tap("switch") } == ["+a"])
    advance(host)
    #expect([opacity(host, "a 0"), opacity(host, "b 0")] == [0.25, 0.75])
    #expect(printedLines { advance(host, 749) } == [])
    #expect(printedLines { advance(host, 1) } == ["-b"])
    #expect(host.texts == ["switch", "a 0"])
  }

  @Test func `a modifier around a branch disappears when the content of the branch has left`() throws {
    let host = ViewHost {
      Switch { isOn in
        Group { if !isOn { Named(name: "a") } }
          .onAppear { print("+group") }
          .onDisappear { print("-group") }
      }
    }
    #expect(try printedLines { try host.tap("switch") } == [])
    #expect(printedLines { advance(host, 999) } == [])
    #expect(printedLines { advance(host, 1) } == ["-a", "-group"])
    #expect(try printedLines { try host.tap("switch") } == ["+a", "+group"])
  }

  @Test func `a modifier around a branch that comes back while it fades stays`() throws {
    let host = ViewHost {
      Switch { isOn in
        Group { if !isOn { Named(name: "a") } }.onDisappear { print("-group") }
      }
    }
    let lines = try printedLines {
      try host.tap("switch")
      advance(host, 500)
      try host.tap("switch")
      advance(host, 2000)
    }
    #expect(lines == [])
    try host.tap("switch")
    #expect(printedLines { advance(host, 2000) } == ["-a", "-group"])
  }

  @Test func `a view with another id fades in over the one that fades out`() throws {
    let host = ViewHost { Switch { isOn in Named(name: "a").id(isOn) } }
    #expect(try printedLines { try host.tap("switch") } == ["+a"])
    advance(host)
    #expect(host.displayList.count { $0.opacity == 0.75 } == 1)
    #expect(host.displayList.count { $0.opacity == 0.25 } == 1)
    #expect(printedLines { advance(host, 750) } == ["-a"])
  }

  @Test func `rows of a ForEach fade, and the others do not`() throws {
    let host = ViewHost {
      Switch { isOn in
        VStack { ForEach(isOn ? ["a", "c"] : ["a", "b"], id: \.self) { Named(name: $0) } }
      }
    }
    #expect(try printedLines { try host.tap("switch") } == ["+c"])
    advance(host)
    #expect(["a 0", "b 0", "c 0"].map { opacity(host, $0) } == [1, 0.75, 0.25])
    #expect(printedLines { advance(host, 750) } == ["-b"])
    #expect(host.texts == ["switch", "a 0", "c 0"])
  }

  @Test func `a container fades as a whole, and transitions inside of it have no effect`() throws {
    let host = ViewHost {
      Switch { isOn in
        if isOn {
          VStack {
            Text("a")
            Text("b").transition(.move(edge: .leading))
          }
        }
      }
    }
    try host.tap("switch")
    advance(host)
    #expect(["a", "b"].map { opacity(host, $0) } == [0.25, 0.25])
    let frames = host.displayList.map(\.frame)
    advance(host, 750)
    #expect(host.displayList.map(\.frame) == frames)
    try host.tap("switch")
    advance(host)
    #expect(["a", "b"].map { opacity(host, $0) } == [0.75, 0.75])
  }

  @Test func `views that come into a view that fades are as transparent as it is`() throws {
    struct Loading: View {
      @State private var isLoaded = false
      var body: some View {
        VStack {
          Button("load") { isLoaded = true }
          if isLoaded { Text("data") }
        }
      }
    }
    let host = ViewHost { Switch { isOn in if isOn { Loading() } } }
    try host.tap("switch")
    advance(host)
    try host.tap("load")
    #expect(opacity(host, "data") == 0.25)
    advance(host, 750)
    #expect(opacity(host, "data") == 1)
  }

  @Test func `a view with the identity transition comes and goes at once`() throws {
    let host = ViewHost { Switch { isOn in if isOn { Named(name: "a").transition(.identity) } } }
    #expect(try printedLines { try host.tap("switch") } == ["+a"])
    #expect(opacity(host, "a 0") == 1)
    #expect(try printedLines { try host.tap("switch") } == ["-a"])
    #expect(!host.isAnimating)
  }

  @Test func `the transition of a view behind another one is not that of both`() throws {
    let host = ViewHost {
      Switch { isOn in if isOn { Text("a").background { Color.red.transition(.identity) } } }
    }
    try host.tap("switch")
    advance(host)
    #expect(opacity(host, "a") == 0.25)
  }

  @Test func `without an animation views come and go at once`() throws {
    let host = ViewHost { Switch(animation: nil) { isOn in if isOn { Named(name: "a") } } }
    #expect(try printedLines { try host.tap("switch") } == ["+a"])
    #expect(opacity(host, "a 0") == 1)
    #expect(try printedLines { try host.tap("switch") } == ["-a"])
    #expect(!host.isAnimating)
  }

  @Test func `an animation modifier around the branch makes it fade`() throws {
    let host = ViewHost {
      Switch(animation: nil) { isOn in
        VStack { if isOn { Named(name: "a") } }.animation(.linear(duration: 1), value: isOn)
      }
    }
    try host.tap("switch")
    advance(host)
    #expect(opacity(host, "a 0") == 0.25)
    advance(host, 750)
    #expect(try printedLines { try host.tap("switch") } == [])
    advance(host)
    #expect(opacity(host, "a 0") == 0.75)
    #expect(printedLines { advance(host, 750) } == ["-a"])
  }

  @Test func `a completion waits for the fade`() throws {
    struct Completing: View {
      @State private var isShown = true
      var body: some View {
        Button("hide") {
          withAnimation(.linear(duration: 1)) {
            isShown = false
          } completion: {
            print("complete")
          }
        }
        if isShown { Text("x") }
      }
    }
    let host = ViewHost { Completing() }
    #expect(try printedLines { try host.tap("hide") } == [])
    #expect(printedLines { advance(host, 999) } == [])
    #expect(printedLines { advance(host, 1) } == ["complete"])
  }

  @Test func `a view that comes back while it fades keeps its state`() throws {
    let host = ViewHost { Switch { isOn in if isOn { Named(name: "a") } } }
    try host.tap("switch")
    advance(host, 1000)
    try host.tap("a 0")
    try host.tap("switch")
    advance(host, 500)
    #expect(try printedLines { try host.tap("switch") } == [])
    #expect(opacity(host, "a 1") == 0.5)
    advance(host, 1000)
    #expect(opacity(host, "a 1") == 1)
  }

  @Test func `a view goes on leaving when the branch around it comes back with another view`() throws {
    struct Steps: View {
      @State private var step = 0
      var body: some View {
        VStack {
          switch step {
          case 0: Text("a")
          case 1: Text("b")
          default: Text("c")
          }
          ForEach(0..<3) { number in
            Button("to \(number)") { withAnimation(.linear(duration: 1)) { step = number } }
          }
        }
      }
    }
    let host = ViewHost { Steps() }
    func opacities() -> [Double?] { ["a", "b", "c"].map { opacity(host, $0) } }
    try host.tap("to 2")
    advance(host, 250)
    try host.tap("to 1")
    #expect(opacities() == [0.75, 0, 0.25])
    try host.tap("to 0")
    #expect(opacities() == [0.75, 0, 0.25])
    advance(host, 1000)
    #expect(opacities() == [1, nil, nil])
    #expect(host.issues.isEmpty)
  }

  @Test func `a view that leaves goes on along the way on which it is`() throws {
    struct Moving: View {
      @State private var inset: CGFloat = 0
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            Text("stays")
            if isShown { Text("leaves") }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.top, inset)
          Spacer()
          Button("move") { withAnimation(.linear(duration: 1)) { inset = 100 } }
          Button("hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 300)) { Moving() }
    func heights() -> [CGFloat?] {
      ["stays", "leaves"].map { name in
        host.displayList.first { if case .text(name, _) = $0.content { true } else { false } }?.frame.minY
      }
    }
    try host.tap("move")
    advance(host, 500)
    try host.tap("hide")
    #expect(heights() == [50, 50])
    advance(host)
    #expect(heights() == [75, 75])
    advance(host)
    #expect(heights() == [100, 100])
    advance(host, 500)
    #expect(heights() == [100, nil])
  }

  struct Session: View {
    @State private var isSignedIn = false
    @State private var asksForHelp = false
    @State private var showsNews = false
    var body: some View {
      NavigationStack {
        VStack {
          if isSignedIn {
            Button("news") { showsNews = true }.sheet(isPresented: $showsNews) { Text("the news") }
          } else {
            VStack {
              Button("help") { asksForHelp = true }
              NavigationLink("about") { leave }
            }
            .sheet(isPresented: $asksForHelp) { leave }
          }
        }
      }
    }
    private var leave: some View {
      Button("sign in") { withAnimation(.linear(duration: 1)) { isSignedIn = true } }
    }
  }

  @Test func `a sheet ends when the view that presents it begins to leave`() throws {
    let host = ViewHost { Session() }
    try host.tap("help")
    #expect(host.sheet != nil)
    try host.tap("sign in")
    #expect(host.sheet == nil)
    advance(host)
    #expect(opacity(host, "help") == 0.75)
    // A view that is leaving presents nothing.
    try host.tap("help")
    #expect(host.sheet == nil)
    try host.tap("news")
    #expect(host.sheet?.texts == ["the news"])
    #expect(host.issues.isEmpty)
  }

  @Test func `the page of a link ends when the link begins to leave`() throws {
    let host = ViewHost { Session() }
    try host.follow("about")
    #expect(host.texts == ["sign in"])
    try host.tap("sign in")
    #expect(host.texts.contains("news"))
    #expect(host.issues.isEmpty)
  }

  @Test func `a view that leaves has the value that it was made from`() throws {
    struct Optionals: View {
      @State private var names: [String?] = ["a", "b", "c"]
      var body: some View {
        VStack {
          Button("clear") { withAnimation(.linear(duration: 1)) { names = [nil, nil, nil] } }
          if let name = names[0] { Named(name: name) }
          AnyView(Group { if let name = names[1] { Named(name: name) } })
          ForEach(2..<3) { index in if let name = names[index] { Named(name: name) } }
          GeometryReader { _ in if let name = names[0] { Named(name: name + name) } }
        }
      }
    }
    let host = ViewHost { Optionals() }
    try host.tap("clear")
    advance(host)
    for name in ["a", "b", "c", "aa"] {
      try host.tap("\(name) 0")
      #expect(opacity(host, "\(name) 1") == 0.75)
    }
    #expect(printedLines { advance(host, 750) }.sorted() == ["-a", "-aa", "-b", "-c"])
    #expect(host.texts == ["clear"])
    #expect(host.issues.isEmpty)
  }

  @Test func `rows of lazy containers come and go at once`() throws {
    let host = ViewHost {
      Switch { isOn in
        ScrollView { LazyVStack { ForEach(isOn ? ["a", "c"] : ["a", "b"], id: \.self) { Named(name: $0) } } }
      }
    }
    #expect(try printedLines { try host.tap("switch") }.sorted() == ["+c", "-b"])
    #expect(["a 0", "b 0", "c 0"].map { opacity(host, $0) } == [1, nil, 1])
  }
}
