import AttributeGraphUI
import Foundation
import Testing

/// What a finger meets.
@MainActor
struct `Hit testing` {
  final class Log {
    var lines: [String] = []
  }

  private let log = Log()
  private let middle = CGPoint(x: 100, y: 100)

  private func host(@ViewBuilder _ content: () -> some View) -> ViewHost {
    ViewHost(size: CGSize(width: 200, height: 200), root: content)
  }

  private func hits(_ points: [CGPoint], @ViewBuilder _ content: (@escaping () -> Void) -> some View) -> [Bool] {
    var count = 0
    let host = host { content { count += 1 } }
    return points.map { point in
      count = 0
      host.tap(at: point)
      return count > 0
    }
  }

  @Test func `a touch hits the frontmost view`() {
    let host = host {
      ZStack {
        Color.red.onTapGesture { log.lines.append("behind") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { log.lines.append("front") }
      }
    }
    host.tap(at: middle)
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == ["front", "behind"])
  }

  @Test func `zIndex decides who is in front`() {
    host {
      ZStack {
        Color.red.onTapGesture { log.lines.append("raised") }.zIndex(1)
        Color.blue.onTapGesture { log.lines.append("later") }
      }
    }.tap(at: middle)
    #expect(log.lines == ["raised"])
  }

  @Test func `a view in front without a gesture covers those behind it`() {
    let host = host {
      Color.red.onTapGesture { log.lines.append("outside") }
        .overlay { Color.blue.frame(width: 50, height: 50) }
    }
    host.tap(at: middle)
    #expect(log.lines == [])
    host.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines == ["outside"])
  }

  @Test func `shapes are met where they are filled, lines where they are drawn`() {
    let (corner, edge) = (CGPoint(x: 52, y: 52), CGPoint(x: 51, y: 100))
    #expect(
      hits([middle, corner, edge]) { action in
        Circle().frame(width: 100, height: 100).onTapGesture(perform: action)
      } == [true, false, true])
    #expect(
      hits([middle, corner, edge]) { action in
        Circle().stroke(.red, lineWidth: 4).frame(width: 100, height: 100).onTapGesture(perform: action)
      } == [false, false, true])
    #expect(
      hits([middle, corner, edge]) { action in
        RoundedRectangle(cornerRadius: 20).frame(width: 100, height: 100).onTapGesture(perform: action)
      } == [true, false, true])
  }

  @Test func `a content shape replaces the drawing for touches`() {
    let (gap, corner) = (CGPoint(x: 100, y: 60), CGPoint(x: 52, y: 52))
    func stack(_ action: @escaping () -> Void) -> some View {
      VStack(spacing: 80) {
        Color.red.frame(width: 100, height: 5)
        Color.red.frame(width: 100, height: 5)
      }
      .frame(height: 100)
    }
    #expect(hits([gap]) { stack($0).onTapGesture(perform: $0) } == [false])
    #expect(hits([gap]) { stack($0).contentShape(Rectangle()).onTapGesture(perform: $0) } == [true])
    #expect(
      hits([middle, corner]) { action in
        Color.red.frame(width: 100, height: 100).contentShape(Circle()).onTapGesture(perform: action)
      } == [true, false])
    #expect(
      hits([corner]) { action in
        Color.red.frame(width: 100, height: 100).contentShape(.dragPreview, Circle()).onTapGesture(perform: action)
      } == [true])
  }

  @Test func `a content shape in a branch belongs to the gestures around`() {
    #expect(
      hits([CGPoint(x: 60, y: 60)]) { action in
        Group {
          if log.lines.isEmpty { Circle().frame(width: 100, height: 100) }
        }
        .contentShape(Rectangle())
        .onTapGesture(perform: action)
      } == [true])
  }

  @Test func `transparent views, clear colours and views without hit testing let fingers through`() {
    #expect(hits([middle]) { Color.red.opacity(0).onTapGesture(perform: $0) } == [false])
    #expect(hits([middle]) { Color.clear.onTapGesture(perform: $0) } == [false])
    #expect(hits([middle]) { Color.clear.contentShape(Rectangle()).onTapGesture(perform: $0) } == [true])
    #expect(hits([middle]) { Color.red.onTapGesture(perform: $0).allowsHitTesting(false) } == [false])
    #expect(
      hits([middle]) { action in
        ZStack {
          Color.red.onTapGesture(perform: action)
          Color.blue.allowsHitTesting(false)
        }
      } == [true])
  }

  @Test func `a clip hides a view from the eye and not from fingers, which contentShape does`() {
    let (corner, beyond) = (CGPoint(x: 52, y: 52), CGPoint(x: 20, y: 100))
    #expect(
      hits([middle, corner]) { action in
        Color.red.frame(width: 100, height: 100).clipShape(Circle()).onTapGesture(perform: action)
      } == [true, true])
    #expect(
      hits([middle, beyond]) { action in
        Color.red.frame(width: 180, height: 180).frame(width: 100, height: 100).clipped().onTapGesture(perform: action)
      } == [true, true])
    #expect(
      hits([middle, beyond]) { action in
        Color.red.frame(width: 180, height: 180).frame(width: 100, height: 100).clipped()
          .contentShape(Rectangle()).onTapGesture(perform: action)
      } == [true, false])
  }

  @Test func `the edges of a scroll view keep fingers away, also through a clip and a shadow`() {
    #expect(
      hits([middle, CGPoint(x: 100, y: 20)]) { action in
        ScrollView { Color.red.frame(height: 500).onTapGesture(perform: action) }
          .shadow(radius: 2).clipped().frame(height: 100)
      } == [true, false])
  }

  @Test func `transforms count`() {
    let outside = CGPoint(x: 52, y: 52)
    #expect(
      hits([outside, CGPoint(x: 35, y: 100)]) { action in
        Color.red.frame(width: 100, height: 100).rotationEffect(.degrees(45)).onTapGesture(perform: action)
      } == [false, true])
    #expect(
      hits([outside, CGPoint(x: 100, y: 49)]) { action in
        Color.red.frame(width: 100, height: 100).scaleEffect(x: 2, y: 1).onTapGesture(perform: action)
      } == [true, false])
  }

  @Test func `what is presented covers everything`() {
    struct Sheet: View {
      let log: Log
      var body: some View {
        Color.red.onTapGesture { log.lines.append("root") }
          .sheet(isPresented: .constant(true)) { Text("sheet") }
      }
    }
    host { Sheet(log: log) }.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.lines.isEmpty)
  }

  @Test func `a host tells which view a finger meets`() {
    let host = host { Color.red.frame(width: 10, height: 10) }
    #expect(host.element(at: middle)?.typeName == "Color")
    #expect(host.element(at: .zero) == nil)
    #expect(host.tap(at: CGPoint(x: CGFloat.nan, y: 0)).total.bodies == 0)
  }

  @Test func `switches, fields and buttons are used by points`() {
    struct Controls: View {
      @State private var isOn = false
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        Toggle("switch", isOn: $isOn).accessibilityIdentifier("switch")
        TextField("field", text: $text).focused($isFocused).accessibilityIdentifier("field")
        Text("\(isOn) \(isFocused)")
      }
    }
    let host = host { Controls() }
    for identifier in ["switch", "field"] {
      let frame = host.frame(identifier: identifier) ?? .zero
      host.tap(at: CGPoint(x: frame.maxX - 5, y: frame.midY))
    }
    #expect(host.texts.last == "true true")
  }
}
