import AttributeGraphUI
import Foundation
import Testing

/// Mistakes of the caller that trap, and their messages.
struct `Preconditions of the views` {
  /// Checks that a program ended with a message.
  private func expect(
    _ result: ExitTest.Result?, says message: String, at location: SourceLocation = #_sourceLocation
  ) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(message), "It said: \(output)", sourceLocation: location)
  }

  @Test func `a primitive view has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Text("a").body
    }
    expect(result, says: "Text has no body: it is drawn by the host. Read it through a `ViewHost`.")
  }

  @Test func `a finger taps once or more`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      ViewHost { Text("a") }.tap(at: .zero, times: -3)
    }
    expect(result, says: "A finger was to tap -3 times. Let it tap once or more.")
  }

  @Test func `a stack has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = VStack { Text("a") }.body
    }
    expect(result, says: "VStack<Text> has no body")
  }

  @Test func `a colour has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Color.red.body
    }
    expect(result, says: "Color has no body")
  }

  @Test func `a tuple of views has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = TupleView((Text("a"), Text("b"))).body
    }
    expect(result, says: "TupleView<(Text, Text)> has no body: the container around it lays out its views.")
  }

  @Test func `an optional view has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Optional(Text("a")).body
    }
    expect(result, says: "Optional<Text> has no body")
  }

  @Test func `a branch has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let branch: _ConditionalContent<Text, Color> = ViewBuilder.buildEither(first: Text("a"))
      _ = branch.body
    }
    expect(result, says: "_ConditionalContent<Text, Color> has no body")
  }

  @Test func `a collection of views has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = ForEach(0..<2) { Text("\($0)") }.body
    }
    expect(result, says: "has no body: the container around it lays out its views.")
  }

  @Test func `a view with a modifier has no body`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      askForBody(of: Text("a").padding())
    }
    expect(result, says: "ModifiedContent<Text, _PaddingLayout> has no body: the host applies the modifier.")
  }

  @Test func `a tuple of anything but views cannot be mounted`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = ViewHost { TupleView((Text("a"), 1)) }
    }
    expect(result, says: "TupleView<(Text, Int)> holds a Int, which is not a view. Make it of views only.")
  }

  @Test func `a display scale is above zero`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = ViewHost(displayScale: 0) { Text("a") }
    }
    expect(result, says: "A host was given a display scale of 0.0 pixels a point.")
  }

  @Test func `time that goes back, and frames without a rate, trap`() async {
    let back = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = ViewHost { Text("x") }.advance(by: .seconds(-1))
    }
    expect(back, says: "A host was advanced by -1.0 seconds. Time goes forward only: advance by 0 or more.")
    let rate = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = ViewHost { Text("x") }.step(frames: 2, perSecond: 0)
    }
    expect(rate, says: "A host was asked for 2 frames at 0 a second.")
  }

  @Test func `the host of a window is not closed by itself`() async {
    struct Program: App {
      var body: some Scene { WindowGroup { Text("x") } }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = AppHost(launching: Program.self).windows[0].host.close()
    }
    expect(result, says: "The host of a window was closed.")
  }

  @Test func `an issue is printed as it comes, unless hosts are told not to`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      ViewHost.printsIssues = true
      let host = ViewHost { Color.red.frame(width: -1) }
      ViewHost.printsIssues = false
      host.resize(to: CGSize(width: -1, height: 0))
      host.printsIssues = true
      host.resize(to: CGSize(width: -2, height: 0))
      exit(host.issues.count == 3 ? 0 : 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("warning: Invalid frame dimension"))
    #expect(!text.contains("A screen has a size of -1.0"))
    #expect(text.contains("A screen has a size of -2.0"), "One host may be told otherwise than all.")
  }
}

/// Calls `body` of a view of a generic type.
@MainActor
private func askForBody<Content: View>(of view: Content) {
  _ = view.body
}
