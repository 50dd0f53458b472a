import AttributeGraphUI
import Foundation
import Observation
import Testing

/// Models of Observation, tracked by property and object.
@MainActor
struct `Observable models` {
  @Observable final class Model {
    var a = 0
    var b = 0
    var child: Model?
  }

  struct A: View {
    let model: Model
    var body: some View { Text("a \(model.a)") }
  }

  struct B: View {
    let model: Model
    var body: some View { Text("b \(model.b)") }
  }

  @Test func `a property runs the bodies that read it, and no other`() {
    let model = Model()
    let host = ViewHost {
      A(model: model)
      B(model: model)
    }
    let report = host.perform { model.a = 1 }
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["A": 1])
    #expect(host.texts == ["a 1", "b 0"])
  }

  @Test func `several changes in one action are one update`() {
    let model = Model()
    let host = ViewHost { A(model: model) }
    #expect(
      host.perform {
        model.a = 1
        model.a = 2
      }.total.bodies == 1)
    #expect(host.texts == ["a 2"])
    #expect(host.perform {}.total.bodies == 0)
  }

  struct Switching: View {
    let model: Model
    @State private var readsA = true
    var body: some View {
      Button("switch") { readsA.toggle() }
      Text(readsA ? "a \(model.a)" : "b \(model.b)")
    }
  }

  @Test func `a property that the last evaluation did not read runs no body`() throws {
    let model = Model()
    let host = ViewHost { Switching(model: model) }
    try host.tap("switch")
    #expect(host.perform { model.a = 5 }.total.bodies == 0)
    #expect(host.perform { model.b = 5 }.total.bodies == 1)
    #expect(host.texts.last == "b 5")
  }

  @Test func `a change that another thread makes while a body runs is not missed`() {
    final class Shared: @unchecked Sendable { let model = Model() }
    struct Racing: View {
      let shared: Shared
      @State private var isRacing = false
      var body: some View {
        Button("race") { isRacing = true }
        Text("a \(shared.model.a)")
        if isRacing && shared.model.b == 0 {
          // The thread has ended when the body goes on.
          let _ = Self.onAnotherThread { [shared] in
            shared.model.a = 7
            shared.model.b = 1
          }
        }
      }

      static func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
        let end = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          work()
          end.signal()
        }
        end.wait()
      }
    }
    let host = ViewHost { Racing(shared: Shared()) }
    #expect(throws: Never.self) { try host.tap("race") }
    host.flush()
    #expect(host.texts.last == "a 7")
    #expect(host.issues == [])
  }

  @Test func `nested models are followed as far as they are read`() {
    struct Nested: View {
      let model: Model
      var body: some View { Text("\(model.child?.a ?? -1)") }
    }
    let model = Model()
    let host = ViewHost { Nested(model: model) }
    let child = Model()
    #expect(host.perform { model.child = child }.total.bodies == 1)
    #expect(host.perform { child.a = 7 }.total.bodies == 1)
    #expect(host.perform { child.b = 7 }.total.bodies == 0)
    #expect(host.texts == ["7"])
  }

  struct Owner: View {
    @State private var model = Model()
    var body: some View {
      Editor(model: model)
      Text("total \(model.a)")
    }
  }

  struct Editor: View {
    @Bindable var model: Model
    var body: some View { Stepping(value: $model.a) }
  }

  struct Stepping: View {
    @Binding var value: Int
    var body: some View { Button("add \(value)") { value += 1 } }
  }

  @Test func `a bindable model gives bindings to its properties, on which the body depends that makes them`() throws {
    let host = ViewHost { Owner() }
    let report = try host.tap("add 0")
    #expect(host.texts == ["add 1", "total 1"])
    #expect(report.byType.mapValues(\.bodies).filter { $0.value > 0 } == ["Owner": 1, "Editor": 1, "Stepping": 1])
  }

  @Test func `a body that makes a binding to a property of a model in its state depends on the property`() throws {
    struct Presenting: View {
      @State private var model = Model()
      var body: some View {
        Stepping(value: $model.a)
        Button("other") { model.b += 1 }
      }
    }
    let host = ViewHost { Presenting() }
    #expect(try host.tap("add 0").byType["Presenting"]?.bodies == 1)
    #expect(try host.tap("other").total.bodies == 0)
  }

  @Test func `a model keeps nothing of a view that was removed`() throws {
    struct Toggling: View {
      @State private var show = true
      let model: Model
      var body: some View {
        if show { A(model: model) }
        Button("toggle") { show.toggle() }
      }
    }
    let model = Model()
    let host = ViewHost { Toggling(model: model) }
    try host.tap("toggle")
    #expect(host.perform { model.a = 1 }.total == WorkCounts())
    #expect(host.commits == 2)
  }
}
