import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Places and sizes that layout changes at once, and that are shown step by step.
@MainActor
struct `Animated frames` {
  /// A host in which a button sets a number to 1 with an animation that takes a second.
  private func host<Content: View>(
    _ animation: Animation? = .linear(duration: 1), @ViewBuilder _ content: @escaping (CGFloat) -> Content
  ) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) { Way(animation: animation, content: content) }
  }

  /// The frames of the drawn red items: at first, half a second after the change, and at the end.
  private func way<Content: View>(@ViewBuilder _ content: @escaping (CGFloat) -> Content) throws -> [[CGRect]] {
    let host = host(content: content)
    var frames = [host.frames(of: .red)]
    try host.tap("go")
    let start = host.frames(of: .red)
    #expect(frames[0].allSatisfy(start.contains), "Nothing has moved when the animation begins.")
    host.advance(by: .milliseconds(500))
    frames.append(host.frames(of: .red))
    host.advance(by: .milliseconds(600))
    frames.append(host.frames(of: .red))
    #expect(!host.isAnimating)
    return frames
  }

  private func host<Content: View>(content: @escaping (CGFloat) -> Content) -> ViewHost {
    host(.linear(duration: 1), content)
  }

  @Test func `padding, frames and positions take a view along`() throws {
    #expect(try way { F(20, 20).padding($0 * 40) }.map { $0[0].minX } == [0, 20, 40])
    #expect(try way { F(20, 20).padding(.leading, $0 == 0 ? nil : 20) }.map { $0[0].minX } == [16, 18, 20])
    #expect(try way { C.frame(width: 20 + $0 * 80, height: 5) }.map { $0[0].width } == [20, 60, 100])
    #expect(try way { C.frame(maxWidth: $0 == 0 ? 50 : .infinity) }.map { $0[0].width } == [50, 125, 200])
    #expect(try way { F(10, 10).position(x: 50 + 100 * $0, y: 30) }.map { $0[0].midX } == [50, 100, 150])
  }

  @Test func `rows that change places pass each other`() throws {
    let frames = try way { number in
      VStack(spacing: 0) {
        ForEach(number == 0 ? [0, 1] : [1, 0], id: \.self) { C.frame(width: 10, height: $0 == 0 ? 20 : 40) }
      }
    }
    #expect(frames.map { Set($0.map(\.minY)) } == [[0, 20], [20, 10], [0, 40]])
  }

  @Test func `a row that comes is there at once, and the others make room`() throws {
    let frames = try way { number in
      VStack(spacing: 0) {
        if number == 1 { C.frame(width: 30, height: 50) }
        F(10, 10)
      }
      .frame(height: 100, alignment: .top)
    }
    #expect(frames[1].map(\.minY) == [0, 25])
    #expect(frames[1].map(\.width) == [30, 10])
  }

  @Test func `spacings, alignments, spacers and layouts of another type are on the way, too`() throws {
    let spacing = try way { number in
      HStack(spacing: number * 40) {
        F(10, 10); F(10, 10)
      }
    }
    #expect(spacing.map { $0[1].minX } == [10, 30, 50])
    let alignment = try way { number in
      F(10, 10).frame(width: 100, alignment: number == 0 ? .leading : .trailing)
    }
    #expect(alignment.map { $0[0].minX } == [0, 45, 90])
    let spacer = try way { number in
      HStack(spacing: 0) {
        if number == 1 { Spacer() }
        F(10, 10)
      }
      .frame(width: 100, alignment: .leading)
    }
    #expect(spacer.map { $0[0].minX } == [0, 45, 90])
    let kind = try way { number in
      let layout = number == 0 ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        F(10, 10); F(10, 10)
      }
    }
    #expect(kind.map { $0[1].origin } == [CGPoint(x: 10, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 10)])
  }

  @Test func `layout is at its end at once, and steps lay out and evaluate nothing`() throws {
    let host = host { number in
      C.overlay { GeometryReader { Text("width \(Int($0.size.width))").fixedSize() } }.named("a")
        .frame(width: 20 + number * 80, height: 20)
    }
    let report = try host.tap("go")
    #expect(host.frame(named: "a")?.width == 100)
    #expect(host.texts.contains("width 100"), "A geometry reader is told where the view goes.")
    #expect(report.total.geometryClosures == 1)
    let step = host.advance(by: .milliseconds(500))
    #expect(step.total.sizeQueries == 0)
    #expect(step.total.placements == 0)
    #expect(step.total.geometryClosures == 0)
    #expect(step.total.bodies == 0)
    #expect(host.frames(of: .red).map(\.width) == [60])
    #expect(host.lastCommit.changed == 2, "The colour has grown, and the text, whose last string was shorter.")
  }

  @Test func `without an animation everything is in its place at once`() throws {
    let host = host(nil) { F(20, 20).padding($0 * 40) }
    try host.tap("go")
    #expect(host.frames(of: .red).map(\.minX) == [40])
    #expect(!host.isAnimating)
  }

  @Test func `each view follows the animation of its own transaction`() throws {
    let host = host { number in
      HStack(spacing: 0) {
        F(10, 10)
        F(10, 10).transaction { $0.animation = nil }
        F(10, 10).animation(.linear(duration: 2), value: number)
      }
      .padding(.leading, number * 40)
    }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red).map(\.minX) == [20, 50, 30])
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red).map(\.minX) == [40, 50, 40])
    host.advance(by: .seconds(1))
    #expect(host.frames(of: .red).map(\.minX) == [40, 50, 60])
  }

  @Test func `an animation of a value animates the frames inside in the updates that change it`() throws {
    let host = host(nil) { F(10, 10).padding(.leading, $0 * 40).animation(.linear(duration: 1), value: $0) }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red).map(\.minX) == [20])
  }

  @Test func `another target in between is reached from where the view is`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Shuttle() }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    try host.tap("back")
    #expect(host.frames(of: .red).map(\.minX) == [20])
    // The way forth has ended, and three quarters of the way back.
    host.advance(by: .milliseconds(750))
    #expect(host.frames(of: .red).map(\.minX) == [10])
    host.advance(by: .milliseconds(250))
    #expect(host.frames(of: .red).map(\.minX) == [0])
  }

  @Test func `two transactions of one action keep their own curves`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { TwoCurves() }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red).map(\.minX) == [20])
    #expect(host.frames(of: .blue).map(\.minX) == [10])
  }

  @Test func `the completions of a transaction wait for the frames`() throws {
    let host = ViewHost { Completing() }
    #expect(try printedLines { try host.tap("go") } == [])
    #expect(printedLines { host.advance(by: .milliseconds(900)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(100)) } == ["complete"])
  }

  @Test func `the content of a scroll view moves with it, and scrolling is no movement`() throws {
    let host = host { number in
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { _ in C.frame(width: 10, height: 20) } }
      }
      .frame(width: 100, height: 50).padding(.top, number * 40).accessibilityIdentifier("list")
    }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red).first?.minY == 20)
    host.advance(by: .seconds(1))
    #expect(host.frames(of: .red).first?.minY == 40)
  }

  @Test func `effects and masks go along with what they are for`() throws {
    let clip = host { F(20, 20).clipped().padding(.leading, $0 * 40) }
    try clip.tap("go")
    clip.advance(by: .milliseconds(500))
    #expect(clip.displayList.first { $0.content == .color(.red) }?.clip?.minX == 20)
    let turn = host { F(20, 20).rotationEffect(.degrees(180)).padding(.leading, $0 * 40) }
    try turn.tap("go")
    turn.advance(by: .milliseconds(500))
    let item = try #require(turn.displayList.first { $0.content == .color(.red) })
    #expect(item.frame.minX == 20)
    #expect(abs(item.transform.applied(to: item.frame).minX - 20) < 0.01)
  }

  @Test func `a shape has the outline of the size in which it is shown`() throws {
    let host = host { number in RoundedRectangle(cornerRadius: 3).fill(.red).frame(width: 20 + number * 40, height: 20)
    }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    let item = try #require(host.displayList.first { $0.figure != nil })
    #expect(item.frame.width == 40)
    #expect(item.figure?.path.boundingRect.width == 40)
  }

  @Test func `a canvas moves as a whole, and its drawings are where they are drawn`() throws {
    let host = host { number in
      AttributeGraphUI.Canvas { context, size in
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        context.draw(Text("t"), at: CGPoint(x: 10 + number * 20, y: 5), anchor: .topLeading)
      }
      .frame(width: 50, height: 50).padding(.leading, number * 40)
    }
    let start = try #require(host.displayList.first { $0.content == .shape("Path", .red) }?.frame)
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    let path = try #require(host.displayList.first { $0.content == .shape("Path", .red) }?.frame)
    #expect(path.minX == start.minX + 20)
    let text = try #require(host.displayList.first { $0.content.isText("t") }?.frame)
    #expect(text.minX == path.minX + 30)
  }

  @Test func `what goes to nothing is drawn until it is gone`() throws {
    let host = host { C.frame(width: 20 - $0 * 20, height: 20) }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red).map(\.width) == [10])
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red) == [])
  }

  @Test func `a view that ends on the way leaves nothing behind`() throws {
    let host = ViewHost { Ending() }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    try host.tap("end")
    host.advance(by: .milliseconds(100))
    #expect(!host.isAnimating)
  }
}

/// Views whose frames are animated as a whole.
@MainActor
struct `Geometry groups` {
  /// The frames of what is blue half a second after the change, in a group or not.
  private func framesOnTheWay(isGroup: Bool) throws -> [CGRect] {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) {
      Way(animation: .linear(duration: 1)) { number in
        if isGroup {
          Pair(isComplete: number == 1).geometryGroup().frame(width: 100 + 100 * number, height: 100)
            .padding(.leading, number * 40)
        } else {
          Pair(isComplete: number == 1).frame(width: 100 + 100 * number, height: 100).padding(.leading, number * 40)
        }
      }
    }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(host.frames(of: .red) == [CGRect(x: 20, y: 0, width: 150, height: 100)])
    return host.frames(of: .blue)
  }

  @Test func `a view that comes in a group on its way moves and is laid out with it`() throws {
    #expect(try framesOnTheWay(isGroup: true) == [CGRect(x: 150, y: 0, width: 20, height: 20)])
    #expect(
      try framesOnTheWay(isGroup: false) == [CGRect(x: 220, y: 0, width: 20, height: 20)],
      "Without the group it is where it will be.")
  }

  @Test func `a group without an animation changes nothing`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { F(10, 10).geometryGroup().named("a").padding(5) }
    #expect(host.frame(named: "a") == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(host.frames(of: .red) == [CGRect(x: 45, y: 45, width: 10, height: 10)])
  }
}

/// A view that is complete with something in its upper trailing corner.
private struct Pair: View {
  let isComplete: Bool
  var body: some View {
    ZStack(alignment: .topTrailing) {
      C
      if isComplete { Color.blue.frame(width: 20, height: 20) }
    }
  }
}

/// A view that takes a number, which a button sets to 1.
private struct Way<Content: View>: View {
  let animation: Animation?
  @ViewBuilder let content: (CGFloat) -> Content
  @State private var number: CGFloat = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      content(number)
      Button("go") { withAnimation(animation) { number = 1 } }
    }
  }
}

private struct Shuttle: View {
  @State private var length: CGFloat = 0
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      F(10, 10).padding(.leading, length)
      Button("go") { withAnimation(.linear(duration: 1)) { length = 40 } }
      Button("back") { withAnimation(.linear(duration: 1)) { length = 0 } }
    }
  }
}

private struct TwoCurves: View {
  @State private var red: CGFloat = 0
  @State private var blue: CGFloat = 0
  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      F(10, 10).padding(.leading, red)
      Color.blue.frame(width: 10, height: 10).padding(.leading, blue)
      Button("go") {
        withAnimation(.linear(duration: 1)) { red = 40 }
        withAnimation(.linear(duration: 2)) { blue = 40 }
      }
    }
  }
}

private struct Completing: View {
  @State private var length: CGFloat = 0
  var body: some View {
    VStack {
      F(10, 10).padding(.leading, length)
      Button("go") {
        withAnimation(.linear(duration: 1)) {
          length = 40
        } completion: {
          print("complete")
        }
      }
    }
  }
}

private struct Ending: View {
  @State private var length: CGFloat = 0
  @State private var isThere = true
  var body: some View {
    VStack {
      if isThere { F(10, 10).padding(.leading, length) }
      Button("go") { withAnimation(.linear(duration: 1)) { length = 40 } }.frame(width: 100)
      Button("end") { isThere = false }.frame(width: 100)
    }
    .frame(width: 200)
  }
}

extension ViewHost {
  /// The frames of the drawn items in a colour.
  fileprivate func frames(of color: Color) -> [CGRect] {
    displayList.filter { $0.content == .color(color) }.map(\.frame)
  }
}

extension DisplayContent {
  fileprivate func isText(_ string: String) -> Bool {
    if case .text(string, _) = self { true } else { false }
  }
}
