import AttributeGraphUI
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Shapes, gradients, clips and shadows in pictures.
@MainActor
struct `Pictures of shapes` {
  private func svg(@ViewBuilder _ content: () -> some View) -> String {
    let svg = ViewHost(size: CGSize(width: 100, height: 50), root: content).picture.svg()
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))\n\(svg)")
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    return svg
  }

  @Test func `outlines are drawn as paths, lines with their style`() {
    let filled = svg { RoundedRectangle(cornerRadius: 10).fill(.red) }
    #expect(filled.contains("<path d=\"M100 25 L100 40 C"))
    #expect(filled.contains("fill=\"rgb(255,59,48)\""))
    let line = svg {
      Path { $0.addLines([CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]) }
        .stroke(.black.opacity(0.5), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [4]))
    }
    #expect(
      line.contains(
        "<path d=\"M1 2 L3 4\" fill=\"none\" stroke=\"rgb(0,0,0)\" stroke-opacity=\"0.5\" stroke-width=\"2\" "
          + "stroke-linecap=\"round\" stroke-linejoin=\"round\" stroke-dasharray=\"4 4\" stroke-dashoffset=\"0\"/>"))
    #expect(
      svg { Path(CGRect(x: 0, y: 0, width: 9, height: 9)).fill(.red, style: FillStyle(eoFill: true)) }
        .contains("fill-rule=\"evenodd\""))
  }

  @Test func `gradients lie in the rectangle of what they fill`() {
    let linear = svg {
      Circle().fill(.linearGradient(colors: [.red, .clear], startPoint: .leading, endPoint: .trailing))
    }
    #expect(linear.contains("<linearGradient id=\"screen0-"))
    #expect(linear.contains("x1=\"25\" y1=\"25\" x2=\"75\" y2=\"25\""))
    #expect(linear.contains("<stop offset=\"1.0\" stop-color=\"rgb(0,0,0)\" stop-opacity=\"0\"/>"))
    let radial = svg { RadialGradient(colors: [.red, .blue], center: .center, startRadius: 10, endRadius: 40) }
    #expect(radial.contains("cx=\"50\" cy=\"25\" r=\"40\"") && radial.contains("<stop offset=\"0.25\""))
    let text = svg { Text("a").foregroundStyle(Color.red.gradient) }
    #expect(text.contains("fill: url(#screen0-"))
  }

  @Test func `clips, shadows and blurs surround their content in order`() throws {
    let card = svg { Color.red.frame(width: 40, height: 20).cornerRadius(5).shadow(radius: 3, y: 2).blur(radius: 1) }
    let shadow = try #require(card.range(of: "<feOffset dx=\"0\" dy=\"2\""))
    let clip = try #require(card.range(of: "<clipPath id=\"screen0-", options: .backwards))
    let blur = try #require(card.range(of: "<feGaussianBlur stdDeviation=\"1\""))
    #expect(blur.lowerBound < shadow.lowerBound && shadow.lowerBound < clip.lowerBound)
  }

  @Test func `the content of one view is drawn with one shadow`() {
    let stack = svg {
      VStack {
        Text("a")
        Text("b")
      }
      .clipShape(Capsule()).shadow(radius: 3)
    }
    #expect(stack.components(separatedBy: "<filter").count == 2)
    #expect(stack.components(separatedBy: "<clipPath").count == 3)
  }

  @Test func `the text of a picture lists drawing effects`() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      Circle().stroke(.red, lineWidth: 2).frame(width: 20, height: 20).clipShape(Capsule()).shadow(radius: 2).blur(
        radius: 3)
    }
    #expect(
      host.picture.text.contains(
        "shape 'Circle red' (40, 15, 20, 20) line 2 clipped by a shape shadow 2 blur 3\n"))
  }

  @Test func `infinite items are left out`() {
    let host = ViewHost(proposing: .infinity) {
      RoundedRectangle(cornerRadius: 3).fill(.red).clipShape(Capsule()).shadow(radius: 2)
    }
    #expect(XMLParser(data: Data(host.picture.svg().utf8)).parse())
  }
}
