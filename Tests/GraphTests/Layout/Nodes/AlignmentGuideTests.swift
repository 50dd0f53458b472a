import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Explicit alignment guides in a host.
@MainActor
struct `Alignment guides` {
  @Test func `a stack keeps the built-in guides of a row, also of a constant range`() {
    expectMounted(proposing: nil, nil, size: (20, 20), frames: ["v": (10, 0, 10, 10)]) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 20)
        VStack(spacing: 0) {
          ForEach(0..<1) { _ in F(10, 10).alignmentGuide(.top) { _ in -10 } }
        }.named("v")
      }
    }
  }

  @Test func `a stack keeps the priority of a row, also of a constant range`() {
    expectMounted(proposing: 100, 10, size: (100, 10), frames: ["b": (50, 0, 50, 10)]) {
      HStack(spacing: 0) {
        C
        VStack {
          ForEach(0..<1) { _ in C.layoutPriority(1) }
        }
        .named("b")
      }
    }
  }

  @Test func `a guide keeps its place under padding, offsets, frames and backgrounds`() {
    expectMounted(proposing: nil, nil, size: (43, 60), frames: ["b": (13, 35, 10, 10)]) {
      VStack(alignment: .leading, spacing: 0) {
        F(40, 20)
        F(10, 10).named("b").alignmentGuide(.leading) { _ in 3 }.padding(5).offset(x: 8).background { C }
          .frame(height: 40).alignmentGuide(.leading) { $0[.leading] - 5 }
      }
    }
  }

  @Test func `a guide may be set to another guide of its view`() {
    expectMounted(proposing: nil, nil, size: (100, 100), frames: ["p": (0, 0, 100, 100), "a": (80, 100, 20, 20)]) {
      F(100, 100).named("p").overlay(alignment: .bottomTrailing) {
        F(20, 20).named("a").alignmentGuide(.bottom) { $0[.top] }
      }
    }
  }

  @Test func `guides that add up the widths before them break lines, also after a change`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { TagLines() }
    host.flush()
    func places() throws -> [String] {
      let tags = (0..<4).compactMap { host.frame(named: "\($0)") }
      let first = try #require(tags.first)
      return tags.map { "\(Int(($0.minX - first.minX).rounded())),\(Int(($0.minY - first.minY).rounded()))" }
    }
    #expect(try places() == ["0,0", "50,0", "0,20"])
    // All closures are new, and then those of a row that was not there.
    try host.tap("narrow")
    #expect(try places() == ["0,0", "0,20", "0,40"])
    try host.tap("insert")
    #expect(try places() == ["0,0", "0,20", "0,40", "0,60"])
    try host.tap("narrow")
    #expect(try places() == ["0,0", "50,0", "0,20", "50,20"])
    // One view grows, and no closure is new.
    try host.tap("1")
    #expect(try places() == ["0,0", "50,0", "0,20", "50,20"])
    for _ in 0..<2 { try host.tap("1") }
    #expect(try places() == ["0,0", "0,20", "0,40", "50,40"])
  }

  @Test func `a changed guide aligns again, an equal guide aligns nothing further out`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { GuideSample() }
    expectFrame(of: "a", (40, 40, 20, 20), in: host)
    let same = try host.tap("same")
    #expect(same.total.placements == 1)
    let other = try host.tap("other")
    #expect(other.total.placements > 0)
    expectFrame(of: "a", (60, 40, 20, 20), in: host)
  }
}

/// Tags in lines, broken by guides that add up the widths before them: a layout that is older than `Layout`.
private struct TagLines: View {
  @State private var tags = [40, 40, 40]
  @State private var isNarrow = false

  var body: some View {
    var x = CGFloat.zero
    var y = CGFloat.zero
    VStack(alignment: .leading, spacing: 0) {
      ZStack(alignment: .topLeading) {
        ForEach(Array(tags.enumerated()), id: \.offset) { index, width in
          Tag(width: CGFloat(width), name: "\(index)")
            .padding(.horizontal, 5)
            .alignmentGuide(.leading) { dimensions in
              if dimensions.width - x > (isNarrow ? 60 : 100) { (x, y) = (0, y - dimensions.height) }
              defer { x = index == tags.count - 1 ? 0 : x - dimensions.width }
              return x
            }
            .alignmentGuide(.top) { _ in
              defer { if index == tags.count - 1 { y = 0 } }
              return y
            }
        }
      }
      Button("narrow") { isNarrow.toggle() }
      Button("insert") { tags.insert(20, at: 1) }
    }
  }
}

/// A view of a width that may grow by itself.
private struct Tag: View {
  let width: CGFloat
  let name: String
  @State private var extra: CGFloat = 0

  var body: some View {
    Button(name) { extra += 10 }.frame(width: width + extra, height: 20).named(name)
  }
}

/// Two views, one of which has a guide that depends on state.
private struct GuideSample: View {
  @State private var step = 0

  var body: some View {
    ZStack {
      VStack(alignment: .leading, spacing: 0) {
        F(20, 20).named("a")
        F(10, 10).alignmentGuide(.leading) { _ in step < 10 ? 0 : 20 }
      }
      .frame(width: 20, height: 20, alignment: .topLeading)
      Button("same") { step = 1 }
      Button("other") { step = 11 }
    }
  }
}
