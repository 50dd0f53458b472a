import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Nodes whose answer follows from less than the proposal, so that they work out fewer of them.
@MainActor
struct `Answers that follow from less than the proposal` {
  private func queries<Content: View>(of type: String, @ViewBuilder _ content: () -> Content) -> Int {
    let host = ViewHost(size: CGSize(width: 100, height: 300), root: content)
    let report = host.resize(to: CGSize(width: 120, height: 400))
    return report.byType.first { $0.key.hasPrefix(type) }?.value.sizeQueries ?? 0
  }

  @Test func `a frame of two lengths answers once, whatever is proposed`() {
    #expect(queries(of: "_FrameLayout") { VStack { C.frame(width: 10, height: 10) } } == 0)
  }

  @Test func `a frame of one length answers once for each length across`() {
    #expect(
      queries(of: "_FrameLayout") {
        VStack {
          C.frame(height: 10); C
        }
      } == 1)
  }

  @Test func `a frame of one length follows its view along the other axis`() {
    let host = ViewHost(proposing: ProposedViewSize(width: 100, height: 300)) {
      VStack(spacing: 0) {
        C.frame(width: 20).named("a")
        C.frame(height: 40).named("b")
      }
    }
    #expect(host.frame(named: "a") == CGRect(x: 40, y: 0, width: 20, height: 260))
    #expect(host.frame(named: "b") == CGRect(x: 0, y: 260, width: 100, height: 40))
  }

  @Test func `a frame relative to the container asks its closure once for a size`() {
    final class Count { var calls = 0 }
    let count = Count()
    let host = ViewHost(size: CGSize(width: 100, height: 300)) {
      VStack {
        C.containerRelativeFrame([.horizontal]) { length, _ in
          count.calls += 1
          return length / 2
        }
        C
      }
    }
    #expect(count.calls == 1)
    host.resize(to: CGSize(width: 200, height: 300))
    #expect(count.calls == 2)
  }

  @Test func `a ZStack of one view that is always there places nothing, and is where the view is`() {
    let host = ViewHost(size: CGSize(width: 100, height: 300)) {
      ZStack(alignment: .topLeading) { C.frame(width: 30, height: 40).named("view") }.named("stack")
    }
    #expect(host.frame(named: "view") == CGRect(x: 35, y: 130, width: 30, height: 40))
    #expect(host.frame(named: "stack") == host.frame(named: "view"))
    #expect(host.totalCounts.placements == 0)
  }

  @Test func `a ZStack of one view aligns as the view does`() {
    expectMounted(proposing: nil, nil, size: (20, 30), frames: ["a": (0, 0, 10, 20), "b": (10, 10, 10, 20)]) {
      HStack(alignment: .top, spacing: 0) {
        F(10, 20).named("a")
        ZStack { F(10, 20).named("b").alignmentGuide(.top) { _ in -10 } }
      }
    }
  }

  @Test func `texts that fit an equal part of their stack are measured once`() {
    let host = ViewHost(size: CGSize(width: 300, height: 100)) {
      HStack {
        Text("ab"); Spacer(); Text("cdef"); Text("g")
      }
    }
    #expect(host.counts(of: Text.self).sizeQueries == 3)
  }

  @Test func `a text that needs more than an equal part is still served after the others`() {
    let host = ViewHost(size: CGSize(width: 120, height: 100)) {
      HStack(spacing: 0) {
        Text("wide enough").named("wide")
        Text("a").named("narrow")
      }
    }
    let alone = ViewHost(size: CGSize(width: 100, height: 100)) { Text("wide enough").named("wide") }
    #expect((host.frame(named: "wide")?.width ?? 0) > 60)
    #expect(host.frame(named: "wide")?.size == alone.frame(named: "wide")?.size)
  }

  @Test func `a row of texts answers once, whatever height is proposed`() {
    #expect(
      queries(of: "HStack") {
        VStack {
          HStack {
            Text("ab"); Spacer(); Text("cd").padding()
          }
          C
        }
      } == 1)
  }

  @Test(arguments: [1, 2, 3])
  func `a row that no longer keeps its height tells its container`(fillers: Int) {
    final class Lever { var change: (String) -> Void = { _ in } }
    struct Row: View {
      @State var text: String
      let lever: Lever

      var body: some View {
        let _ = (lever.change = { text = $0 })
        HStack {
          Text(text).named("text"); Spacer(); Text("cd")
        }
      }
    }
    func mounted(_ text: String, _ lever: Lever) -> ViewHost {
      ViewHost(size: CGSize(width: 120, height: 90)) {
        VStack {
          Row(text: text, lever: lever).named("row")
          ForEach(0..<fillers, id: \.self) { _ in C }
          Text("below").named("below")
        }
      }
    }
    let lever = Lever()
    let host = mounted("ab", lever)
    for text in ["many words in several lines", "x", "two words or more"] {
      host.perform { lever.change(text) }
      let fresh = mounted(text, Lever())
      for name in ["row", "text", "below"] { #expect(host.frame(named: name) == fresh.frame(named: name), "\(text)") }
    }
  }
}
