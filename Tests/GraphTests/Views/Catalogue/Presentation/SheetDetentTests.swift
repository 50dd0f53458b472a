import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Heights of sheets, and what modifiers tell about presentations.
@MainActor
struct `Heights and looks of presentations` {
  private static let size = CGSize(width: 200, height: 400)

  struct Screen<Content: View>: View {
    @State private var isPresented = true
    let content: Content
    var body: some View {
      Text(isPresented ? "presented" : "left").sheet(isPresented: $isPresented) { content }
    }
  }

  @Test func `a sheet opens at the lowest of its heights, and is dragged to others`() throws {
    let host = ViewHost(size: Self.size) {
      Screen(content: Color.red.presentationDetents([.large, .medium, .height(120), .fraction(0.75)]))
    }
    #expect(host.sheet?.detents == [.height(120), .medium, .fraction(0.75), .large])
    #expect(host.sheet?.frame == CGRect(x: 0, y: 280, width: 200, height: 120))
    #expect(host.displayList.last?.frame == CGRect(x: 0, y: 280, width: 200, height: 120))
    try host.dragSheet(to: .fraction(0.75))
    #expect(host.displayList.last?.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
    #expect(throws: HostError.self) { try host.dragSheet(to: .height(1)) }
    #expect(host.issues.isEmpty)
  }

  struct Selecting: View {
    @State private var detent = PresentationDetent.medium
    var body: some View {
      VStack {
        Text(detent == .large ? "large" : "medium")
        Button("grow") { detent = .large }
      }
      .presentationDetents([.medium, .large], selection: $detent)
    }
  }

  @Test func `a binding tells and sets the height`() throws {
    let host = ViewHost(size: Self.size) { Screen(content: Selecting()) }
    #expect(host.sheet?.frame?.height == 200)
    try host.tap("grow")
    #expect(host.sheet?.frame?.height == 400)
    try host.dragSheet(to: .medium)
    #expect(host.sheet?.texts.contains("medium") == true)
    #expect(host.sheet?.detent == .medium)
  }

  struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  @Test func `a type works a height out, within the safe area`() {
    let host = ViewHost(size: Self.size, safeAreaInsets: EdgeInsets(top: 60, leading: 0, bottom: 40, trailing: 0)) {
      Screen(content: Color.red.presentationDetents([.custom(Third.self)]))
    }
    #expect(host.sheet?.frame == CGRect(x: 0, y: 260, width: 200, height: 100))
  }

  struct Guarded: View {
    @State private var isLocked = true
    var body: some View {
      Button("unlock") { isLocked = false }
        .interactiveDismissDisabled(isLocked)
    }
  }

  @Test func `a person cannot leave a sheet that forbids it`() throws {
    let host = ViewHost(size: Self.size) { Screen(content: Guarded()) }
    #expect(throws: HostError.self) { try host.dismiss() }
    #expect(host.sheet?.isDismissDisabled == true)
    try host.tap("unlock")
    try host.dismiss()
    #expect(host.texts == ["left"])
  }

  @Test func `a background fills the sheet behind its content`() {
    let host = ViewHost(size: Self.size) {
      Screen(
        content: Color.red.frame(width: 10, height: 10).presentationBackground(.green)
          .presentationDetents([.height(100)]))
    }
    #expect(
      host.displayList.suffix(2).map(\.frame) == [
        CGRect(x: 0, y: 300, width: 200, height: 100), CGRect(x: 95, y: 345, width: 10, height: 10),
      ])
  }

  @Test func `views can be the background`() {
    let host = ViewHost(size: Self.size) {
      Screen(content: Text("a").presentationBackground(alignment: .top) { Color.blue.frame(height: 20) })
    }
    #expect(host.displayList.contains { $0.frame == CGRect(x: 0, y: 0, width: 200, height: 20) })
  }

  @Test func `a host tells what modifiers say of a presentation`() {
    let host = ViewHost(size: Self.size) {
      Screen(
        content: Text("a").presentationDragIndicator(.visible).presentationCornerRadius(21)
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
          .presentationContentInteraction(.scrolls)
          .presentationCompactAdaptation(.popover))
    }
    let sheet = host.sheet
    #expect(sheet?.dragIndicator == .visible)
    #expect(sheet?.cornerRadius == 21)
    #expect(sheet?.backgroundInteraction == .enabled(upThrough: .medium))
    #expect(sheet?.contentInteraction == .scrolls)
    #expect(sheet?.compactAdaptation == .popover)
    #expect(sheet?.detents == [])
  }

  struct Toggling: View {
    @State private var hasDetents = true
    var body: some View {
      Button("all") { hasDetents = false }
      if hasDetents { Text("low").presentationDetents([.height(100)]) }
    }
  }

  @Test func `heights end with the modifier that tells them`() throws {
    let host = ViewHost(size: Self.size) { Screen(content: Toggling()) }
    #expect(host.sheet?.frame?.height == 100)
    try host.tap("all")
    #expect(host.sheet?.detents == [])
  }

  struct Nested: View {
    @State private var isOpen = false
    var body: some View {
      Button("open second") { isOpen = true }
        .sheet(isPresented: $isOpen) { Text("second").presentationDetents([.height(50)]) }
        .presentationDetents([.height(100)])
    }
  }

  @Test func `a sheet over a sheet has a height of its own`() throws {
    let host = ViewHost(size: Self.size) { Screen(content: Nested()) }
    try host.tap("open second")
    #expect(host.presentations.map { $0.frame?.height } == [100, 50])
    try host.dismiss()
    #expect(host.presentations.map { $0.frame?.height } == [100])
  }
}
