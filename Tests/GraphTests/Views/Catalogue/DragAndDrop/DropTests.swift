import AttributeGraphUI
import Foundation
import Testing

/// Dragging views and dropping them on others.
@MainActor
struct `Drag and drop` {
  final class Log {
    var lines: [String] = []
  }

  /// Two boxes beside each other; texts are dragged from the first to the second.
  struct Boxes: View {
    @State private var left = ["a", "b"]
    @State private var right: [String] = []
    @State private var isTargeted = false

    var body: some View {
      HStack(spacing: 0) {
        VStack(spacing: 0) { ForEach(left, id: \.self) { text in Text(text).draggable(text) } }
          .frame(width: 100, height: 100)
        ZStack {
          Color.gray
          Text(right.joined(separator: ", "))
        }
        .frame(width: 100, height: 100)
        .dropDestination(for: String.self) { items, location in
          right += items
          left.removeAll { items.contains($0) }
          return true
        } isTargeted: {
          isTargeted = $0
        }
        .opacity(isTargeted ? 0.5 : 1)
        .accessibilityIdentifier("right")
      }
    }
  }

  private let log = Log()

  @Test func `a view that is dropped on another one hands its value over`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Boxes() }
    let report = try host.drag("a", onto: .identifier("right"))
    #expect(host.texts == ["b", "a"])
    #expect(report.byType["Boxes"]?.bodies == 2)
    #expect(host.issues.isEmpty)
  }

  @Test func `a target knows while items are over it`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) { Boxes() }
    func opacity() -> Double? { host.element(identifier: "right")?.displayItems.first?.opacity }
    let drag = try host.beginDrag("b")
    #expect(opacity() == 1)
    drag.move(to: CGPoint(x: 150, y: 10))
    #expect(opacity() == 0.5)
    #expect(drag.isOverTarget && drag.operation == .copy)
    let still = drag.move(to: CGPoint(x: 150, y: 20))
    #expect(still.total.bodies == 0)
    drag.move(to: CGPoint(x: 10, y: 10))
    #expect(opacity() == 1)
    drag.move(to: CGPoint(x: 150, y: 10))
    drag.cancel()
    #expect(opacity() == 1)
    #expect(!drag.wasAccepted)
    #expect(host.texts == ["a", "b", ""])
  }

  @Test func `the view of the preview is asked for when a drag begins`() throws {
    let host = ViewHost {
      Text("card").draggable("card") { Text("preview of \(1)").font(.title).padding() }
      Text("plain").draggable(Color.red)
    }
    let drag = try host.beginDrag("card")
    #expect(drag.preview?.texts == ["preview of 1"])
    #expect(drag.items.first?.registeredContentTypes == [.utf8PlainText])
    #expect(try host.beginDrag("plain").preview == nil)
    #expect(throws: HostError.self) { try host.beginDrag("nothing") }
    #expect(throws: HostError.self) { try host.beginDrag(at: CGPoint(x: 1, y: 1)) }
  }

  /// Writes down what it is asked.
  struct Delegate: DropDelegate {
    let name: String
    let log: Log
    var isValid = true
    var operation: DropOperation?

    func validateDrop(info: DropInfo) -> Bool {
      log.lines.append("\(name) validate")
      return isValid
    }
    func dropEntered(info: DropInfo) { log.lines.append("\(name) entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      log.lines.append("\(name) updated \(Int(info.location.x)) \(Int(info.location.y))")
      return operation.map { DropProposal(operation: $0) }
    }
    func dropExited(info: DropInfo) { log.lines.append("\(name) exited") }
    func performDrop(info: DropInfo) -> Bool {
      log.lines.append("\(name) perform \(info.itemProviders(for: [.text]).count)")
      return true
    }
  }

  private func square(_ name: String, isValid: Bool = true, operation: DropOperation? = nil) -> some View {
    Color.gray.frame(width: 100, height: 100)
      .onDrop(of: [.text], delegate: Delegate(name: name, log: log, isValid: isValid, operation: operation))
  }

  @Test func `a delegate is asked to validate first, then entered, updated, and at last exited or performed`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        square("one")
        square("two", operation: .move)
      }
    }
    let drag = host.beginDrag(of: ["a"])
    drag.move(to: CGPoint(x: 50, y: 50))
    drag.move(to: CGPoint(x: 60, y: 50))
    drag.move(to: CGPoint(x: 150, y: 50))
    #expect(drag.proposal == DropProposal(operation: .move))
    drag.drop()
    #expect(
      log.lines == [
        "one validate", "one entered", "one updated 50 50", "one updated 60 50", "two validate",
        "one exited", "two entered", "two updated 50 50", "two perform 1",
      ])
    #expect(drag.wasAccepted && drag.hasEnded)
  }

  @Test func `items of other types do not reach a delegate`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { square("one") }
    let drag = host.beginDrag(of: [Color.red])
    drag.move(to: CGPoint(x: 50, y: 50))
    drag.drop()
    #expect(log.lines == [])
    #expect(!drag.wasAccepted)
  }

  @Test func `items that do not validate go to the target around`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      square("inner", isValid: false)
        .onDrop(of: [.text], delegate: Delegate(name: "outer", log: log))
    }
    let drag = host.beginDrag(of: ["a"])
    drag.move(to: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["inner validate", "outer validate", "outer entered", "outer updated 50 50"])
  }

  @Test func `a proposal to forbid the drop is kept`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { square("one", operation: .forbidden) }
    let drag = host.beginDrag(of: ["a"])
    drag.move(to: CGPoint(x: 50, y: 50))
    #expect(drag.operation == .forbidden)
    drag.drop()
    #expect(!drag.wasAccepted)
    #expect(log.lines.last == "one exited")
  }

  @Test func `the view that is drawn in front is asked, with its place in its own coordinates`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      ZStack {
        square("behind").scaleEffect(2)
        square("front").frame(width: 200, height: 200, alignment: .bottomTrailing)
      }
    }
    let drag = host.beginDrag(of: ["a"])
    drag.move(to: CGPoint(x: 150, y: 110))
    drag.move(to: CGPoint(x: 20, y: 40))
    #expect(
      log.lines.filter { $0.contains("updated") } == ["front updated 50 10", "behind updated 10 20"])
  }

  @Test func `a view without anything drawn takes items in its rectangle, and one covered does not`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      VStack { Text("a") }.frame(width: 200, height: 100)
        .onDrop(of: [.text], delegate: Delegate(name: "wide", log: log))
        .overlay(alignment: .leading) { Color.red.frame(width: 50, height: 100) }
    }
    let drag = host.beginDrag(of: ["a"])
    drag.move(to: CGPoint(x: 190, y: 10))
    #expect(drag.isOverTarget)
    drag.move(to: CGPoint(x: 20, y: 10))
    #expect(!drag.isOverTarget)
  }

  @Test func `closures get the items of their types and where they are dropped`() {
    var dropped: [String] = []
    var isTargeted = false
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.gray.onDrop(
        of: [.text], isTargeted: Binding(get: { isTargeted }, set: { isTargeted = $0 })
      ) { providers, location in
        dropped.append("\(providers.count) at \(Int(location.x)), targeted \(isTargeted)")
        return false
      }
    }
    let drag = host.beginDrag(of: ["a", Color.red, "b"])
    drag.move(to: CGPoint(x: 30, y: 50))
    #expect(isTargeted)
    drag.drop()
    #expect(dropped == ["2 at 30, targeted true"])
    #expect(!isTargeted && !drag.wasAccepted)
  }

  @Test func `a target that leaves the tree under the finger is asked no more`() throws {
    struct Leaving: View {
      let log: Log
      @State private var isThere = true
      var body: some View {
        Button("Go") { isThere = false }
        if isThere {
          Color.gray.onDrop(of: [.text], delegate: Delegate(name: "one", log: log))
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Leaving(log: log) }
    let drag = host.beginDrag(of: ["a"])
    drag.move(to: CGPoint(x: 50, y: 80))
    try host.tap("Go")
    drag.drop()
    #expect(log.lines.prefix(2) == ["one validate", "one entered"] && log.lines.count == 3)
    #expect(!drag.wasAccepted)
  }

  @Test func `values that take time come when the host has settled`() async throws {
    var dropped: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Text("slow").frame(width: 100, height: 100).draggable(SlowText(text: "later"))
        Color.gray.dropDestination(for: SlowText.self) { items, _ in
          dropped += items.map(\.text)
          return true
        }
        .accessibilityIdentifier("target")
      }
    }
    try host.drag("slow", onto: .identifier("target"))
    #expect(dropped == [])
    await host.settle()
    #expect(dropped == ["later"])
  }

  @Test func `an item that cannot be read is an issue, and the others are dropped`() {
    var dropped: [Strict] = []
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.gray.dropDestination(for: Strict.self) { items, _ in
        dropped += items
        return true
      }
    }
    let drag = host.beginDrag(of: ["1", "x", "2"])
    drag.move(to: CGPoint(x: 50, y: 50))
    drag.drop()
    #expect(dropped.map(\.number) == [1, 2])
    #expect(host.issues.map(\.view) == ["Strict"])
  }

  @Test func `a control inside of a spring loading behaviour is used by items that rest over it`() {
    var opened: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Button {
          opened.append("on")
        } label: {
          Color.gray.frame(width: 100, height: 100)
        }
        .springLoadingBehavior(.enabled)
        Button {
          opened.append("off")
        } label: {
          Color.gray.frame(width: 100, height: 100)
        }
      }
    }
    let drag = host.beginDrag(of: ["a"])
    drag.move(to: CGPoint(x: 50, y: 50))
    drag.rest()
    drag.move(to: CGPoint(x: 150, y: 50))
    drag.rest()
    #expect(opened == ["on"])
  }

  @Test func `the environment has the spring loading behaviour`() {
    struct Reader: View {
      @Environment(\.springLoadingBehavior) private var behavior
      var body: some View {
        Text(behavior == .enabled ? "enabled" : behavior == .disabled ? "disabled" : "automatic")
      }
    }
    let host = ViewHost {
      Reader()
      VStack {
        Reader()
        Reader().springLoadingBehavior(.disabled)
      }
      .springLoadingBehavior(.enabled)
    }
    #expect(host.texts == ["automatic", "enabled", "disabled"])
  }

  private struct SlowText: Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .plainText) { slow in
        await Task.yield()
        return Data(slow.text.utf8)
      } importing: { data in
        await Task.yield()
        return SlowText(text: String(decoding: data, as: UTF8.self))
      }
    }
  }

  private struct Strict: Transferable {
    struct NoNumber: Error {}
    var number: Int
    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation { (text: String) in
        guard let number = Int(text) else { throw NoNumber() }
        return Strict(number: number)
      }
    }
  }
}
