import AttributeGraphUI
import Testing
import ViewTestSupport

/// A view in a scroll view whose geometry is read.
private struct Scrolled<Value: Equatable>: View {
  let read: (GeometryProxy) -> Value

  var body: some View {
    ScrollView {
      Color.red.frame(height: 20).onGeometryChange(for: Value.self, of: read) { _ in }
      Color.blue.frame(height: 1_000)
    }
  }
}

@MainActor
struct `What onGeometryChange reads` {
  private func closures<Value: Equatable>(_ read: @escaping (GeometryProxy) -> Value) throws -> [Int] {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Scrolled(read: read) }
    let mounted = host.totalCounts.geometryClosures
    let scrolled = try host.scroll(by: 5).total.geometryClosures
    return [mounted, scrolled, host.resize(to: CGSize(width: 120, height: 100)).total.geometryClosures]
  }

  @Test func `is read again when the size is another one, if it is the size`() throws {
    #expect(try closures { $0.size } == [1, 0, 1])
  }

  @Test func `is read again whenever the view moves, if it is the place`() throws {
    #expect(try closures { $0.frame(in: .global).minY } == [1, 1, 1])
  }

  @Test func `is read again by the closure of another body, without a change of the geometry`() throws {
    struct Limited: View {
      @State private var limit = 50.0
      var body: some View {
        Color.red.frame(width: 40, height: 10)
          .onGeometryChange(for: Bool.self) {
            $0.size.width < limit
          } action: {
            print("fits: \($0)")
          }
        Button("narrow") { limit = 30 }
        Button("again") { limit = 20 }
      }
    }
    var host: ViewHost?
    #expect(printedLines { host = ViewHost { Limited() } } == ["fits: true"])
    #expect(try printedLines { try host?.tap("narrow") } == ["fits: false"])
    #expect(try printedLines { try host?.tap("again") } == [])
  }

  @Test func `is told once where a lazy container has estimated its length first`() {
    let lines = printedLines {
      _ = ViewHost(size: CGSize(width: 100, height: 300)) {
        VStack(spacing: 0) {
          LazyVStack(spacing: 5) { ForEach(0..<4) { _ in Color.red.frame(height: 20) } }
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: { old, new in
              print(old, new)
            }
          Spacer()
        }
      }
    }
    #expect(lines == ["95.0 95.0"])
  }
}
