import AttributeGraphUI
import TestSupport
import Testing

@MainActor
struct `Forms of animations` {
  private func opacity(_ host: ViewHost) -> Double { host.displayList[0].opacity }

  /// An animation as another one, over twice the time.
  private struct Slowed: CustomAnimation {
    let base: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      base.animate(value: value, time: time / 2, context: &context)
    }
  }

  /// An animation with the velocity of another one.
  private struct Steady: CustomAnimation {
    let base: Animation
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      base.velocity(value: value, time: time, context: context)?.scaled(by: time)
    }
  }

  @Test func `a custom animation can ask another one for its progress and its velocity`() {
    let slowed = Animation(Slowed(base: .linear(duration: 1)))
    #expect([0.5, 1, 1.5, 2].map { slowed.progress(at: $0) } == [0.25, 0.5, 0.75, 1])
    let steady = Animation(Steady(base: .linear(duration: 1)))
    #expect(abs(steady.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(steady.progress(at: 2) == 1)
    let nested = Animation(Steady(base: steady))
    #expect(nested.progress(at: 0.5) == 1, "A custom animation that states no velocity has none.")
  }

  @Test func `A delay inside of a repetition counts each time, one outside once`() {
    let inside = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    #expect([0.5, 1.5, 2.5, 3.5].map { inside.progress(at: $0) } == [0, 0.5, 0, 0.5])
    let outside = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    #expect([0.5, 1.5, 2.5, 3.5].map { outside.progress(at: $0) } == [0, 0.5, 0.5, 0.5])
  }

  private struct Halfway: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      time < 1 ? value.scaled(by: 0.5) : nil
    }
  }

  @Test func `The base of an animation is the custom one, or one with the same course`() {
    #expect(Animation(Halfway()).base is Halfway)
    #expect(!(Animation(Halfway()).delay(1).base is Halfway))
    let linear = Animation(Animation.linear(duration: 2).base)
    #expect([0.5, 1, 1.5].map { linear.progress(at: $0) } == [0.25, 0.5, 0.75])
  }

  @Test func `A speed changes what it is called on`() {
    #expect(Animation.linear(duration: 2).speed(2).delay(1).progress(at: 1.5) == 0.5)
    #expect(Animation.linear(duration: 2).delay(1).speed(2).progress(at: 1) == 0.5)
    #expect(Animation.linear(duration: 2).delay(1).speed(2).duration == 1.5)
  }

  @Test func `The way back takes the time of the way forth`() {
    let animation = Animation.linear(duration: 1).delay(1).repeatForever()
    #expect([1.5, 2.5, 3.5, 4.5, 5.5].map { animation.progress(at: $0) } == [0.5, 1, 0.5, 0, 0.5])
  }

  @Test func `A spring comes to its target, with its bounce`() {
    for spring in [Spring(), .bouncy, .snappy, Spring(stiffness: 170, damping: 26), Spring(duration: 1, bounce: -0.5)] {
      let end = spring.settlingDuration
      #expect(abs(spring.value(target: 1.0, time: end) - 1) < 0.0011)
      #expect(spring.value(target: 1.0, time: 0) == 0 && Animation.spring(spring).duration == end)
      // The speed is the slope of the way.
      for time in [0.1, 0.3, 0.7] {
        let slope = (spring.value(target: 1.0, time: time + 1e-6) - spring.value(target: 1.0, time: time - 1e-6)) / 2e-6
        #expect(abs(spring.velocity(target: 1.0, time: time) - slope) < 1e-3)
      }
    }
    let steps = (0...200).map { Spring.bouncy.value(target: 1.0, time: Double($0) / 100) }
    #expect(steps.max()! > 1 && (0...200).map { Spring.smooth.value(target: 1.0, time: Double($0) / 100) }.max()! <= 1)
  }

  @Test func `A spring is described by any of its parameters`() {
    let spring = Spring(response: 0.5, dampingRatio: 0.7)
    #expect(abs(spring.response - 0.5) < 1e-9 && abs(spring.dampingRatio - 0.7) < 1e-9)
    #expect(abs(spring.bounce - 0.3) < 1e-9 && abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-9)
    #expect(abs(Spring(settlingDuration: 2, dampingRatio: 0.8).settlingDuration - 2) < 0.01)
  }

  @Test func `A spring that moves step by step goes the same way`() {
    let spring = Spring.bouncy
    var (value, speed) = (0.0, 0.0)
    for _ in 0..<30 { spring.update(value: &value, velocity: &speed, target: 1, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 1.0, time: 0.3)) < 1e-9)
    #expect(abs(speed - spring.velocity(target: 1.0, time: 0.3)) < 1e-9)
  }

  @Test func `A mass and a stiffness are above 0`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Spring(mass: 0, stiffness: 1, damping: 1)
    }
    #expect(standardErrorText(of: result).contains("A spring was given the mass 0.0"))
  }

  struct Ramp: CustomAnimation {
    let length: Double
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
      context.state[Steps.self] += 1
      return time < length ? value.scaled(by: time / length) : nil
    }
    private struct Steps: AnimationStateKey { static var defaultValue: Int { 0 } }
  }

  struct Fading: View {
    let animation: Animation
    @State var isOn = true
    var body: some View {
      Text("fade").opacity(isOn ? 1 : 0.5).onTapGesture { withAnimation(animation) { isOn.toggle() } }
    }
  }

  @Test func `An animation of the user's own moves a value until it says that it has arrived`() throws {
    let host = ViewHost { Fading(animation: Animation(Ramp(length: 2))) }
    try host.tap("fade")
    host.advance(by: .seconds(1))
    #expect(opacity(host) == 0.75 && host.isAnimating)
    host.advance(by: .seconds(1))
    #expect(opacity(host) == 0.5 && !host.isAnimating)
  }

  @Test func `An animation of the user's own is repeated from its end`() throws {
    let host = ViewHost { Fading(animation: Animation(Ramp(length: 1)).repeatCount(2, autoreverses: false)) }
    try host.tap("fade")
    host.advance(by: .milliseconds(500))
    #expect(opacity(host) == 0.75)
    host.advance(by: .milliseconds(500))
    host.advance(by: .milliseconds(500))
    #expect(opacity(host) == 0.75)
    host.advance(by: .seconds(1))
    #expect(opacity(host) == 0.5 && !host.isAnimating)
  }

  @Test func `Two animations in one action keep their own curves`() throws {
    struct Two: View {
      @State var width: CGFloat = 0
      @State var isClear = false
      var body: some View {
        Text("go").opacity(isClear ? 0 : 1).offset(x: width).onTapGesture {
          withAnimation(.linear(duration: 1)) { width = 100 }
          withAnimation(.linear(duration: 2)) { isClear = true }
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Two() }
    let start = host.displayList[0].frame.minX
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(opacity(host) == 0.75 && host.displayList[0].frame.minX == start + 50)
  }

  @Test func `An animation without a value animates every change inside, one of nil none`() throws {
    struct Always: View {
      let animation: Animation?
      @State var isOn = true
      var body: some View {
        Text("fade").opacity(isOn ? 1 : 0.5).animation(animation).onTapGesture { withAnimation { isOn.toggle() } }
      }
    }
    let host = ViewHost { Always(animation: .linear(duration: 2)) }
    try host.tap("fade")
    host.advance(by: .seconds(1))
    #expect(opacity(host) == 0.75)
    let still = ViewHost { Always(animation: nil) }
    try still.tap("fade")
    #expect(opacity(still) == 0.5 && !still.isAnimating)
  }

  @Test func `An animation of a closure animates what the closure puts around a view, and not the view`() throws {
    struct Scoped: View {
      @State var isOn = true
      var body: some View {
        Text("fade").offset(x: isOn ? 0 : 10).animation(.linear(duration: 2)) { $0.opacity(isOn ? 1 : 0.5) }
          .onTapGesture { isOn.toggle() }
      }
    }
    let host = ViewHost { Scoped() }
    let x = host.displayList[0].frame.minX
    try host.tap("fade")
    #expect(host.displayList[0].frame.minX == x + 10 && opacity(host) == 1)
    host.advance(by: .seconds(1))
    #expect(opacity(host) == 0.75)
  }

  @Test func `A completion waits for the end for the eye, or for the end`() throws {
    struct Completing: View {
      let criteria: AnimationCompletionCriteria
      @State var isOn = true
      @State var isOver = false
      var body: some View {
        Text(isOver ? "over" : "fade").opacity(isOn ? 1 : 0.5).onTapGesture {
          withAnimation(.linear(duration: 2).logicallyComplete(after: 1), completionCriteria: criteria) {
            isOn.toggle()
          } completion: {
            isOver = true
          }
        }
      }
    }
    for (criteria, texts) in [(AnimationCompletionCriteria.logicallyComplete, "over"), (.removed, "fade")] {
      let host = ViewHost { Completing(criteria: criteria) }
      try host.tap("fade")
      host.advance(by: .milliseconds(1500))
      #expect(host.texts == [texts])
      host.advance(by: .seconds(1))
      #expect(host.texts == ["over"])
    }
  }

  @Test func `A spring is logically complete after its duration, and removed when it has settled`() throws {
    struct Springing: View {
      let criteria: AnimationCompletionCriteria
      @State var isOn = true
      @State var isOver = false
      var body: some View {
        Text(isOver ? "over" : "spring").opacity(isOn ? 1 : 0.5).onTapGesture {
          withAnimation(.spring(Spring(duration: 1, bounce: 0.4)), completionCriteria: criteria) {
            isOn.toggle()
          } completion: {
            isOver = true
          }
        }
      }
    }
    for (criteria, text) in [(AnimationCompletionCriteria.logicallyComplete, "over"), (.removed, "spring")] {
      let host = ViewHost { Springing(criteria: criteria) }
      try host.tap("spring")
      host.advance(by: .milliseconds(900))
      #expect(host.texts == ["spring"])
      host.advance(by: .milliseconds(200))
      #expect(host.texts == [text])
      host.advance(by: .seconds(10))
      #expect(host.texts == ["over"])
    }
  }

  @Test func `A change without an animation moves a value that is on its way by as much`() throws {
    struct Sliding: View {
      @State var x: CGFloat = 0
      var body: some View {
        Text("slide").offset(x: x).onTapGesture { withAnimation(.linear(duration: 1)) { x = 100 } }
        Button("jump") { x = 200 }
      }
    }
    let host = ViewHost { Sliding() }
    let start = host.displayList[0].frame.minX
    try host.tap("slide")
    host.advance(by: .milliseconds(500))
    #expect(host.displayList[0].frame.minX == start + 50)
    try host.tap("jump")
    #expect(host.displayList[0].frame.minX == start + 150)
    host.advance(by: .milliseconds(500))
    #expect(host.displayList[0].frame.minX == start + 200)
  }

  @Test func `A repeated spring is complete with its last repetition`() throws {
    struct Repeating: View {
      @State var isOn = true
      @State var isOver = false
      var body: some View {
        Text(isOver ? "over" : "spring").opacity(isOn ? 1 : 0.5).onTapGesture {
          let spring = Animation.spring(Spring(duration: 1, bounce: 0))
          withAnimation(spring.repeatCount(2, autoreverses: false)) {
            isOn.toggle()
          } completion: {
            isOver = true
          }
        }
      }
    }
    let host = ViewHost { Repeating() }
    try host.tap("spring")
    host.advance(by: .milliseconds(1100))
    #expect(host.texts == ["spring"])
    host.advance(by: .seconds(10))
    #expect(host.texts == ["over"])
  }

  @Test func `Numbers, points and rectangles are animatable`() {
    #expect(1.0.animatableData == 1 && CGFloat(2).animatableData == 2)
    var angle = Angle(degrees: 90)
    #expect(angle.animatableData == .pi / 2 * 128)
    angle.animatableData /= 2
    #expect(angle == .degrees(45))
    #expect(UnitPoint(x: 0.5, y: 1).animatableData == AnimatablePair(64, 128))
    var insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.animatableData.second.second == AnimatablePair(3, 4))
    insets.animatableData.scale(by: 2)
    #expect(insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(2.0.scaled(by: 3) == 6 && 1.0.interpolated(towards: 3, amount: 0.5) == 2)
  }
}

@MainActor
struct `Effects of the user's own` {
  struct Shift: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
    }
  }

  @Test func `A geometry effect moves the drawing by the size of its view, step by step`() throws {
    struct Moving: View {
      @State var amount: CGFloat = 0
      var body: some View {
        Color.red.frame(width: 50, height: 10).modifier(Shift(amount: amount))
        Button("go") { withAnimation(.linear(duration: 1)) { amount = 2 } }
      }
    }
    let host = ViewHost { Moving() }
    let frame = host.displayList[0].frame
    try host.tap("go")
    host.advance(by: .milliseconds(500))
    #expect(host.displayList[0].transform.tx == 50 && host.displayList[0].frame == frame)
  }

  @Test func `A transform about a corner is one about the corner of the view`() {
    struct Double: GeometryEffect {
      func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)) }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 20).modifier(Double())
    }
    let item = host.displayList[0]
    #expect(item.transform.applied(to: item.frame) == CGRect(x: 40, y: 40, width: 40, height: 40))
  }

  @Test func `A transform and its inverse change nothing`() {
    var transform = ProjectionTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 5, tx: 7, ty: 11))
    let back = transform.inverted().concatenating(transform)
    #expect(back.isAffine && abs(back.m11 - 1) < 1e-9 && abs(back.m12) < 1e-9 && abs(back.m31) < 1e-9)
    (transform.m11, transform.m12) = (0, 0)
    (transform.m21, transform.m22) = (0, 0)
    let hasWayBack = transform.invert()
    #expect(!hasWayBack)
  }

  @Test func `A turn in space about the line of sight is one in the plane`() {
    let space = ProjectionTransform(CATransform3DMakeRotation(0.5, 0, 0, 1))
    let plane = ProjectionTransform(CGAffineTransform(rotationAngle: 0.5))
    #expect(abs(space.m11 - plane.m11) < 1e-9 && abs(space.m12 - plane.m12) < 1e-9 && space.isAffine)
  }

  @Test func `An animatable modifier runs its body at each step`() throws {
    struct Counting: AnimatableModifier {
      var number: Swift.Double
      nonisolated var animatableData: Swift.Double {
        get { number }
        set { number = newValue }
      }
      func body(content: Content) -> some View {
        content
        Text(verbatim: "\(Int(number))")
      }
    }
    struct Counter: View {
      @State var number = 0.0
      var body: some View {
        Button("go") { withAnimation(.linear(duration: 1)) { number = 100 } }.modifier(Counting(number: number))
      }
    }
    let host = ViewHost { Counter() }
    try host.tap("go")
    host.advance(by: .milliseconds(250))
    #expect(host.texts == ["go", "25"])
  }
}
