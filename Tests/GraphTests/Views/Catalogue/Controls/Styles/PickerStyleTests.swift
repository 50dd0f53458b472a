import AttributeGraphUI
import Foundation
import Testing

/// The looks of pickers.
@MainActor
struct `Picker styles` {
  struct Sizes<Style: PickerStyle>: View {
    let style: Style
    @State private var size = 1
    var body: some View {
      Picker("Size", selection: $size) {
        Text("S").tag(0)
        ForEach(1..<3) { Text(["M", "L"][$0 - 1]) }
      }
      .pickerStyle(style)
      Text("chosen \(size)")
    }
  }

  private func host(_ style: some PickerStyle) -> ViewHost {
    ViewHost(size: CGSize(width: 300, height: 400)) { Sizes(style: style) }
  }

  private func frames(_ host: ViewHost, _ texts: String...) -> [CGRect] {
    texts.map { host.element(text: $0)?.frame ?? .null }
  }

  private func opacities(_ host: ViewHost) -> [Double] {
    host.displayList.filter { item in
      if case .text(let string, _) = item.content { ["S", "M", "L"].contains(string) } else { false }
    }.map(\.opacity)
  }

  private func mark(_ host: ViewHost) -> CGRect? {
    host.displayList.first { item in
      if case .shape("RoundedRectangle", let color) = item.content { "\(color)" == "background" } else { false }
    }?.frame
  }

  @Test func `segments are equally wide, all seen, without a label, and chosen by a tap`() throws {
    let host = host(.segmented)
    #expect(host.texts == ["S", "M", "L", "chosen 1"])
    #expect(opacities(host) == [1, 1, 1])
    #expect(frames(host, "S", "M", "L").map(\.midX) == [50, 150, 250])
    #expect(mark(host) == CGRect(x: 102, y: mark(host)?.minY ?? 0, width: 96, height: 28))
    let report = try host.tap("S")
    #expect(host.texts.last == "chosen 0")
    // That of the view, which reads the choice, and that of the picker.
    #expect(report.total.bodies == 2)
    #expect(mark(host)?.midX == 50)
  }

  @Test func `a finger chooses a segment, and a host by its text or its tag`() throws {
    let host = host(SegmentedPickerStyle())
    let place = try #require(host.element(text: "L")?.frame)
    host.tap(at: CGPoint(x: place.midX, y: place.midY))
    #expect(host.texts.last == "chosen 2")
    #expect(try host.options(in: .text("M")) == ["S", "M", "L"])
  }

  @Test func `the options of a palette are as wide as they are`() {
    let host = host(.palette)
    let frames = frames(host, "S", "M", "L")
    #expect(frames[1].minX - frames[0].maxX == 24)
    #expect(frames[2].minX - frames[1].maxX == 24)
  }

  @Test func `inline options are below each other under the label, with a mark beside the chosen one`() throws {
    let host = host(InlinePickerStyle())
    #expect(host.texts == ["Size", "S", "M", "L", "chosen 1"])
    let frames = frames(host, "S", "M", "L")
    #expect(frames.map(\.minX) == [0, 0, 0])
    #expect(frames[1].midY - frames[0].midY == 32 && frames[2].midY - frames[1].midY == 32)
    func checkmark() -> CGRect? { host.displayList.first { $0.content == .symbol("checkmark") }?.frame }
    #expect(checkmark()?.midY == frames[1].midY && checkmark()?.maxX == 300)
    try host.tap("L")
    #expect(checkmark()?.midY == frames[2].midY)
  }

  @Test func `a wheel has the chosen option in its middle`() throws {
    let host = host(.wheel)
    #expect(host.texts == ["Size", "S", "M", "L", "chosen 1"])
    let middle = try #require(mark(host)).midY
    #expect(frames(host, "S", "M", "L").map { $0.midY - middle } == [-32, 0, 32])
    try host.tap("L")
    #expect(frames(host, "S", "M", "L").map { $0.midY - middle } == [-64, -32, 0])
  }

  @Test func `a menu and a link show the chosen option with a symbol`() throws {
    for (host, symbol) in [
      (host(.menu), "chevron.up.chevron.down"), (host(.navigationLink), "chevron.forward"),
    ] {
      #expect(host.displayList.contains { $0.content == .symbol(symbol) })
      #expect(opacities(host) == [0, 1, 0])
      try host.pick("L", in: "Size")
      #expect(opacities(host) == [0, 0, 1])
    }
  }

  @Test func `the automatic look is that of no style`() {
    let styled = host(.automatic)
    #expect(opacities(styled) == [0, 1, 0])
    #expect(!styled.displayList.contains { if case .symbol = $0.content { true } else { false } })
  }

  @Test func `hidden labels are hidden in every look`() {
    for host in [
      ViewHost { Sizes(style: .inline).labelsHidden() }, ViewHost { Sizes(style: .wheel).labelsHidden() },
    ] {
      #expect(host.texts == ["S", "M", "L", "chosen 1"])
    }
  }

  @Test func `a disabled picker does not let options be chosen`() throws {
    let host = ViewHost { Sizes(style: .segmented).disabled(true) }
    try host.tap("L")
    #expect(host.texts.last == "chosen 1")
  }
}
