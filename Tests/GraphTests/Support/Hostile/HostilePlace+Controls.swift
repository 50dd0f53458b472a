import AttributeGraphUI
import Foundation

/// Numbers of controls, of movement and of time.
extension HostilePlace {
  private static var leaf: some View { Color.red.frame(width: 10, height: 10) }

  package static let controls: [HostilePlace] = [
    HostilePlace("Slider value", reports: .noLength) { Slider(value: .constant($0)) },
    HostilePlace("Slider bounds", reports: [.infinity, .negativeInfinity]) { number in
      if number > 0 { Slider(value: .constant(0.5), in: 0...number) }
      if number <= 0 { Slider(value: .constant(0.5), in: number...0) }
    },
    HostilePlace("Slider step", traps: [.noLength, .zero]) {
      Sliding(step: $0)
    } act: { host in
      _ = try? host.slide(.identifier("slider"), to: 0.3)
      _ = try? host.increment(.identifier("slider"))
      _ = try? host.accessibilityAdjust(.identifier("slider"), .increment)
    },
    HostilePlace("Slider slid") { _ in Sliding(step: 0.25) },
    HostilePlace("Stepper step", traps: .endless) {
      Stepping(step: $0)
    } act: { host in
      _ = try? host.increment("count")
      _ = try? host.decrement("count")
    },
    HostilePlace("Stepper value") { number in
      Stepper("count", value: .constant(number), in: 0...10)
    } act: {
      _ = try? $0.increment("count")
    },
    HostilePlace("ProgressView", reports: .noLength) { ProgressView(value: $0, total: 1) },
    HostilePlace("ProgressView total", reports: [.notANumber, .negative, .zero]) {
      ProgressView(value: 0.5, total: $0)
    },
    HostilePlace("Gauge", reports: .endless) { number in Gauge(value: number, in: 0...1) { Text("a") } },
    HostilePlace("Gauge bounds") { number in
      if number > 0 { Gauge(value: 0.5, in: 0...number) { Text("a") } }
      if number <= 0 { Gauge(value: 0.5, in: number...0) { Text("a") } }
    },
    HostilePlace("TextField number") { TextField("a", value: .constant($0), format: .number) },
    HostilePlace("DatePicker") { number in
      DatePicker("a", selection: .constant(Date(timeIntervalSinceReferenceDate: number)))
    },
    HostilePlace("ColorPicker") { ColorPicker("a", selection: .constant(Color(red: $0, green: 0, blue: 0))) },
    HostilePlace("animation duration") {
      Moving(animation: .linear(duration: $0))
    } act: {
      $0.move()
    },
    HostilePlace("spring") {
      Moving(animation: .spring(response: $0, dampingFraction: $0))
    } act: {
      $0.move()
    },
    HostilePlace("spring(duration:bounce:)") {
      Moving(animation: .spring(duration: $0, bounce: $0))
    } act: {
      $0.move()
    },
    HostilePlace("interpolatingSpring damping", reports: .endless) {
      Moving(animation: .interpolatingSpring(mass: 1, stiffness: 10, damping: $0, initialVelocity: $0))
    } act: {
      $0.move()
    },
    HostilePlace("delay") {
      Moving(animation: .linear(duration: 0.1).delay($0))
    } act: {
      $0.move()
    },
    HostilePlace("speed") {
      Moving(animation: .linear(duration: 0.1).speed($0))
    } act: {
      $0.move()
    },
    HostilePlace("timingCurve", reports: .notANumber) {
      Moving(animation: .timingCurve($0, $0, $0, $0, duration: 0.1))
    } act: {
      $0.move()
    },
    HostilePlace("repeated duration") {
      Moving(animation: .linear(duration: $0).repeatForever())
    } act: {
      $0.move()
    },
    HostilePlace("repeatCount") { number in
      Moving(animation: .linear(duration: 0.1).repeatCount(number < 0 ? -1 : 0, autoreverses: true))
    } act: {
      $0.move()
    },
    HostilePlace("animated value", reports: .noLength) {
      MovingTo(number: $0)
    } act: {
      $0.move()
    },
    HostilePlace("transition") {
      Inserting(transition: .scale(scale: $0))
    } act: {
      $0.move()
    },
    HostilePlace("transition offset") {
      Inserting(transition: .offset(x: $0, y: $0))
    } act: {
      $0.move()
    },
    HostilePlace("PhaseAnimator", reports: [.notANumber, .infinity]) { number in
      PhaseAnimator([0, number]) {
        leaf.opacity($0)
      } animation: { _ in
        .linear(duration: number)
      }
    },
    HostilePlace("KeyframeAnimator", reports: .infinity) { number in
      KeyframeAnimator(initialValue: 0.0, repeating: true) {
        leaf.opacity($0)
      } keyframes: { _ in
        LinearKeyframe(number, duration: 0.1)
        CubicKeyframe(1, duration: number)
        SpringKeyframe(number, duration: 0.1)
      }
    },
    HostilePlace("TimelineView periodic") { number in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: number)) { Text("\($0.date)") }
    },
    HostilePlace("TimelineView from") { number in
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: number), by: 1)) { _ in leaf }
    },
    HostilePlace("TimelineView animation") { number in
      TimelineView(.animation(minimumInterval: number)) { _ in leaf }
    },
    HostilePlace("TimelineView explicit") { number in
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: number)])) { _ in leaf }
    },
    HostilePlace("scroll to an offset") { _ in ScrollView { Color.red.frame(height: 900) } },
    HostilePlace("scrollPosition", reports: .notANumber) { number in
      ScrollView { Color.red.frame(height: 900) }.scrollPosition(
        .constant(ScrollPosition(point: CGPoint(x: 0, y: number))))
    },
    HostilePlace("ScrollPosition(y:)", reports: .notANumber) { number in
      ScrollView { Color.red.frame(height: 900) }.scrollPosition(.constant(ScrollPosition(y: number)))
    },
    HostilePlace("ScrollViewReader anchor", reports: .endless) { number in
      ScrollViewReader { proxy in
        ScrollView {
          Button("go") { proxy.scrollTo(7, anchor: UnitPoint(x: number, y: number)) }
          ForEach(0..<20) { Text("\($0)").id($0) }
        }
      }
    } act: {
      _ = try? $0.tap("go")
    },
    HostilePlace("long press duration") {
      leaf.onLongPressGesture(minimumDuration: $0) {}
    } act: { host in
      host.longPress(at: CGPoint(x: 50, y: 50))
    },
    HostilePlace("drag distance") {
      leaf.gesture(DragGesture(minimumDistance: $0).onChanged { _ in })
    } act: { host in
      host.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 90))
    },
    HostilePlace("long press distance") {
      leaf.gesture(LongPressGesture(minimumDuration: 0.1, maximumDistance: $0))
    } act: {
      $0.longPress(at: CGPoint(x: 50, y: 50))
    },
    HostilePlace("magnify delta") {
      leaf.gesture(MagnifyGesture(minimumScaleDelta: $0))
    } act: { host in
      host.magnify(at: CGPoint(x: 50, y: 50), by: 2)
    },
    HostilePlace("ScaledMetric", reports: .noLength) { Scaling(number: $0) },
    HostilePlace("Date in onChange") { number in
      leaf.onChange(of: Date(timeIntervalSinceReferenceDate: number), initial: true) {}
    },
    HostilePlace("badge") { number in Text("a").badge(number < 0 ? -1 : 3) },
    HostilePlace("dynamicTypeSize font", reports: .noLength) { number in
      Text("a").font(.system(size: number)).dynamicTypeSize(.xxxLarge)
    },
    HostilePlace("sliding by NaN") { _ in Sliding(step: 0.1) },
  ]

  /// Actions of a person with an invalid number, on a screen with all kinds of views.
  package static let person: [(name: String, act: (ViewHost, Double) -> Void)] = [
    ("tap(at:)", { $0.tap(at: CGPoint(x: $1, y: $1)) }),
    ("longPress(at:)", { $0.longPress(at: CGPoint(x: $1, y: 1)) }),
    ("drag(to:)", { $0.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: $1, y: $1)) }),
    ("drag(from:)", { $0.drag(from: CGPoint(x: $1, y: 50), to: CGPoint(x: 50, y: 90)) }),
    ("magnify", { $0.magnify(at: CGPoint(x: 50, y: 50), by: $1) }),
    ("rotate", { $0.rotate(at: CGPoint(x: 50, y: 50), by: .degrees($1)) }),
    ("element(at:)", { _ = $0.element(at: CGPoint(x: $1, y: 5)) }),
    ("slide", { _ = try? $0.slide(.identifier("slider"), to: $1) }),
    ("resize", { $0.resize(to: CGSize(width: $1, height: $1)) }),
    (
      "insets",
      {
        $0.resize(
          to: CGSize(width: 100, height: 100),
          safeAreaInsets: EdgeInsets(top: $1, leading: 0, bottom: $1, trailing: 0))
      }
    ),
    ("sizeThatFits", { _ = $0.sizeThatFits(ProposedViewSize(width: $1, height: $1)) }),
    (
      "startDate",
      {
        $0.startDate = Date(timeIntervalSinceReferenceDate: $1)
        $0.advance(by: .seconds(1))
      }
    ),
    (
      "environment",
      {
        $0.setEnvironment(\.defaultMinListRowHeight, to: $1)
        $0.setEnvironment(\.lineSpacing, to: $1)
        $0.flush()
      }
    ),
  ]
}

extension ViewHost {
  /// Lets the views move by their button, and shows some frames.
  fileprivate func move() {
    _ = try? tap("move")
    step(frames: 3)
    advance(by: .seconds(2))
  }
}

/// A view that is moved with an animation.
private struct Moving: View {
  let animation: Animation
  @State private var isMoved = false

  var body: some View {
    VStack {
      Button("move") { withAnimation(animation) { isMoved.toggle() } }
      Color.red.frame(width: isMoved ? 20 : 10).opacity(isMoved ? 1 : 0.5)
    }
  }
}

/// A view that is animated to a number.
private struct MovingTo: View {
  let number: Double
  @State private var isMoved = false

  var body: some View {
    VStack {
      Button("move") { withAnimation(.linear(duration: 0.1)) { isMoved.toggle() } }
      Color.red.frame(width: isMoved ? number : 10).offset(x: isMoved ? number : 0).opacity(isMoved ? number : 1)
    }
  }
}

/// A view that is inserted with a transition.
private struct Inserting: View {
  let transition: AnyTransition
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("move") { withAnimation(.linear(duration: 0.1)) { isShown.toggle() } }
      if isShown { Color.red.frame(width: 20).transition(transition) }
    }
  }
}

/// A slider with a step.
package struct Sliding: View {
  let step: Double
  @State private var value = 0.5

  /// Makes a slider with a step.
  package init(step: Double) { self.step = step }

  package var body: some View { Slider(value: $value, in: 0...1, step: step).accessibilityIdentifier("slider") }
}

/// A stepper with a step.
private struct Stepping: View {
  let step: Double
  @State private var value = 0.5

  var body: some View { Stepper("count", value: $value, in: 0...10, step: step) }
}

/// A metric of a number.
private struct Scaling: View {
  @ScaledMetric private var length: Double

  init(number: Double) { _length = ScaledMetric(wrappedValue: number) }

  var body: some View { Color.red.frame(width: length).dynamicTypeSize(.xLarge) }
}
