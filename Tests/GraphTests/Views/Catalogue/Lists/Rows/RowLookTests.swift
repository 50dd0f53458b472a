import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Insets, backgrounds and lines of rows.
@MainActor
struct `Looks of rows` {
  private func frame(_ text: String, in host: ViewHost) -> CGRect? { host.element(text: text)?.frame }

  struct Inset: View {
    @State private var length: CGFloat = 10
    var body: some View {
      List {
        Color.red.frame(width: 50, height: 20).listRowInsets(
          EdgeInsets(top: 5, leading: length, bottom: 7, trailing: 0))
        Color.blue.frame(width: 50, height: 20)
      }
      Button("more") { length = 30 }.frame(height: 0)
    }
  }

  @Test func `insets move the view of a row and lengthen the row`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Inset() }
    let frames = host.displayList.prefix(2).map(\.frame)
    #expect(frames[0] == CGRect(x: 10, y: 5, width: 50, height: 20))
    #expect(frames[1] == CGRect(x: 0, y: 32, width: 50, height: 20))
    try host.tap("more")
    #expect(host.displayList[0].frame.minX == 30)
  }

  @Test func `an inset at some edges leaves the others as they are`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      List {
        Color.red.frame(height: 20).listRowInsets(.horizontal, 15)
        Color.blue.frame(height: 20).listRowInsets(.top, 4).listRowInsets(.top, 100)
      }
    }
    #expect(host.displayList[0].frame == CGRect(x: 15, y: 0, width: 170, height: 20))
    #expect(host.displayList[1].frame == CGRect(x: 0, y: 24, width: 200, height: 20))
  }

  @Test func `a background fills the row behind the view, insets included`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      List {
        Color.red.frame(width: 50, height: 20)
          .listRowBackground(Color.green)
          .listRowInsets(EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))
      }
    }
    #expect(
      host.displayList.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 200, height: 30), CGRect(x: 5, y: 5, width: 50, height: 20),
      ])
    #expect(host.displayList[0].content == .color(.green))
  }

  @Test func `the innermost of several backgrounds is shown, also around a collection`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      List {
        ForEach(0..<2) { index in
          if index == 0 {
            Color.red.frame(width: 50, height: 20).listRowBackground(Color.green)
          } else {
            Color.red.frame(width: 50, height: 20)
          }
        }
        .listRowBackground(Color.yellow)
      }
    }
    let wide = host.displayList.filter { $0.frame.width == 200 }.map(\.content)
    #expect(wide == [.color(.green), .color(.yellow)])
  }

  struct Lines: View {
    @State private var visibility = Visibility.visible
    var body: some View {
      List {
        Color.red.frame(height: 20).listRowSeparator(visibility)
        Color.blue.frame(height: 20).listRowSeparatorTint(.green, edges: .bottom)
      }
      Button("hide") { visibility = .hidden }.frame(height: 0)
    }
  }

  @Test func `lines are drawn where a row asks for them`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Lines() }
    func lines() -> [CGRect] { host.displayList.map(\.frame).filter { $0.height == 1 } }
    #expect(
      lines() == [
        CGRect(x: 0, y: 0, width: 200, height: 1), CGRect(x: 0, y: 19, width: 200, height: 1),
        CGRect(x: 0, y: 39, width: 200, height: 1),
      ])
    try host.tap("hide")
    #expect(lines() == [CGRect(x: 0, y: 39, width: 200, height: 1)])
  }

  @Test func `guides say where a line begins and ends`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      List {
        Color.red.frame(width: 50, height: 20)
          .alignmentGuide(.listRowSeparatorLeading) { _ in 12 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0.width }
          .listRowSeparator(.visible, edges: .bottom)
      }
    }
    #expect(host.displayList.last?.frame == CGRect(x: 12, y: 19, width: 38, height: 1))
  }

  @Test func `lines of a section stand above its first and below its last row`() {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) {
      List {
        Section {
          ForEach(0..<3) { _ in Color.red.frame(height: 20) }
        } header: {
          Color.blue.frame(height: 10)
        }
        .listSectionSeparator(.visible)
      }
    }
    let lines = host.displayList.filter { item in item.frame.height == 1 }
    #expect(lines.map { item in item.frame.minY } == [10, 69])
  }

  struct Spaced: View {
    @State private var spacing: CGFloat? = 6
    var body: some View {
      List {
        Section { Color.red.frame(height: 20) }
        Section {
          Color.red.frame(height: 20)
          Color.red.frame(height: 20)
        }
        .listSectionSpacing(4)
      }
      .listRowSpacing(spacing)
      .listSectionSpacing(.custom(10))
      Button("close") { spacing = nil }.frame(height: 0)
    }
  }

  @Test func `rows and sections keep their distances`() throws {
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Spaced() }
    #expect(host.displayList.prefix(3).map(\.frame.minY) == [0, 30, 56])
    try host.tap("close")
    #expect(host.displayList.prefix(3).map(\.frame.minY) == [0, 24, 44])
  }

  @Test func `rows and headers have the least heights of the environment`() {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) {
      List {
        Section {
          Color.red.frame(height: 20)
        } header: {
          Color.blue.frame(height: 10)
        }
        Color.red.frame(height: 60)
      }
      .environment(\.defaultMinListRowHeight, 50)
      .environment(\.defaultMinListHeaderHeight, 30)
    }
    #expect(host.displayList.map(\.frame.minY) == [10, 45, 80])
  }

  @Test func `a row of the least height proposes it to its content`() {
    let host = ViewHost(size: CGSize(width: 200, height: 400)) {
      List {
        Color.red.named("colour")
        Text("h").frame(maxHeight: .infinity).named("text").listRowInsets(
          EdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0))
        F(10, 20).named("fixed")
        F(10, 90).named("high")
      }
      .environment(\.defaultMinListRowHeight, 80)
    }
    #expect(host.frame(named: "colour") == CGRect(x: 0, y: 0, width: 200, height: 80))
    #expect(host.frame(named: "text")?.minY == 85)
    #expect(host.frame(named: "text")?.height == 68)
    #expect(host.frame(named: "fixed") == CGRect(x: 0, y: 190, width: 10, height: 20))
    #expect(host.frame(named: "high") == CGRect(x: 0, y: 240, width: 10, height: 90))
  }

  struct Counted: View {
    let index: Int
    var body: some View { Color.red.frame(height: 20) }
  }

  @Test func `decorated rows are made when they come into sight, and their decorations go with them`() throws {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      List {
        ForEach(0..<1_000) { index in
          Counted(index: index).listRowBackground(Color.green).listRowSeparator(.visible, edges: .bottom)
        }
      }
    }
    #expect(host.counts(of: Counted.self).bodies == 5)
    #expect(host.displayList.count == 15)
    try host.scroll(by: 40)
    #expect(host.displayList.count == 15)
    #expect(host.counts(of: Counted.self).bodies == 7)
    try host.scroll(by: -40)
    #expect(host.displayList.count == 15)
    #expect(host.displayList.map(\.frame.minY).min() == 0)
    #expect(host.counts(of: Counted.self).bodies == 7)
  }

  @Test func `modifiers of rows do nothing outside of lists`() {
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).listRowBackground(Color.green).listRowInsets(EdgeInsets()).listRowSeparator(
          .visible)
      }
    }
    #expect(host.displayList.count == 1)
  }

  @Test func `a host tells tints and the background of the content`() throws {
    let host = ViewHost {
      List { Text("a").listItemTint(.red) }.scrollContentBackground(.hidden)
    }
    #expect(try host.listRows().map(\.itemTint) == [.fixed(.red)])
    #expect(try host.contentBackground() == .hidden)
  }
}
