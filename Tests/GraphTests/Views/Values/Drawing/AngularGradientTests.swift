import AttributeGraphUI
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Gradients around a point.
@MainActor
struct `Angular gradients` {
  /// The picture of a gradient in a square.
  private func svg(_ gradient: AngularGradient) -> String {
    let host = ViewHost(size: CGSize(width: 40, height: 40)) { Circle().stroke(gradient, lineWidth: 8).padding(4) }
    let svg = host.picture.svg()
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    return svg
  }

  /// The colours of the slices, from the beginning of the gradient on.
  private func slices(_ svg: String) -> [String] {
    svg.split(separator: "\n").filter { $0.hasPrefix("<path d=") && $0.contains("fill=\"rgb") }.map { line in
      String(line.drop { $0 != "r" }.prefix { $0 != "\"" })
    }
  }

  @Test func `a gradient without a second angle goes round a whole turn`() {
    let gradient = AngularGradient(colors: [.black, .white], center: .center, angle: .degrees(90))
    #expect(gradient.startAngle == .degrees(90))
    #expect(abs(gradient.endAngle.degrees - 450) < 1e-9)
    #expect(AngularGradient(gradient: Gradient(colors: [.red]), center: .center).startAngle == .zero)
  }

  @Test func `the display list contains it as a style and as a view`() {
    let gradient = AngularGradient(colors: [.red, .blue], center: .center)
    let host = ViewHost(size: CGSize(width: 40, height: 40)) {
      gradient
      Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))
      Circle().stroke(.angularGradient(colors: [.red], center: .top, startAngle: .zero, endAngle: .degrees(90)))
    }
    #expect(host.displayList.first?.content == .gradient("Rectangle", .angular(gradient)))
    #expect(host.displayList[1].content == .gradient("Circle", .angular(gradient)))
    #expect(host.displayList.count == 3)
  }

  @Test func `pictures show it in slices from its start on`() {
    let whole = slices(svg(AngularGradient(colors: [.black, .white], center: .center)))
    #expect(whole.count == 180)
    #expect(whole.first == "rgb(1,1,1)" && whole.last == "rgb(254,254,254)")
    #expect(whole[90] == "rgb(128,128,128)")
  }

  @Test func `the colours between two of different spaces are mixed in one`() {
    let grey = slices(
      svg(AngularGradient(colors: [Color(.sRGBLinear, white: 0.318547), Color(white: 0.6)], center: .center)))
    #expect(Set(grey) == ["rgb(153,153,153)"])
  }

  @Test func `directions outside of it have the colour of the nearer end`() {
    let part = slices(
      svg(AngularGradient(colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .degrees(180))))
    #expect(part[45] == "rgb(129,129,129)")
    #expect(part[100] == "rgb(255,255,255)" && part[170] == "rgb(0,0,0)")
    let nothing = slices(
      svg(AngularGradient(colors: [.black, .white], center: .center, startAngle: .zero, endAngle: .zero)))
    #expect(Set(nothing) == ["rgb(0,0,0)"])
  }
}
