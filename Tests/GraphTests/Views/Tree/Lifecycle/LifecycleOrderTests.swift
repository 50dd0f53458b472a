import AttributeGraphUI
import Testing
import ViewTestSupport

/// The order of actions in one frame: inside out as in SwiftUI today, or outside in as in its earlier versions.
@MainActor
struct `Lifecycle order` {
  struct Family: View {
    @State private var isShown = true
    @State private var number = 0

    var body: some View {
      VStack {
        Button("hide") { isShown = false }
        Button("count") { number += 1 }
        if isShown {
          VStack {
            Text("a").lifetime("a").onChange(of: number) { print("a \(number)") }
            Text("b").lifetime("b inner").lifetime("b outer")
          }
          .lifetime("parent")
          .onChange(of: number) { print("parent \(number)") }
        }
      }
    }
  }

  func lines(_ order: LifecycleOrder, _ act: @MainActor (ViewHost) throws -> Void) rethrows -> [String] {
    let host = ViewHost(lifecycleOrder: order) { Family() }
    return try printedLines { try act(host) }
  }

  @Test func `children appear before their parent, and inner modifiers before outer ones`() {
    let lines = printedLines { _ = ViewHost { Family() } }
    #expect(lines == ["b inner appear", "b outer appear", "a appear", "parent appear"])
  }

  @Test func `a host that goes outside in has the parent appear first`() {
    let lines = printedLines { _ = ViewHost(lifecycleOrder: .outsideIn) { Family() } }
    #expect(lines == ["parent appear", "b outer appear", "b inner appear", "a appear"])
  }

  @Test func `views disappear in the order in which they appear`() throws {
    #expect(
      try lines(.insideOut) { try $0.tap("hide") } == [
        "b inner disappear", "b outer disappear", "a disappear", "parent disappear",
      ])
    #expect(
      try lines(.outsideIn) { try $0.tap("hide") } == [
        "parent disappear", "b outer disappear", "b inner disappear", "a disappear",
      ])
  }

  @Test func `actions of changes run in the order of the host`() throws {
    #expect(try lines(.insideOut) { try $0.tap("count") } == ["a 1", "parent 1"])
    #expect(try lines(.outsideIn) { try $0.tap("count") } == ["parent 1", "a 1"])
  }

  struct Inserting: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Text("a").onChange(of: isShown) { print("change") }
        if isShown { Text("b").onAppear { print("appear") } }
      }
    }
  }

  @Test func `a change of a view that was there comes before the appearances of views that it inserts`() throws {
    for order in [LifecycleOrder.insideOut, .outsideIn] {
      let host = ViewHost(lifecycleOrder: order) { Inserting() }
      #expect(try printedLines { try host.tap("show") } == ["change", "appear"])
    }
  }

  @Test func `actions on one view run in the order in which they are written`() throws {
    let written = printedLines {
      _ = ViewHost {
        Text("x")
          .onChange(of: 1, initial: true) { print("first") }
          .onAppear { print("second") }
          .onChange(of: 2, initial: true) { print("third") }
      }
    }
    #expect(written == ["first", "second", "third"])
  }

  @Test func `an outer action sees what an inner one has written`() {
    struct Writing: View {
      @State private var log: [String] = []
      var body: some View {
        Text("x").onAppear { log.append("inner") }.onAppear { print(log.joined()) }
      }
    }
    #expect(printedLines { _ = ViewHost { Writing() } } == ["inner"])
  }

  @Test func `rows of lazy containers appear from the first to the last in either order`() {
    for order in [LifecycleOrder.insideOut, .outsideIn] {
      let lines = printedLines {
        _ = ViewHost(lifecycleOrder: order) {
          ScrollView { LazyVStack { ForEach(0..<3) { row in Text("\(row)").onAppear { print(row) } } } }
        }
      }
      #expect(lines == ["0", "1", "2"])
    }
  }
}
