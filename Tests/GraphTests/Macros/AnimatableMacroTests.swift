import Foundation
import Testing
import ViewMacros

@Animatable
private struct Wave: Shape {
  var phase: Double
  var amplitude: CGFloat
  @AnimatableIgnored var isClosed = false

  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: phase, height: amplitude))
  }
}

@Animatable
private struct Sized: ViewModifier {
  var size: CGFloat
  func body(content: Content) -> some View { content.frame(width: size) }
}

@Animatable
private struct Progress: View {
  var value: Double
  var body: some View { Text("\(Int(value))") }
}

/// The one that the macro makes, in use.
@MainActor
struct `Types with @Animatable` {
  struct Growing: View {
    @State private var isLarge = false
    var body: some View {
      Wave(phase: isLarge ? 100 : 0, amplitude: isLarge ? 50 : 0)
      Color.red.modifier(Sized(size: isLarge ? 20 : 10))
      Progress(value: isLarge ? 10 : 0)
      Button("grow") { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  @Test func `their variables follow an animation, in views, modifiers and shapes`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 300)) { Growing() }
    try host.tap("grow")
    host.advance(by: .seconds(0.5))
    let items = host.displayList
    #expect(items.first?.figure?.path.boundingRect == CGRect(x: 0, y: 0, width: 50, height: 25))
    #expect(items[1].frame.width == 15)
    #expect(host.texts.first == "5")
  }
}
