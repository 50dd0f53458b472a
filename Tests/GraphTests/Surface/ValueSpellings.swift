import Foundation
import SwiftUI

/// An animatable value that is no view belongs to no actor.
struct AnimatedPoint: Animatable, Sendable {
  var x: Double

  init(x: Double = 1) { self.x = x }

  var animatableData: Double {
    get { x }
    set { x = newValue }
  }
}

/// A vector that is its own animatable data.
struct OwnVector: VectorArithmetic, Animatable {
  var x = 0.0
  static var zero: OwnVector { OwnVector() }
  static func + (one: OwnVector, other: OwnVector) -> OwnVector { OwnVector(x: one.x + other.x) }
  static func - (one: OwnVector, other: OwnVector) -> OwnVector { OwnVector(x: one.x - other.x) }
  mutating func scale(by rhs: Double) { x *= rhs }
  var magnitudeSquared: Double { x * x }
  var animatableData: OwnVector {
    get { self }
    set { self = newValue }
  }
}

extension EnvironmentValues {
  @Entry var animatedPoint = AnimatedPoint()
}

struct PointConstants {
  static let point = AnimatedPoint()
}

actor PointHolder {
  var point = AnimatedPoint()
}

func interpolated<T: Animatable>(_ one: T, _ other: T, by part: Double) -> T {
  var result = one
  var way = other.animatableData - one.animatableData
  way.scale(by: part)
  result.animatableData += way
  return result
}

/// An animation that is another one, seen for longer.
struct SlowedAnimation: CustomAnimation {
  let base: Animation

  func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
    base.animate(value: value, time: time / 2, context: &context)
  }

  func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
    base.velocity(value: value, time: time / 2, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

struct EdgeChoice: Codable {
  var edge: HorizontalEdge
  var other: VerticalEdge
}

/// A layout that takes its subviews in parts.
struct PartsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    height(subviews[0..<1]) + height(subviews.dropFirst()) + height(subviews[[0]])
  }

  private func height(_ subviews: Subviews) -> CGSize {
    subviews.reduce(.zero) { size, subview in
      CGSize(width: size.width, height: size.height + subview.sizeThatFits(.unspecified).height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private func + (one: CGSize, other: CGSize) -> CGSize {
  CGSize(width: one.width + other.width, height: one.height + other.height)
}

struct BranchCommands: Commands {
  let isLong: Bool
  var body: some Commands {
    if isLong { CommandMenu("Long") { Button("a") {} } } else { SidebarCommands() }
  }
}

struct ValueSpelling: View {
  @Environment(\.self) private var environment
  @State private var choice = 0
  @State private var selection: TextSelection?

  var body: some View {
    VStack {
      Circle().fill(.conicGradient(Color.red.gradient))
      Circle().fill(.angularGradient(Color.red.gradient, startAngle: .zero, endAngle: .degrees(90)))
      Rectangle().fill(Color.red.gradient.colorSpace(.perceptual))
      Text(Color.red.resolve(in: environment).description)
      Picker("a", systemImage: "star", selection: $choice) {
        Text("0").tag(0)
      } currentValueLabel: {
        Text("now")
      }
      Color.red.gesture(TapGesture().modifiers(.shift).onEnded {})
      Color.clear.environment(\._accessibilityReduceMotion, true).environment(\._accessibilityInvertColors, false)
    }
    .onChange(of: selection) {
      switch selection?.indices {
      case .selection(let range): print(range.isEmpty)
      case .multiSelection(let ranges): print(ranges.isEmpty)
      case nil: break
      }
      if selection?.affinity == .upstream { print("above") }
    }
  }
}

struct BackgroundScene: Scene {
  var body: some Scene {
    WindowGroup { ValueSpelling() }
      .backgroundTask(.urlSession("a")) { print("done") }
      .backgroundTask(.urlSession(matching: { $0.hasPrefix("a") })) { print($0) }
  }
}

func markdown() throws -> [AttributedString] {
  [
    try AttributedString(markdown: "*a*", including: \.foundation),
    try AttributedString(markdown: Data("*a*".utf8)),
  ]
}

func shownValues(_ phase: ScrollPhase, _ geometry: ScrollGeometry, _ target: ScrollTarget) -> [String] {
  [phase.debugDescription, geometry.debugDescription, "\(Set([target]).count)"]
}

func underline(_ style: NSUnderlineStyle) -> NSUnderlineStyle? {
  Text.LineStyle(nsUnderlineStyle: style).map { NSUnderlineStyle($0) }
}

func insets(_ insets: EdgeInsets) -> NSDirectionalEdgeInsets { NSDirectionalEdgeInsets(insets) }
