import AttributeGraphUI
import Testing

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
@Suite struct `What onGeometryChange reads` {
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
}
