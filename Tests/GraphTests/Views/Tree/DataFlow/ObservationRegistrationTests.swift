import Observation
import Testing

@testable import AttributeGraphUI

/// The registrations that Observation keeps in an object for views, and their ends.
@MainActor
struct `Registrations with observable objects` {
  @Observable final class Model {
    var number = 0
    var other = 0
  }

  struct Reader: View {
    let model: Model
    let tick: Int
    var body: some View { Text("\(model.number) \(tick)") }
  }

  struct Coming: View {
    let model: Model
    @State private var count = 0
    var body: some View {
      Button("tick") { count += 1 }
      if count % 2 == 0 { Reader(model: model, tick: count) }
      GeometryReader { _ in Text("\(model.number)") }
      ForEach(0..<3) { Text("row \($0) \(model.number)") }
      Reader(model: model, tick: count)
    }
  }

  /// The registrations of a host, after one before it has shown which views read objects.
  private func registrations(of host: ViewHost) -> Int { host.runtime.observations.inbox.registrations }

  @Test func `bodies that run again, and views that come and go, leave no registration behind`() throws {
    let model = Model()
    _ = ViewHost { Coming(model: model) }
    let host = ViewHost { Coming(model: model) }
    try host.tap("tick")
    try host.tap("tick")
    let before = registrations(of: host)
    for _ in 0..<200 { try host.tap("tick") }
    #expect(registrations(of: host) == before)
    host.perform { model.number += 1 }
    #expect(registrations(of: host) <= before)
  }

  struct Pair: View {
    let model: Model
    var body: some View {
      Text("\(model.number) \(model.other)")
      GeometryReader { _ in Text("\(model.number) \(model.other)") }
    }
  }

  @Test func `bodies that run ahead of a change leave no registration behind`() {
    let model = Model()
    _ = ViewHost { Pair(model: model) }
    let host = ViewHost { Pair(model: model) }
    func change() {
      host.perform {
        model.number += 1
        withAnimation { model.other += 1 }
      }
      host.advance(by: .seconds(1))
    }
    change()
    change()
    let before = registrations(of: host)
    for _ in 0..<50 { change() }
    #expect(registrations(of: host) == before)
  }

  @Test func `hosts that end leave no registration behind`() {
    let model = Model()
    _ = ViewHost { Coming(model: model) }
    for _ in 0..<20 {
      var host: ViewHost? = ViewHost { Coming(model: model) }
      let inbox = host?.runtime.observations.inbox
      #expect((inbox?.registrations ?? 0) > 3)
      host = nil
      // One that nothing was read in is kept for the next body.
      #expect(inbox?.registrations == 0)
    }
  }

  @Test func `a body that reads no object has no registration`() {
    let host = ViewHost { Text("a") }
    #expect(registrations(of: host) <= 1)
  }
}
