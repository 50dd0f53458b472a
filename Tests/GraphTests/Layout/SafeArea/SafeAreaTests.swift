import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The safe area in geometry readers, in right-to-left layout, and by default; `LayoutFact.safeArea` has its frames.
@MainActor
struct `Safe areas` {
  private let phone = CGSize(width: 390, height: 844)
  private let insets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)

  @Test func `the safe area insets of a reader are those of the edges that it touches`() {
    var told: [EdgeInsets] = []
    let host = ViewHost(size: phone, safeAreaInsets: insets) {
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = told.append(proxy.safeAreaInsets)
          C
        }
        F(10, 100)
      }
    }
    #expect(told.last == EdgeInsets(top: 47, leading: 0, bottom: 0, trailing: 0))
    host.resize(to: phone, safeAreaInsets: EdgeInsets())
    #expect(told.last == EdgeInsets())
  }

  @Test func `in right-to-left layout the leading edge is on the right`() {
    var told: [EdgeInsets] = []
    let host = ViewHost(
      size: CGSize(width: 100, height: 50), safeAreaInsets: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20)
    ) {
      ZStack {
        C.named("trailing").ignoresSafeArea(edges: .trailing)
        C.named("leading").ignoresSafeArea(edges: .leading)
        C.named("beside").ignoresSafeArea()
          .safeAreaInset(edge: .leading, spacing: 0) { F(10, 50).named("bar") }
        GeometryReader { proxy in
          let _ = told.append(proxy.safeAreaInsets)
          C
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectFrame(of: "trailing", (0, 0, 80, 50), in: host)
    expectFrame(of: "leading", (0, 0, 100, 50), in: host)
    expectFrame(of: "bar", (70, 0, 10, 50), in: host)
    expectFrame(of: "beside", (0, 0, 100, 50), in: host)
    #expect(told.last == EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
  }

  @Test func `a colour behind a view fills the unsafe area at the edges that the view reaches`() {
    func frames<Content: View>(_ content: Content) -> [CGRect] {
      let host = ViewHost(size: phone, safeAreaInsets: insets) { content }
      return host.displayList.filter { $0.content == .color(.purple) }.map(\.frame)
    }
    let safe = CGRect(x: 0, y: 47, width: 390, height: 763)
    #expect(frames(Color.clear.background(Color.purple)) == [CGRect(origin: .zero, size: phone)])
    #expect(frames(Color.clear.background { Color.purple }) == [safe])
    #expect(
      frames(
        VStack(spacing: 0) {
          F(390, 100).background(Color.purple)
          Spacer()
        })
        == [CGRect(x: 0, y: 0, width: 390, height: 147)])
    #expect(frames(F(50, 30).background(Color.purple)) == [CGRect(x: 170, y: 414, width: 50, height: 30)])
  }

  @Test func `a colour behind a view that leaves the edge of the safe area ends with the view`() throws {
    struct Moving: View {
      @State private var top: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          F(390, top)
          Button("move") { top = 50 }.frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20).background(Color.purple)
          Spacer()
        }
      }
    }
    let host = ViewHost(size: phone, safeAreaInsets: insets) { Moving() }
    func frame() -> CGRect? { host.displayList.first { $0.content == .color(.purple) }?.frame }
    #expect(frame() == CGRect(x: 0, y: 0, width: 390, height: 67))
    try host.tap("move")
    #expect(frame() == CGRect(x: 0, y: 97, width: 390, height: 20))
  }

  @Test func `safe area padding is 16 points by default`() {
    expectMounted(proposing: nil, nil, size: (42, 42), frames: ["a": (16, 16, 10, 10)]) {
      F(10, 10).named("a").safeAreaPadding()
    }
    expectMounted(proposing: nil, nil, size: (16, 16), frames: ["a": (3, 3, 10, 10)]) {
      F(10, 10).named("a").safeAreaPadding(3)
    }
  }
}
