import AttributeGraphUI
import Foundation
import Testing

/// The frames of views that are identified from outside, while branches inside of them change.
@MainActor
struct `Frames of identified views` {
  /// A view that changes between two branches.
  struct Changing: View {
    var isOpen: Bool
    var body: some View {
      if isOpen { Color.red.frame(width: 30, height: 100) } else { Color.blue.frame(width: 30, height: 40) }
    }
  }

  struct Toggled<Content: View>: View {
    var animation: Animation?
    @ViewBuilder var content: (_ isOn: Bool) -> Content
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        content(isOn)
        Button("toggle") { withAnimation(animation) { isOn.toggle() } }
      }
    }
  }

  @Test func `an identifier is that of the branch which is there`() throws {
    let host = ViewHost { Toggled { Changing(isOpen: $0).accessibilityIdentifier("a").accessibilityLabel("label") } }
    for height in [40.0, 100, 40, 100] {
      #expect(host.frame(identifier: "a")?.size == CGSize(width: 30, height: height))
      #expect(try host.accessibilityElement("label").frame.size == CGSize(width: 30, height: height))
      try host.tap("toggle")
    }
  }

  @Test func `an identifier is that of the view which comes, while another one leaves`() throws {
    let host = ViewHost {
      Toggled(animation: .linear(duration: 1)) { Changing(isOpen: $0).accessibilityIdentifier("a") }
    }
    try host.tap("toggle")
    #expect(host.frame(identifier: "a")?.size == CGSize(width: 30, height: 100))
    host.advance(by: .seconds(2))
    #expect(host.frame(identifier: "a")?.size == CGSize(width: 30, height: 100))
  }

  @Test func `an identifier around a new identity or another erased type is that of the new view`() throws {
    let host = ViewHost {
      Toggled { isOn in
        Color.red.frame(height: isOn ? 30 : 20).id(isOn).accessibilityIdentifier("id")
        (isOn ? AnyView(Color.red.frame(height: 8)) : AnyView(Color.red.frame(height: 5).padding(1)))
          .accessibilityIdentifier("erased")
      }
    }
    try host.tap("toggle")
    #expect(host.frame(identifier: "id")?.height == 30)
    #expect(host.frame(identifier: "erased")?.height == 8)
  }

  @Test func `the frame of one of several views is that of another one when it goes, and nil when none is left`() throws
  {
    let host = ViewHost {
      Toggled { isOn in
        Group {
          if !isOn { Color.red.frame(height: 20) }
          Color.red.frame(height: 30)
        }
        .accessibilityIdentifier("two")
        Group { if !isOn { Color.red.frame(height: 10) } }.accessibilityIdentifier("one")
      }
    }
    #expect(host.frame(identifier: "two")?.height == 20)
    #expect(host.frame(identifier: "one")?.height == 10)
    try host.tap("toggle")
    #expect(host.frame(identifier: "two")?.height == 30)
    #expect(host.frame(identifier: "one") == nil)
    try host.tap("toggle")
    #expect(host.frame(identifier: "two")?.height == 20)
    #expect(host.frame(identifier: "one")?.height == 10)
  }

  struct Scrolled: View {
    @State private var open: Set<Int> = []
    @State private var position: String?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30, id: \.self) { Changing(isOpen: open.contains($0)).id("r\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
        .frame(height: 200)
        Button("open") { open.insert(20) }
        Button("go") { proxy.scrollTo("r20", anchor: .top) }
        Text(position ?? "none")
      }
    }
  }

  @Test func `a scroll finds an identified view whose branch has changed`() throws {
    let host = ViewHost { Scrolled() }
    try host.tap("open")
    try host.tap("go")
    #expect(try host.scrollOffset().y == 800)
    try host.scroll(to: 0)
    try host.scroll(toID: "r20", anchor: .top)
    #expect(try host.scrollOffset().y == 800)
    try host.scroll(to: 805)
    #expect(host.texts.last == "r20")
  }
}
