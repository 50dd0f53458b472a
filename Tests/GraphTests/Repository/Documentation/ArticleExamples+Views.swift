import AttributeGraphUI

// The examples of the articles about views, as they stand there.

@MainActor func attributeGraphUIExample(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: AttributeGraphUI
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
      }
    }
  }
  let host = ViewHost { Counter() }
  let report = try host.tap("Add")
  print(host.texts, report.total.bodies)  // prints: ["Count 1", "Add"] 1
  // EXAMPLE: end
}

@MainActor func firstSteps1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: FirstSteps
  struct Greeting: View {
    let name: String
    var body: some View { Text("Hello \(name)") }
  }
  let host = ViewHost(size: CGSize(width: 390, height: 700)) { Greeting(name: "Ada") }
  print(host.texts)  // prints: ["Hello Ada"]
  // EXAMPLE: end
}

@MainActor func firstSteps2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: FirstSteps
  struct Form: View {
    @State private var name = ""
    @State private var isOn = false
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        Toggle("Newsletter", isOn: $isOn)
        Text(isOn ? "\(name) subscribes" : "No newsletter")
      }
    }
  }
  let host = ViewHost { Form() }
  try host.type("Ada", into: "Name")
  try host.toggle("Newsletter")
  print(host.texts.last ?? "")  // prints: Ada subscribes
  // EXAMPLE: end
}

@MainActor func firstSteps3Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: FirstSteps
  struct Fading: View {
    @State private var isFaded = false
    var body: some View {
      Button("Fade") { withAnimation(.linear(duration: 1)) { isFaded = true } }
        .opacity(isFaded ? 0 : 1)
    }
  }
  let host = ViewHost { Fading() }
  try host.tap("Fade")
  host.advance(by: .milliseconds(500))
  print(host.displayList.first?.opacity ?? 0)  // prints: 0.5
  // EXAMPLE: end
}

@MainActor func recomputeCounts1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: RecomputeCounts
  struct Row: View {
    let title: String
    var body: some View { Text(title) }
  }
  struct Screen: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Row(title: isOn ? "Loud" : "Silent")
        Row(title: "Language")
      }
    }
  }
  let host = ViewHost { Screen() }
  try host.toggle("Sound")
  print(host.counts(of: Screen.self).bodies, host.counts(of: Row.self).bodies)  // prints: 2 3
  // EXAMPLE: end
}

@MainActor func recomputeCounts2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: RecomputeCounts
  struct Row: View {
    let title: String
    var body: some View { Text(title) }
  }
  struct Screen: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Button("Add") { count += 1 }
        Row(title: "\(count) items")
      }
    }
  }
  let host = ViewHost { Screen() }
  for run in try host.tap("Add").bodies { print(run) }
  // prints: Screen: _count changed.
  // prints: Row: @self changed.
  // EXAMPLE: end
}

@MainActor func host1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Host
  struct Label: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "Dark" : "Light") }
  }
  let host = ViewHost { Label() }
  host.setEnvironment(\.colorScheme, to: .dark)
  host.flush()
  print(host.texts)  // prints: ["Dark"]
  // EXAMPLE: end
}

@MainActor func host2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Host
  struct Doubled: View {
    var body: some View {
      ForEach([1, 1], id: \.self) { Text("\($0)") }
    }
  }
  ViewHost.printsIssues = false
  let host = ViewHost { Doubled() }
  print(host.issues.count)  // prints: 1
  // EXAMPLE: end
}

@MainActor func host3Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: Host
  let host = ViewHost { Text("Hello").onDisappear { print("gone") } }
  let report = host.close()  // prints: gone
  print(report.isEmpty)  // prints: true
  // EXAMPLE: end
}

@MainActor func layoutInTests1Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: LayoutInTests
  let host = ViewHost(size: CGSize(width: 100, height: 100)) {
    HStack(spacing: 0) {
      Color.red.frame(width: 30)
      Color.blue.accessibilityIdentifier("rest")
    }
  }
  print(host.frame(identifier: "rest")?.width ?? 0)  // prints: 70.0
  // EXAMPLE: end
}

@MainActor func layoutInTests2Example(print: @escaping (Any...) -> Void) async throws {
  // EXAMPLE: LayoutInTests
  struct Light: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Switch") { isOn.toggle() }
        (isOn ? Color.yellow : Color.gray).frame(width: 50, height: 50)
      }
    }
  }
  let host = ViewHost { Light() }
  let work = try host.tap("Switch").total
  print(work.bodies, work.placements, work.displayItemsChanged)  // prints: 1 0 1
  // EXAMPLE: end
}
