import SwiftUI
import Testing

@testable import Unchanged

@MainActor
@Suite struct `A package that says import SwiftUI` {
  @Test func `every preview is mounted without an issue`() async throws {
    let previews = Previews.all(in: "Unchanged")
    #expect(previews.map(\.displayName) == ["A row", "A row with room", "A list", "On a small phone"])
    var screens: [String] = []
    for preview in previews {
      let host = try await ViewHost(preview: preview)
      #expect(host.issues == [], "\(preview)")
      let picture = host.picture.text
      #expect(picture.split(separator: "\n").count > 2, "\(preview)")
      screens.append(String(picture.prefix { $0 != "\n" }))
    }
    #expect(screens.dropFirst() == ["screen 390 × 700", "screen 390 × 700", "screen 667 × 375"])
  }

  @Test func `a previewable variable is state, and one body runs for it`() async throws {
    let host = try await ViewHost(preview: try #require(Previews.all(in: "Unchanged").first))
    let report = try host.toggle("Milk")
    #expect(report.byType["ItemRow"]?.bodies == 1)
  }

  @Test func `the program is launched and driven`() throws {
    let app = AppHost(launching: ShoppingApp.self)
    let window = try #require(app.frontWindow)
    #expect(window.host.texts.first == "3 to buy")
    try app.perform(command: "Add an apple", in: "File")
    #expect(window.host.texts.first == "4 to buy")
    try window.host.toggle("Tea")
    #expect(window.host.texts.first == "3 to buy")
    app.setPhase(.background)
    app.setPhase(.active)
    #expect(!window.host.texts.contains("Tea"))
    #expect(app.issues == [])
  }

  @Test func `qualified names lead to one type`() {
    #expect(SwiftUI.Color.self == Color.self)
    let view: any SwiftUI.View = SwiftUI.Text("a")
    #expect(view is Text)
  }
}
