#if canImport(Observation)
import Observation
import TestSupport
import Testing

@testable import AttributeGraph2

/// Semantics 17.16: registrations at observed objects are withdrawn when they are no longer needed.
struct `Registrations at observed objects` {
  let graph = Graph()
  let model = Person()

  @Test func `17.16: a rule that no longer observes an object has the cost of any other rule`() {
    let observes = graph.cell(true)
    let text = graph.computed { [graph, model] in observes.value ? graph.observing { model.name } : "-" }
    #expect(text.value == "a")
    #expect(text.state == .provisional)
    observes.value = false
    #expect(text.value == "-")
    #expect(text.state == .clean)
    #expect(graph.statistics.nodes == 2)
  }

  @Test func `17.16: an evaluation that is over leaves nothing behind in the graph`() {
    let x = graph.cell(0)
    let text = graph.computed { [graph, model] in
      _ = x.value
      return graph.observing { model.name }
    }
    for round in 1...100 {
      x.value = round
      #expect(text.value == "a")
    }
    #expect(graph.statistics.nodes == 3)
    #expect(graph.statistics.edges == 2)
    #expect(graph.state.fields.boundary.observedSources == 1)
  }

  @Test func `17.16: a released reader leaves no registration`() {
    for _ in 0..<100 {
      let text = graph.computed { [graph, model] in graph.observing { model.name } }
      #expect(text.value == model.name)
    }
    #expect(graph.statistics.nodes == 0)
    #expect(graph.state.fields.boundary.observedSources == 0)
    model.name = "b"
    #expect(graph.state.fields.boundary.mailboxes?.inbox.hasChanges == false)
  }

  @Test func `17.16: a registration that is withdrawn leaves nothing behind in the object`() {
    weak var gone: ObservingRegistration?
    let inbox = Inbox()
    do {
      let registration = ObservingRegistration(number: 1, inbox: inbox)
      gone = registration
      withObservationTracking {
        registration.enter()
        _ = (model.name, model.age)
      } onChange: {
        registration.noteChange()
      }
    }
    #expect(gone != nil)
    gone?.withdraw()
    #expect(gone == nil)
    model.name = "b"
    #expect(!inbox.hasChanges)
  }
}
#endif
