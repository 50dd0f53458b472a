import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Effects that follow from the geometry of a view.
@MainActor
struct `Visual effects` {
  @Test func `the steps are done in order and change no frame`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      F(20, 10).visualEffect { content, proxy in
        content.offset(x: proxy.size.width).opacity(0.5).blur(radius: 2).grayscale(1)
      }
    }
    let item = try #require(host.displayList.first)
    #expect(item.frame == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(item.transform == DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 20, ty: 0))
    #expect(item.opacity == 0.5)
    #expect(item.effects.map(\.kind) == [.blur(radius: 2, isOpaque: false), .color(.grayscale(1))])
  }

  @Test func `a transform goes from the upper left corner, as that of views does`() throws {
    let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: 3, tx: 5, ty: 0)
    let hosts = [
      ViewHost { F(20, 10).visualEffect { content, _ in content.transformEffect(transform) } },
      ViewHost { F(20, 10).visualEffect { content, _ in content.transformEffect(ProjectionTransform(transform)) } },
      ViewHost { F(20, 10).transformEffect(transform) },
    ]
    let transforms = try hosts.map { try #require($0.displayList.first).transform }
    #expect(transforms[0] == transforms[2])
    #expect(transforms[1] == transforms[2])
    #expect(transforms[2] != .identity)
  }

  @Test func `a transform follows animations`() throws {
    struct Widening: View {
      @State private var width: CGFloat = 1
      var body: some View {
        Button("widen") { withAnimation(.linear(duration: 1)) { width = 3 } }
        Color.red.visualEffect { [width] content, _ in content.transformEffect(CGAffineTransform(scaleX: width, y: 1)) }
      }
    }
    let host = ViewHost { Widening() }
    try host.tap("widen")
    host.advance(by: .milliseconds(500))
    #expect(host.displayList.last?.transform.a == 2)
  }

  @Test func `the closure is asked again when the view is elsewhere`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      F(20, 10).visualEffect { content, proxy in content.opacity(Double(proxy.frame(in: .global).minX) / 100) }
    }
    #expect(host.displayList.first?.opacity == 0.4)
    host.resize(to: CGSize(width: 60, height: 100))
    #expect(host.displayList.first?.opacity == 0.2)
  }

  @Test func `what is captured follows animations`() throws {
    struct Fading: View {
      @State private var opacity = 1.0
      var body: some View {
        Button("fade") { withAnimation(.linear(duration: 1)) { opacity = 0 } }
        Color.red.visualEffect { [opacity] content, _ in content.opacity(opacity) }
      }
    }
    let host = ViewHost { Fading() }
    try host.tap("fade")
    host.advance(by: .milliseconds(250))
    #expect(host.displayList.last?.opacity == 0.75)
    host.advance(by: .seconds(1))
    #expect(host.displayList.last?.opacity == 0)
  }

  private func scroller(_ configuration: ScrollTransitionConfiguration) -> ViewHost {
    ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { index in
            F(100, 40).scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0).offset(x: 10 * phase.value)
            }
            .named("\(index)")
          }
        }
      }
      .accessibilityIdentifier("list")
    }
  }

  private func opacities(_ host: ViewHost) -> [Double] { host.displayList.prefix(4).map(\.opacity) }

  @Test func `a scroll transition goes as far as a view is beyond the edge`() throws {
    let host = scroller(.interactive)
    #expect(opacities(host) == [1, 1, 0.5, 0])
    try host.scroll(.identifier("list"), by: 10)
    #expect(opacities(host) == [0.75, 1, 0.75, 0])
    #expect(host.displayList[0].transform.tx == -2.5)
    #expect(host.displayList[2].transform.tx == 2.5)
  }

  @Test func `the threshold is how much of a view is to be seen`() throws {
    let host = scroller(.interactive.threshold(.visible(0.5)))
    #expect(opacities(host) == [1, 1, 1, 0])
    #expect(opacities(scroller(.identity)) == [1, 1, 1, 1])
  }

  @Test func `an animated transition begins when the threshold is passed`() throws {
    let host = scroller(.animated(.linear(duration: 1)).threshold(.visible(0.5)))
    #expect(opacities(host) == [1, 1, 1, 0])
    try host.scroll(.identifier("list"), by: 30)
    host.advance(by: .milliseconds(500))
    #expect(opacities(host) == [0.5, 1, 1, 0])
  }
}
