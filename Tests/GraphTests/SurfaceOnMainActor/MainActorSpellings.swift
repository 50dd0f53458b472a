import SwiftUI
import Testing

struct Wedge: Shape {
  var end: Double
  var animatableData: Double {
    get { end }
    set { end = newValue }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY * end))
    path.closeSubpath()
    return path
  }
}

@Animatable
struct Ripple: Shape {
  var height: Double

  func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width, height: height)) }
}

struct Ring: InsettableShape {
  var inset: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: inset, dy: inset)) }
  func inset(by amount: CGFloat) -> Ring { Ring(inset: inset + amount) }
}

struct Sway: GeometryEffect {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}

struct Diagonal: Layout {
  var step: CGFloat = 10

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let distance = CGFloat(index) * step
      subview.place(at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance), proposal: .unspecified)
    }
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Pressing: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
  }
}

extension EnvironmentValues {
  @Entry var accent = "plain"
}

@Observable final class Score {
  var points = 0
}

struct Board: View {
  @State private var score = Score()
  @State private var width: CGFloat = 0

  var body: some View {
    Diagonal {
      Button("\(score.points) points") { score.points += 1 }.buttonStyle(Pressing())
      Wedge(end: 0.5).fill(.red).frame(width: 20, height: 20)
      Ring().strokeBorder(.blue, lineWidth: 2).modifier(Sway(distance: CGFloat(score.points)))
        .background { GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) } }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

/// Code without a word of isolation, in a module that belongs to the main actor.
struct `A module on the main actor` {
  @Test func `has shapes, effects, layouts and keys of its own`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Board() }
    try host.tap("0 points")
    #expect(host.texts == ["1 points"])
    #expect(Ripple(height: 2).animatableData == 2)
  }
}
