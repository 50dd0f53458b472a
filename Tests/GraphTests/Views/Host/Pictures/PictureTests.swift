import AttributeGraphUI
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
import ViewTestSupport
#endif

/// Frames as text and as SVG.
@MainActor
struct `Pictures` {
  private func sample() -> ViewHost {
    ViewHost(size: CGSize(width: 120, height: 80)) { PictureSample() }
  }

  @Test func `a frame as stable text`() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        Text("00 00").font(.system(size: 10)).frame(width: 20).named("title")
        Color.blue.opacity(0.5)
        F(8, 8).scaleEffect(2).clipped()
      }
    }
    #expect(
      host.picture.text == """
        screen 100 × 50
          text '00 00' (4, 13, 12, 24) 2 lines
          color '50% blue' (20, 0, 72, 50)
          color 'red' (92, 21, 8, 8) seen at (88, 17, 16, 16) clipped to (92, 21, 8, 8)
        names
          title (0, 13, 20, 24)

        """)
  }

  @Test func `what a scroll view shows in part is cut off at its edge, and the rest is whole`() {
    let host = ViewHost(size: CGSize(width: 50, height: 60)) {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: 30)
            Color.blue.frame(height: 30)
          }
        }
        Color.green.frame(height: 20)
      }
    }
    #expect(
      host.picture.text == """
        screen 50 × 60
          color 'red' (0, 0, 50, 30)
          color 'blue' (0, 30, 50, 30) clipped to (0, 0, 50, 40)
          color 'green' (0, 40, 50, 20)

        """)
    #expect(host.displayList.allSatisfy { $0.clip == nil }, "the display list tells them whole")
  }

  @Test func `what has changed as stable text`() throws {
    let host = sample()
    let before = host.picture
    try host.tap("more")
    let comparison = PictureComparison(before: before, after: host.picture)
    #expect(comparison.changeCount > 0)
    #expect(comparison.text.hasPrefix("\(comparison.changeCount) changed"))
    #expect(comparison.text.contains("~ color 'red' (0, 0, 20, 20) → color 'red' (0, 0, 40, 20)"))
    #expect(comparison.text.contains("+ color 'green'"))
    #expect(comparison.text.contains("- shape 'Circle blue'"))
    #expect(comparison.text.contains("box (0, 0, 20, 20) → (0, 0, 40, 20)"))
    #expect(PictureComparison(before: before, after: before).text == "0 changed, \(host.displayList.count) the same\n")
  }

  @Test func `the picture is well-formed, and escapes what the texts say`() throws {
    let host = sample()
    let before = host.picture
    try host.tap("more")
    let after = host.picture
    for svg in [before.svg(), after.svg(title: "<&\">"), PictureComparison(before: before, after: after).svg()] {
      let parser = XMLParser(data: Data(svg.utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))\n\(svg)")
      #expect(svg.contains("prefers-color-scheme: dark"))
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
    #expect(after.svg().contains("a &lt; b &amp; c"))
  }

  @Test func `changes are outlined in both moments`() throws {
    let host = sample()
    let before = host.picture
    try host.tap("more")
    let svg = PictureComparison(before: before, after: host.picture).svg()
    #expect(svg.contains("class=\"moved\"") && svg.contains("class=\"inserted\"") && svg.contains("class=\"removed\""))
    #expect(!before.svg().contains("class=\"moved\""))
  }

  @Test func `infinite items are left out of a picture`() {
    let host = ViewHost(proposing: .infinity) { C.named("all") }
    #expect(XMLParser(data: Data(host.picture.svg().utf8)).parse())
    #expect(host.picture.text.contains("screen ∞ × ∞"))
  }

  @Test func `two hosts of one view have one picture`() {
    #expect(sample().picture.text == sample().picture.text)
    #expect(sample().picture.svg() == sample().picture.svg())
  }
}

/// A sample whose views are inserted, removed, moved and restyled.
private struct PictureSample: View {
  @State private var isMore = false

  var body: some View {
    ZStack(alignment: .topLeading) {
      Color.red.frame(width: isMore ? 40 : 20, height: 20).named("box")
      Text("a < b & c").font(.system(size: 10)).bold().italic().offset(y: 30)
      if isMore { Color.green.frame(width: 5, height: 5) } else { Circle().fill(.blue).frame(width: 9, height: 9) }
      Image(systemName: "star").rotationEffect(.degrees(30)).opacity(0.5)
      Button("more") { isMore = true }.offset(x: 60, y: 40)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}
