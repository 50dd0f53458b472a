import AttributeGraphUI
import Foundation
import Observation
import Testing

/// A recording of a host: frames, bodies with their causes, writes and their writers, differences on the screen.
@MainActor
struct `Recordings of hosts` {
  @Observable final class Model {
    var title = "a"
    var count = 0
  }

  struct Parent: View {
    @State private var number = 0
    @State private var isOn = false
    let model: Model
    var body: some View {
      Button("add") { number += 1 }
      Button("rename") { model.title += "!" }
      Row(number: number)
      Switch(isOn: $isOn)
      Name(model: model)
    }
  }

  struct Row: View {
    let number: Int
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("row \(number) \(scheme == .dark ? "dark" : "light")") }
  }

  struct Switch: View {
    @Binding var isOn: Bool
    var body: some View {
      Button("switch") { isOn.toggle() }
      Text(isOn ? "on" : "off")
    }
  }

  struct Name: View {
    let model: Model
    var body: some View { Text(model.title) }
  }

  struct Follower: View {
    @State private var number = 0
    @State private var double = 0
    var body: some View {
      Button("add") { number += 1 }
      Text("\(double)").onChange(of: number) { double = 2 * number }
    }
  }

  private func bodies(_ recording: HostRecording) -> [[String]] {
    recording.frames.map { $0.bodies.map { "\($0.view): \($0.reasonText)" } }
  }

  @Test func `a frame has its action with file and line, the write, and each body with its cause`() throws {
    let host = ViewHost { Parent(model: Model()) }
    let recording = try host.record { try host.tap("add") }
    let frame = try #require(recording.frames.first)
    #expect(recording.frames.count == 1)
    #expect(frame.action?.name == "tap 'add'")
    #expect(frame.action?.file == #fileID)
    #expect(frame.action?.line == #line - 5)
    #expect(frame.writes.map(\.target) == ["Parent.number"])
    #expect(frame.writes.map(\.writer) == ["tap 'add'"])
    #expect(bodies(recording) == [["Parent: state 'number' of Parent.number", "Row: other 'number'"]])
    #expect(frame.bodies.last?.madeBy == frame.bodies.first?.position)
    #expect(frame.writes(behind: frame.bodies[0]) == frame.writes)
  }

  @Test func `a binding names the state to which it leads`() throws {
    let host = ViewHost { Parent(model: Model()) }
    let recording = try host.record { try host.tap("switch") }
    #expect(bodies(recording) == [["Switch: binding 'isOn' of Parent.isOn"]])
    #expect(recording.frames[0].writes(behind: recording.frames[0].bodies[0]).map(\.target) == ["Parent.isOn"])
  }

  @Test func `an environment value names its key`() {
    let host = ViewHost { Parent(model: Model()) }
    let recording = host.record { host.perform { host.setEnvironment(\.colorScheme, to: .dark) } }
    #expect(
      recording.frames.flatMap(\.bodies).map(\.origins) == [
        [.init(property: "scheme", kind: .environment, source: "ColorSchemeKey", position: nil)]
      ])
  }

  @Test func `an observed property is named with the type of its object, and so is its writer`() throws {
    let model = Model()
    let host = ViewHost { Parent(model: model) }
    let recording = try host.record { try host.tap("rename") }
    #expect(bodies(recording) == [["Name: observed Model.title"]])
    #expect(recording.frames[0].writes.map(\.description) == ["Model.title by tap 'rename' (\(#fileID):\(#line - 2))"])
    #expect(recording.frames[0].bodies[0].cause.description == "@dependencies (Model.title) changed.")
  }

  @Test func `a write that an action of a view makes names that action`() throws {
    let host = ViewHost { Follower() }
    let recording = try host.record { try host.tap("add") }
    let writes = recording.frames.flatMap(\.writes)
    #expect(writes.map(\.target) == ["Follower.number", "Follower.double"])
    #expect(writes.last?.writer?.hasPrefix("onChange") == true)
  }

  @Test func `differences on the screen lead from one moment to the next`() throws {
    let host = ViewHost { Parent(model: Model()) }
    let recorder = host.record()
    try host.tap("add")
    try host.tap("switch")
    let recording = recorder.stop()
    let texts = recording.items(afterFrames: 2).map(\.content).filter { $0.hasPrefix("text") }
    #expect(texts.contains("text 'row 1 light'") && texts.contains("text 'on'"))
    #expect(recording.items(afterFrames: 0).contains { $0.content == "text 'row 0 light'" })
    #expect(recording.frames[0].changes.map { $0.after?.content } == ["text 'row 1 light'"])
    #expect(recording.items(afterFrames: 2).count == host.displayList.count)
  }

  @Test func `nothing is recorded before, after, and where nothing happens`() throws {
    let host = ViewHost { Parent(model: Model()) }
    try host.tap("add")
    let recorder = host.record()
    host.perform {}
    host.flush()
    #expect(recorder.recording.frames.isEmpty)
    recorder.stop()
    try host.tap("add")
    #expect(recorder.recording.frames.isEmpty)
    #expect(recorder.recording.description == "No frame.")
  }

  @Test func `a recording comes back from JSON as it was`() throws {
    let host = ViewHost { Parent(model: Model()) }
    let recording = try host.record {
      try host.tap("add")
      try host.tap("rename")
    }
    let data = try JSONEncoder().encode(recording)
    #expect(try JSONDecoder().decode(HostRecording.self, from: data) == recording)
    #expect(String(decoding: data, as: UTF8.self).contains("\"schema\":1"))
  }

  @Test func `a difference says which bodies ran more often, and why`() throws {
    let host = ViewHost { Parent(model: Model()) }
    let once = try host.record { try host.tap("add") }
    let twice = try host.record {
      try host.tap("add")
      try host.tap("add")
    }
    let difference = twice.difference(from: once)
    #expect(difference.more.map(\.view) == ["Parent", "Row"])
    #expect(difference.fewer.isEmpty && !difference.isEmpty)
    #expect(
      difference.bodies.map(\.causes) == [
        [.init(cause: "state 'number' of Parent.number, written by tap 'add'", before: 1, after: 2)],
        [.init(cause: "other 'number'", before: 1, after: 2)],
      ])
    #expect(difference.description.hasPrefix("Parent: 2 bodies, 1 before\n"))
    #expect(once.difference(from: twice).fewer.count == 2)
    #expect(once.difference(from: once).description == "The same bodies ran, with the same work.")
  }

  @Test func `misuse that is reported while it is recorded stands in its frame`() {
    struct Careless: View {
      @State private var count = 0
      @State private var tick = 0
      var body: some View {
        let _ = (count = tick)
        Button("go") { tick += 1 }
      }
    }
    let host = ViewHost { Careless() }
    let recording = host.record { _ = try? host.tap("go") }
    #expect(recording.frames.flatMap(\.issues) == host.issues.suffix(1))
  }

  @Test func `what a recording measures is what a report measures`() throws {
    let host = ViewHost { Parent(model: Model()) }
    var report: UpdateReport?
    let recording = try host.record { report = try host.tap("add") }
    #expect(recording.work == report?.total)
    #expect(recording.frames[0].workByType == report?.byType)
  }

  @Test func `the page has a bar for each frame, the causes, both moments, and no address of another page`() throws {
    let host = ViewHost { Parent(model: Model()) }
    let recording = try host.record { try host.tap("add") }
    let page = recording.page(title: "Adding <one>")
    #expect(page.contains("<h1>Adding &lt;one&gt;</h1>"))
    #expect(page.components(separatedBy: "class=\"bar\"").count == 2)
    #expect(page.contains("state &#39;number&#39; of Parent.number"))
    #expect(page.contains("Bodies that ran because of it"))
    #expect(page.contains("The screen before frame 1") && page.contains("The screen after frame 1"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }
}

extension HostRecording.Body {
  /// The cause without the number of the view that made an input.
  fileprivate var reasonText: String { reason.components(separatedBy: " from the body").first ?? reason }
}
