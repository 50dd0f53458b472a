@testable import AttributeGraphUI
import TestSupport
import Testing
import ViewTestSupport

/// Controls that are inserted and removed.
@MainActor
struct `Lifetime of controls` {
  struct Panel: View {
    @State var isThere = true
    @State var isOn = false
    @State var text = ""
    @State var amount = 1
    @State var level = 0.5
    @State var choice = 0

    var body: some View {
      VStack {
        Button("switch") { isThere.toggle() }
        if isThere {
          Toggle("toggle", isOn: $isOn).disabled(isOn).foregroundColor(isOn ? .red : .blue)
          TextField("text", text: $text).accessibilityIdentifier("field")
          TextField("amount", value: $amount, formatter: NumberFormatter())
          Slider(value: $level) { Text("slider") }
          Stepper("stepper", value: $amount, in: 0...9)
          Picker("picker", selection: $choice) {
            ForEach(0..<3) { Text("option \($0)") }
            Text("last").tag(3)
          }
          Label("label", systemImage: "star").onTapGesture { isOn.toggle() }.hidden()
        }
      }
    }
  }

  @Test func `controls that were removed leave nothing behind, and new ones begin anew`() throws {
    let host = ViewHost { Panel() }
    try host.type("a", into: "text")
    try host.type("2", into: "amount")
    try host.tap("switch")
    let without = host.runtime.graph.statistics.nodes
    try host.tap("switch")
    let with = host.runtime.graph.statistics.nodes
    #expect(with > without)
    #expect(try host.text(in: "text") == "a", "the state belongs to the panel")
    #expect(try host.text(in: "amount") == "1", "the draft went with the field")
    for _ in 0..<20 {
      try host.type("b", into: "text")
      try host.pick("last", in: "picker")
      try host.tap("switch")
      #expect(host.runtime.graph.statistics.nodes == without)
      #expect(host.runtime.editing == nil)
      try host.tap("switch")
      #expect(host.runtime.graph.statistics.nodes == with)
    }
  }

  @Test func `a host with controls is released`() throws {
    weak var runtime: HostRuntime?
    do {
      let host = ViewHost { Panel() }
      runtime = host.runtime
      try host.type("a", into: "text")
      try host.pick("option 2", in: "picker")
      try host.toggle("toggle")
    }
    #expect(runtime == nil)
  }
}

/// Random actions on controls, compared with a new host that begins with the same values.
@MainActor
struct `Random actions` {
  struct Values: Equatable {
    var isOn = false
    var isLocked = false
    var text = ""
    var amount = 1
    var level = 0.5
    var choice = 0
    var options = 3
  }

  final class Model: ObservableObject {
    @Published var values: Values
    init(_ values: Values) { self.values = values }
  }

  struct Form: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Toggle("on", isOn: $model.values.isOn)
        Toggle("locked", isOn: $model.values.isLocked)
        VStack {
          TextField("text", text: $model.values.text)
          TextField("amount", value: $model.values.amount, format: .number)
          Slider(value: $model.values.level, in: 0...1, step: 0.25) { Text("level") }
          Picker("choice", selection: $model.values.choice) {
            ForEach(0..<model.values.options, id: \.self) { Text("option \($0)") }
          }
        }
        .disabled(model.values.isLocked)
        .foregroundColor(model.values.isOn ? .red : nil)
        Stepper("options", value: $model.values.options, in: 1...5)
        if model.values.isOn { Circle().frame(width: 5, height: 5).opacity(model.values.level) }
      }
    }
  }

  /// The display list without the identities of its items.
  private func picture(of host: ViewHost) -> [String] {
    host.displayList.map { "\($0.content) \($0.frame) \($0.opacity) \($0.foregroundColor.map { "\($0)" } ?? "-")" }
  }

  @Test(arguments: RandomSeeds.first(3, nightly: 100))
  func `a host after random actions looks like a new host with the same values`(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let model = Model(Values())
    let host = ViewHost { Form(model: model) }
    for step in 0..<40 {
      var expected = model.values
      let isFree = !expected.isLocked
      switch numbers.below(7) {
      case 0:
        expected.isOn.toggle()
        try host.toggle("on")
      case 1:
        expected.isLocked.toggle()
        try host.tap("locked")
      case 2:
        if isFree { expected.text += "x" }
        try host.type("x", into: "text")
      case 3:
        let new = numbers.below(50)
        if isFree { expected.amount = new }
        try host.replaceText(in: "amount", with: "\(new)")
        try host.submit("amount")
      case 4:
        let target = Double(numbers.below(5)) / 4
        if isFree { expected.level = target }
        try host.slide("level", to: target + 0.1 * (target == 1 ? 0 : 1))
      case 5:
        let option = numbers.below(expected.options)
        if isFree { expected.choice = option }
        try host.pick("option \(option)", in: "choice")
      default:
        if numbers.oneIn(2) {
          expected.options = min(expected.options + 1, 5)
          try host.increment("options")
        } else {
          expected.options = max(expected.options - 1, 1)
          try host.decrement("options")
        }
      }
      try #require(model.values == expected, "seed \(seed), step \(step)")
      let fresh = ViewHost { Form(model: Model(expected)) }
      try #require(picture(of: host) == picture(of: fresh), "seed \(seed), step \(step)")
    }
    #expect(host.issues.isEmpty)
  }
}
