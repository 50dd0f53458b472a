import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Colours that a change in an animated transaction shows step by step.
@MainActor
struct `Animated colours` {
  /// A host in which buttons set a number to 1 and back, with animations that take a second.
  private func host<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200)) { Switching(content: content) }
  }

  /// The colours of the drawn items, but for the buttons: at first, half a second after the change, and at the end.
  private func way<Content: View>(@ViewBuilder _ content: @escaping (Int) -> Content) throws -> [[Color]] {
    let host = host(content)
    var colors = [host.colors]
    try host.tap("go")
    expectSame(host.colors, colors[0])
    host.advance(by: .milliseconds(500))
    colors.append(host.colors)
    host.advance(by: .milliseconds(600))
    colors.append(host.colors)
    #expect(!host.isAnimating)
    return colors
  }

  /// Expects colours that look the same.
  private func expectSame(_ some: [Color], _ others: [Color], at location: SourceLocation = #_sourceLocation) {
    #expect(some.count == others.count, sourceLocation: location)
    for (one, other) in zip(some, others) {
      let (one, other) = (one.components, other.components)
      #expect(zip(one, other).allSatisfy { abs($0 - $1) < 0.005 }, "\(one), \(other)", sourceLocation: location)
    }
  }

  private func expectWay(
    _ colors: [[Color]], from start: Color = .red, to end: Color = .blue, at location: SourceLocation = #_sourceLocation
  ) {
    #expect(colors.first == [start], sourceLocation: location)
    expectSame(colors[1], [start.mix(with: end, by: 0.5)], at: location)
    #expect(colors.last == [end], sourceLocation: location)
  }

  @Test func `a rectangle, a shape and its line go through the colours between the two`() throws {
    expectWay(try way { ($0 == 0 ? Color.red : .blue).frame(width: 20, height: 20) })
    expectWay(try way { Circle().fill($0 == 0 ? .red : .blue).frame(width: 20, height: 20) })
    expectWay(try way { Circle().stroke($0 == 0 ? .red : .blue).frame(width: 20, height: 20) })
    expectWay(try way { number in Circle().frame(width: 20).foregroundStyle(number == 0 ? .red : .blue) })
  }

  @Test func `a text and a symbol go through the colours between the two`() throws {
    expectWay(try way { Text("a").foregroundStyle($0 == 0 ? .red : .blue) })
    expectWay(try way { Image(systemName: "star").foregroundStyle($0 == 0 ? .red : .blue) })
    let inherited = try way { number in VStack { Text("a") }.foregroundStyle(number == 0 ? .red : .blue) }
    expectWay(inherited)
  }

  @Test func `a text comes from the default colour, and goes back to it`() throws {
    expectWay(try way { number in Text("a").foregroundStyle(number == 0 ? Color.primary : .blue) }, from: .primary)
    expectWay(try way { number in Text("a").foregroundStyle(number == 0 ? Color.red : .primary) }, to: .primary)
  }

  @Test func `an opacity of a colour is on the way, too`() throws {
    expectWay(
      try way { ($0 == 0 ? Color.red : .red.opacity(0.2)).frame(width: 20, height: 20) }, to: .red.opacity(0.2))
  }

  @Test func `a picture on the way between two equal greys has that grey`() throws {
    let host = host { number in
      (number == 0 ? Color(white: 0.6) : Color(.sRGBLinear, white: 0.318547)).frame(width: 20, height: 20)
    }
    try host.tap("go")
    for _ in 0..<4 {
      #expect(host.picture.svg().contains("rgb(153,153,153)"))
      host.advance(by: .milliseconds(250))
    }
  }

  @Test func `gradients change at once`() throws {
    let host = host { number in
      LinearGradient(colors: [number == 0 ? .red : .blue, .green], startPoint: .top, endPoint: .bottom)
    }
    try host.tap("go")
    #expect(!host.isAnimating)
    let gradients: [Gradient] = host.displayList.compactMap { item in
      if case .gradient(_, let gradient) = item.content { gradient.gradient } else { nil }
    }
    #expect(gradients.map { $0.stops.first?.color } == [.blue])
  }

  @Test func `a step evaluates no body, lays out nothing, and changes what has the colour`() throws {
    let host = host { number in
      HStack {
        Text("a")
        (number == 0 ? Color.red : .blue).frame(width: 20, height: 20)
      }
    }
    try host.tap("go")
    let step = host.advance(by: .milliseconds(500))
    #expect(step.total.bodies == 0)
    #expect(step.total.sizeQueries == 0)
    #expect(step.total.placements == 0)
    #expect(host.lastCommit == CommitSummary(changed: 1))
  }

  @Test func `each view follows the animation of its own transaction`() throws {
    let host = host { number in
      let color = number == 0 ? Color.red : .blue
      HStack {
        color.frame(width: 20, height: 20).transaction { $0.animation = nil }
        color.frame(width: 20, height: 20).animation(.linear(duration: 2), value: number)
      }
    }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    expectSame(host.colors, [.blue, .red.mix(with: .blue, by: 0.25)])
  }

  @Test(arguments: [0.25, 0.3])
  func `an animation of every transaction takes a colour to its end once, whatever the steps`(step: Double) throws {
    let hosts = [
      host { ($0 == 0 ? Color.red : .blue).frame(width: 20, height: 20).animation(.linear(duration: 1)) },
      host { Circle().fill($0 == 0 ? .red : .blue).transaction { $0.animation = .linear(duration: 1) } },
    ]
    for host in hosts {
      try host.tap("jump")
      host.advance(by: .seconds(step))
      expectSame(host.colors, [.red.mix(with: .blue, by: step)])
      for _ in 0..<4 { host.advance(by: .seconds(step)) }
      #expect(host.colors == [.blue])
      #expect(!host.isAnimating)
    }
  }

  @Test func `two transactions of one action keep their own curves`() throws {
    let host = ViewHost { TwoCurves() }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    expectSame(host.colors, [.red.mix(with: .blue, by: 0.5), .red.mix(with: .blue, by: 0.25)])
  }

  @Test func `a colour that is set and then animated is left from the one that was set`() throws {
    let host = host { ([.red, .blue, .green][$0] as Color).frame(width: 20, height: 20) }
    try host.tap("set and go")
    expectSame(host.colors, [.green])
    host.advance(by: .milliseconds(500))
    expectSame(host.colors, [.green.mix(with: .blue, by: 0.5)])
  }

  @Test func `a view without an area keeps its colour for the way`() throws {
    func colors(@ViewBuilder _ content: @escaping (Int) -> some View) throws -> [Color] {
      let host = host(content)
      #expect(host.colors.isEmpty)
      try host.tap("go")
      host.advance(by: .milliseconds(500))
      return host.colors
    }
    let middle = [Color.red.mix(with: .blue, by: 0.5)]
    expectSame(
      try colors { Circle().trim(from: 0, to: Double($0)).stroke($0 == 0 ? .red : .blue, lineWidth: 4) }, middle)
    expectSame(try colors { Circle().fill($0 == 0 ? .red : .blue).frame(width: 40 * Double($0)) }, middle)
    expectSame(try colors { ($0 == 0 ? Color.red : .blue).frame(width: 40 * Double($0), height: 20) }, middle)
  }

  @Test func `another colour in between is reached from the one that is shown`() throws {
    let host = host { ($0 == 0 ? Color.red : .blue).frame(width: 20, height: 20) }
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    let middle = host.colors[0]
    try host.tap("back")
    expectSame(host.colors, [middle])
    // The way forth has ended, and three quarters of the way back.
    host.advance(by: .milliseconds(750))
    expectSame(host.colors, [Color.red.mix(with: .blue, by: 0.25)])
    host.advance(by: .milliseconds(350))
    #expect(host.colors == [.red])
  }

  @Test func `a change without an animation, and a view that comes, have their colour at once`() throws {
    let host = host { number in
      VStack {
        (number == 0 ? Color.red : .blue).frame(width: 20, height: 20)
        if number == 1 { Color.green.frame(width: 20, height: 20) }
      }
    }
    try host.tap("jump")
    #expect(host.colors == [.blue, .green])
    #expect(!host.isAnimating)
  }

  @Test(arguments: [Double.nan, .infinity, -1e300])
  func `a colour of invalid components is there at once, and left at once`(component: Double) throws {
    let invalid = Color(red: component, green: 0, blue: 0)
    let host = host { number in
      VStack {
        (number == 0 ? Color.red : invalid).frame(width: 20, height: 20)
        Text("a").foregroundStyle(number == 0 ? Color.red : invalid)
      }
    }
    try host.tap("go")
    #expect(host.colors.map(\.description) == [invalid.description, invalid.description])
    #expect(!host.isAnimating)
    try host.tap("back")
    #expect(host.colors == [.red, .red])
    #expect(!host.isAnimating)
  }

  @Test func `the colour of a removed view is on its way no more`() throws {
    let host = host { number in
      if number < 2 { (number == 0 ? Color.red : .blue).frame(width: 20, height: 20) }
    }
    try host.tap("go")
    #expect(host.isAnimating)
    try host.tap("leave")
    #expect(host.colors == [])
    #expect(!host.isAnimating)
    #expect(host.close().isEmpty)
  }

  @Test func `the completion of a transaction waits for the colours`() throws {
    let host = ViewHost { Completing() }
    #expect(try printedLines { try host.tap("go") } == [])
    #expect(printedLines { host.advance(by: .milliseconds(900)) } == [])
    #expect(printedLines { host.advance(by: .milliseconds(100)) } == ["complete"])
  }
}

extension Color {
  fileprivate var components: [Float] {
    let color = resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity]
  }
}

extension ViewHost {
  /// The colours of the drawn items, but for buttons and clear rectangles.
  fileprivate var colors: [Color] {
    displayList.compactMap { item in
      switch item.content {
      case .color(.clear): nil
      case .color(let color), .shape(_, let color): color
      case .text("a", _), .symbol: item.foregroundColor ?? .primary
      default: nil
      }
    }
  }
}

/// Content for a number that buttons change.
private struct Switching<Content: View>: View {
  @ViewBuilder let content: (Int) -> Content
  @State private var number = 0

  var body: some View {
    ZStack(alignment: .topLeading) {
      content(number)
      Button("go") { withAnimation(.linear(duration: 1)) { number = 1 } }
      Button("back") { withAnimation(.linear(duration: 1)) { number = 0 } }
      Button("jump") { number = 1 }
      Button("leave") { number = 2 }
      Button("set and go") {
        number = 2
        withAnimation(.linear(duration: 1)) { number = 1 }
      }
    }
  }
}

private struct Completing: View {
  @State private var isBlue = false
  var body: some View {
    isBlue ? Color.blue : .red
    Button("go") {
      withAnimation(.linear(duration: 1)) {
        isBlue = true
      } completion: {
        print("complete")
      }
    }
  }
}

private struct TwoCurves: View {
  @State private var first = Color.red
  @State private var second = Color.red
  var body: some View {
    HStack {
      first.frame(width: 20, height: 20)
      second.frame(width: 20, height: 20)
      Button("go") {
        withAnimation(.linear(duration: 1)) { first = .blue }
        withAnimation(.linear(duration: 2)) { second = .blue }
      }
    }
  }
}
