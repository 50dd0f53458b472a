import AttributeGraphUI
import TestSupport
import Testing

/// Custom modifiers.
@MainActor
struct `Modifiers with a body` {
  struct Titled: ViewModifier {
    let title: String
    @State private var taps = 0
    func body(content: Content) -> some View {
      VStack {
        Button("\(title) \(taps)") { taps += 1 }
        content
      }
    }
  }

  struct Parent: View {
    @State private var n = 0
    var body: some View {
      Text("n \(n)").modifier(Titled(title: "outer")).modifier(Titled(title: "around"))
      Button("+") { n += 1 }
    }
  }

  @Test func `a modifier has a body and state, and the view it modifies is updated past it`() throws {
    let host = ViewHost { Parent() }
    #expect(host.texts == ["around 0", "outer 0", "n 0", "+"])
    try host.tap("outer 0")
    #expect(host.texts == ["around 0", "outer 1", "n 0", "+"])
    let report = try host.tap("+")
    #expect(host.texts == ["around 0", "outer 1", "n 1", "+"])
    #expect(report.byType["Titled"]?.bodies == nil)
    #expect(host.counts(of: Titled.self).bodies == 3)
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content.opacity(0.5)
    }
  }

  struct Count: View {
    @State private var n = 0
    var body: some View { Button("n \(n)") { n += 1 } }
  }

  @Test func `content that is used twice is two views`() throws {
    let host = ViewHost { Count().modifier(Twice()) }
    #expect(host.texts == ["n 0", "n 0"])
    try host.tap("n 0")
    #expect(host.texts == ["n 1", "n 0"])
  }

  @Test func `modifiers are put together, and the empty one changes nothing`() {
    let host = ViewHost {
      Text("x").modifier(Titled(title: "a").concat(Titled(title: "b"))).modifier(EmptyModifier.identity)
    }
    #expect(host.texts == ["b 0", "a 0", "x"])
  }

  @Test func `the content stands only in the body of its modifier`() async {
    struct Escaping: ViewModifier {
      let keep: (Content) -> Void
      func body(content: Content) -> some View {
        let _ = keep(content)
        Text("kept")
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      var content: Escaping.Content?
      _ = ViewHost { Text("a").modifier(Escaping { content = $0 }) }
      if let content { _ = ViewHost { content } }
    }
    #expect(standardErrorText(of: result).contains("was used outside of its body."))
  }

  @Test func `a primitive modifier has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = EmptyModifier().body(content: _ViewModifier_Content())
    }
    #expect(standardErrorText(of: result).contains("EmptyModifier has no body: the host applies the modifier."))
  }

  @Test func `an environment object is read in the body of a mounted view`() async {
    final class Model: ObservableObject {}
    struct Asking: View {
      @EnvironmentObject var model: Model
      var body: some View { EmptyView() }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Asking().model
    }
    #expect(standardErrorText(of: result).contains("No ObservableObject of type Model found."))
  }
}
