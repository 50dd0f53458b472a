import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// What moves in an effect, or has another effect, changes; what moves with its effect does not.
@MainActor
struct `Changes by effects` {
  @MainActor
  final class Lever {
    var set: (CGFloat) -> Void = { _ in }
  }

  /// Shows what follows from a length.
  struct Adjustable<Content: View>: View {
    @State var length: CGFloat
    let lever: Lever
    let content: (CGFloat) -> Content
    var body: some View {
      let _ = lever.set = { length = $0 }
      VStack(alignment: .leading, spacing: 0) { content(length) }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  /// The last commit after a change of the length from 10 to 20, which leads to the display list of a new host.
  private func commit(@ViewBuilder _ content: @escaping (CGFloat) -> some View) -> CommitSummary {
    func host(_ length: CGFloat, _ lever: Lever) -> ViewHost {
      ViewHost(size: CGSize(width: 100, height: 100)) { Adjustable(length: length, lever: lever, content: content) }
    }
    let lever = Lever()
    let changing = host(10, lever)
    changing.perform { lever.set(20) }
    #expect(changing.seenItems == host(20, Lever()).seenItems)
    #expect(!changing.redrawsDifferently())
    return changing.lastCommit
  }

  private func rows(_ count: Int = 8) -> some View {
    VStack(spacing: 0) { ForEach(0..<count) { _ in F(50, 40) } }
  }

  @Test func `rows that scroll in a clip change, as the clip stays where it is`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { ScrollView { rows() }.clipped() }
    try host.scroll(by: 10)
    #expect(host.lastCommit == CommitSummary(changed: 8, moved: 1))
    #expect(host.displayList.allSatisfy { $0.clip == CGRect(x: 25, y: 0, width: 50, height: 100) })
    #expect(!host.redrawsDifferently())
  }

  @Test func `rows that scroll in a shadow do not change: where a shadow is does not matter`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { ScrollView { rows() }.shadow(radius: 2) }
    try host.scroll(by: 10)
    #expect(host.lastCommit == CommitSummary(moved: 1))
  }

  @Test func `a scroll view with a clip that moves as a whole does not change`() {
    let summary = commit { length in
      F(10, 1).frame(height: length)
      ScrollView { rows() }.clipShape(Circle()).frame(height: 50)
    }
    #expect(summary == CommitSummary(moved: 2))
  }

  @Test func `a view that moves in its clip changes`() {
    #expect(commit { F(10, 10).padding(.leading, $0).frame(width: 40, alignment: .leading).clipped() }.changed == 1)
  }

  @Test func `a view that stays in a clip of another size changes`() {
    #expect(commit { F(10, 10).frame(width: $0 + 20, alignment: .leading).clipped() } == CommitSummary(changed: 1))
  }

  @Test func `a view in an effect of another value changes`() {
    #expect(commit { F(60, 60).clipShape(RoundedRectangle(cornerRadius: $0)) } == CommitSummary(changed: 1))
    #expect(commit { F(10, 10).shadow(radius: $0) } == CommitSummary(changed: 1))
    #expect(commit { length in F(10, 10).visualEffect { effect, _ in effect.offset(x: length) } }.changed == 1)
  }

  @Test func `a clip that moves in another one changes what is in both, and moves the rest`() {
    let summary = commit { length in
      HStack(spacing: 0) {
        F(10, 10).padding(5).clipShape(Circle()).padding(.leading, length)
        F(10, 10)
      }
      .frame(width: 60, alignment: .leading).shadow(radius: 1).clipped()
    }
    #expect(summary.changed == 2, "Both leaves move in the outer clip.")
    let outside = commit { length in
      F(10, 10).padding(5).clipShape(Circle()).scaleEffect(2).padding(.leading, length)
    }
    #expect(outside == CommitSummary(moved: 1))
  }

  @Test func `a look of a transition that moves its view changes it only where a place matters`() {
    func shown(_ length: CGFloat) -> some View {
      OffsetTransition(CGSize(width: length, height: 0)).apply(content: F(10, 10), phase: .willAppear)
    }
    #expect(commit { shown($0) } == CommitSummary(moved: 1))
    #expect(commit { shown($0).clipped() }.changed == 1)
  }

  @Test func `a mask that moves over its view changes the view`() {
    #expect(
      commit { length in F(40, 40).mask(alignment: .leading) { F(10, 10).padding(.leading, length) } }.changed == 1)
    #expect(commit { length in F(40, 40).mask { F(10, 10).frame(width: length, alignment: .leading) } }.changed == 1)
    let outermost = commit { length in
      F(40, 40).mask(alignment: .leading) { F(10, 10).clipped().padding(.leading, length) }
    }
    #expect(outermost.changed == 1)
    let clipped = commit { length in
      F(40, 40).mask(alignment: .leading) { F(10, 10).clipped().padding(.leading, length).shadow(radius: 1) }
    }
    #expect(clipped.changed == 1)
  }

  @Test func `a view that moves below its mask changes`() {
    #expect(commit { F(10, 10).padding(.leading, $0).frame(width: 40).mask { Circle() } }.changed == 1)
  }

  @Test func `what a geometry reader shows changes if the reader moves in a clip`() {
    let summary = commit { length in
      GeometryReader { proxy in
        let _ = proxy.size
        F(10, 10)
      }
      .frame(width: 20 + length, height: 20).padding(.leading, length).frame(width: 80, alignment: .leading).clipped()
    }
    #expect(summary.changed == 1)
  }

  @Test func `an effect by the place in the host follows it`() {
    let summary = commit { length in
      Color.clear.frame(width: 1, height: length)
      F(10, 10).visualEffect { effect, proxy in effect.opacity(proxy.frame(in: .global).minY / 100) }
    }
    #expect(summary.changed == 2)
  }

  @MainActor
  final class Count {
    var calls = 0
  }

  /// Counts how often it is asked.
  struct Counting: GeometryEffect {
    let count: Count
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
      MainActor.assumeIsolated { count.calls += 1 }
      return ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
  }

  @Test(arguments: [10, 1_000])
  func `effects of rows that only move are not asked`(rows: Int) throws {
    let count = Count()
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<rows) { _ in F(50, 40).modifier(Counting(count: count)) } }
      }
    }
    count.calls = 0
    try host.scroll(by: 10)
    #expect(count.calls == 0 && host.lastCommit == CommitSummary(moved: 1))
    #expect(host.displayList.first?.transform.tx == 50 && host.displayList.first?.frame.minY == -10)
  }

  @Test func `an effect is not asked for a view that only tells where it is`() throws {
    let count = Count()
    var tops: [CGFloat] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        F(50, 400).onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).minY
        } action: {
          tops.append($0)
        }
        .modifier(Counting(count: count))
      }
    }
    // The frame that is told follows the effects, so the proxy asks them once; nothing is drawn.
    count.calls = 0
    try host.scroll(by: 10)
    #expect(tops == [0, -10] && count.calls == 1)
  }

  @Test func `a view that leaves a clip stays in the host, and the clip moves on`() throws {
    struct Leaving: View {
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { isShown = false } }
          if !isShown { Color.blue.frame(width: 10, height: 30) }
          ZStack(alignment: .topLeading) {
            if isShown { Color.red.frame(width: 20, height: 20).transition(.opacity) }
          }
          .frame(width: 20, height: 20).clipped()
          Spacer(minLength: 0)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Leaving() }
    func red() -> DisplayItem? { host.displayList.first { $0.content == .color(.red) } }
    let place = try #require(red()?.frame)
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(red()?.frame == place && red()?.opacity == 0.5)
    #expect(red()?.clip == place.offsetBy(dx: 0, dy: 15))
    host.advance(by: .seconds(1))
    #expect(red() == nil)
  }

  @Test func `a finger meets a clipped view where it was scrolled to`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<8) { F(40, 40).clipShape(Circle()).id($0) } } }
    }
    #expect(host.element(at: CGPoint(x: 50, y: 41)) != nil)
    try host.scroll(by: 20)
    let first = host.displayList[0]
    #expect(host.element(at: CGPoint(x: 50, y: 10))?.id == first.id)
    #expect(host.element(at: CGPoint(x: 31, y: 19))?.id == first.id, "A clip keeps no finger away from the corner.")
    #expect(host.element(at: CGPoint(x: 29, y: 10)) == nil)
  }

  @Test func `a picture keeps a text redacted that a scroll view cuts off`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<8) { Text("secret \($0)").frame(height: 40) } }.redacted(reason: .placeholder)
      }
    }
    try host.scroll(by: 20)
    #expect(host.displayList.allSatisfy { $0.effects.map(\.kind) == [.redacted] })
    let lines = host.picture.text.split(separator: "\n").filter { $0.contains("secret") }
    #expect(lines.count == 8 && lines.allSatisfy { $0.contains(" redacted") })
  }
}
