import AttributeGraphUI
import Foundation
import Testing

/// Sizes of sheets by a `PresentationSizing`.
@MainActor
struct `Sizes of sheets` {
  private static let size = CGSize(width: 200, height: 400)

  struct Screen<Content: View>: View {
    @State private var isPresented = true
    @ViewBuilder let content: Content
    var body: some View { Text("behind").sheet(isPresented: $isPresented) { content } }
  }

  struct Fixed: PresentationSizing {
    var width: CGFloat?
    var height: CGFloat?
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      ProposedViewSize(width: width, height: height)
    }
  }

  struct Doubled: PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
      let ideal = root.sizeThatFits(.unspecified)
      return ProposedViewSize(width: 2 * ideal.width, height: 2 * ideal.height)
    }
  }

  @Test func `a sheet has the proposed size, in the middle of the room`() {
    let host = ViewHost(size: Self.size) { Screen { Color.red.presentationSizing(Fixed(width: 100, height: 300)) } }
    let frame = CGRect(x: 50, y: 50, width: 100, height: 300)
    #expect(host.sheet?.frame == frame)
    #expect(host.displayList.last?.frame == frame)
  }

  @Test func `without a proposal the content determines a length, and the room limits all`() {
    let host = ViewHost(size: Self.size) {
      Screen { Color.red.frame(width: 30, height: 40).presentationSizing(Fixed(width: 1000)) }
    }
    #expect(host.sheet?.frame == CGRect(x: 0, y: 180, width: 200, height: 40))
    let doubled = ViewHost(size: Self.size) {
      Screen { Color.red.frame(width: 30, height: 40).presentationSizing(Doubled()) }
    }
    #expect(doubled.sheet?.frame == CGRect(x: 70, y: 160, width: 60, height: 80))
  }

  @Test func `a page fills the room, and can be fitted to its content along an axis`() {
    let page = ViewHost(size: Self.size) { Screen { Color.red.presentationSizing(.page) } }
    #expect(page.sheet?.frame?.size == Self.size)
    let fitted = ViewHost(size: Self.size) {
      Screen {
        Color.red.frame(width: 30, height: 40).presentationSizing(.page.fitted(horizontal: false, vertical: true))
      }
    }
    #expect(fitted.sheet?.frame == CGRect(x: 0, y: 180, width: 200, height: 40))
  }

  struct Growing<Sizing: PresentationSizing>: View {
    let sizing: Sizing
    @State private var height: CGFloat = 40
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 30, height: height)
        Button("more") { height += 100 }.frame(height: 20)
        Button("less") { height -= 100 }.frame(height: 20)
      }
      .presentationSizing(sizing)
    }
  }

  @Test func `a fitted sheet follows its content, and a sticky one never shrinks`() throws {
    let fitted = ViewHost(size: Self.size) { Screen { Growing(sizing: .fitted) } }
    #expect(fitted.sheet?.frame?.height == 80)
    try fitted.tap("more")
    #expect(fitted.sheet?.frame?.height == 180)
    try fitted.tap("less")
    #expect(fitted.sheet?.frame?.height == 80)
    let sticky = ViewHost(size: Self.size) { Screen { Growing(sizing: .fitted.sticky(vertical: true)) } }
    try sticky.tap("more")
    try sticky.tap("less")
    #expect(sticky.sheet?.frame?.height == 180)
  }

  @Test func `detents come before a sizing`() {
    let host = ViewHost(size: Self.size) {
      Screen { Color.red.presentationSizing(Fixed(width: 10, height: 10)).presentationDetents([.height(120)]) }
    }
    #expect(host.sheet?.frame == CGRect(x: 0, y: 280, width: 200, height: 120))
  }
}
