import AttributeGraphUI
import Foundation
import Observation
import Testing
import ViewTestSupport

/// Why a body ran: changed fields, state and objects.
@MainActor
struct `Causes of bodies` {
  @Observable final class Model {
    var n = 0
  }

  struct Parent: View {
    @State private var title = "a"
    @State private var count = 0
    let model: Model
    var body: some View {
      Child(title: title, count: $count, number: 1, model: model)
      Button("title") { title += "!" }
      Button("count") { count += 1 }
    }
  }

  struct Child: View {
    let title: String
    @Binding var count: Int
    let number: Int
    let model: Model
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = print(Self._changeDescription())
      Text("\(title) \(count) \(model.n)")
    }
  }

  @Test func `a state that a view only hands on is no change of the view`() throws {
    struct Handing: View {
      @State private var count = 0
      @State private var handed = 0
      var body: some View {
        let _ = print(Self._changeDescription())
        Button("count \(count)") { count += 1 }
        Holding(number: $handed)
      }
    }
    struct Holding: View {
      @Binding var number: Int
      var body: some View { Button("number \(number)") { number += 1 } }
    }
    var host: ViewHost?
    _ = printedLines { host = ViewHost { Handing() } }
    #expect(try printedLines { try host?.tap("number 0") } == [])
    #expect(try printedLines { try host?.tap("count 0") } == ["Causes of bodies.Handing: _count changed."])
  }

  @Test func `a view without state and environment does not name its identity`() {
    struct Named: View {
      var name = "a"
      var body: some View {
        let _ = print(Self._changeDescription())
        Text(name)
      }
    }
    #expect(printedLines { _ = ViewHost { Named() } } == ["Causes of bodies.Named: @self changed."])
  }

  @Test func `the description names what changed in SwiftUI's words, and the observed property`() throws {
    let model = Model()
    var host: ViewHost?
    #expect(
      printedLines { host = ViewHost { Parent(model: model) } }
        == ["Causes of bodies.Child: @self, @identity, _count, _scheme changed."])
    #expect(try printedLines { try host?.tap("title") } == ["Causes of bodies.Child: @self changed."])
    #expect(try printedLines { try host?.tap("count") } == ["Causes of bodies.Child: _count changed."])
    #expect(
      printedLines { host?.perform { model.n = 1 } } == ["Causes of bodies.Child: @dependencies (Model.n) changed."])
    #expect(
      printedLines { host?.perform { host?.setEnvironment(\.colorScheme, to: .dark) } } == [
        "Causes of bodies.Child: _scheme changed."
      ])
  }

  @Test func `the view is named with the types around it and its generic arguments, without module and function`() {
    struct Box<Content: View>: View {
      struct Inner: View {
        var body: some View {
          let _ = print(Self._changeDescription())
          Text("a")
        }
      }
      let content: Content
      var body: some View {
        let _ = print(Self._changeDescription())
        content
        Inner()
      }
    }
    #expect(
      printedLines { _ = ViewHost { Box(content: OuterName.Nested()) } } == [
        "Causes of bodies.Box<OuterName.Nested>: @self changed.", "OuterName.Nested: @self changed.",
        "Causes of bodies.Box<OuterName.Nested>.Inner: @self changed.",
      ])
  }

  @Test func `a report names each body that ran, and the fields that differed`() throws {
    let model = Model()
    let host = ViewHost { Parent(model: model) }
    let report = try host.tap("title")
    #expect(report.bodies.map(\.description) == ["Parent: _title changed.", "Child: @self changed."])
    #expect(report.bodies.map(\.cause.inputs) == [[], ["title"]])
    #expect(try host.tap("count").bodies.map(\.cause.properties) == [["count"]])
    #expect(host.perform {}.bodies == [])
  }

  struct Printing: View {
    let title: String
    @State private var count = 0
    let model: Model
    var body: some View {
      let _ = Self._logChanges()
      Button("add \(title)") { count += 1 }
      Text("\(model.n) \(count)")
    }
  }

  @Test func `the changes are printed in SwiftUI's words, without the property of an observed object`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let model = Model()
      let host = ViewHost { Printing(title: "x", model: model) }
      _ = try? host.tap("add x")
      host.perform { model.n = 1 }
      exit(0)
    }
    let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("Causes of bodies.Printing: ") } == [
        "Causes of bodies.Printing: @self, @identity, _count changed.", "Causes of bodies.Printing: _count changed.",
        "Causes of bodies.Printing: @dependencies changed.",
      ])
  }

  @Test func `outside of a body there is nothing to describe`() {
    #expect(Parent._changeDescription() == "Causes of bodies.Parent: no body is running.")
  }
}

/// Names a view inside.
private enum OuterName {
  struct Nested: View {
    var body: some View {
      let _ = print(Self._changeDescription())
      Text("b")
    }
  }
}
