import AttributeGraphUI
import Foundation
import TestSupport
import Testing
import ViewTestSupport

/// Navigation by values: a path, and the destinations of its values.
@MainActor
struct `Navigation paths` {
  struct Stack: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("one", value: 1)
          Button("deep") { path = [1, 2, 3] }
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number) of \(path)").lifetime("\(number)")
            NavigationLink("on", value: number + 1)
            Button("swap") { path = [1, 9] }
            Button("root") { path = [] }
          }
        }
      }
    }
  }

  @Test func `links add to the path, and going back takes away from it`() throws {
    let host = ViewHost { Stack() }
    try host.tap("one")
    #expect(host.texts.first == "page 1 of [1]")
    try host.tap("on")
    #expect(host.texts.first == "page 2 of [1, 2]")
    try host.goBack()
    #expect(host.texts.first == "page 1 of [1]")
    #expect(try host.navigationDepth() == 2)
  }

  @Test func `the pages follow the path, and those of the same values stay`() throws {
    let host = ViewHost { Stack() }
    #expect(try printedLines { try host.tap("deep") } == ["3 appear"])
    #expect(try host.navigationDepth() == 4)
    #expect(try printedLines { try host.tap("swap") } == ["9 appear", "3 disappear"])
    #expect(try host.navigationDepth() == 3)
    #expect(try printedLines { try host.tap("root") } == ["9 disappear"])
    #expect(host.texts == ["one", "deep"])
  }

  struct Mixed: View {
    @State private var path = NavigationPath(["a"])
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: String.self) { text in
            Button("text \(text)") { path.append(path.count) }
          }
          .navigationDestination(for: Int.self) { number in
            Button("number \(number)") { path.removeLast(2) }
          }
      }
    }
  }

  @Test func `values of several types`() throws {
    let host = ViewHost { Mixed() }
    #expect(host.texts == ["text a"])
    try host.tap("text a")
    #expect(host.texts == ["number 1"])
    try host.tap("number 1")
    #expect(host.texts == ["root"])
  }

  @Test func `without a path the links of a stack lead to the pages of their values`() throws {
    let host = ViewHost {
      NavigationStack {
        VStack {
          NavigationLink("five", value: 5)
          NavigationLink("nothing", value: Int?.none)
          NavigationLink("text", value: "x")
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    #expect(throws: HostError.disabled("nothing", kind: "link")) { try host.follow("nothing") }
    try host.follow("five")
    #expect(host.texts == ["page 5"])
    try host.goBack()
    try host.follow("text")
    #expect(try host.navigationDepth() == 1)
    #expect(host.issues.map(\.message).first?.contains("No navigation destination for values of type String") == true)
  }

  struct Deeper: View {
    let number: Int
    var body: some View {
      Text("inner \(number)")
      NavigationLink("deeper", value: number + 1)
        .navigationDestination(for: Int.self) { Text("never \($0)") }
    }
  }

  @Test func `of the destinations for a type the one closest to the root is used`() throws {
    let host = ViewHost {
      NavigationStack {
        NavigationLink("go", value: 1).navigationDestination(for: Int.self) { Deeper(number: $0) }
      }
    }
    try host.follow("go")
    #expect(
      host.issues.map(\.message).first?.hasPrefix("A navigationDestination for \"Swift.Int\" was declared") == true)
    try host.follow("deeper")
    #expect(host.texts.first == "inner 2")
  }

  struct Withdrawing: View {
    @State private var isKnown = true
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("go", value: 1)
          Button("withdraw") { isKnown = false }
          if isKnown { Text("known").navigationDestination(for: Int.self) { Text("page \($0)") } }
        }
      }
    }
  }

  @Test func `a destination ends with the view that declared it`() throws {
    let host = ViewHost { Withdrawing() }
    try host.tap("go")
    #expect(host.texts == ["page 1"])
    try host.goBack()
    try host.tap("withdraw")
    try host.tap("go")
    #expect(try host.navigationDepth() == 1)
    #expect(host.issues.count == 1)
  }

  @Test func `a path is a list of values`() async {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    #expect(path.count == 2 && !path.isEmpty)
    path.removeLast()
    #expect(path == NavigationPath([1]))
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var path = NavigationPath([1])
      path.removeLast(2)
    }
    #expect(standardErrorText(of: result).contains("2 values were to be taken from a path of 1."))
  }
}
