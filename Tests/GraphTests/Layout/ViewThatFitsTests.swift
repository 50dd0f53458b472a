import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Section N of the layout facts, in a host: the first view that fits.
@MainActor
@Suite struct `Views that fit` {
  @Test func `the first view whose ideal size fits is shown`() {
    expectMounted(proposing: 60, 100, size: (50, 20), frames: ["b": (0, 0, 50, 20)]) {
      ViewThatFits {
        F(100, 20).named("a")
        F(50, 20).named("b")
        F(10, 20).named("c")
      }
    }
  }

  @Test func `L-212: where nothing fits it is the last one`() {
    expectMounted(proposing: 30, 100, size: (50, 20), frames: ["b": (0, 0, 50, 20)]) {
      ViewThatFits {
        F(100, 20).named("a")
        F(50, 20).named("b")
      }
    }
  }

  @Test func `L-213: what fits exactly fits`() {
    expectMounted(proposing: 100, 20, size: (100, 20), frames: ["a": (0, 0, 100, 20)]) {
      ViewThatFits {
        F(100, 20).named("a")
        F(50, 20).named("b")
      }
    }
  }

  @Test func `L-215: only the given axes count`() {
    expectMounted(proposing: 60, 100, size: (500, 80), frames: ["a": (0, 0, 500, 80)]) {
      ViewThatFits(in: .vertical) {
        F(500, 80).named("a")
        F(30, 30).named("b")
      }
    }
  }

  @Test func `L-218: the view that is shown gets the whole proposal`() {
    expectMounted(proposing: 100, 50, size: (100, 50), frames: ["a": (0, 0, 100, 50)]) {
      ViewThatFits {
        C.named("a")
        F(1, 1).named("b")
      }
    }
  }

  @Test func `everything fits where nothing is proposed, and nothing is nothing`() {
    expectMounted(proposing: nil, nil, size: (100, 20)) {
      ViewThatFits {
        F(100, 20)
        F(50, 20)
      }
    }
    expectMounted(proposing: 10, 10, size: (0, 0)) { ViewThatFits {} }
  }

  @Test func `another width shows another view, and only that is drawn`() {
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
