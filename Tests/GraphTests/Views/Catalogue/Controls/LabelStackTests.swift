import AttributeGraphUI
import Foundation
import Testing

/// Labels of several views, and the colour of a colour picker.
@MainActor
struct `Labels of several views` {
  /// The upper left corners of texts.
  private func corners(of host: ViewHost) -> [String: CGPoint] {
    Dictionary(
      host.displayList.compactMap { item in
        if case .text(let text, _) = item.content { (text, item.frame.origin) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `a title stands above what explains it, beside the value`() throws {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      LabeledContent {
        Text("value")
      } label: {
        Text("title")
        Text("subtitle")
      }
    }
    let corners = corners(of: host)
    let (title, subtitle) = (try #require(corners["title"]), try #require(corners["subtitle"]))
    #expect(title.x == 0 && subtitle.x == 0)
    #expect(subtitle.y > title.y)
    #expect(try #require(corners["value"]).x > 200)
  }

  @Test func `a toggle's label does so, too, and one view stays as it is`() throws {
    struct Toggles: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle(isOn: $isOn) {
            Text("first")
            Text("second")
          }
          Toggle("single", isOn: $isOn)
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 300, height: 200)) { Toggles() }
    let corners = corners(of: host)
    #expect(corners["first"]?.x == corners["second"]?.x)
    #expect(try #require(corners["second"]).y > #require(corners["first"]).y)
    try host.toggle("single")
    #expect(host.issues.isEmpty)
  }

  @Test func `a colour picker is drawn in its colour`() throws {
    struct Picking: View {
      @State private var color = Color.red
      var body: some View { ColorPicker("colour", selection: $color) }
    }
    let host = ViewHost { Picking() }
    #expect(host.displayList.last?.foregroundColor == .red)
    try host.choose(Color.green, in: "colour")
    #expect(host.displayList.last?.foregroundColor == .green)
  }
}
