import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// The first view that fits, where the space or the text changes.
@MainActor
struct `Views that fit` {
  @Test func `another width shows another view, which alone is drawn`() {
    let host = ViewHost(size: CGSize(width: 200, height: 100)) {
      ViewThatFits(in: .horizontal) {
        Text("a long title").frame(width: 150)
        Text("short").frame(width: 50)
      }
    }
    #expect(host.displayList.map(\.content.text) == ["a long title"])
    #expect(host.texts == ["a long title"])
    let narrow = host.resize(to: CGSize(width: 100, height: 100))
    #expect(narrow.total.bodies == 0)
    #expect(host.displayList.map(\.content.text) == ["short"])
    host.resize(to: CGSize(width: 200, height: 100))
    #expect(host.displayList.map(\.content.text) == ["a long title"])
  }

  @Test func `a text in a choice by height is measured at the proposed width`() {
    let host = ViewHost(size: CGSize(width: 60, height: 30)) {
      ViewThatFits(in: .vertical) {
        Text("several words in a row")
        Text("few")
      }
    }
    #expect(host.texts == ["few"])
    host.resize(to: CGSize(width: 400, height: 30))
    #expect(host.texts == ["several words in a row"])
  }
}

extension DisplayContent {
  /// The string of a text.
  fileprivate var text: String? {
    if case .text(let string, _) = self { string } else { nil }
  }
}
