import AttributeGraphUI
import Testing
import ViewTestSupport

/// Geometry readers whose content uses the proxy; `LayoutFact.geometryReaders` has those whose content does not.
@MainActor
struct `Geometry readers` {
  @Test func `L-181: several views are all at the top leading corner`() {
    expectMounted(proposing: 200, 100, size: (200, 100), frames: ["a": (0, 0, 100, 50), "b": (0, 0, 50, 25)]) {
      GeometryReader { g in
        C.named("a").frame(width: g.size.width / 2, height: g.size.height / 2)
        C.named("b").frame(width: g.size.width / 4, height: g.size.height / 4)
      }
    }
  }

  @Test func `L-188: a reader behind a view has its size`() {
    expectMounted(proposing: 200, 200, size: (50, 30), frames: ["p": (0, 0, 50, 30), "a": (0, 0, 50, 30)]) {
      F(50, 30).named("p").background {
        GeometryReader { g in C.named("a").frame(width: g.size.width, height: g.size.height) }
      }
    }
  }

  @Test func `a reader inside another one runs its closure once its size is known`() {
    var widths: [String] = []
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      GeometryReader { outer in
        VStack(spacing: 0) {
          F(10, 20)
          GeometryReader { inner in
            let _ = widths.append("inner \(inner.size.height)")
            C.background {
              GeometryReader { innermost in
                let _ = widths.append("innermost \(innermost.size.height)")
                C
              }
            }
            .frame(height: inner.size.height / 2)
          }
        }
      }
    }
    host.flush()
    #expect(widths == ["inner 80.0", "innermost 40.0"])
    host.resize(to: CGSize(width: 200, height: 60))
    #expect(widths.last == "innermost 20.0" && !widths.contains { $0.hasSuffix(" 0.0") })
  }
}
