import AttributeGraphUI
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
import ViewTestSupport
#endif

/// Views masked by others.
@MainActor
struct `Masks` {
  /// The mask of an item.
  private func mask(_ item: DisplayItem?) -> [DisplayItem]? {
    for case .mask(let items) in (item?.effects ?? []).map(\.kind) { return items }
    return nil
  }

  @Test func `every masked item lists its mask, which is not on the screen itself`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red
        Color.blue
      }
      .frame(width: 40, height: 40).mask(alignment: .topLeading) { Circle().frame(width: 20, height: 20) }
    }
    #expect(host.displayList.map(\.content) == [.color(.red), .color(.blue)])
    #expect(host.viewList.count == 2)
    #expect(host.lastCommit.inserted == 2)
    #expect(host.totalCounts.displayItemsChanged == 2)
    for item in host.displayList {
      #expect(mask(item)?.map(\.content) == [.shape("Circle", .primary)])
      #expect(mask(item)?.first?.frame == CGRect(x: 30, y: 30, width: 20, height: 20))
    }
  }

  @Test func `a mask changes no frame, and is proposed the size of the view`() {
    expectMounted(
      proposing: nil, nil, size: (40, 20), frames: ["a": (0, 0, 40, 20), "b": (0, 0, 40, 20), "c": (-5, -5, 50, 30)]
    ) {
      F(40, 20).named("a").mask(C.named("b")).mask { F(50, 30).named("c") }
    }
  }

  struct Revealing: View {
    @State private var width = 10.0
    @State private var isOpen = false
    var body: some View {
      Color.red.frame(width: 40, height: 20).mask(alignment: .leading) {
        if isOpen { Color.white } else { Color.black.frame(width: width) }
      }
      Button("wider") { withAnimation(.linear(duration: 1)) { width = 30 } }
      Button("open") { isOpen = true }
    }
  }

  @Test func `a change of the mask is a change of the masked items`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Revealing() }
    #expect(mask(host.displayList.first)?.map(\.frame.width) == [10])
    try host.tap("wider")
    let report = host.advance(by: .milliseconds(500))
    #expect(mask(host.displayList.first)?.map(\.frame.width) == [20])
    #expect(report.total.bodies == 0 && report.total.displayItemsChanged == 1)
    #expect(host.lastCommit.changed == 1)
    try host.tap("open")
    #expect(mask(host.displayList.first)?.map(\.content) == [.color(.white)])
    #expect(mask(host.displayList.first)?.map(\.frame.width) == [40])
  }

  @Test func `modifiers of a masked view apply to the mask once`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 20).mask { Circle().opacity(0.5).scaleEffect(2) }.opacity(0.5).scaleEffect(2)
        .shadow(radius: 3)
    }
    let item = host.displayList.first
    #expect(item?.opacity == 0.5 && item?.transform.a == 2)
    #expect(item?.effects.count == 2)
    #expect(mask(item)?.first?.opacity == 0.5)
    #expect(mask(item)?.first?.transform.a == 4)
    #expect(mask(item)?.first?.effects == [])
  }

  @Test func `an empty mask hides everything`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) { Color.red.mask(EmptyView()) }
    #expect(mask(host.displayList.first) == [])
  }

  @Test func `pictures show what the mask covers`() {
    let host = ViewHost(size: CGSize(width: 100, height: 50)) {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).mask(Text("masked").bold())
    }
    let svg = host.picture.svg()
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("<mask id=\"screen0-") && svg.contains("mask-type: alpha"))
    #expect(svg.contains(">masked</text>"))
    #expect(host.picture.text.contains("masked by 'masked'"))
  }

  @Test func `the types are those of SwiftUI`() {
    #expect("\(type(of: Text("a").mask(Circle())))" == "ModifiedContent<Text, _MaskEffect<Circle>>")
    #expect("\(type(of: Text("a").mask { Circle() }))" == "ModifiedContent<Text, _MaskAlignmentEffect<Circle>>")
  }

  /// Masks in each other.
  struct Masked: View {
    let depth: Int
    var body: some View {
      if depth > 0 { Color.red.mask { Masked(depth: depth - 1) } } else { Color.blue }
    }
  }

  /// How many masks an item is seen through, one in the other.
  private func masks(on items: [DisplayItem]) -> Int {
    let inside = items.flatMap(\.effects).compactMap { effect -> [DisplayItem]? in
      if case .mask(let items) = effect.kind { items } else { nil }
    }
    return inside.map { 1 + masks(on: $0) }.max() ?? 0
  }

  @Test func `masks are masked, and the work is in proportion to their depth`() {
    #expect(masks(on: ViewHost { Masked(depth: 60) }.displayList) == 60)
  }

  @Test func `masks without end are cut off, and an issue says so`() {
    let host = ViewHost { Masked(depth: 200) }
    #expect(host.issues.map(\.modifier) == ["mask"])
    #expect(host.issues.first?.message.hasPrefix("Masks are nested more than 128 deep.") == true)
  }
}
