import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

@MainActor
struct `A pointer` {
  struct Sample: View {
    @State private var isOver = false
    @State private var phases: [String] = []
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).onHover { isOver = $0 }
        Color.blue.frame(width: 100, height: 50).onContinuousHover { phase in
          switch phase {
          case .active(let point): phases.append("\(Int(point.x)),\(Int(point.y))")
          case .ended: phases.append("ended")
          }
        }
        Text(isOver ? "over" : "away")
        Text(phases.joined(separator: " "))
      }
    }
  }

  private func host() -> ViewHost { ViewHost(size: CGSize(width: 100, height: 200)) { Sample() } }

  private func point(in host: ViewHost, of color: Color) throws -> CGPoint {
    let item = try #require(host.displayList.first { $0.content == .color(color) })
    return CGPoint(x: item.frame.minX + 10, y: item.frame.minY + 20)
  }

  @Test func `that comes over a view and leaves it runs its action once each time`() throws {
    let host = host()
    let over = try point(in: host, of: .red)
    host.movePointer(to: over)
    #expect(host.texts.first == "over")
    #expect(host.movePointer(to: CGPoint(x: over.x + 1, y: over.y)).bodies.isEmpty)
    host.movePointer(to: nil)
    #expect(host.texts.first == "away")
  }

  @Test func `that moves over a view hands over its points there, and its end`() throws {
    let host = host()
    let over = try point(in: host, of: .blue)
    host.movePointer(to: over)
    host.movePointer(to: CGPoint(x: over.x + 5, y: over.y))
    host.movePointer(to: CGPoint(x: 0, y: 0))
    #expect(host.texts.last == "10,20 15,20 ended")
  }

  @Test func `finds the help of a view as its hint`() throws {
    let host = ViewHost { Button("Add") {}.help("Adds a row") }
    #expect(host.accessibilityTree().all.first?.hint == "Adds a row")
  }

  @Test func `the view that it leaves hears it before the one that it enters, in both directions`() {
    struct Rows: View {
      @State private var over: Int?
      var body: some View {
        VStack(spacing: 0) {
          ForEach(0..<2) { row in
            Color.red.frame(width: 100, height: 50).onHover { over = $0 ? row : nil }
          }
          Text(over.map { "row \($0)" } ?? "none")
        }
      }
    }
    let host = ViewHost(size: CGSize(width: 100, height: 120)) { Rows() }
    let texts = [20, 70, 20].map { y in
      host.movePointer(to: CGPoint(x: 50, y: y))
      return host.texts[0]
    }
    #expect(texts == ["row 0", "row 1", "row 0"])
  }
}
