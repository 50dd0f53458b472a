import AttributeGraphUI
import Foundation
import Testing

/// Animations of a modifier alone, and the completions of transactions.
@MainActor
struct `Animations of modifiers` {
  struct Fading: ViewModifier {
    let isFaded: Bool
    func body(content: Content) -> some View { content.opacity(isFaded ? 0 : 1) }
  }

  struct Sample: View {
    @State private var isFaded = false
    var body: some View {
      VStack {
        Button("fade") { isFaded.toggle() }
        Color.red.frame(width: isFaded ? 100 : 50, height: 10)
          .modifier(Fading(isFaded: isFaded).animation(.linear(duration: 1)))
      }
    }
  }

  @Test func `a modifier goes gradually, and the view inside at once`() throws {
    let host = ViewHost { Sample() }
    try host.tap("fade")
    host.advance(by: .milliseconds(250))
    let item = try #require(host.displayList.last)
    #expect(item.opacity == 0.75)
    #expect(item.frame.width == 100)
    host.advance(by: .seconds(1))
    #expect(host.displayList.last?.opacity == 0)
  }

  struct Growing: ViewModifier {
    let isLarge: Bool
    func body(content: Content) -> some View {
      content.frame(width: isLarge ? 80 : 40, height: 10).offset(x: isLarge ? 20 : 0).scaleEffect(isLarge ? 2 : 1)
    }
  }

  struct GrowingSample: View {
    @State private var isLarge = false
    var body: some View {
      VStack {
        Button("grow") { isLarge.toggle() }
        Color.red.modifier(Growing(isLarge: isLarge).animation(.linear(duration: 1)))
      }
    }
  }

  @Test func `offsets and scales in a modifier go gradually, and frames at once, because they are those of the view`()
    throws
  {
    let host = ViewHost { GrowingSample() }
    try host.tap("grow")
    host.advance(by: .milliseconds(500))
    let item = try #require(host.displayList.last)
    #expect(item.frame.width == 80)
    #expect(item.transform.a == 1.5)
  }

  struct Completing: View {
    @State private var isWide = false
    @State private var words = "waiting"
    var body: some View {
      VStack {
        Text(words)
        Color.red.frame(width: isWide ? 100 : 50, height: 10)
        Button("widen") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.addAnimationCompletion { words = "done" }
          withTransaction(transaction) { isWide = true }
        }
      }
    }
  }

  @Test func `a completion that was added to a transaction runs when the animation is over`() throws {
    let host = ViewHost { Completing() }
    try host.tap("widen")
    host.advance(by: .milliseconds(900))
    #expect(host.texts.first == "waiting")
    host.advance(by: .milliseconds(200))
    #expect(host.texts.first == "done")
  }

  @Test func `a completion runs at once where nothing is written, and once in transactions within each other`() {
    var runs = 0
    var transaction = Transaction(animation: .default)
    transaction.addAnimationCompletion { runs += 1 }
    withTransaction(transaction) { withTransaction(\.isContinuous, true) {} }
    #expect(runs == 1)
    withAnimation {
      withAnimation(.default) {
      } completion: {
        runs += 1
      }
    }
    #expect(runs == 2)
  }
}
