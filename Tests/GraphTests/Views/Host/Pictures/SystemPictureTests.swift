import AttributeGraphUI
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The parts of pictures that the system draws: controls, and what is behind presented views.
@MainActor
struct `Pictures of the system's drawing` {
  private func svg(_ host: ViewHost) -> String { host.picture.svg() }

  private func count(_ part: String, in svg: String) -> Int { svg.components(separatedBy: part).count - 1 }

  @Test func `a switch shows whether it is on`() {
    let on = svg(ViewHost { Toggle("a", isOn: .constant(true)) })
    let off = svg(ViewHost { Toggle("a", isOn: .constant(false)) })
    #expect(!on.contains("class=\"groove\"") && on.contains("class=\"thumb\""))
    #expect(off.contains("class=\"groove\"") && off.contains("class=\"thumb\""))
  }

  @Test func `a slider has its thumb where the value is in the range`() {
    func thumb(_ value: Double) -> Double? {
      let host = ViewHost(size: CGSize(width: 124, height: 31)) { Slider(value: .constant(value), in: 100...200) }
      let mark = "<circle cx=\""
      let circle = svg(host).components(separatedBy: mark).dropFirst().first
      return circle.flatMap { Double($0.prefix { $0 != "\"" }) }
    }
    #expect(thumb(100) == 12.5)
    #expect(thumb(150) == 62)
    #expect(thumb(200) == 111.5)
  }

  @Test func `a bar is filled as far as the value, and a wheel shows a part`() {
    let bar = svg(ViewHost(size: CGSize(width: 200, height: 20)) { ProgressView(value: 0.25) })
    #expect(bar.contains("width=\"50\" height=\"4\""))
    let wheel = svg(ViewHost { ProgressView() })
    #expect(wheel.contains("stroke-dasharray"))
  }

  @Test func `fields show their text, and dots where it is secret`() {
    let picture = svg(
      ViewHost {
        TextField("a", text: .constant("<Milk>"))
        SecureField("b", text: .constant("xyz"))
        Stepper("c", value: .constant(1))
      })
    #expect(picture.contains(">&lt;Milk&gt;</text>"))
    #expect(svg(ViewHost { TextField("Name", text: .constant("")) }).contains("class=\"prompt\""))
    #expect(picture.contains(">•••</text>") && !picture.contains("xyz"))
    #expect(picture.contains(">−</text>") && picture.contains(">+</text>"))
    #expect(XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test func `a sheet stands on paper in front of a veil`() {
    let picture = svg(
      ViewHost(size: CGSize(width: 100, height: 200)) {
        Text("behind").sheet(isPresented: .constant(true)) { Text("front").presentationDetents([.height(80)]) }
      })
    let parts = ["behind", "class=\"veil\"", "class=\"paper\" x=\"0\" y=\"120\" width=\"100\" height=\"80\"", "front"]
    let places = parts.compactMap { picture.range(of: $0)?.lowerBound }
    #expect(places.count == 4 && places == places.sorted())
  }

  @Test func `a sheet with a background of its own has no other`() {
    let picture = svg(
      ViewHost {
        Text("behind").sheet(isPresented: .constant(true)) { Text("front").presentationBackground(.red) }
      })
    #expect(count("class=\"paper\"", in: picture) == 0 && count("class=\"veil\"", in: picture) == 1)
  }

  @Test func `an alert has a box around its views`() {
    let host = ViewHost { Text("behind").alert("Title", isPresented: .constant(true)) { Button("OK") {} } }
    #expect(count("class=\"paper\"", in: svg(host)) == 1)
    #expect(count("class=\"paper\"", in: svg(ViewHost { Text("a") })) == 0)
  }

  @Test func `a view that prefers dark surroundings makes the screen dark`() {
    #expect(svg(ViewHost { Text("a").preferredColorScheme(.dark) }).contains("<g class=\"night\""))
    #expect(!svg(ViewHost { Text("a").preferredColorScheme(nil) }).contains("<g class=\"night\""))
    let host = ViewHost { Text("a") }
    host.setEnvironment(\.colorScheme, to: .dark)
    host.flush()
    #expect(svg(host).contains("<g class=\"night\""))
  }

  @Test func `the name of a symbol stays in its rectangle, in several lines or not at all`() {
    func hints(_ side: CGFloat) -> [String] {
      let picture = svg(
        ViewHost { Image(systemName: "square.and.arrow.up").resizable().frame(width: side, height: side) })
      #expect(picture.contains("<title>square.and.arrow.up</title>"))
      return picture.components(separatedBy: "class=\"hint\"").dropFirst().map {
        String($0.prefix { $0 != "<" }.drop { $0 != ">" }.dropFirst())
      }
    }
    #expect(hints(120) == ["square.and.arrow.up"])
    #expect(hints(40) == ["square", "and", "arrow", "up"])
    #expect(hints(10) == [])
  }

  @Test func `a line of text begins at its left edge`() {
    let picture = svg(ViewHost(proposing: .unspecified) { Text("Milk") })
    #expect(picture.contains("<text class=\"ink\" x=\"0\""))
  }
}
