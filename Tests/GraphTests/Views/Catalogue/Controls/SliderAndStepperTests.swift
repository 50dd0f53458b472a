import AttributeGraphUI
import TestSupport
import Testing

/// Sliders.
@MainActor
struct `Sliders` {
  struct Volume: View {
    @State var volume = 0.5
    var body: some View {
      VStack {
        Slider(value: $volume) { Text("Volume") }
        Text("\(volume)")
      }
    }
  }

  @Test func `the thumb moves to the nearest possible value`() throws {
    let host = ViewHost { Volume() }
    #expect(try host.value(of: "Volume") == 0.5)
    #expect(host.viewList.first?.description == "slider 0.5")
    try host.slide("Volume", to: 0.75)
    #expect(host.texts == ["0.750000"])
    try host.slide("Volume", to: 3)
    #expect(try host.value(of: "Volume") == 1)
    try host.slide("Volume", to: -3)
    #expect(try host.value(of: "Volume") == 0)
  }

  @Test func `a slider without a step in the enabled part of its range stays in that part`() throws {
    struct Narrow: View {
      @State var number = 3.0
      var body: some View {
        Slider(value: $number, in: 0...10, step: 1, enabledBounds: 2.25...2.5) { Text("narrow") }
        Text(verbatim: "\(number)")
      }
    }
    let host = ViewHost { Narrow() }
    try host.slide("narrow", to: 5)
    host.flush()
    #expect(host.texts == ["2.5"])
  }

  @Test func `a slider moves in the part of its range that is enabled`() throws {
    struct Sliders: View {
      @State var free = 0.5
      @State var stepped = 4.0
      var body: some View {
        Slider(value: $free, neutralValue: 0.5, enabledBounds: 0.25...0.75) {
          Text("free")
        } currentValueLabel: {
          Text("now")
        } ticks: {
          SliderTick(0.25)
          SliderTickContentForEach([0.5, 0.75], id: \.self) { SliderTick($0) { Text("tick") } }
        }
        Slider(value: $stepped, in: 0...10, step: 2, enabledBounds: 0...5) { Text("stepped") }
        Text(verbatim: "\(free) \(stepped)")
      }
    }
    let host = ViewHost { Sliders() }
    try host.slide("free", to: 1)
    try host.slide("stepped", to: 9)
    host.flush()
    #expect(host.texts == ["0.75 4.0"])
    try host.slide("free", to: 0.3)
    host.flush()
    #expect(host.texts == ["0.3 4.0"])
  }

  @Test func `a slider with steps stops at them, counted from the lower end`() throws {
    struct Stepped: View {
      @State var value: Float = 1
      var body: some View { Slider(value: $value, in: 1...10, step: 2).accessibilityIdentifier("s") }
    }
    let host = ViewHost { Stepped() }
    var values: [Double] = []
    for target in [3.9, 4.1, 10, 0] {
      try host.slide(.identifier("s"), to: target)
      values.append(try host.value(of: .identifier("s")))
    }
    #expect(values == [3, 5, 9, 1])
  }

  @Test func `a value outside of the range, and a range without an end, are reported before anything is drawn`() {
    let beyond = ViewHost { Slider(value: .constant(7.0), in: 0...1) }
    #expect(
      beyond.issues.map(\.description) == [
        "The value 7.0 of a slider is outside of its range, 0.0 to 1.0; the thumb stands at the end. [Slider.value]"
      ])
    let endless = ViewHost { Slider(value: .constant(0.5), in: 0...Double.infinity) }
    #expect(endless.issues.map(\.property) == ["bounds"])
  }

  @Test func `the closure is called when dragging starts and ends`() throws {
    struct Told: View {
      @State var value = 0.0
      let log: (Bool) -> Void
      var body: some View { Slider(value: $value, onEditingChanged: log).accessibilityIdentifier("s") }
    }
    var log: [Bool] = []
    let host = ViewHost { Told { log.append($0) } }
    try host.slide(.identifier("s"), to: 1)
    #expect(log == [true, false])
  }

  @Test func `labels stand at the ends, and the title is not shown`() {
    let slider = Slider(value: .constant(0.5), in: 0...1) {
      Text("title")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    let host = ViewHost { slider }
    #expect(host.viewList.map(\.description) == ["low", "slider 0.5", "high"])
    #expect("\(type(of: slider))" == "Slider<Text, Text>")
    #expect("\(type(of: Slider(value: .constant(0.5))))" == "Slider<EmptyView, EmptyView>")
  }

  @Test func `a step of 0 traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Slider(value: .constant(0.5), in: 0...1, step: 0)
    }
    #expect(standardErrorText(of: result).contains("A slider was given the step 0.0. Give it a number above 0."))
  }
}

/// Steppers.
@MainActor
struct `Steppers` {
  struct Extreme<Value: Strideable>: View where Value.Stride: SignedInteger {
    @State var value: Value
    var body: some View {
      Stepper("step", value: $value)
      Text(String(describing: value))
    }
  }

  struct Whole: View {
    @State var value: Int
    var body: some View {
      Stepper("step", value: $value, in: Int.min...Int.max, step: 2)
      Text(String(value))
    }
  }

  @Test func `an integer stays in the range of its type`() throws {
    let highest = ViewHost { Extreme(value: Int.max) }
    try highest.increment("step")
    #expect(highest.texts.last == "\(Int.max)")
    let lowest = ViewHost { Extreme(value: UInt8.min) }
    try lowest.decrement("step")
    #expect(lowest.texts.last == "0")
    try lowest.increment("step")
    #expect(lowest.texts.last == "1")
    let whole = ViewHost { Whole(value: Int.min + 1) }
    try whole.decrement("step")
    #expect(whole.texts.last == "\(Int.min)")
    try whole.increment("step")
    #expect(whole.texts.last == "\(Int.min + 2)")
  }

  struct Guests: View {
    @State var guests = 2
    var body: some View {
      VStack {
        Stepper("Guests", value: $guests, in: 0...5, step: 2)
        Text("\(guests)")
      }
    }
  }

  @Test func `a stepper counts up and down within its range`() throws {
    let host = ViewHost { Guests() }
    var shown: [String?] = []
    for _ in 1...3 {
      try host.increment("Guests")
      shown.append(host.texts.last)
    }
    for _ in 1...4 {
      try host.decrement("Guests")
      shown.append(host.texts.last)
    }
    #expect(shown == ["4", "5", "5", "3", "1", "0", "0"])
  }

  @Test func `at the end of the range nothing runs`() throws {
    let host = ViewHost { Stepper("a", value: .constant(5), in: 0...5) }
    #expect(try host.increment("a").total.bodies == 0)
  }

  @Test func `a stepper runs its closures, and does nothing without one`() throws {
    var log: [String] = []
    let host = ViewHost {
      VStack {
        Stepper("both") {
          log.append("up")
        } onDecrement: {
          log.append("down")
        } onEditingChanged: {
          log.append($0 ? "begin" : "end")
        }
        Stepper(label: { Text("up alone") }, onIncrement: { log.append("alone") }, onDecrement: nil)
      }
    }
    try host.increment("both")
    try host.decrement("both")
    #expect(log == ["begin", "up", "end", "begin", "down", "end"])
    log = []
    try host.decrement("up alone")
    try host.increment("up alone")
    #expect(log == ["alone"])
  }

  @Test func `a stepper without a range goes on`() throws {
    struct Free: View {
      @State var value = 0.5
      var body: some View {
        Stepper(value: $value, step: 0.25) { Text("value \(value)") }
      }
    }
    let host = ViewHost { Free() }
    try host.decrement("value 0.500000")
    try host.decrement("value 0.250000")
    try host.decrement("value 0.000000")
    #expect(host.texts == ["value -0.250000"])
    #expect("\(type(of: Stepper("a", value: .constant(1))))" == "Stepper<Text>")
  }
}
