import AttributeGraphUI
import Foundation
import Observation
import Testing

/// Nonisolated helpers, because SwiftUI does not bind these functions to the main actor either.
private enum Unbound {
  static func column(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("\($0)") }
      HStack {
        Image(systemName: "star"); Spacer(); Label("star", systemImage: "star")
      }
      Group {
        ZStack {
          Color.red; Divider()
        }
      }
    }
  }

  static func controls(_ isOn: Binding<Bool>, _ text: Binding<String>, _ number: Binding<Int>) -> some View {
    List {
      Section("controls") {
        Button("press") { isOn.wrappedValue = true }
        Toggle("switch", isOn: isOn)
        TextField("field", text: text)
        Stepper("step", value: number)
        Picker("pick", selection: number) { Text("one").tag(1) }
      }
    }
  }

  static func width(of proxy: GeometryProxy) -> CGFloat { proxy.size.width + proxy.frame(in: .local).minX }

  static func containers() -> some View {
    NavigationStack {
      TabView {
        ScrollView { LazyVStack { Grid { GridRow { Text("cell") } } } }.tabItem { Text("tab") }
        ViewThatFits {
          Text("one"); Text("two")
        }
        ScrollViewReader { _ in AnyView(NavigationLink("there") { Text("page") }) }
      }
    }
  }

  static func read(_ binding: Binding<Int>) -> Int { binding.wrappedValue }
}

extension Binding {
  /// This binding, which also reports each value that is set.
  fileprivate func telling(_ listener: @escaping (Value) -> Void) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        listener($0)
      })
  }
}

private func ?? <Value>(optional: Binding<Value?>, other: Value) -> Binding<Value> {
  Binding(get: { optional.wrappedValue ?? other }, set: { optional.wrappedValue = $0 })
}

prefix private func ! (binding: Binding<Bool>) -> Binding<Bool> {
  Binding(get: { !binding.wrappedValue }, set: { binding.wrappedValue = !$0 })
}

private final class GrowingModel: ObservableObject {
  @Published var width: CGFloat = 10

  func grow() { withAnimation(.linear(duration: 1)) { width += 100 } }
}

private final class Coordinator {
  @Binding var text: String

  init(text: Binding<String>) { _text = text }

  func append(_ more: String) { text += more }
}

@propertyWrapper
private struct Switched: DynamicProperty {
  @State private var isOn = false

  var wrappedValue: Bool {
    get { isOn }
    nonmutating set { isOn = newValue }
  }

  var projectedValue: Binding<Bool> { $isOn }
}

@MainActor
struct `Nonisolated code` {
  private struct Owner: View {
    let notes: Notes
    @State private var number = 1
    @State private var optional: String?
    @State private var text = "a"
    @Switched private var isOn

    final class Notes {
      var told: [Int] = []
    }

    var body: some View {
      let coordinator = Coordinator(text: $text)
      VStack {
        Stepper("number \(number)", value: $number.telling { notes.told.append($0) })
        TextField("other", text: $optional ?? "none")
        Text(optional ?? "none")
        Toggle("off", isOn: !$isOn)
        Toggle("on", isOn: $isOn)
        Text(isOn ? "is on" : "is off")
        Button("append") { coordinator.append("b") }
        Text(text)
        Unbound.column(Unbound.read($number))
      }
    }
  }

  @Test func `helpers derive bindings from others, and read and set them`() throws {
    let notes = Owner.Notes()
    let host = ViewHost { Owner(notes: notes) }
    try host.increment("number 1")
    #expect(notes.told == [2])
    #expect(host.texts.contains("1") && !host.texts.contains("2"))
    try host.toggle("off")
    #expect(host.texts.contains("is off") == false)
    #expect(host.texts.contains("is on"))
    try host.tap("append")
    #expect(host.texts.contains("ab"))
    try host.replaceText(in: "other", with: "some")
    #expect(host.texts.contains("some"))
  }

  private struct Growing: View {
    @ObservedObject var model: GrowingModel

    var body: some View {
      VStack {
        Color.red.frame(width: model.width, height: 5)
        Button("grow") { model.grow() }
      }
    }
  }

  @Test func `a nonisolated model animates its changes`() throws {
    let host = ViewHost { Growing(model: GrowingModel()) }
    try host.tap("grow")
    host.advance(by: .milliseconds(500))
    #expect(host.displayList.first?.frame.width == 60)
    host.advance(by: .milliseconds(600))
    #expect(host.displayList.first?.frame.width == 110)
  }

  @Test func `helpers query a geometry proxy`() {
    let host = ViewHost(size: CGSize(width: 80, height: 20)) {
      GeometryReader { proxy in Color.red.frame(width: Unbound.width(of: proxy) / 2).named("half") }
    }
    #expect(host.frame(named: "half")?.width == 40)
  }

  @Test func `functions make views`() {
    let host = ViewHost { Unbound.controls(.constant(false), .constant("text"), .constant(1)) }
    #expect(host.texts.contains("press"))
    let pages = ViewHost { Unbound.containers() }
    #expect(pages.texts.contains("cell"))
  }

  @Test func `values of no mounted view are read and set on any thread`() async {
    let seen = await Task.detached { () -> [Int] in
      let constant = Binding.constant(3)
      constant.wrappedValue = 4
      var number = 5
      let binding = Binding(get: { number }, set: { number = $0 })
      binding.telling { _ in }.wrappedValue = 6
      let changed = withAnimation { State(initialValue: 7).wrappedValue }
      return [constant.wrappedValue, binding.wrappedValue, changed]
    }.value
    #expect(seen == [3, 6, 7])
  }

  @Test func `a binding of closures that was made on the main actor is read there only`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      var number = 1
      let binding = Binding(get: { number }, set: { number = $0 })
      await Task.detached { _ = binding.wrappedValue }.value
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("made on the main actor is read and set there only"), "It said: \(output)")
  }
}
