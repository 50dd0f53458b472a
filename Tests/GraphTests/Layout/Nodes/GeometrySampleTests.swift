import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The shape of the font size sample, and the frames of a geometry proxy.
@MainActor
struct `The shape of the font size sample` {
  struct Shape: View {
    @State var textHeight: CGFloat = 80

    var body: some View {
      VStack {
        F(200, textHeight).named("text")
        Button("button") { textHeight = 40 }.frame(width: 120, height: 50).named("button")
        F(100, 40).named("inf").frame(maxWidth: .infinity, maxHeight: .infinity).named("infFrame")
        ZStack {
          GeometryReader { g in
            F(100, 40).named("geo").frame(width: g.size.width, height: g.size.height)
          }
        }
        .named("geoZ")
      }
    }
  }

  @Test func `L-189, L-190: the children that fill grow together, and only the reader runs user code`() throws {
    let host = expectMounted(
      proposing: 390, 700, size: (390, 700),
      frames: [
        "text": (95, 0, 200, 80), "button": (135, 88, 120, 50), "inf": (145, 262.5, 100, 40),
        "infFrame": (0, 146, 390, 273), "geoZ": (0, 427, 390, 273), "geo": (145, 543.5, 100, 40),
      ]
    ) { Shape() }
    let report = try host.tap("button")
    expectFrame(of: "text", (95, 0, 200, 40), in: host)
    expectFrame(of: "button", (135, 48, 120, 50), in: host)
    expectFrame(of: "inf", (145, 232.5, 100, 40), in: host)
    expectFrame(of: "infFrame", (0, 106, 390, 293), in: host)
    expectFrame(of: "geoZ", (0, 407, 390, 293), in: host)
    expectFrame(of: "geo", (145, 533.5, 100, 40), in: host)
    #expect(report.total.bodies == 1)
    #expect(report.total.geometryClosures == 1)
  }

  /// Keeps the frames that a proxy told last.
  final class Told {
    var local = CGRect.null
    var global = CGRect.null
  }

  @Test func `L-191: the local frame of a proxy begins at zero, its global frame in the host`() {
    let told = Told()
    let host = ViewHost(size: CGSize(width: 300, height: 200)) {
      GeometryReader { g in
        let _ = (told.local = g.frame(in: .local))
        let _ = (told.global = g.frame(in: .global))
        C
      }
      .frame(width: 200, height: 100)
    }
    #expect(told.local == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(told.global == CGRect(x: 50, y: 50, width: 200, height: 100))
    host.resize(to: CGSize(width: 400, height: 200))
    #expect(told.local == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(told.global == CGRect(x: 100, y: 50, width: 200, height: 100))
  }

  @Test func `the content of a reader may be rows`() {
    let host = expectMounted(proposing: 200, 100, size: (200, 100), frames: ["wide": (0, 0, 100, 20)]) {
      GeometryReader { g in
        VStack(alignment: .leading, spacing: 0) {
          C.frame(width: g.size.width / 2, height: 20).named("wide")
          ForEach(0..<2) { row in Text("row \(row) of \(g.size.width)") }
        }
      }
    }
    #expect(host.texts == ["row 0 of 200.000000", "row 1 of 200.000000"])
    #expect(host.totalCounts.geometryClosures == 1)
  }
}
