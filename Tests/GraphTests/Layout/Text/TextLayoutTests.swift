import AttributeGraphUI
import Foundation
import Testing
import ViewTestSupport

/// Text in a host: the same frames on every machine, worked out here by hand from the table of widths.
///
/// In a font of 10 points a digit is 5.56 wide, a space 2.78, and a line 12 high with its baseline at 9.6.
@MainActor
struct `Mounted text` {
  @Test func `a text is as wide as its characters`() {
    // H 7.22 + e 5.56 + l 2.22 + l 2.22 + o 5.56
    expectMounted(proposing: nil, nil, size: (22.78, 12), frames: ["a": (0, 0, 22.78, 12)]) {
      Text("Hello").font(.system(size: 10)).named("a")
    }
  }

  @Test func `text is set in 17 points by default`() {
    // 3 digits of 9.452, 20.4 high
    expectMounted(proposing: nil, nil, size: (28.356, 20.4)) { Text("000") }
  }

  @Test func `a text does not stretch, and a row centres lines of different heights`() {
    expectMounted(
      proposing: 300, 100, size: (22.24, 24), frames: ["a": (0, 6, 11.12, 12), "b": (11.12, 0, 11.12, 24)]
    ) {
      HStack(spacing: 0) {
        Text("00").font(.system(size: 10)).named("a")
        Text("0").font(.system(size: 20)).named("b")
      }
    }
  }

  @Test func `a text wraps at spaces in a narrow proposal`() {
    expectMounted(proposing: 26, nil, size: (25.02, 24)) { Text("00 00 00").font(.system(size: 10)) }
    expectMounted(proposing: 12, nil, size: (11.12, 36)) { Text("00 00 00").font(.system(size: 10)) }
    expectMounted(proposing: 0, nil, size: (5.56, 72)) { Text("00 00 00").font(.system(size: 10)) }
  }

  @Test func `a text that wraps makes its stack higher`() {
    expectMounted(
      proposing: 26, nil, size: (25.02, 34), frames: ["text": (0, 0, 25.02, 24), "below": (0, 24, 10, 10)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Text("00 00 00").font(.system(size: 10)).named("text")
        F(10, 10).named("below")
      }
    }
  }

  @Test func `a fixed size keeps a text on one line`() {
    expectMounted(proposing: 12, nil, size: (38.92, 12)) { Text("00 00 00").font(.system(size: 10)).fixedSize() }
  }

  @Test func `texts are aligned by their baselines, through padding too`() {
    expectMounted(
      proposing: nil, nil, size: (24.46, 24),
      frames: ["small": (0, 9.6, 5.56, 12), "padded": (5.56, 0, 18.9, 24)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("0").font(.system(size: 10)).named("small")
        Text("0").font(.system(size: 20)).padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 7.78))
          .named("padded")
      }
    }
  }

  @Test func `a title and its button are where the table puts them`() {
    // "Title": T 17.108 + i 6.216 + t 7.784 + l 6.216 + e 15.568 at 28 points, 33.6 high; "OK" 13.226 + 11.339 at 17.
    let host = ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack {
        Text("Title").font(.title).named("title")
        Button("OK") {}.named("button")
      }
    }
    expectFrame(of: "title", (23.554, 19, 52.892, 33.6), in: host)
    expectFrame(of: "button", (37.7175, 60.6, 24.565, 20.4), in: host)
  }
}
